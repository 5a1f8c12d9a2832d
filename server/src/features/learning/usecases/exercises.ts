import {
  type Answer,
  isChecked,
  knownAnswer,
  type MarkedAnswer,
  markAnswer,
  type Revelation,
} from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findExercise, findQuestion } from "../../content/index.ts";
import { type Learner, participation } from "../access.ts";
import { hasAnsweredExercise, storeExerciseAnswer } from "../repository/exerciseAnswers.ts";
import { secondTryAfter } from "../rules.ts";
import { showMarked, showRevelation } from "./show.ts";

/**
 * Marks an answer to an exercise. The first one counts; a repeated one answers the stored result. Throws
 * QUESTION_MISSING, QUESTION_CHANGED.
 */
export async function answerExercise(
  services: Services,
  learner: Learner,
  slug: string,
  input: { exerciseId: string; answer: Answer },
): Promise<{ result: MarkedAnswer }> {
  const { course, enrolment } = await participation(services, learner, slug);
  const exercise = await findExercise(services.db, course.id, input.exerciseId);
  if (!exercise) throw refusal("QUESTION_MISSING");
  const mark = markAnswer(exercise.body, input.answer);
  const answer = knownAnswer(exercise.body, input.answer);
  if (mark === null || answer === null) throw refusal("QUESTION_CHANGED");
  const { right } = mark;
  const secondTry = secondTryAfter(course, exercise.body, { answer, right });
  const given = { enrolmentId: enrolment.id, exerciseId: exercise.id, answer, right, secondTry };
  const stored = await storeExerciseAnswer(services.db, course.id, given, services.clock.now());
  if ("gone" in stored)
    throw refusal(stored.gone === "enrolment" ? "ENROLMENT_REQUIRED" : "QUESTION_MISSING");
  return { result: showMarked(exercise, stored.answer) };
}

/**
 * What participants compare their own answer with. Throws QUESTION_MISSING, also for a question that the server marks:
 * its solution is told by answering alone.
 */
export async function reveal(
  services: Services,
  learner: Learner,
  slug: string,
  { questionId }: { questionId: string },
): Promise<Revelation> {
  const { course, enrolment } = await participation(services, learner, slug);
  const exercise = await findExercise(services.db, course.id, questionId);
  const isGone =
    exercise !== null &&
    exercise.removedAt !== null &&
    !(await hasAnsweredExercise(services.db, enrolment.id, exercise.id));
  const asked = exercise ?? (await findQuestion(services.db, course.id, questionId));
  if (!asked || isGone || isChecked(asked.body)) throw refusal("QUESTION_MISSING");
  return showRevelation(asked);
}
