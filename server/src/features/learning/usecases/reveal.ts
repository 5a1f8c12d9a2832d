import { isChecked, type Revelation } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findExercise, findQuestion } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { hasAnsweredExercise } from "../repository/exerciseAnswers.ts";
import { showRevelation } from "../shared/show.ts";

/**
 * What participants compare their own answer with. Throws QUESTION_MISSING, also for a question that the server marks:
 * its solution is told by answering alone.
 */
export async function reveal({
  context,
  input: { slug, questionId },
}: Call<{ slug: string; questionId: string }, LearnerContext>): Promise<Revelation> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const exercise = await findExercise(services.db, course.id, questionId);
  const isGone =
    exercise !== null &&
    exercise.removedAt !== null &&
    !(await hasAnsweredExercise(services.db, enrolment.id, exercise.id));
  const asked = exercise ?? (await findQuestion(services.db, course.id, questionId));
  if (!asked || isGone || isChecked(asked.body)) throw refusal("QUESTION_MISSING");
  return showRevelation(asked);
}
