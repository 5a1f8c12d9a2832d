import type { Language } from "../../../../types/index.ts";

/** How a language turns a statement into a question. */
export interface SentenceWords {
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
