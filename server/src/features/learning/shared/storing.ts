import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { takeAnonymous } from "../../quotas/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";

/** What a row takes besides the texts in it. */
const ROW_BYTES = 300;

/**
 * Counts what is about to be stored for an anonymous sitting, in which nobody's quota is used up. Throws ANONYMOUS_FULL
 * once all of them together have stored what they may on one day.
 */
export async function takeRoomFor(
  services: Services,
  { type }: Pick<EnrolmentRow, "type">,
  stored: unknown,
): Promise<void> {
  if (type !== "anonymous") return;
  const bytes = ROW_BYTES + Buffer.byteLength(JSON.stringify(stored));
  if (!(await takeAnonymous(services, bytes))) throw refusal("ANONYMOUS_FULL");
}
