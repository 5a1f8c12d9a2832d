import { useLocation } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { Page } from "../lib/Page.tsx";
import { LinkButton } from "../ui/Button.tsx";

/** Says to a participant why a creators' page does not open, and offers the choice of a role. */
export function CreatorsOnlyPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Page title={t("creators_only_title")} width="reading">
      <h1 className="text-3xl">{t("creators_only_title")}</h1>
      <p className="mt-4 text-lg text-muted">{t("creators_only_text")}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to={`/select-role?returnTo=${encodeURIComponent(pathname + search)}`}>
          {t("creators_only_choose")}
        </LinkButton>
        <LinkButton look="quiet" to="/dashboard?view=participant">
          {t("creators_only_campus")}
        </LinkButton>
      </div>
    </Page>
  );
}
