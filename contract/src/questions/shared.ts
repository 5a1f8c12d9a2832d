/** Who wrote a question: `chat` is a chat assistant that a person asked; a placeholder stands where nobody could. */
export const QUESTION_ORIGINS = ["builtin", "model", "chat", "person", "placeholder"] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

/** How much of an answer is right, best first: all, the essential (three quarters or more), a part, nothing. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** What marking an answer tells: right is what has at least the essential (the first two levels). */
export interface Mark {
  right: boolean;
  level: Level;
}

/** The least share that counts as the essential. */
const ESSENTIAL = 0.75;

/**
 * The mark for a share of right parts.
 *
 * @param share 0 to 1
 */
export function markOfShare(share: number): Mark {
  if (share >= 1) return markOfLevel(1);
  if (share >= ESSENTIAL) return markOfLevel(2);
  return markOfLevel(share > 0 ? 3 : 4);
}

export function markOfLevel(level: Level): Mark {
  return { right: level <= 2, level };
}

/** What is told of a first answer while a second one is awaited. */
export interface FirstTry {
  /** Null where the level would tell which of the chosen parts are right. */
  level: Level | null;
  /** Chosen parts that are certainly wrong, by their ids, each with what is said to it; empty where nothing is. */
  wrong: { id: string; text: string }[];
}

/** What is told of an answer that is one whole. */
export const WRONG_AS_A_WHOLE: FirstTry = { level: 4, wrong: [] };

/** Parts of which a wrong order, or wrong pairs, leave more than one to try. */
const ENOUGH_PARTS = 3;

/** What is told of an answer in parts, none of which is named: how many are right; of two parts, the rest would be known. */
export function tellOfParts(parts: number, mark: Mark | null): FirstTry | null {
  return parts < ENOUGH_PARTS || mark === null ? null : { level: mark.level, wrong: [] };
}

/** Puts things in an order of a participant's own; the ids decide, so that it is the same at every visit. */
export type Order = <Item extends { id: string }>(items: readonly Item[]) => Item[];

/** Makes an id for a part of a question that participants' answers will name. */
export type NewId = () => string;

/** An answer and how many participants gave it. */
export interface CountedAnswer<Given> {
  answer: Given;
  count: number;
}

/** One of the things that could be answered, and how many participants answered it. */
export interface Tally {
  id: string;
  text: string;
  right: boolean;
  count: number;
}

/** Gives each part of a draft its id: its own if it has one that no part before it has, else a new one. */
export function withIds<Part extends { id?: string | null }>(
  parts: readonly Part[],
  newId: NewId,
): (Omit<Part, "id"> & { id: string })[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    const id = part.id && !taken.has(part.id) ? part.id : newId();
    taken.add(id);
    return { ...part, id };
  });
}
