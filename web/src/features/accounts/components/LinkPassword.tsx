import type { ReactNode } from "react";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useForm } from "../../../lib/form.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Notice } from "../../../ui/States.tsx";
import { missingFields } from "../missingFields.ts";

interface LinkPasswordProps {
  /** Uses the link up with the password. */
  onSend: (given: { password: string }) => Promise<unknown>;
  error: unknown;
  isPending: boolean;
  /** What the press does, and for whom. */
  press: string;
  children?: ReactNode;
}

/** The password of a link's account, for who opens the link elsewhere than where it was asked for. */
export function LinkPassword({ onSend, error, isPending, press, children }: LinkPasswordProps) {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const form = useForm({ password: "" }, (values) => missingFields(values, t("field_required")));
  const isPlaced = errorCode(error) === "PASSWORD_WRONG";
  const send = async () => {
    try {
      await onSend(form.values);
    } catch (refused) {
      if (errorCode(refused) === "PASSWORD_WRONG") form.show({ password: sentence(refused) });
    }
  };
  return (
    <form
      noValidate
      className="w-full space-y-5 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid()) void send();
      }}
    >
      {error && !isPlaced ? <Notice tone="danger">{sentence(error)}</Notice> : null}
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        autoComplete="current-password"
        showLabel={t("password_show")}
        hideLabel={t("password_hide")}
        isRequired
      />
      <Button type="submit" wide isPending={isPending}>
        {press}
      </Button>
      {children}
    </form>
  );
}
