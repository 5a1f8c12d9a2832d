import { useTranslation } from "../../lib/i18n.ts";
import { AuthorSolutionList, AuthorSolutionRow } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";
import type { NumericDraft } from "./types.ts";
import { useWriteNumber } from "./writing.ts";

/** The right number, and how far an answer may be off. */
export function NumericSolution({ question, look, line }: SolutionProps<NumericDraft>) {
  const { t } = useTranslation("studio");
  const write = useWriteNumber();
  const { value, unit, tolerance } = question;
  const text = value === null ? "–" : write(value, unit);
  return (
    <AuthorSolutionList look={look}>
      <AuthorSolutionRow look={look} isRight meaning={t("solution_accepted")}>
        {line ? line(text, 0) : text}
        {tolerance > 0 ? (
          <span className="block text-sm text-muted">
            {t("solution_tolerance", { number: write(tolerance, unit) })}
          </span>
        ) : null}
      </AuthorSolutionRow>
    </AuthorSolutionList>
  );
}
