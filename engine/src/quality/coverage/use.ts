import { anyOf } from "../../text/documentWords/index.ts";
import { recurringHeadings } from "../../text/headings.ts";
import { linesOf, unmarked } from "../../text/markdown.ts";
import { wholeText } from "../../text/steps.ts";
import { keyOf, wordsOf } from "../../text/words.ts";
import type { Block, CourseStep, Language, ReadDocument } from "../../types/index.ts";
import { createQuoteCheck } from "../quotes.ts";

/** Words in a row that, standing in a step, are no accident; shorter lines must be found whole. */
const RUN = 5;
/** A step teaches a block when it holds this share of its words, or so many of them in a row. */
const ENOUGH = { share: 0.8, run: 12 };

/** What the steps make of one block of a document. */
export interface BlockUse {
  block: Block;
  words: number;
  /** Words that stand in some step that teaches the block. */
  taughtWords: number;
  /** Positions of those steps. */
  steps: number[];
}

/** Where runs of words and whole lines stand in the steps: step positions by key. */
interface StepIndex {
  runs: Map<string, number[]>;
  lines: Map<string, number[]>;
}

function note(map: Map<string, number[]>, key: string, position: number): void {
  const known = map.get(key);
  if (!known) map.set(key, [position]);
  else if (known.at(-1) !== position) known.push(position);
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
}

/** What several steps of one title are told apart by. */
const PART = new RegExp(` (?:\\d+ \\p{L}+ |(?:${anyOf("parts")}) )?\\d+$`, "u");

function indexOf(steps: readonly CourseStep[], language: Language): StepIndex {
  const index: StepIndex = { runs: new Map(), lines: new Map() };
  for (const step of steps) {
    const { position, title } = step;
    note(index.lines, keyOf(title).replace(PART, ""), position);
    for (const line of linesOf(unmarked(`${title}\n${wholeText(step, language)}`))) {
      const words = wordsOf(line);
      note(index.lines, words.join(" "), position);
      for (const run of runsOf(words)) note(index.runs, run, position);
    }
  }
  return index;
}

const NUMBER = new RegExp(
  `^(?:\\d+[a-z]?|[ivxlc]+|[a-z]|bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|${anyOf("chapters", "parts", "sections", "articles")})$`,
);
const LONGEST_NUMBERING = 4;

/** The keys under which a short line or heading may stand in a step: whole, and without its numbering. */
function lineKeys(words: readonly string[], heading: boolean): string[] {
  const keys = [words.join(" ")];
  for (let at = 0; at < LONGEST_NUMBERING && at < words.length - 1; at++) {
    if (!NUMBER.test(words[at] ?? "") || (!heading && at > 0)) break;
    keys.push(words.slice(at + 1).join(" "));
  }
  return keys;
}

/** Words of one block that each step holds, as places in the block's list of words. */
class Found {
  readonly places = new Map<number, Set<number>>();
  private readonly longest = new Map<number, number>();
  private readonly ends = new Map<number, { from: number; to: number }>();

  add(position: number, from: number, to: number): void {
    const places = this.places.get(position) ?? new Set<number>();
    for (let at = from; at < to; at++) places.add(at);
    this.places.set(position, places);
    const last = this.ends.get(position);
    const run = last && from <= last.to ? { from: last.from, to } : { from, to };
    this.ends.set(position, run);
    this.longest.set(position, Math.max(this.longest.get(position) ?? 0, run.to - run.from));
  }

  /** Positions of the steps that teach a block of so many words. */
  teaching(words: number): number[] {
    return [...this.places]
      .filter(
        ([position, places]) =>
          places.size >= ENOUGH.share * words || (this.longest.get(position) ?? 0) >= ENOUGH.run,
      )
      .map(([position]) => position)
      .sort((a, b) => a - b);
  }
}

/** Shorter words are mostly grammar; the first letters stand for the word in whatever form. */
const STEM = { shortest: 5, letters: 6 };
/** A step says in its own words what a block says when it holds so many of the block's stems. */
const RETOLD = { share: 0.6, fewest: 4 };
/** How many paragraphs from one that a step quotes it may retell. */
const NEAR = 40;

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(
    words.filter((word) => word.length >= STEM.shortest).map((word) => word.slice(0, STEM.letters)),
  );
}

/** What a step that a model wrote rests on. */
interface Retelling {
  position: number;
  stems: ReadonlySet<string>;
  /** Paragraphs of its verified sources, by document. */
  quoted: ReadonlyMap<string, readonly number[]>;
}

