import { useTranslation } from "../../../lib/i18n.ts";
import { Select } from "../../../ui/Select.tsx";

interface RetentionProps {
  /** Days; null is never. */
  value: number | null;
  onChange: (days: number | null) => void;
}

const OFFERED = [30, 90, 180, 365, 730];

/** How long a course keeps what it holds about participants. */
export function Retention({ value, onChange }: RetentionProps) {
  const { t } = useTranslation("manage");
  const days = value === null || OFFERED.includes(value) ? OFFERED : [value, ...OFFERED];
  const choices = days.map((n) => ({ value: String(n), label: t("retention_after", { days: n }) }));
  return (
    <section aria-labelledby="privacy-title" className="space-y-4">
      <h2 id="privacy-title" className="text-xl">
        {t("privacy_title")}
      </h2>
      <Select
        label={t("retention_label")}
        help={t("retention_help")}
        choices={[{ value: "never", label: t("retention_never") }, ...choices]}
        value={value === null ? "never" : String(value)}
        onChange={(chosen) => onChange(chosen === "never" ? null : Number(chosen))}
      />
    </section>
  );
}
