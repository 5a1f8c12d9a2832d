import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { AuthFrame } from "../components/AuthFrame.tsx";
import { SignUpForm } from "../components/SignUpForm.tsx";

export default function RegisterPage() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const { search } = useLocation();
  return (
    <AuthFrame
      title={t("register_title")}
      lead={t("register_lead")}
      footer={
        <>
          {t("have_account")}{" "}
          <Link to={`/login${search}`} className="text-link font-semibold">
            {common("sign_in")}
          </Link>
        </>
      }
    >
      <SignUpForm />
    </AuthFrame>
  );
}
