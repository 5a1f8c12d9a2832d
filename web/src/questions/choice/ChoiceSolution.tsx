import type { WrittenChoice } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";
import { AuthorSolutionList, AuthorSolutionRow } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";

type Option = WrittenChoice["options"][number];

const saidTo = ({ feedback }: Option): string => feedback?.trim() ?? "";

/** The options, each with whether it is right and what is said to whoever takes it; both as `linesOf` counts them. */
export function ChoiceSolution({ question: { options }, look, line }: SolutionProps<WrittenChoice>) {
  const { t } = useTranslation("studio");
  const show = (text: string, at: number) => (line ? line(text, at) : text);
  return (
    <AuthorSolutionList look={look}>
      {[...options.entries()].map(([at, option]) => {
        const said = saidTo(option);
        const place = at + options.slice(0, at).filter(saidTo).length;
        return (
          <AuthorSolutionRow
            key={at}
            look={look}
            isRight={option.correct}
            meaning={t(option.correct ? "option_right" : "option_wrong")}
            note={said === "" ? null : show(said, place + 1)}
          >
            {show(option.text, place)}
          </AuthorSolutionRow>
        );
      })}
    </AuthorSolutionList>
  );
}
