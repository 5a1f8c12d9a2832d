import type { Key } from "@lehrpfad/i18n";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

interface ActionFaultProps {
  action: { isError: boolean; error: unknown };
  title: Extract<
    Key<"viewer">,
    "start_failed" | "anonymous_failed" | "repeats_failed" | "certificate_failed"
  >;
}

/** What went wrong with a button, beside it. */
export function ActionFault({ action, title }: ActionFaultProps) {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  if (!action.isError) return null;
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t(title)}</p>
      <p>{sentence(action.error)}</p>
    </Notice>
  );
}
