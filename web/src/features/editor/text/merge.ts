import { type SectionTexts, type StepText, tidySections } from "@lehrpfad/contract";

const FIELDS = ["title", "content", "summary"] as const;
const SECTIONS = ["objectives", "keyPoints", "reflections", "terms", "next"] as const;

export function textsOf({ title, content, sections, summary }: StepText): StepText {
  return { title, content, sections, summary };
}

/** Texts as the server stores them: neither empty lines of sections nor spaces around a title count. */
export function asStored({ title, content, sections, summary }: StepText): StepText {
  return { title: title.trim(), content, sections: tidySections(sections), summary };
}

export function isSame(one: StepText, other: StepText): boolean {
  return JSON.stringify(asStored(one)) === JSON.stringify(asStored(other));
}

/** Whether the text of a step with its sections is the same in both. */
export function isSameText(one: StepText, other: StepText): boolean {
  const read = (texts: StepText) => {
    const { content, sections } = asStored(texts);
    return JSON.stringify([content, sections]);
  };
  return read(one) === read(other);
}

/** Whether the server would take them: a title, and for each term its meaning. */
export function isComplete({ title, sections }: StepText): boolean {
  const { terms } = tidySections(sections);
  return title.trim() !== "" && terms.every(({ term, meaning }) => term !== "" && meaning !== "");
}

/** `mine` with what is changed in `stored` since `base`; null where both changed the same field, each in another way. */
function mergedFields<T extends object>(
  fields: readonly (keyof T)[],
  [base, mine, stored]: readonly [T, T, T],
): T | null {
  const result = { ...mine };
  for (const field of fields) {
    const [was, own, their] = [base, mine, stored].map((texts) => JSON.stringify(texts[field]));
    if (own === was) result[field] = stored[field];
    else if (their !== was && their !== own) return null;
  }
  return result;
}

/**
 * My texts with what somebody else changed since `base` in fields and sections that I did not touch; null where both
 * changed the same one, each in another way.
 */
export function merged(base: StepText, mine: StepText, stored: StepText): StepText | null {
  const texts = mergedFields(FIELDS, [textsOf(base), textsOf(mine), textsOf(stored)]);
  const sections = mergedFields<SectionTexts>(SECTIONS, [
    tidySections(base.sections),
    tidySections(mine.sections),
    tidySections(stored.sections),
  ]);
  return texts && sections ? { ...texts, sections } : null;
}
