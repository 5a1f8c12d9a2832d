import { useTranslation } from "../../lib/i18n.ts";
import { AuthorSolutionList, AuthorSolutionRow } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";
import { paragraphsOf } from "./ticking.ts";
import type { SelfDraft } from "./types.ts";

/** The passage that an answer is compared with, then what a good one says; both as `linesOf` counts them. */
export function SelfSolution({ question, look, line }: SolutionProps<SelfDraft>) {
  const { t } = useTranslation("studio");
  const paragraphs = paragraphsOf(question.passage);
  const points = question.points.filter((point) => point !== "");
  return (
    <>
      {paragraphs.length === 0 ? null : (
        <div className="mt-3 space-y-3 rounded-m bg-sunken px-4 py-3 font-read leading-relaxed">
          {[...paragraphs.entries()].map(([at, text]) => (
            <p key={at} className="whitespace-pre-line break-words">
              {line ? line(text, at) : text}
            </p>
          ))}
        </div>
      )}
      {points.length === 0 ? null : (
        <>
          <p className="mt-4 font-semibold">{t("solution_points")}</p>
          <AuthorSolutionList look={look}>
            {[...points.entries()].map(([at, text]) => (
              <AuthorSolutionRow key={at} look={look} isRight meaning={t("option_right")}>
                {line ? line(text, paragraphs.length + at) : text}
              </AuthorSolutionRow>
            ))}
          </AuthorSolutionList>
        </>
      )}
    </>
  );
}
