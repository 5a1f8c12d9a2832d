import type { QuestionTrait, TraitsOf } from "../types/index.ts";
import { traitsOfForm } from "./builtin/traits.ts";

const NONE: ReadonlySet<QuestionTrait> = new Set();
const PLACEHOLDER: ReadonlySet<QuestionTrait> = new Set(["last_resort"]);

/** What judges must know of a question, whoever wrote it. */
export const traitsOf: TraitsOf = ({ origin, form }) => {
  if (origin === "builtin") return traitsOfForm(form);
  return origin === "placeholder" ? PLACEHOLDER : NONE;
};
