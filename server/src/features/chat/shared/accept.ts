import { signedIn } from "../../../platform/http/context.ts";
import { type Context, inTransaction } from "../../../platform/useCase.ts";
import type { CourseRow } from "../../courses/index.ts";
import { acceptQuestion, lockForAccepting } from "../../editing/index.ts";
import { type ChatQuestionRow, changeQuestion, findQuestions, markReplaced } from "../repository.ts";
import { UNDECIDED } from "../rules.ts";

/** Stores an accepted question in its step. Throws what `acceptQuestion` throws. */
export async function accept(
  context: Context,
  course: CourseRow,
  row: ChatQuestionRow,
  decision: "question" | "exercise",
): Promise<void> {
  const { services, actor } = context;
  const where = { courseId: course.id, stepId: row.stepId, userId: signedIn(actor).userId };
  await inTransaction(context, async (tx) => {
    await lockForAccepting(tx, course.id);
    // Accepting twice stores it once.
    if (!(await changeQuestion(tx, row.id, UNDECIDED, { state: "accepted" }))) return;
    // As it is now: somebody else may have changed it since it was read.
    const [present = row] = await findQuestions(tx, course.id, [row.id]);
    const placed = await acceptQuestion(tx, where, present.question, decision, services.clock.now());
    await changeQuestion(tx, row.id, ["accepted"], { placed });
    if (decision === "question") await markReplaced(tx, row.stepId, row.id);
  });
}
