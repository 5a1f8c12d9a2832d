import { useState } from "react";
import { useNavigate } from "react-router";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Legal } from "../../../lib/legal/Legal.tsx";
import { auth } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { checkRegistration, EMPTY_REGISTRATION, type Registration } from "../registration.ts";
import { useAuthSentence } from "../useAuthSentence.ts";
import { NewPasswordFields, useRegistrationSentence } from "./NewPasswordFields.tsx";

async function signUp(values: Registration, language: string) {
  const client = await auth();
  return client.signUp({
    email: values.email.trim(),
    password: values.password,
    options: {
      data: {
        first_name: values.firstName.trim(),
        last_name: values.lastName.trim(),
        preferred_language: language,
      },
      emailRedirectTo: new URL("/verify-email", location.origin).href,
    },
  });
}

/** Sends the registration; the frame goes on once signed in. `fault` is a sentence for the whole form. */
function useRegister() {
  const { t } = useTranslation("auth");
  const sentence = useAuthSentence();
  const navigate = useNavigate();
  const language = useLanguage();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const register = async (values: Registration) => {
    setFault(undefined);
    setPending(true);
    const { data, error } = await signUp(values, language);
    if (error) {
      setPending(false);
      setFault(`${t("register_error")}: ${sentence(error)}`);
      toast.error(t("register_failed"), sentence(error));
    } else if (data.session === null) {
      toast.info(t("confirm_required"), t("confirm_required_text", { email: values.email }));
      await navigate("/verify-email");
    }
  };
  return { register, isPending, fault, setFault };
}

/** First name, last name, address and password. */
export function SignUpForm() {
  const { t } = useTranslation("auth");
  const { register, isPending, fault, setFault } = useRegister();
  const sentence = useRegistrationSentence();
  const form = useForm(EMPTY_REGISTRATION, (values) => checkRegistration(values, sentence));

  const submit = () => {
    if (form.isValid()) void register(form.values);
    else setFault(Object.values(form.values).includes("") ? t("fields_missing") : undefined);
  };

  return (
    <form
      noValidate
      className="space-y-5"
      onFocus={() => void auth()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fault === undefined ? null : <Notice tone="danger">{fault}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("firstName")}
          label={t("first_name")}
          autoComplete="given-name"
          isRequired
        />
        <TextField {...form.field("lastName")} label={t("last_name")} autoComplete="family-name" isRequired />
      </div>
      <TextField
        {...form.field("email")}
        label={t("email")}
        help={t("email_help")}
        type="email"
        autoComplete="username"
        isRequired
      />
      <NewPasswordFields field={form.field} label={t("password")} />
      <Legal as="hint" />
      <Button type="submit" wide isPending={isPending}>
        {t("register_submit")}
      </Button>
    </form>
  );
}
