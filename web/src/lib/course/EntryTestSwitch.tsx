import { Notice } from "../../ui/States.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useTranslation } from "../i18n.ts";

interface EntryTestSwitchProps {
  isSelected: boolean;
  onChange: (entryTest: boolean) => void;
  /** Whether the course, as far as it is known, asks nothing that the test could ask. */
  hasNone?: boolean;
}

/** Whether participants may show before the first step what they know. */
export function EntryTestSwitch({ isSelected, onChange, hasNone = false }: EntryTestSwitchProps) {
  const { t } = useTranslation("manage");
  return (
    <div className="space-y-3">
      <Switch isSelected={isSelected} onChange={onChange} help={t("entry_test_help")}>
        {t("entry_test")}
      </Switch>
      {isSelected && hasNone ? <Notice tone="here">{t("entry_test_none")}</Notice> : null}
    </div>
  );
}
