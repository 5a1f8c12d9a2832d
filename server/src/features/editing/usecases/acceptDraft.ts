import type { EditedStep } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { lockStep, takeDraft } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { acceptQuestion, lockForAccepting } from "../shared/acceptQuestion.ts";
import { present, type StepInput } from "../shared/texts.ts";

/**
 * Has a draft asked: as the question of a step that has none, else as an exercise at its end. Accepting twice does it
 * once. Throws STEP_NOT_FOUND and what `acceptQuestion` throws.
 */
export async function acceptDraft({
  context,
  input: { slug, stepId, draftId },
}: Call<StepInput & { draftId: string }>): Promise<EditedStep> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const { userId } = signedIn(actor);
  await inTransaction(context, async (tx) => {
    await lockForAccepting(tx, course.id);
    const stored = await lockStep(tx, course.id, stepId);
    if (stored === null) throw refusal("STEP_NOT_FOUND");
    const draft = await takeDraft(tx, stored.step, draftId);
    if (draft === null) return;
    const { id: _, ...question } = draft;
    await acceptQuestion(tx, { courseId: course.id, stepId, userId }, question, null, services.clock.now());
  });
  return await present(services, actor, course, stepId);
}
