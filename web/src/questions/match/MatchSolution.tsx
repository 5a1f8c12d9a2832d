import { linesOf } from "@lehrpfad/contract";
import { AuthorSolutionList, AuthorSolutionPart } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";
import type { WrittenMatch } from "./types.ts";

/** What belongs together, pair by pair. */
export function MatchSolution({ question, look, line }: SolutionProps<WrittenMatch>) {
  return (
    <AuthorSolutionList look={look}>
      {[...linesOf(question).entries()].map(([at, text]) => (
        <AuthorSolutionPart key={at} look={look}>
          {line ? line(text, at) : text}
        </AuthorSolutionPart>
      ))}
    </AuthorSolutionList>
  );
}
