import { refusal } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Call } from "../../../platform/useCase.ts";
import { mayManage } from "../../courses/index.ts";
import { type LearnerContext, visit } from "../access.ts";
import { enrolAnonymously } from "../repository/enrolments.ts";
import { START_LIMIT, type Started, show } from "../shared/enrol.ts";
import { takeRoomFor } from "../shared/storing.ts";

/** Starts an anonymous sitting. Throws ANONYMOUS_NOT_ALLOWED where the course does not want that, and ANONYMOUS_FULL. */
export async function startAnonymously({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext & { caller: string }>): Promise<Started> {
  const { services } = context;
  await limited(services, START_LIMIT, context.caller);
  const { course } = await visit(services, context, slug);
  if (!course.allowAnonymous) throw refusal("ANONYMOUS_NOT_ALLOWED");
  await takeRoomFor(context, { type: "anonymous", id: null }, null);
  const token = newSecret();
  const sitting = { tokenHash: hashSecret(token), trial: await mayManage(services, context.actor, course) };
  const enrolment = await enrolAnonymously(services.db, course.id, sitting, services.clock.now());
  return { token, session: null, ...(await show(services, context, { course, enrolment })) };
}
