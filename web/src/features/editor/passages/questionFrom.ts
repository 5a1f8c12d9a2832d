import { emptyDraft, LIMITS, type QuestionDraft } from "@lehrpfad/contract";
import type { Selected } from "./selected.ts";
import { type Asking, stemOf } from "./stems.ts";

/** What stands in a sentence where a word is to be found. */
const GAP = "____";

/**
 * A choice whose first answer is what was selected, whole however long it is: only a person shortens it. Its text is
 * proposed where that is good, else left to the person.
 */
export function questionFrom(selected: Selected, asking: Asking): QuestionDraft {
  const { quote } = selected;
  const { stem, answer } = stemOf(selected, asking);
  const text = stem.length <= LIMITS.questionLength ? stem : "";
  const draft = emptyDraft("choice");
  if (draft.kind !== "choice") return { ...draft, text, quote };
  const options = draft.options.map((option, at) =>
    at === 0 ? { ...option, text: answer, correct: true } : option,
  );
  return { ...draft, text, options, quote };
}

/** Whether words can be left out of their passage: there is something around them, and all of it can be asked. */
export function canBeGap({ text, quote }: Selected): boolean {
  const isPart = quote.includes(text) && quote.length > text.length + 1;
  return isPart && text.split(" ").length <= 3 && quote.length <= LIMITS.questionLength - GAP.length;
}

/** The passage with a gap where the selected words stood, which are to be written. */
export function gapFrom({ text, quote }: Selected): QuestionDraft {
  const draft = emptyDraft("typed");
  const asked = quote.replace(text, () => GAP);
  return draft.kind === "typed" ? { ...draft, text: asked, accepted: [text], quote } : { ...draft, quote };
}
