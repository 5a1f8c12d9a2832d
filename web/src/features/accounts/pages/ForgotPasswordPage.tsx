import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { AddressForm } from "../components/AddressForm.tsx";

export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const request = useMutation(orpc.accounts.requestPasswordReset.mutationOptions());
  return (
    <Page title={t("forgot_title")} width="narrow">
      <h1 className="text-3xl sm:text-4xl">{t("forgot_title")}</h1>
      <p className="mt-2.5 text-muted">{t("forgot_lead")}</p>
      <AddressForm request={request} sent="forgot_sent" />
      <p className="mt-7">
        <Link to="/login" className="text-link font-semibold">
          {common("sign_in")}
        </Link>
      </p>
    </Page>
  );
}
