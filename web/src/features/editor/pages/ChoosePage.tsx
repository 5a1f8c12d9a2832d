import { useMatch } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { EmptyState } from "../../../ui/States.tsx";

/** Beside the list while nothing is open. */
export default function ChoosePage() {
  const { t } = useTranslation("editor");
  const questions = useMatch("/c/:slug/edit/questions/*") !== null;
  return (
    <EmptyState title={t(questions ? "choose_question_title" : "choose_title")}>
      {t(questions ? "choose_question_text" : "choose_text")}
    </EmptyState>
  );
}
