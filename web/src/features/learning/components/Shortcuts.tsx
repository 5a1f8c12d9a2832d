import { Keyboard } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { Button } from "../../../ui/Button.tsx";
import { useShortcuts } from "../useShortcuts.ts";

const ShortcutsDialog = latePart(() => import("./ShortcutsDialog.tsx"), "asking");

/** Keys for who reads with the keyboard, and the button that explains them. */
export function Shortcuts() {
  const { t } = useTranslation("viewer");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  useShortcuts();
  return (
    <div className="-ml-3 pb-8 pointer-coarse:hidden">
      <Button look="plain" aria-keyshortcuts="?" onPress={() => setDialog("open")}>
        <Keyboard size={18} aria-hidden />
        {t("shortcuts")}
      </Button>
      {dialog === "unused" ? null : (
        <Suspense fallback={null}>
          <ShortcutsDialog isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </div>
  );
}
