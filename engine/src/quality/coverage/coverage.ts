import { keyOf } from "../../text/words.ts";
import type {
  CourseStep,
  CoverageMap,
  CoverageSection,
  DocumentCoverage,
  LeftOutReason,
  Question,
  ReadDocument,
} from "../../types/index.ts";
import { type CourseAim, isMissed, reasonsOf } from "./leftOut.ts";
import { type Loss, lossesOf } from "./missing.ts";
import { type BlockUse, usesOf } from "./use.ts";

/** Words from which a section is cut into runs, and words of a run. */
const LONG_SECTION = 1_200;
const RUN_WORDS = 600;
const OPENING_WORDS = 10;
const MOST_NUMBERS = 12;
const TAUGHT = 0.9;
const LEFT_OUT = 0.05;

/** A block with what became of it. */
interface Fate extends BlockUse, Loss {
  reason: LeftOutReason;
  testedIn: number[];
}

/** Questions of a step that ask about a passage of a document: of a model also those within the step. */
function askedIn({ writer, question, exercises }: CourseStep): Question[] {
  const last = question ? [question] : [];
  return writer === "model" ? [...last, ...exercises].filter(({ origin }) => origin === "model") : last;
}

function testedParagraphs(documents: readonly ReadDocument[], steps: readonly CourseStep[]) {
  const asked = new Map<string, Set<number>>();
  const note = (document: string, paragraph: number, position: number) => {
    const key = `${document} ${paragraph}`;
    asked.set(key, (asked.get(key) ?? new Set()).add(position));
  };
  const questions = steps.flatMap((step) =>
    askedIn(step).map((question) => ({ position: step.position, question })),
  );
  const bySentence = new Map(
    questions.flatMap(({ position, question }) =>
      question.kind === "choice"
        ? question.options.filter(({ correct }) => correct).map(({ text }) => [keyOf(text), position])
        : [],
    ) as [string, number][],
  );
  for (const { position, question } of questions)
    if (question.source) note(question.source.document, question.source.paragraph, position);
  for (const { id, blocks } of documents)
    for (const { kind, text, paragraph } of blocks) {
      if (kind === "heading") continue;
      const key = keyOf(text);
      for (const [option, position] of bySentence)
        if (option.split(" ").length >= 6 && key.includes(option)) note(id, paragraph, position);
    }
  return (document: string, paragraph: number) => [...(asked.get(`${document} ${paragraph}`) ?? [])];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sorted = (positions: readonly number[]) => [...new Set(positions)].sort((a, b) => a - b);

function opening(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= OPENING_WORDS ? text : `${words.slice(0, OPENING_WORDS).join(" ")} …`;
}

function stateOf(taughtWords: number, words: number): CoverageSection["state"] {
  if (taughtWords >= TAUGHT * words) return "taught";
  return taughtWords < LEFT_OUT * words ? "left_out" : "partly";
}

/** What of a section that could be taught is in no step, besides words; undefined where nothing is. */
function missingIn(fates: readonly Fate[]): CoverageSection["missing"] {
  const own = fates.filter(({ reason, steps }) => steps.length > 0 || isMissed(reason));
  const numbers = [...new Set(own.flatMap((fate) => fate.numbers))].slice(0, MOST_NUMBERS);
  const figures = sum(own.map((fate) => fate.figures.length));
  return numbers.length + figures > 0 ? { numbers, figures } : undefined;
}

function sectionOf(fates: readonly Fate[]): CoverageSection[] {
  const first = fates[0];
  if (!first) return [];
  const { kind, level, text, page, paragraph } = first.block;
  const words = sum(fates.map((fate) => fate.words));
  const taughtWords = sum(fates.map((fate) => fate.taughtWords));
  const lost = missingIn(fates);
  const missing = new Map<LeftOutReason, number>();
  for (const fate of fates) {
    const count = fate.words - fate.taughtWords;
    if (count > 0) missing.set(fate.reason, (missing.get(fate.reason) ?? 0) + count);
  }
  return [
    {
      ...{
        title: kind === "heading" ? text : opening(text),
        level: kind === "heading" ? level : 0,
        group: false,
      },
      ...{ page, paragraph, words, taughtWords, state: stateOf(taughtWords, words) },
      taughtIn: sorted(fates.flatMap(({ steps }) => steps)),
      testedIn: sorted(fates.flatMap(({ testedIn }) => testedIn)),
      leftOut: [...missing]
        .map(([reason, count]) => ({ reason, words: count }))
        .sort((a, b) => b.words - a.words),
      ...(lost ? { missing: lost } : {}),
    },
  ];
}

/** Cuts a long section into runs of about 600 words, so that the map stays fine enough to read. */
function runsOf(fates: readonly Fate[]): Fate[][] {
  const total = sum(fates.map(({ words }) => words));
  if (total <= LONG_SECTION) return [[...fates]];
  const size = total / Math.round(total / RUN_WORDS);
  const runs: Fate[][] = [];
  let words = 0;
  for (const fate of fates) {
    const last = runs.at(-1);
    if (last && (words < size * runs.length || last.every(({ block }) => block.kind === "heading")))
      last.push(fate);
    else runs.push([fate]);
    words += fate.words;
  }
  return runs;
}

/** A heading with nothing but deeper headings under it fares as they do. */
function withParts(sections: readonly CoverageSection[], bare: ReadonlySet<number>): CoverageSection[] {
  return sections.map((section, at) => {
    if (!bare.has(section.paragraph)) return section;
    const rest = sections.slice(at + 1);
    const end = rest.findIndex(({ level }) => level > 0 && level <= section.level);
    const parts = end < 0 ? rest : rest.slice(0, end);
    if (parts.length === 0) return section;
    const states = new Set(parts.map(({ state }) => state));
    const [only = "partly"] = states.size === 1 ? states : [];
    return {
      ...section,
      group: true,
      state: only,
      taughtIn: sorted(parts.flatMap(({ taughtIn }) => taughtIn)),
      testedIn: sorted(parts.flatMap(({ testedIn }) => testedIn)),
      leftOut: [],
    };
  });
}

function sectionsOf(fates: readonly Fate[]): CoverageSection[] {
  const sections: Fate[][] = [];
  for (const fate of fates) {
    const last = sections.at(-1);
    if (last && fate.block.kind !== "heading") last.push(fate);
    else sections.push([fate]);
  }
  const bare = sections.filter(({ length }) => length === 1).flatMap(([fate]) => fate ?? []);
  const headings = bare.filter(({ block }) => block.kind === "heading");
  return withParts(
    sections.flatMap(runsOf).flatMap(sectionOf),
    new Set(headings.map(({ block }) => block.paragraph)),
  );
}

/** The coverage of the documents by a course, with the uses it was told from. */
export interface Coverage {
  map: CoverageMap;
  uses: BlockUse[][];
  /** Words that stand in some step ÷ words worth teaching, 0 to 1; 1 without documents. */
  share: number;
  /** Words worth teaching: all but contents, references, licences, other languages and the like. */
  teachable: number;
  words: number;
}

/**
 * Which section of each document is taught in which steps, asked about in which questions, or left out
 * and why. Told by comparing words, therefore right for a course of any origin.
 */
export function coverageOf(
  documents: readonly ReadDocument[],
  steps: readonly CourseStep[],
  aim: CourseAim,
): Coverage {
  const uses = usesOf(documents, steps, aim.language);
  const testedIn = testedParagraphs(documents, steps);
  const lossesIn = lossesOf(steps, aim.language);
  const retold = steps.some(({ writer }) => writer === "model");
  let excused = 0;
  const map = documents.map((document, at): DocumentCoverage => {
    const own = uses[at] ?? [];
    const reasons = reasonsOf(document, own, { ...aim, retold });
    const losses = lossesIn(document, own);
    const fates = own.map((use, place): Fate => {
      const loss = losses[place] ?? { numbers: [], figures: [] };
      const reason = reasons[place] ?? "beyond_length";
      if (!isMissed(reason)) excused += use.words - use.taughtWords;
      return { ...use, ...loss, reason, testedIn: testedIn(document.id, use.block.paragraph) };
    });
    const words = sum(own.map((use) => use.words));
    const taughtWords = sum(own.map((use) => use.taughtWords));
    return {
      document: document.id,
      documentName: document.name,
      words,
      taughtWords,
      sections: sectionsOf(fates),
    };
  });
  const words = sum(map.map((document) => document.words));
  const taught = sum(map.map((document) => document.taughtWords));
  const teachable = words - excused;
  return { map, uses, words, teachable, share: teachable === 0 ? 1 : taught / teachable };
}
