import type { NewId } from "../shared.ts";
import { OPTIONS } from "./form.ts";
import type { Choice, ChoiceDraft, WrittenChoice } from "./schemas.ts";

/** Options keep their ids, because participants' answers name them; new ones, and a second use of one, get their own. */
export function completeChoice({ kind, options }: WrittenChoice | ChoiceDraft, newId: NewId): Choice {
  const taken = new Set<string>();
  return {
    kind,
    options: options.map((option) => {
      const given = "id" in option ? option.id : null;
      const id = given !== null && !taken.has(given) ? given : newId();
      taken.add(id);
      return { id, text: option.text.trim(), correct: option.correct };
    }),
  };
}

export function emptyChoice(): ChoiceDraft {
  const options = Array.from({ length: OPTIONS }, () => ({ id: null, text: "", correct: false }));
  return { kind: "choice", options };
}

export function draftOfChoice({ kind, options }: Choice): ChoiceDraft {
  return { kind, options };
}

export function choiceLines({ options }: WrittenChoice): string[] {
  return options.map(({ text }) => text);
}

/** What of a choice makes it the same one. */
export function choiceEssence({ options }: WrittenChoice): unknown {
  return options.map(({ text, correct }) => [text, correct]);
}
