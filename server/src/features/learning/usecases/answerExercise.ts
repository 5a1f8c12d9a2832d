import { type Answer, knownAnswer, type MarkedAnswer, markAnswer } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findExercise } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { storeExerciseAnswer } from "../repository/exerciseAnswers.ts";
import { secondTryAfter } from "../rules.ts";
import { showMarked } from "../shared/show.ts";
import { takeRoomFor } from "../shared/storing.ts";

/**
 * Marks an answer to an exercise. The first one counts; a repeated one answers the stored result. Throws
 * QUESTION_MISSING, QUESTION_CHANGED, ANONYMOUS_FULL.
 */
export async function answerExercise({
  context,
  input,
}: Call<{ slug: string; exerciseId: string; answer: Answer }, LearnerContext>): Promise<{
  result: MarkedAnswer;
}> {
  const { services } = context;
  const { slug } = input;
  const { course, enrolment } = await participation(services, context, slug);
  const exercise = await findExercise(services.db, course.id, input.exerciseId);
  if (!exercise) throw refusal("QUESTION_MISSING");
  const mark = markAnswer(exercise.body, input.answer);
  const answer = knownAnswer(exercise.body, input.answer);
  if (mark === null || answer === null) throw refusal("QUESTION_CHANGED");
  const { right } = mark;
  const secondTry = secondTryAfter(course, exercise.body, { answer, right });
  const given = { enrolmentId: enrolment.id, exerciseId: exercise.id, answer, right, secondTry };
  await takeRoomFor(context, enrolment, answer);
  const stored = await storeExerciseAnswer(services.db, course.id, given, services.clock.now());
  if ("gone" in stored)
    throw refusal(stored.gone === "enrolment" ? "ENROLMENT_REQUIRED" : "QUESTION_MISSING");
  return { result: showMarked(exercise, stored.answer) };
}
