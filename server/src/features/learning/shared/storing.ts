import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { takeAnonymous } from "../../quotas/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";

/** What a row takes besides the texts in it. */
const ROW_BYTES = 300;

/**
 * Counts what is about to be stored for an anonymous sitting, in which nobody's quota is used up. Throws ANONYMOUS_FULL
 * once all of them together, it or its network have stored what they may on one day.
 */
export async function takeRoomFor(
  { services, caller }: { services: Services; caller?: string },
  { type, id }: Pick<EnrolmentRow, "type"> & { id: string | null },
  stored: unknown,
  before: unknown = null,
): Promise<void> {
  if (type !== "anonymous") return;
  const bytesOf = (value: unknown) =>
    value === null ? 0 : ROW_BYTES + Buffer.byteLength(JSON.stringify(value));
  // What takes the place of something counts by what it is longer.
  const bytes = stored === null ? ROW_BYTES : Math.max(0, bytesOf(stored) - bytesOf(before));
  const storing = caller === undefined ? null : { sitting: id, network: caller };
  if (!(await takeAnonymous(services, bytes, storing))) throw refusal("ANONYMOUS_FULL");
}
