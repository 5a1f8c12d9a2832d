import { Target } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { practicePath } from "../steps.ts";
import { usePractice } from "../upkeep.ts";

/** The way to practise what went wrong; nothing where nothing is left. */
export function PractiseCard({ slug }: { slug: string }) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  const count = usePractice(slug).data?.questions.length ?? 0;
  if (count === 0) return null;
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Target size={22} aria-hidden className="text-accent" />
        {t("practise")}
      </h2>
      <p className="mb-4 mt-2 text-muted">{t("practise_text", { count, number: number(count) })}</p>
      <LinkButton to={practicePath(slug)}>{t("practise_count", { count, number: number(count) })}</LinkButton>
    </Card>
  );
}
