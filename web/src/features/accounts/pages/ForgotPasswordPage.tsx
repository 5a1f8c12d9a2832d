import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { retryAfter, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useCountdown } from "../../../lib/useCountdown.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { missingFields } from "../missingFields.ts";
import { looksLikeAddress } from "../registration.ts";

function ForgotPasswordForm() {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const { left, start } = useCountdown();
  const form = useForm({ email: "" }, (values) => {
    const problems = missingFields(values, t("field_required"));
    return problems.email || looksLikeAddress(values.email) ? problems : { email: t("email_invalid") };
  });
  const request = useMutation(
    orpc.accounts.requestPasswordReset.mutationOptions({
      onSuccess: ({ retryAfterSeconds }) => start(retryAfterSeconds),
      onError: (error) => start(retryAfter(error) ?? 0),
    }),
  );
  return (
    <form
      noValidate
      className="mt-7 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0 && form.isValid()) request.mutate({ email: form.values.email.trim() });
      }}
    >
      <div aria-live="polite">
        {request.isSuccess ? (
          <Notice>{t("forgot_sent", { email: request.variables.email })}</Notice>
        ) : request.isError ? (
          <Notice tone="danger">{sentence(request.error)}</Notice>
        ) : null}
      </div>
      <TextField
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="username"
        isRequired
      />
      <Button type="submit" wide isPending={request.isPending} isDisabled={left > 0}>
        {left > 0 ? t("forgot_again", { seconds: left }) : t("forgot_submit")}
      </Button>
    </form>
  );
}

export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  return (
    <Page title={t("forgot_title")} width="narrow">
      <h1 className="text-3xl sm:text-4xl">{t("forgot_title")}</h1>
      <p className="mt-2.5 text-muted">{t("forgot_lead")}</p>
      <ForgotPasswordForm />
      <p className="mt-7">
        <Link to="/login" className="text-link font-semibold">
          {common("sign_in")}
        </Link>
      </p>
    </Page>
  );
}
