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

/** Everything held about a person, as that person may take it away (GDPR articles 15 and 20). */
export async function exportData({
  context,
  input: { id },
}: Call<{ id: string }>): Promise<Record<string, unknown>> {
  const { services } = context;
  const profile = await readProfile({ context, input: { id } });
  const { sessions } = await listSessions({ context, input: { id } });
  const {
    owned,
    managed,
    uploads,
    taken,
    contents,
    progress,
    exercised,
    tested,
    marks,
    reviews,
    awarded,
    asked,
    practice,
  } = await learningData(services.db, id);
  return {
    madeAt: services.clock.now().toISOString(),
    profile,
    sessions,
    courses: owned.map(({ adminPasswordHash: _, ...course }) => ({
      ...course,
      steps: contents.filter(({ courseId }) => courseId === course.id),
    })),
    managedCourses: managed,
    documents: uploads,
    participations: taken.map((participation) => ({
      ...participation,
      steps: partOf(progress, participation.id).map(inWords),
      entryTest: partOf(tested, participation.id).map(inWords),
      exercises: partOf(exercised, participation.id).map(inWords),
      highlights: partOf(marks, participation.id),
      reviews: partOf(reviews, participation.id),
      certificates: partOf(awarded, participation.id),
      questions: partOf(asked, participation.id),
      practised: partOf(practice, participation.id),
    })),
  };
}
