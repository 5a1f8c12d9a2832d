import type { Account, Seed } from "./seed.ts";

interface Choice {
  kind: string;
  options: { id: string; correct: boolean }[];
}

/** Enrols a person and answers every question of a course whose questions have options; wrongly at these positions. */
export async function answerAll(
  seed: Seed,
  { creator, person, slug }: { creator: Account; person: Account; slug: string },
  wrongAt: readonly number[],
): Promise<void> {
  const as = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });
  const where = `/api/learn/${slug}`;
  await seed.call("POST", `${where}/enrolment`, {}, as(person));
  const { steps } = await seed.call<{ steps: { stepId: string; position: number }[] }>(
    "GET",
    where,
    undefined,
    as(person),
  );
  for (const { stepId, position } of steps) {
    const { question } = await seed.call<{ question: Choice }>(
      "GET",
      `/api/courses/${slug}/steps/${stepId}`,
      undefined,
      as(creator),
    );
    const wanted = question.options.filter(({ correct }) => correct !== wrongAt.includes(position));
    const selected = (wrongAt.includes(position) ? wanted.slice(0, 1) : wanted).map(({ id }) => id);
    const answer = { kind: "choice", selected };
    await seed.call("PUT", `${where}/steps/${stepId}/answer`, { answer }, as(person));
  }
}
