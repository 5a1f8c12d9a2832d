import { useTranslation } from "../../../lib/i18n.ts";
import { percentOf, useAmount, useQuotas } from "../../../lib/quotas.ts";
import { Notice } from "../../../ui/States.tsx";

/** Percent from which a limit is worth a word. */
const NEAR = 80;

/** Limits that are nearly reached, before something is refused; nothing while there is room. */
export function QuotaHint() {
  const { t } = useTranslation("create");
  const { t: limits } = useTranslation("limits");
  const amount = useAmount();
  const found = useQuotas().data;
  const near = (found?.quotas ?? []).filter((quota) => (percentOf(quota) ?? 0) >= NEAR);
  if (near.length === 0) return null;
  return (
    <Notice tone="here">
      {near.map(({ kind, used, limit }) => (
        <p key={kind}>{t(`near_${kind}`, { used: amount(kind, used), limit: amount(kind, limit ?? 0) })}</p>
      ))}
      {found?.confirming ? <p>{limits("QUOTA_CONFIRM")}</p> : null}
    </Notice>
  );
}
