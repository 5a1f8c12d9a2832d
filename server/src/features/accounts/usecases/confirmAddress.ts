import type { Call } from "../../../platform/useCase.ts";
import { type ConfirmedAddress, confirmEmail, type Prover } from "../repository/links.ts";
import { type MergingServices, spendLink } from "../shared/links.ts";

/** Confirms an address, see `confirmEmail`; null when the link is not valid (any more). */
export async function confirmAddress({
  context: { services },
  input: { secret, prover },
}: Call<
  { secret: string; prover: Prover | null },
  { services: MergingServices }
>): Promise<ConfirmedAddress | null> {
  const link = await spendLink(services, "signup", secret);
  return link ? await confirmEmail(services, link.userId, prover, services.clock.now()) : null;
}
