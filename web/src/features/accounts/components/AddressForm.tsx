import type { UseMutationResult } from "@tanstack/react-query";
import { retryAfter, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useCountdown } from "../../../lib/useCountdown.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { missingFields } from "../missingFields.ts";
import { looksLikeAddress } from "../registration.ts";
import { useTypedAddress } from "../typedAddress.ts";

interface AddressFormProps {
  /** Has the mail sent. */
  request: UseMutationResult<{ retryAfterSeconds: number }, Error, { email: string }>;
  /** What is said once it was asked for. */
  sentTo: (email: string) => string;
}

/** An address to which a link is mailed, whether or not there is an account for it. */
export function AddressForm({ request, sentTo }: AddressFormProps) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const { left, start } = useCountdown();
  const form = useForm({ email: useTypedAddress() }, (values) => {
    const problems = missingFields(values, t("field_required"));
    return problems.email || looksLikeAddress(values.email) ? problems : { email: t("email_invalid") };
  });
  const ask = () =>
    request.mutate(
      { email: form.values.email.trim() },
      {
        onSuccess: ({ retryAfterSeconds }) => start(retryAfterSeconds),
        onError: (error) => start(retryAfter(error) ?? 0),
      },
    );
  return (
    <form
      noValidate
      className="mt-7 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0 && form.isValid()) ask();
      }}
    >
      <div aria-live="polite">
        {request.isSuccess ? (
          <Notice>{sentTo(request.variables.email)}</Notice>
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
