import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Blocker } from "react-router";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";

/** How long saving may take before the question comes up. */
const PATIENCE_MS = 1_000;

/** Asks before leaving a page whose texts could not be saved; they stay on this device either way. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation("editor");
  const [asking, setAsking] = useState(false);
  const { state } = blocker;
  useEffect(() => {
    if (state !== "blocked") return setAsking(false);
    const timer = setTimeout(() => setAsking(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <ConfirmDialog
      isOpen={asking}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t("leave_title")}
      confirmLabel={t("leave_go")}
      cancelLabel={t("leave_stay")}
    >
      {t("leave_text")}
    </ConfirmDialog>
  );
}
