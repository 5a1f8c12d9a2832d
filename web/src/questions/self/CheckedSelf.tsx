import { ClipboardCheck } from "lucide-react";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, MissedProps } from "../answering.ts";
import { ComparedTexts } from "./ComparedTexts.tsx";
import { useLevelNames } from "./levels.ts";
import type { OpenSelf, SelfAnswer, SelfSolution } from "./types.ts";

/** One's own words beside those of the text, and the points of a good answer. */
export function CheckedSelf({ answer, solution, lang }: CheckedProps<OpenSelf, SelfAnswer, SelfSolution>) {
  return (
    <>
      <ComparedTexts text={answer.text} passage={solution.passage} lang={lang} />
      {solution.points.length === 0 ? null : (
        <ul lang={lang} className="mt-4 list-disc space-y-1.5 pl-5">
          {solution.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How one judged one's own answer: neither right nor wrong. */
export function JudgedLevel({ answer }: MissedProps<OpenSelf, SelfAnswer, SelfSolution>) {
  const { t } = useTranslation("answers");
  const level = useLevelNames()[answer.level - 1] ?? "";
  return (
    <span className="flex items-center gap-2 font-semibold text-accent">
      <ClipboardCheck size={20} aria-hidden />
      {t("self_verdict", { level })}
    </span>
  );
}
