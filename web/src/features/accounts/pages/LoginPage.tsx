import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useForm } from "../../../lib/form.ts";
import { auth } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { AuthFrame } from "../components/AuthFrame.tsx";
import { missingFields } from "../missingFields.ts";
import { useAuthSentence } from "../useAuthSentence.ts";

function LoginForm() {
  const { t } = useTranslation("auth");
  const sentence = useAuthSentence();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useForm({ email: "", password: "" }, (values) => missingFields(values, t("field_required")));

  const submit = async () => {
    const valid = form.isValid();
    setFault(valid ? undefined : t("fields_missing"));
    if (!valid) return;
    setPending(true);
    const client = await auth();
    const { error } = await client.signInWithPassword(form.values);
    if (error) {
      setPending(false);
      setFault(`${t("login_error")}: ${sentence(error)}`);
      toast.error(t("login_failed"), sentence(error));
      return;
    }
    toast.success(t("signed_in"));
  };

  return (
    <form
      noValidate
      className="space-y-5"
      onFocus={() => void auth()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fault === undefined ? null : <Notice tone="danger">{fault}</Notice>}
      <TextField
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        isRequired
      />
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        autoComplete="current-password"
        showLabel={t("password_show")}
        hideLabel={t("password_hide")}
        isRequired
      />
      <Button type="submit" wide isPending={isPending}>
        {t("login_submit")}
      </Button>
    </form>
  );
}

export default function LoginPage() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const { search } = useLocation();
  return (
    <AuthFrame
      title={t("login_title")}
      lead={t("login_lead")}
      footer={
        <>
          {t("no_account")}{" "}
          <Link to={`/register${search}`} className="text-link font-semibold">
            {common("create_account")}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
