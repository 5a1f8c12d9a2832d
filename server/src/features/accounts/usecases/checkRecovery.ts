import { refusal } from "../../../platform/http/context.ts";
import { hashSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { findLink } from "../repository/links.ts";

/** Whether a link for a new password still opens something. Throws LINK_INVALID. */
export async function checkRecovery({
  context: {
    services: { db, clock },
  },
  input: { token },
}: Call<{ token: string }, { services: Services }>): Promise<Done> {
  if (!(await findLink(db, "recovery", hashSecret(token), clock.now()))) throw refusal("LINK_INVALID");
  return DONE;
}
