import { useTranslation } from "../../../lib/i18n.ts";
import { PasswordField } from "../../../ui/PasswordField.tsx";

interface PresentPasswordProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password that proves who asks. */
export function PresentPassword(props: PresentPasswordProps) {
  const { t } = useTranslation("account");
  const { t: auth } = useTranslation("auth");
  return (
    <PasswordField
      {...props}
      label={t("password_current")}
      autoComplete="current-password"
      showLabel={auth("password_show")}
      hideLabel={auth("password_hide")}
      isRequired
    />
  );
}
