import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { auth, sessionLost } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { keyOfLost } from "../authErrors.ts";
import { AuthFrame } from "../components/AuthFrame.tsx";
import { ResendBeforeSignIn } from "../components/ResendButton.tsx";
import { SingleSignOn } from "../components/SingleSignOn.tsx";
import { missingFields } from "../missingFields.ts";
import { useTypedAddress, withAddress } from "../typedAddress.ts";
import { useAuthSentence } from "../useAuthSentence.ts";

const UNCONFIRMED = "email_not_confirmed";

/** Signs in; the frame goes on once signed in. `blocked` is the address of an account that waits for its confirmation. */
function useSignIn() {
  const { t } = useTranslation("auth");
  const sentence = useAuthSentence();
  const [isPending, setPending] = useState(false);
  const lost = sessionLost();
  const [fault, setFault] = useState(lost && t(keyOfLost(lost)));
  const [blocked, setBlocked] = useState(lost?.code === UNCONFIRMED ? lost.email : undefined);
  const signIn = async (values: { email: string; password: string }) => {
    setPending(true);
    setBlocked(undefined);
    const { error } = await (await auth()).signInWithPassword(values);
    if (!error) return;
    setPending(false);
    setFault(`${t("login_error")}: ${sentence(error)}`);
    if (error.code === UNCONFIRMED) setBlocked(values.email);
    else toast.error(t("login_failed"), sentence(error));
  };
  return { signIn, isPending, fault, setFault, blocked };
}

function LoginForm() {
  const { t } = useTranslation("auth");
  const { signIn, isPending, fault, setFault, blocked } = useSignIn();
  const known = useTypedAddress() || (sessionLost()?.email ?? "");
  const form = useForm({ email: known, password: "" }, (values) =>
    missingFields(values, t("field_required")),
  );

  const submit = async () => {
    const valid = form.isValid();
    setFault(valid ? undefined : t("fields_missing"));
    if (valid) await signIn(form.values);
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
      {blocked === undefined ? null : <ResendBeforeSignIn email={blocked} />}
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
      <p>
        <Link to="/forgot-password" state={withAddress(form.values.email)} className="text-link">
          {t("forgot_link")}
        </Link>
      </p>
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
      <SingleSignOn />
    </AuthFrame>
  );
}
