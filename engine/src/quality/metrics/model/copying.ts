import { proseOf } from "../../../text/markdown.ts";
import { withoutQuoteBlocks } from "../../../text/stepLayout.ts";
import { wordsOf } from "../../../text/words.ts";
import type { CourseStep, ReadDocument } from "../../../types/index.ts";
import { median, share } from "../../numbers.ts";

/** Words in a row that, standing in both texts, are no accident. */
const RUN = 8;
const QUOTED = /„[^„“”]{1,600}[“”]|“[^“”]{1,600}”|«[^«»]{1,600}»|»[^«»]{1,600}«|"[^"\n]{1,600}"/gu;

/** How near the words of a course are to those of its documents. */
export interface Copying {
  /** Words of the longest run that a step shares with a document outside quotes; 0 below eight. */
  longestRun: number;
  /** Share (0 to 1) of a step's runs of eight words that stand in a document: half of the steps have less, and the most. */
  median: number;
  maximum: number;
}

/** The words of the documents in one list, with gaps between blocks, and where each run of eight begins in it. */
interface RunIndex {
  words: string[];
  places: Map<string, number[]>;
}

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + RUN).join(" ");

function indexOf(documents: readonly ReadDocument[]): RunIndex {
  const words: string[] = [];
  const places = new Map<string, number[]>();
  for (const { text } of documents.flatMap(({ blocks }) => blocks)) {
    const own = wordsOf(text);
    for (let at = 0; at + RUN <= own.length; at++) {
      const run = runAt(own, at);
      const known = places.get(run);
      if (known) known.push(words.length + at);
      else places.set(run, [words.length + at]);
    }
    words.push(...own, "");
  }
  return { words, places };
}

/** Pieces of a step in a model's own words: no quotes, tables, code and headings, which may be the document's. */
function ownWords({ content, sections, summary }: CourseStep): string[][] {
  const { keyPoints, terms } = sections;
  const texts = [
    ...proseOf(withoutQuoteBlocks(content)),
    ...keyPoints.map(({ text }) => text),
    ...terms.map(({ meaning }) => meaning),
    summary,
  ];
  return texts.flatMap((text) => text.replace(QUOTED, "\n").split("\n")).map(wordsOf);
}

/** Words from two places on that are the same in both lists. */
function sameFrom(words: readonly string[], at: number, other: readonly string[], from: number): number {
  let length = 0;
  while (at + length < words.length && words[at + length] === other[from + length]) length += 1;
  return length;
}

function copiedIn(step: CourseStep, { words, places }: RunIndex) {
  let runs = 0;
  let copied = 0;
  let longest = 0;
  for (const piece of ownWords(step))
    for (let at = 0; at + RUN <= piece.length; at++) {
      const found = places.get(runAt(piece, at)) ?? [];
      runs += 1;
      if (found.length > 0) copied += 1;
      for (const from of found) {
        const isGoingOn = at > 0 && piece[at - 1] === words[from - 1];
        if (!isGoingOn) longest = Math.max(longest, sameFrom(piece, at, words, from));
      }
    }
  return { longest, share: share(copied, runs) };
}

/**
 * What a model's steps take over from the documents word for word, by runs of eight words (n-gram containment: A.
 * Broder, "On the resemblance and containment of documents", Compression and Complexity of Sequences 1997, 21–29).
 * Quotes are not counted. Null without documents.
 */
export function copyingOf(steps: readonly CourseStep[], documents: readonly ReadDocument[]): Copying | null {
  if (documents.length === 0 || steps.length === 0) return null;
  const index = indexOf(documents);
  const found = steps.map((step) => copiedIn(step, index));
  const shares = found.map((one) => one.share);
  return {
    longestRun: Math.max(...found.map(({ longest }) => longest)),
    median: median(shares),
    maximum: Math.max(...shares),
  };
}
