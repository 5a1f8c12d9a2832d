import type { QuestionRefusal } from "@lehrpfad/contract";
import type { ReactNode } from "react";

/** What the fields in which a question is written are given. */
export interface EditorProps<Draft> {
  question: Draft;
  /** What keeps it from being saved, once that was asked for. */
  refusals: readonly QuestionRefusal[];
  onChange(body: Draft): void;
}

/** Alone on a page, beside another version, or in a few plain lines. */
export type SolutionLook = "wide" | "narrow" | "plain";

/** What shows a question's solution is given. */
export interface SolutionProps<Written> {
  question: Written;
  look: SolutionLook;
  /** Shows one of `linesOf`; the text itself where nothing is given. */
  line?: ((text: string, at: number) => ReactNode) | undefined;
}
