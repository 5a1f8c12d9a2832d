import { isChecked, knownAnswer, markAnswer } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findQuestion } from "../../content/index.ts";
import type { TestAnswer } from "../rules.ts";

/** Marks it as the step does; "I don't know" is not right. Throws QUESTION_MISSING, QUESTION_CHANGED. */
export async function markTestAnswer(
  { db }: Services,
  courseId: string,
  { stepId, questionId, answer: given }: TestAnswer,
): Promise<TestAnswer & { right: boolean }> {
  const question = await findQuestion(db, courseId, questionId);
  if (question?.stepId !== stepId || !isChecked(question.body)) throw refusal("QUESTION_MISSING");
  const answer = given && knownAnswer(question.body, given);
  const mark = answer && markAnswer(question.body, answer);
  if (given !== null && !mark) throw refusal("QUESTION_CHANGED");
  return { stepId, questionId, answer, right: mark?.right ?? false };
}
