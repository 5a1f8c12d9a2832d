import { isCreator, QUOTA_KINDS, type Quotas } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Context } from "../../../platform/useCase.ts";
import { limitsOf } from "../config.ts";
import { usedBy } from "../repository.ts";
import { isRaised, PASSING, periodOf, shown } from "../rules.ts";

/** What a creator has used of each limit. Throws UNAUTHORIZED, FORBIDDEN. */
export async function showQuotas({ context: { services, actor } }: { context: Context }): Promise<Quotas> {
  const { userId, role, emailConfirmed } = signedIn(actor);
  if (!isCreator(role)) throw refusal("FORBIDDEN");
  const now = services.clock.now();
  const limits = limitsOf(services.config, { role, confirmed: emailConfirmed });
  const confirmed = limitsOf(services.config, { role, confirmed: true });
  const used = await usedBy(services.db, userId, now);
  const hasModel = modelOf(services.config) !== null;
  return {
    confirming: !emailConfirmed && QUOTA_KINDS.some((kind) => isRaised(kind, limits, confirmed)),
    quotas: QUOTA_KINDS.filter((kind) => kind !== "tokens" || hasModel).map((kind) => ({
      kind,
      used: shown(kind, used[kind]),
      limit: limits[kind] === 0 ? null : shown(kind, limits[kind]),
      resetsAt: PASSING.includes(kind) ? periodOf(kind, now).next.toISOString() : null,
    })),
  };
}
