import { useEffect, useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useTranslation } from "../../i18n.ts";
import type { Held } from "./useLeaveGuard.ts";

/** How long saving may take before the question comes up. */
const PATIENCE_MS = 1_000;

/** Asks before leaving a page whose texts could not be saved; they stay on this device either way. */
export function LeaveDialog({ held }: { held: Held }) {
  const { t } = useTranslation("editor");
  const [asking, setAsking] = useState(false);
  const waits = held !== null;
  useEffect(() => {
    if (!waits) return setAsking(false);
    const timer = setTimeout(() => setAsking(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return (
    <ConfirmDialog
      isOpen={asking}
      onCancel={() => held?.stay()}
      onConfirm={() => held?.leave()}
      title={t("leave_title")}
      confirmLabel={t("leave_go")}
      cancelLabel={t("leave_stay")}
    >
      {t("leave_text")}
    </ConfirmDialog>
  );
}
