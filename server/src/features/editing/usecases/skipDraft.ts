import type { EditedStep } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse, lockStep, takeDraft } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { present, type StepInput } from "../shared/texts.ts";

/** Turns a draft down; doing it twice does it once. Throws STEP_NOT_FOUND. */
export async function skipDraft({
  context,
  input: { slug, stepId, draftId },
}: Call<StepInput & { draftId: string }>): Promise<EditedStep> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    const stored = await lockStep(tx, course.id, stepId);
    if (stored === null) throw refusal("STEP_NOT_FOUND");
    await takeDraft(tx, stored.step, draftId);
  });
  return await present(services, actor, course, stepId);
}
