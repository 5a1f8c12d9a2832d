import { AuthorSolutionList, AuthorSolutionPart } from "../AuthorSolution.tsx";
import type { SolutionProps } from "../authoring.ts";
import type { WrittenOrder } from "./types.ts";

/** The entries in their right order. */
export function OrderSolution({ question, look, line }: SolutionProps<WrittenOrder>) {
  return (
    <AuthorSolutionList look={look}>
      {[...question.items.entries()].map(([at, { text }]) => (
        <AuthorSolutionPart key={at} look={look}>
          <span className="tabular-nums text-muted">{at + 1}. </span>
          {line ? line(text, at) : text}
        </AuthorSolutionPart>
      ))}
    </AuthorSolutionList>
  );
}
