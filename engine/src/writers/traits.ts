import type { QuestionTrait, TraitsOf } from "../types/index.ts";
import { traitsOfForm } from "./builtin/traits.ts";

const NONE: ReadonlySet<QuestionTrait> = new Set();

/** What judges must know of a question, whoever wrote it. */
export const traitsOf: TraitsOf = ({ origin, form }) => {
  return origin === "builtin" ? traitsOfForm(form) : NONE;
};
