import { Check, CircleAlert, PencilLine } from "lucide-react";
import { Spinner } from "../../../ui/Spinner.tsx";
import { useTranslation } from "../../i18n.ts";

export type SaveState = "saved" | "changed" | "saving" | "failed" | "conflict";

const ICONS = {
  saved: <Check size={18} aria-hidden className="text-accent" />,
  changed: <PencilLine size={18} aria-hidden />,
  saving: <Spinner size={18} />,
  failed: <CircleAlert size={18} aria-hidden className="text-danger" />,
  conflict: <CircleAlert size={18} aria-hidden className="text-danger" />,
};

/** Whether everything is saved, in words. */
export function SaveNote({ state }: { state: SaveState }) {
  const { t } = useTranslation("editor");
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 text-md text-muted">
      {ICONS[state]}
      {t(`state_${state}`)}
    </p>
  );
}