function retellingsOf(
  documents: readonly ReadDocument[],
  steps: readonly CourseStep[],
  language: Language,
): Retelling[] {
  const isVerbatim = createQuoteCheck(documents);
  return steps
    .filter(({ writer }) => writer === "model")
    .map((step) => {
      const { position, sources } = step;
      const quoted = new Map<string, number[]>();
      for (const { document, paragraph } of sources.filter(isVerbatim)) note(quoted, document, paragraph);
      return { position, stems: stemsOf(wordsOf(unmarked(wholeText(step, language)))), quoted };
    });
}

/** Steps that teach what stands under a heading: they need not repeat it. */
function retoldUnder(
  document: string,
  blocks: readonly Block[],
  at: number,
  retellings: readonly Retelling[],
) {
  const under = blocks.slice(at + 1).find(({ kind }) => kind !== "heading");
  return under === undefined ? [] : retoldIn(document, under, retellings);
}

/** Steps that quote a block, or say near a quote what it says in words of their own. */
function retoldIn(document: string, block: Block, retellings: readonly Retelling[]): number[] {
  const stems = [...stemsOf(wordsOf(block.text))];
  return retellings
    .filter((step) => {
      const quoted = step.quoted.get(document) ?? [];
      if (quoted.includes(block.paragraph)) return true;
      if (!quoted.some((paragraph) => Math.abs(paragraph - block.paragraph) <= NEAR)) return false;
      const said = stems.filter((stem) => step.stems.has(stem)).length;
      return said >= RETOLD.fewest && said >= RETOLD.share * stems.length;
    })
    .map(({ position }) => position);
}

function useOfBlock(block: Block, index: StepIndex, retold: readonly number[]): BlockUse {
  const found = new Found();
  let total = 0;
  for (const line of linesOf(block.text)) {
    const words = wordsOf(line);
    const whole = lineKeys(words, block.kind === "heading").flatMap((key) => index.lines.get(key) ?? []);
    for (const position of new Set(whole)) found.add(position, total, total + words.length);
    for (const [at, run] of runsOf(words).entries())
      for (const position of index.runs.get(run) ?? []) found.add(position, total + at, total + at + RUN);
    total += words.length;
  }
  for (const position of retold) found.add(position, 0, total);
  const steps = found.teaching(total);
  const taught = new Set(steps.flatMap((position) => [...(found.places.get(position) ?? [])]));
  return { block, words: total, taughtWords: taught.size, steps };
}

/** The words of a heading without its numbering. */
const bareHeading = (heading: string) => lineKeys(wordsOf(heading), true).at(-1) ?? "";

/** A heading that stands there more than once is taught only where what stands under it is. */
function withoutNamesakes(uses: readonly BlockUse[], repeated: ReadonlySet<string>): BlockUse[] {
  return uses.map((use, at) => {
    if (use.block.kind !== "heading" || !repeated.has(bareHeading(use.block.text))) return use;
    const end = uses.findIndex(({ block }, index) => index > at && block.kind === "heading");
    const below = uses.slice(at + 1, end < 0 ? undefined : end);
    if (below.length === 0) return use;
    const under = new Set(below.flatMap((other) => other.steps));
    const steps = use.steps.filter((position) => under.has(position));
    return { ...use, steps, taughtWords: steps.length === 0 ? 0 : use.taughtWords };
  });
}

/**
 * For each document, what the steps make of its blocks: which steps hold a block's text word for word. A
 * step that a model wrote in its own words teaches the blocks that its verified sources name, and those near
 * them most of whose words it uses.
 */
export function usesOf(
  documents: readonly ReadDocument[],
  steps: readonly CourseStep[],
  language: Language,
): BlockUse[][] {
  const index = indexOf(steps, language);
  const retellings = retellingsOf(documents, steps, language);
  const repeated = recurringHeadings(
    documents.flatMap(({ blocks }) => blocks),
    2,
    bareHeading,
  );
  return documents.map(({ id, blocks }) => {
    const uses = blocks.map((block, at) => {
      const isHeading = block.kind === "heading";
      const retold = isHeading ? retoldUnder(id, blocks, at, retellings) : retoldIn(id, block, retellings);
      return useOfBlock(block, index, retold);
    });
    return withoutNamesakes(uses, repeated);
  });
}
