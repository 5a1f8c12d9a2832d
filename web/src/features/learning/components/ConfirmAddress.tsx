import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { auth, useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { useReloadLearning } from "../queries.ts";
import { coursePath } from "../steps.ts";
import { ResendConfirmation } from "./ResendConfirmation.tsx";

/** The sitting is over and the address not confirmed: what to do, and a new link. */
export default function ConfirmAddress({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  const { user } = useSession();
  const reload = useReloadLearning();
  const again = async () => {
    await (await auth()).refreshSession();
    await reload();
  };
  return (
    <Page title={t("confirm_title")} width="narrow">
      <div className="py-6">
        <div className="mb-8 w-52">
          <Path total={5} done={2} here={3} />
        </div>
        <h1 className="text-3xl">{t("confirm_title")}</h1>
        <p className="mt-4">{t("confirm_text", { email: user?.email ?? "" })}</p>
        <div className="mt-7 flex flex-wrap items-start gap-3">
          <Button onPress={() => void again()}>{t("confirmed")}</Button>
          <ResendConfirmation />
        </div>
        <p className="mt-6">
          <Link to={coursePath(slug)} className="text-link">
            {t("to_course")}
          </Link>
        </p>
      </div>
    </Page>
  );
}
