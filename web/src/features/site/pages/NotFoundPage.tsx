import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("not_found_title")} width="narrow">
      <div className="py-10 text-center">
        <div className="mx-auto mb-8 w-52">
          <Path total={5} done={2} here={3} />
        </div>
        <h1 className="text-3xl">{t("not_found_title")}</h1>
        <p className="mt-4 text-muted">{t("not_found_text")}</p>
        <div className="mt-7">
          <LinkButton to="/">{t("not_found_back")}</LinkButton>
        </div>
      </div>
    </Page>
  );
}
