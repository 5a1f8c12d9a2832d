import { BookA } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { glossaryPath } from "../steps.ts";

/** The way to all terms of a course. */
export function GlossaryLink({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  return (
    <p className="-ml-3 mt-4">
      <LinkButton look="plain" to={glossaryPath(slug)}>
        <BookA size={18} aria-hidden />
        {t("glossary_all")}
      </LinkButton>
    </p>
  );
}
