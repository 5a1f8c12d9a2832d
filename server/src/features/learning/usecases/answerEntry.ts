import { type Answer, isChecked, knownAnswer, markAnswer } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { findQuestion } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { storeEntryAnswer } from "../repository/entryTests.ts";
import { mayBeginEntryTest } from "../rules.ts";
import { REFUSALS } from "../shared/entryTest.ts";
import { takeRoomFor } from "../shared/storing.ts";

/**
 * Stores an answer, or (null) that somebody does not know, marked as in the step; nothing is told of it. Throws
 * ENTRY_TEST_CLOSED, STEP_NOT_FOUND, QUESTION_MISSING, QUESTION_CHANGED, ANONYMOUS_FULL.
 */
export async function answerEntry({
  context,
  input,
}: Call<
  { slug: string; stepId: string; questionId: string; answer: Answer | null },
  LearnerContext
>): Promise<Done> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, input.slug);
  const { stepId, questionId } = input;
  const question = await findQuestion(services.db, course.id, questionId);
  if (question?.stepId !== stepId || !isChecked(question.body)) throw refusal("QUESTION_MISSING");
  const answer = input.answer && knownAnswer(question.body, input.answer);
  const mark = answer && markAnswer(question.body, answer);
  if (input.answer !== null && !mark) throw refusal("QUESTION_CHANGED");
  const given = { enrolmentId: enrolment.id, stepId, questionId, answer, right: mark?.right ?? false };
  await takeRoomFor(context, enrolment, answer);
  const closed = await storeEntryAnswer(services.db, given, services.clock.now(), (row) =>
    mayBeginEntryTest(course, row),
  );
  if (closed) throw refusal(REFUSALS[closed]);
  return DONE;
}
