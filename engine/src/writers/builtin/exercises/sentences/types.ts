import type { Language } from "../../../../types/index.ts";

/** What a sentence says of a thing by its verb, and how that is asked. */
export interface Relation {
  /** Matches a sentence without its point. Groups: `s` the subject, `v` its verb, others as the prompt names them. */
  says: RegExp;
  /** The prompt; `{name}` stands for a group. */
  ask: string;
  /** Added to the score of its prompts. */
  bonus: number;
}

/** What the first words of a sentence tell of the rest of it, and how that is asked. */
export interface Opening {
  /** Matches a sentence without its point. Groups: `q` what goes into the question as it stands, or `m` a statement. */
  says: RegExp;
  /** The prompt; the interrogative where the sentence gives a statement. */
  ask: string;
  /** Whether the answer stands in the sentence before: "Therefore …". */
  isBefore: boolean;
}

/** What a language asks by the verbs and the first words of its sentences. */
export interface SentenceWords {
  relations: readonly Relation[];
  openings: readonly Opening[];
  /** The interrogative for reasons. */
  why: string;
  /** Matches a statement that becomes a question. Groups: `s` its subject, `v` its verb, `r` the rest. */
  statement: RegExp;
  /** The question, from an interrogative and the parts of a statement. */
  question: string;
  /** Words that narrow a statement: behind an interrogative they would turn its sense round. */
  only: RegExp;
  /** A clause within a statement: what follows may belong to it. */
  subordinate: RegExp;
  /** Endings of a statement that wait for more. */
  unfinished: RegExp;
  /** Words that begin a subject and are small within a sentence, joined to the next by an apostrophe or not. */
  article: RegExp;
  /** Subjects that are only some of a kind, or one of a row that the prompt does not name. */
  someOf: RegExp;
  /** Adverbs at the end of a subject, torn from the verb. */
  adverb: RegExp;
}

export type SentenceTable = Record<Language, SentenceWords>;

const SUBJECT = "[^,;:()]{3,90}?";

/** A sentence of a subject, a verb of some forms, and what follows, which must begin in a certain way. */
export function relation(verbs: string, rest: string, ask: string, bonus = 0): Relation {
  return {
    says: new RegExp(`^(?<s>${SUBJECT}) (?<v>${verbs}) (?<r>${rest}.{10,})$`, "u"),
    ask,
    bonus,
  };
}

/** A sentence whose subject is what some noun says of a thing: "The purpose of …". */
export function quality(subject: string, verbs: string, ask: string): Relation {
  const says = new RegExp(`^(?<s>${subject}[^,;:()]{4,70}?) (?<v>${verbs}),? (?<r>.{10,})$`, "u");
  return { says, ask, bonus: 0.4 };
}

/** A sentence that begins with the answer. */
export const opening = (says: RegExp, ask: string): Opening => ({ says, ask, isBefore: false });

/** A sentence that draws a conclusion from the one before it. */
export const before = (says: RegExp, ask: string): Opening => ({ says, ask, isBefore: true });
