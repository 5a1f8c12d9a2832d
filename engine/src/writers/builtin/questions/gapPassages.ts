import type { Sentence } from "../../../text/sentences.ts";
import { countWords } from "../../../text/words.ts";
import { isForeign } from "../foreign.ts";
import { isQuotable, withoutConnective } from "../quotable.ts";
import { evidenceIn, groupsOf } from "./groups.ts";
import { DEATH } from "./numbers.ts";
import { addressedStatements, distinct, isFirstPerson, statementsOf } from "./statements.ts";
import { topicOf } from "./topics.ts";
import type { Analysis, StepMaterial } from "./types.ts";

/** A sentence in which a gap can be left, behind the one it leans on or what announces it. */
export interface GapPassage {
  /** In one line. */
  text: string;
  /** Where the sentence with the gap begins. */
  from: number;
  sentence: Sentence;
  weight: number;
}

const MOST_WORDS = 60;
const FEWEST_WORDS = 6;
/** Sentences before the one with the gap that are shown with it at most. */
const MOST_BEFORE = 2;
/** Loss of a sentence that needs the ones before it. */
const LEANING_LOSS = 0.15;
const LENIENT = { minimum: FEWEST_WORDS, maximum: 36, person: "any", mayContinue: true } as const;

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether a sentence opens what stands under a heading that the question names: it can only point at that. */
const isUnderTopic = (analysis: Analysis, sentence: Sentence): boolean =>
  sentence.first &&
  analysis.blocks[sentence.block - 1]?.kind === "heading" &&
  topicOf(sentence, analysis) !== "";

/** Sentences that go on from those before them, together with these: what they point at then stands there. */
function leaning(analysis: Analysis, step: StepMaterial, known: ReadonlySet<Sentence>): GapPassage[] {
  const highest = Math.max(...analysis.rank, 1e-9);
  const { languageData, usage } = analysis;
  const fits = ({ text }: Sentence) =>
    isQuotable(inOneLine(text), languageData, usage, LENIENT) &&
    !isFirstPerson(text, languageData.code) &&
    !DEATH.test(text);
  const opens = (sentence: Sentence) =>
    sentence.first ||
    isQuotable(withoutConnective(sentence.text, languageData), languageData, usage, {
      minimum: FEWEST_WORDS,
      person: "any",
    });
  return step.sentences.flatMap((sentence, place): GapPassage[] => {
    if (known.has(sentence) || !fits(sentence)) return [];
    const weight = (analysis.rank[sentence.index] ?? 0) / highest - LEANING_LOSS;
    if (isUnderTopic(analysis, sentence))
      return [{ text: inOneLine(sentence.text), from: 0, sentence, weight }];
    const before = step.sentences
      .slice(Math.max(0, place - MOST_BEFORE), place)
      .filter(({ block }) => block === sentence.block);
    const from = before.findLastIndex((one) => fits(one) && opens(one));
    const shown = before.slice(from);
    if (from < 0 || !shown.every(fits)) return [];
    const [first = "", ...more] = shown.map(({ text }) => text);
    const opening = [withoutConnective(first, languageData), ...more.map(inOneLine)].join(" ");
    const text = inOneLine(sentence.text);
    if (countWords(opening) + countWords(text) > MOST_WORDS) return [];
    return [{ text: `${opening} ${text}`, from: opening.length + 1, sentence, weight }];
  });
}

const LONGEST_OPENING = 160;
/** Marks and numbers, as headings of laws have them, open no line that one can read. */
const UNFIT_TITLE = /[()[\]*]|\d/u;
const FEWEST_ITEM_WORDS = 6;
const ITEM_WEIGHT = 0.1;

/** Items of lists behind what announces them, and explained terms behind their names. */
function listed(analysis: Analysis, step: StepMaterial, told: ReadonlySet<number>): GapPassage[] {
  const inside = (block: number) => block >= step.from && block < step.to && !told.has(block);
  return groupsOf(analysis).flatMap(({ intro, title, items, entries }): GapPassage[] => {
    const opening = intro || (UNFIT_TITLE.test(title) ? "" : title);
    if (opening.length > LONGEST_OPENING || opening.includes("?")) return [];
    const pieces = [
      ...items.map(({ block, text }) => ({ block, said: text, text, before: opening && `${opening}: ` })),
      ...entries.map(({ block, label, meaning, text }) => ({
        block,
        said: meaning,
        text,
        before: `${label}: `,
      })),
    ];
    return pieces.flatMap(({ block, said, text, before }): GapPassage[] => {
      const sentence = inside(block) ? evidenceIn(analysis, block, text) : null;
      const line = inOneLine(said);
      if (!sentence || countWords(line) < FEWEST_ITEM_WORDS || DEATH.test(line)) return [];
      if (isFirstPerson(line, analysis.languageData.code) || isForeign(line, analysis.languageData))
        return [];
      return [{ text: before + line, from: before.length, sentence, weight: ITEM_WEIGHT }];
    });
  });
}

/** What of a step can be asked about with a gap, statements that stand alone first. */
export function gapPassages(analysis: Analysis, step: StepMaterial): GapPassage[] {
  const statements = distinct([...statementsOf(analysis, step), ...addressedStatements(analysis, step)]);
  const alone = statements.map((statement) => ({ ...statement, from: 0 }));
  const told = new Set(alone.map(({ sentence }) => sentence.block));
  const known = new Set(alone.map(({ sentence }) => sentence));
  return [...alone, ...leaning(analysis, step, known), ...listed(analysis, step, told)];
}
