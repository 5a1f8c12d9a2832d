import { useTranslation } from "../../lib/i18n.ts";
import { AuthorSolutionList, AuthorSolutionRow } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";
import type { TypedDraft } from "./types.ts";

/** The answers that are accepted. */
export function TypedSolution({ question, look, line }: SolutionProps<TypedDraft>) {
  const { t } = useTranslation("studio");
  return (
    <AuthorSolutionList look={look}>
      {[...question.accepted.entries()].map(([at, text]) => (
        <AuthorSolutionRow key={at} look={look} isRight meaning={t("solution_accepted")}>
          {line ? line(text, at) : text}
        </AuthorSolutionRow>
      ))}
    </AuthorSolutionList>
  );
}
