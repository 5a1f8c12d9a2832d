import type { Call } from "../../../platform/useCase.ts";
import { confirmEmail } from "../repository/links.ts";
import type { AuthUser } from "../repository/users.ts";
import { type MergingServices, spendLink } from "../shared/links.ts";

/**
 * Opens an account for a new password, and confirms its address: all accounts that wait for it become one, so
 * that nobody who registered it too is in the way. Null when the link is not valid.
 */
export async function openByRecovery({
  context: { services },
  input: { secret },
}: Call<{ secret: string }, { services: MergingServices }>): Promise<AuthUser | null> {
  const link = await spendLink(services, "recovery", secret);
  return (
    link && (await confirmEmail(services, link.userId, { proof: null, all: true }, services.clock.now()))
  );
}
