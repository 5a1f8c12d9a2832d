import type { Enrolment } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { stepVisit } from "../access.ts";
import { storeUnderstood } from "../repository/progress.ts";
import { stepProgressAfter } from "../shared/learn.ts";
import { afterChange } from "./afterChange.ts";

export async function setUnderstood({
  context,
  input,
}: Call<{ slug: string; stepId: string; understood: boolean }, LearnerContext>): Promise<{
  enrolment: Enrolment;
}> {
  const { services } = context;
  const { slug } = input;
  const visited = await stepVisit(services, context, slug, { stepId: input.stepId });
  const now = services.clock.now();
  const understoodAt = input.understood ? now : null;
  const row = { enrolmentId: visited.enrolment.id, stepId: input.stepId, understoodAt };
  const progress = await storeUnderstood(services.db, row, now);
  if (!progress) throw refusal("ENROLMENT_REQUIRED");
  if (!progress.there) throw refusal("STEP_NOT_FOUND");
  const rows = await stepProgressAfter(services, visited, progress, { understoodAt });
  return { enrolment: await afterChange(services, context, visited, rows) };
}
