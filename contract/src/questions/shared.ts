/** Who wrote a question; a placeholder stands where nobody could. */
export const QUESTION_ORIGINS = ["builtin", "model", "person", "placeholder"] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

/** What marking an answer tells. */
export interface Mark {
  right: boolean;
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
