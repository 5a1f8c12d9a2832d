import type { StepText } from "@lehrpfad/contract";

const FIELDS = ["title", "content", "summary"] as const;

export function textsOf({ title, content, summary }: StepText): StepText {
  return { title, content, summary };
}

export function isSame(one: StepText, other: StepText): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/**
 * My texts with what somebody else changed since `base` in fields that I did not touch; null where both
 * changed the same field, each in another way.
 */
export function merged(base: StepText, mine: StepText, stored: StepText): StepText | null {
  const result = textsOf(mine);
  for (const field of FIELDS) {
    if (mine[field] === base[field]) result[field] = stored[field];
    else if (stored[field] !== base[field] && stored[field] !== mine[field]) return null;
  }
  return result;
}
