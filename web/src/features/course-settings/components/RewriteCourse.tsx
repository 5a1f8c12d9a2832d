import { useTranslation } from "../../../lib/i18n.ts";
import { LiveProposals } from "../../rewriting/components/LiveProposals.tsx";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";

/** Has the whole course written anew with its present settings; nothing is replaced before it was compared. */
export function RewriteCourse({ slug }: { slug: string }) {
  const { t } = useTranslation("rewriting");
  return (
    <section aria-labelledby="rewrite-title" className="space-y-4 border-t border-line pt-8">
      <h2 id="rewrite-title" className="text-xl">
        {t("course_title")}
      </h2>
      <p className="text-muted">{t("course_text")}</p>
      <Rewriting slug={slug} target={{ kind: "course" }} hasSources />
      <LiveProposals slug={slug} />
    </section>
  );
}
