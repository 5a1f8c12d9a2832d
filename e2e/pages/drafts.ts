import { randomUUID } from "node:crypto";
import type { Account, Seed } from "../support/seed.ts";

interface Outline {
  steps: { id: string; position: number; title: string; question: string | null }[];
}

/** A draft whose third step asks nothing; answers its slug and its steps. */
export async function makeDraft(seed: Seed, creator: Account) {
  const original = await seed.course(creator, "bienen.de.pdf", "Bienenkunde", "de");
  const headers = { authorization: `Bearer ${creator.accessToken}` };
  const as = <T>(method: string, where: string, body?: unknown) =>
    seed.call<T>(method, `/api/courses/${where}`, body, headers);
  const copy = { requestId: randomUUID() };
  const { slug } = await as<{ slug: string }>("POST", `${original}/copies`, copy);
  await as("DELETE", original);
  const { steps } = await as<Outline>("GET", `${slug}/outline`);
  const third = steps[2];
  const { question } = await as<{ question: { version: number } }>("GET", `${slug}/outline/${third?.id}`);
  await as("DELETE", `${slug}/outline/${third?.id}/question`, { version: question.version });
  return { slug, steps };
}
