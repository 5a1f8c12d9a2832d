import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";
import { CopyText } from "./CopyText.tsx";

interface FollowUpProps {
  text: string;
  /** What the button is called. */
  label: string;
  title?: string;
  /** What is missing or wrong. */
  children?: ReactNode;
}

/** One text that asks the same chat for what is missing or wrong. */
export function FollowUp({ text, label, title, children }: FollowUpProps) {
  const { t } = useTranslation("chat");
  return (
    <Notice tone="here">
      <p className="font-semibold">{title ?? t("repair_title")}</p>
      {children}
      <p className="mb-3">{t("follow_up_text")}</p>
      <CopyText key={text} look="quiet" text={text} label={label} />
    </Notice>
  );
}
