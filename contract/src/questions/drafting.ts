import type { CourseLanguage } from "../vocabulary.ts";
import type { Fault } from "./faults.ts";
import type { NewId } from "./shared.ts";

/** What those who write questions know of a kind. */
export interface Drafting<Written, Body, Draft> {
  /** A draft in which nothing is written yet. */
  empty(): Draft;
  /** What an editor may change in a stored question. */
  draft(body: Body): Draft;
  /** As it is stored: texts trimmed, with the ids by which participants' answers are kept. */
  complete(body: Written | Draft, newId: NewId): Body;
  /** What is right in a draft, in words: what another kind of question may begin with. */
  rights(draft: Draft): string[];
  /** A draft that begins with what is right in another one. */
  begin(rights: readonly string[]): Draft;
  /** The texts of what the kind decides, in the order in which a solution shows them. */
  lines(body: Written | Draft): string[];
  /** What makes it the same one. It is hashed and stored: it must not change from one release to the next. */
  essence(body: Written): unknown;
  /** Everything wrong with its form; `quote` is the passage that proves the answer. */
  faults(body: Written | Draft, quote: string, language?: CourseLanguage): Fault[];
}
