import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { storeEntryAnswer } from "../repository/entryTests.ts";
import { mayBeginEntryTest, type TestAnswer } from "../rules.ts";
import { REFUSALS } from "../shared/entryTest.ts";
import { takeRoomFor } from "../shared/storing.ts";
import { markTestAnswer } from "../shared/testAnswers.ts";

/**
 * Stores an answer, or (null) that somebody does not know, marked as in the step; nothing is told of it. Throws
 * ENTRY_TEST_CLOSED, STEP_NOT_FOUND, QUESTION_MISSING, QUESTION_CHANGED, ANONYMOUS_FULL.
 */
export async function answerEntry({
  context,
  input,
}: Call<TestAnswer & { slug: string }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, input.slug);
  const given = { enrolmentId: enrolment.id, ...(await markTestAnswer(services, course.id, input)) };
  await takeRoomFor(context, enrolment, given.answer);
  const closed = await storeEntryAnswer(services.db, given, services.clock.now(), (row) =>
    mayBeginEntryTest(course, row),
  );
  if (closed) throw refusal(REFUSALS[closed]);
  return DONE;
}
