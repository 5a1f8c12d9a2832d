import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { AddressForm } from "../components/AddressForm.tsx";
import { useTypedAddress } from "../typedAddress.ts";

export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const { t: account } = useTranslation("account");
  const { t: common } = useTranslation();
  const email = useTypedAddress();
  const request = useMutation(orpc.accounts.requestPasswordReset.mutationOptions());
  return (
    <Page title={t("forgot_title")} width="narrow">
      <h1 className="text-3xl sm:text-4xl">{t("forgot_title")}</h1>
      <p className="mt-2.5 text-muted">{t("forgot_lead")}</p>
      <AddressForm request={request} sentTo={(email) => t("forgot_sent", { email })} />
      <p className="mt-7 flex flex-wrap gap-x-6">
        <Link to="/arrive" state={{ email }} className="inline-flex min-h-11 items-center text-link">
          {account("entry_title")}
        </Link>
        <Link
          to="/login"
          state={{ email }}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {common("sign_in")}
        </Link>
      </p>
    </Page>
  );
}
