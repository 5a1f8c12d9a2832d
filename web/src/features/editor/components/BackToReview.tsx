import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { FROM_REVIEW, reviewPath } from "../../reviewing/addresses.ts";

/** The way back to where somebody left the review to change something; nothing for who came otherwise. */
export function BackToReview({ slug }: { slug: string }) {
  const { t } = useTranslation("reviewing");
  const [search] = useSearchParams();
  const item = search.get(FROM_REVIEW);
  if (item === null) return null;
  return (
    <div className="-ml-3 mb-3">
      <LinkButton look="plain" to={reviewPath(slug, item)}>
        <ArrowLeft size={18} aria-hidden />
        {t("back")}
      </LinkButton>
    </div>
  );
}
