import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import type { Sentence } from "../../../text/sentences.ts";
import { countWords } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import type { MaterialBlock } from "../material.ts";
import { openingOf } from "../sources.ts";
import type { Candidate } from "./candidate.ts";
import { isText } from "./outline.ts";

/** The text that answers a question, word for word, and where it begins. */
export type Passage = Pick<Candidate, "block" | "quote"> & { text: string };

/** A few words without an end in front of a text: who wrote it. */
const isByline = ({ kind, text }: MaterialBlock): boolean =>
  kind === "paragraph" && countWords(text) < 5 && !/[.!?:]$/.test(text.trim());

/** Whether a text announces what stands behind it, and that is no running text: code, a table or nothing at all. */
function announcesWhatIsMissing(blocks: readonly MaterialBlock[], at: number): boolean {
  const block = blocks[at];
  const next = blocks[at + 1];
  return block !== undefined && /:\s*$/.test(block.text) && (next === undefined || !isText(next));
}

/** Words up to which a paragraph is shown whole, and up to which what stands behind a sentence is shown with it. */
const AROUND = { whole: 70, behind: 60 };

/**
 * What answers a question about one sentence: its paragraph, or of a long one the sentence with what stands behind it.
 * Null where the sentence does not stand in its block word for word.
 */
export function passageAround({ blocks, sentences }: Analysis, sentence: Sentence): string | null {
  const block = blocks[sentence.block];
  if (block?.kind === "table" || block?.kind === "code") return null;
  const text = block?.text.trim() ?? "";
  if (countWords(text) <= AROUND.whole && !text.endsWith(":")) return text;
  const from = text.indexOf(sentence.text);
  if (from < 0) return null;
  let end = from + sentence.text.length;
  for (const next of sentences.slice(sentence.index + 1)) {
    if (next.block !== sentence.block || next.text.endsWith(":")) break;
    const at = text.indexOf(next.text, end);
    const until = at + next.text.length;
    if (at < 0 || countWords(text.slice(from, until)) > AROUND.behind) break;
    end = until;
  }
  return text.slice(from, end);
}

/**
 * The running text of some blocks as a passage; null where there is none, more than is kept of one, or where it leans on
 * code and tables, which a passage does not show.
 */
export function passageOf({ blocks, languageData }: Analysis, from: number, to: number): Passage | null {
  const places = blocks
    .slice(from, to)
    .flatMap((block, at) => (isText(block) ? [{ block, at: from + at }] : []));
  while (places[0] && isByline(places[0].block)) places.shift();
  const text = places.map(({ block }) => block.text).join("\n\n");
  const [first] = places;
  if (!first || text.length > QUESTION_SIZES.passage) return null;
  if (places.some(({ at }) => announcesWhatIsMissing(blocks.slice(0, to), at))) return null;
  return {
    block: first.at,
    quote: openingOf(first.block.text, languageData),
    text,
  };
}
