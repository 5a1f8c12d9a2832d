import { useTranslation } from "../../../lib/i18n.ts";

/** The controls that select the sentence after the selection, or before it: for keys and for those who cannot see. */
export function SentenceKeys({ onStep }: { onStep: (forward: boolean) => void }) {
  const { t } = useTranslation("viewer");
  return (
    <div className="sr-only">
      <button type="button" tabIndex={-1} aria-keyshortcuts="s" onClick={() => onStep(true)}>
        {t("shortcut_sentence")}
      </button>
      <button type="button" tabIndex={-1} aria-keyshortcuts="Shift+s" onClick={() => onStep(false)}>
        {t("shortcut_sentence_back")}
      </button>
    </div>
  );
}
