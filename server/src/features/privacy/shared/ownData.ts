import { type Answer, describeAnswer, type QuestionBody } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { listSessions, readProfile } from "../../accounts/index.ts";
import { learningData } from "../repository.ts";

/** What belongs to one participation. */
function partOf<Row extends { participationId: string }>(rows: readonly Row[], id: string) {
  return rows
    .filter(({ participationId }) => participationId === id)
    .map(({ participationId: _, ...row }) => row);
}

/** An answer as its writer takes it away, with what nobody else may read. */
function inWords<Row extends { body: QuestionBody | null; answer: Answer | null }>(row: Row) {
  const { body, answer, ...rest } = row;
  const own = answer?.kind === "self" ? [answer.text] : [];
  return { ...rest, answers: body && answer ? [...own, ...describeAnswer(body, answer)] : [] };
}

/** Everything held about a person but for the steps of the own courses. Throws UNAUTHORIZED, NOT_FOUND. */
export async function ownData({ context, input: { id } }: Call<{ id: string }>) {
  const { services } = context;
  const profile = await readProfile({ context, input: { id } });
  const { sessions } = await listSessions({ context, input: { id } });
  const data = await learningData(services.db, id);
  return {
    madeAt: services.clock.now().toISOString(),
    profile,
    sessions,
    managedCourses: data.managed,
    documents: data.uploads,
    courses: data.owned.map(({ adminPasswordHash: _, ...course }) => course),
    participations: data.taken.map((participation) => ({
      ...participation,
      steps: partOf(data.progress, participation.id).map(inWords),
      entryTest: partOf(data.tested, participation.id).map(inWords),
      finalQuiz: partOf(data.quizzed, participation.id).map(inWords),
      exercises: partOf(data.exercised, participation.id).map(inWords),
      highlights: partOf(data.marks, participation.id),
      reviews: partOf(data.reviews, participation.id),
      certificates: partOf(data.awarded, participation.id),
      questions: partOf(data.asked, participation.id),
      practised: partOf(data.practice, participation.id),
    })),
  };
}
