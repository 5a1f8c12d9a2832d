import type { EntryTestStanding } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { entryTestPath } from "../steps.ts";

/** The way to the entry test, or to what came of it. */
export function EntryTestOffer({ slug, test }: { slug: string; test: EntryTestStanding }) {
  const { t } = useTranslation("entryTest");
  if (test.state === "taken") {
    return (
      <LinkButton look="plain" to={entryTestPath(slug)}>
        {t("see_result")}
      </LinkButton>
    );
  }
  const isBegun = test.state === "begun";
  return (
    <div className="space-y-2">
      <p className="text-muted">{t(isBegun ? "offer_begun" : "offer_text")}</p>
      <LinkButton wide look="quiet" to={entryTestPath(slug)}>
        {t(isBegun ? "go_on" : "check")}
      </LinkButton>
    </div>
  );
}
