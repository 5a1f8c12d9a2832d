import type { Quota } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { percentOf, useAmount, useQuotas } from "../../../lib/quotas.ts";
import { Card } from "../../../ui/Card.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { SkeletonText } from "../../../ui/Skeleton.tsx";

function Usage({ quota }: { quota: Quota }) {
  const { t } = useTranslation("account");
  const f = useFormats();
  const amount = useAmount();
  const { kind, used, limit, resetsAt } = quota;
  const label = t(`usage_${kind}`);
  const value =
    limit === null
      ? t("usage_unlimited", { used: amount(kind, used) })
      : t("usage_of", { used: amount(kind, used), limit: amount(kind, limit) });
  const percent = percentOf(quota);
  return (
    <li className="py-3">
      {percent === null ? (
        <p className="flex items-baseline justify-between gap-3">
          <span>{label}</span>
          <span className="shrink-0 font-semibold tabular-nums">{value}</span>
        </p>
      ) : (
        <ProgressBar percent={percent} label={label} valueLabel={value} />
      )}
      {limit !== null && resetsAt !== null ? (
        <p className="mt-1.5 text-sm text-muted">{t("usage_resets", { date: f.dateTime(resetsAt) })}</p>
      ) : null}
    </li>
  );
}

/** What a creator has used of what the installation allows. */
export function UsageCard() {
  const { t } = useTranslation("account");
  const query = useQuotas();
  const quotas = query.data?.quotas ?? [];
  // Without a language model there are no tokens to speak of.
  const shown = quotas.filter(({ kind, used, limit }) => kind !== "tokens" || limit !== null || used > 0);
  return (
    <Card as="section" aria-labelledby="usage-card">
      <h2 id="usage-card" className="text-xl">
        {t("usage_title")}
      </h2>
      <p className="mb-2 mt-1 text-muted">{t("usage_text")}</p>
      {query.isPending ? <SkeletonText lines={4} /> : null}
      {query.isError ? <QueryError query={query} /> : null}
      <ul>
        {shown.map((quota) => (
          <Usage key={quota.kind} quota={quota} />
        ))}
      </ul>
      {query.data?.confirming ? <p className="mt-2 text-muted">{t("usage_confirm")}</p> : null}
    </Card>
  );
}
