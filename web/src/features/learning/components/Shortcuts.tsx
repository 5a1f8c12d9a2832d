import { Keyboard } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Opened } from "../../../lib/Opened.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useShortcuts } from "../useShortcuts.ts";

const ShortcutsDialog = latePart(() => import("./ShortcutsDialog.tsx"), "asking");

/** Keys for who reads with the keyboard, and the button that explains them. */
export function Shortcuts() {
  const { t } = useTranslation("viewer");
  const [isOpen, setOpen] = useState(false);
  useShortcuts();
  return (
    <div className="-ml-3 pb-8 pointer-coarse:hidden">
      <Button look="plain" aria-keyshortcuts="?" onPress={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden />
        {t("shortcuts")}
      </Button>
      <Opened isOpen={isOpen}>
        <ShortcutsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </Opened>
    </div>
  );
}
