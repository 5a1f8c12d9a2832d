import type { QuestionDraft } from "@lehrpfad/contract";
import { MessageCircleQuestion, RectangleEllipsis } from "lucide-react";
import { useTranslation } from "../../lib/i18n.ts";
import type { PassageAction } from "./components/PassageBar.tsx";
import { canBeGap, gapFrom, questionFrom } from "./passages/questionFrom.ts";
import type { Asking } from "./passages/stems.ts";

/** What begins a question with words that are selected. */
export function usePassageActions(begin: (question: QuestionDraft) => void, asking: Asking): PassageAction[] {
  const { t } = useTranslation("editor");
  return [
    {
      ...{ label: t("question_from"), icon: MessageCircleQuestion, letter: "Q" },
      run: (selected) => begin(questionFrom(selected, asking)),
    },
    {
      ...{ label: t("gap_from"), icon: RectangleEllipsis, letter: "G", isOffered: canBeGap },
      run: (selected) => begin(gapFrom(selected)),
    },
  ];
}
