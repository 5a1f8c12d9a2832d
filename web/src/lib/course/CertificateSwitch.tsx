import { Switch } from "../../ui/Switch.tsx";
import { useTranslation } from "../i18n.ts";

interface CertificateSwitchProps {
  isSelected: boolean;
  onChange: (certificate: boolean) => void;
  /** Whether only those who pass get one. */
  forPassing?: boolean;
}

/** Whether a course certifies. */
export function CertificateSwitch({ isSelected, onChange, forPassing = false }: CertificateSwitchProps) {
  const { t } = useTranslation("manage");
  return (
    <Switch
      isSelected={isSelected}
      onChange={onChange}
      {...(forPassing ? {} : { help: t("certificate_help") })}
    >
      {t("certificate")}
    </Switch>
  );
}
