import { useTranslation } from "../../../lib/i18n.ts";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { PASSWORD_MINIMUM, type RegistrationFault } from "../registration.ts";

interface FieldState {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Sentences for the faults of a registration or a new password. */
export function useRegistrationSentence(): (fault: RegistrationFault) => string {
  const { t } = useTranslation("auth");
  return (fault) => t(fault, { minimum: PASSWORD_MINIMUM });
}

/** A new password and its repetition. */
export function NewPasswordFields({
  field,
  label,
}: {
  field: (name: "password" | "repeated") => FieldState;
  label: string;
}) {
  const { t } = useTranslation("auth");
  const eye = {
    showLabel: t("password_show"),
    hideLabel: t("password_hide"),
    autoComplete: "new-password" as const,
    isRequired: true,
  };
  return (
    <>
      <PasswordField
        {...field("password")}
        {...eye}
        label={label}
        help={t("password_help", { minimum: PASSWORD_MINIMUM })}
      />
      <PasswordField {...field("repeated")} {...eye} label={t("password_repeat")} />
    </>
  );
}
