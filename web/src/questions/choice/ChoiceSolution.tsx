import type { WrittenChoice } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import { AuthorSolutionList, AuthorSolutionRow } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";

/** The options, each with whether it is right. */
export function ChoiceSolution({ question, look, line }: SolutionProps<WrittenChoice>) {
  const { t } = useTranslation("studio");
  return (
    <AuthorSolutionList look={look}>
      {[...question.options.entries()].map(([at, { text, correct }]) => (
        <AuthorSolutionRow
          key={at}
          look={look}
          isRight={correct}
          meaning={t(correct ? "option_right" : "option_wrong")}
        >
          {line ? line(text, at) : text}
        </AuthorSolutionRow>
      ))}
    </AuthorSolutionList>
  );
}
