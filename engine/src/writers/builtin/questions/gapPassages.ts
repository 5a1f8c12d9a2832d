import { isForeign } from "../foreign.ts";
import { isQuotable, withoutConnective } from "../quotable.ts";
import type { Sentence } from "../sentences.ts";
import { countWords } from "../words.ts";
import { evidenceIn, groupsOf } from "./groups.ts";
import { DEATH } from "./numbers.ts";
import { addressedStatements, distinct, isFirstPerson, statementsOf } from "./statements.ts";
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

const MOST_WORDS = 55;
const FEWEST_WORDS = 7;
/** Loss of a sentence that needs the one before it. */
const LEANING_LOSS = 0.15;

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Sentences that go on from the one before, together with it: what they point at then stands there. */
function leaning(analysis: Analysis, step: StepMaterial, known: ReadonlySet<Sentence>): GapPassage[] {
  const highest = Math.max(...analysis.rank, 1e-9);
  const { tongue, usage } = analysis;
  const isOwn = (text: string) => isFirstPerson(text, tongue.code);
  return step.sentences.flatMap((sentence, place): GapPassage[] => {
    const before = step.sentences[place - 1];
    if (!before || before.block !== sentence.block || known.has(sentence)) return [];
    const [opening, text] = [withoutConnective(before.text, tongue), inOneLine(sentence.text)];
    if (DEATH.test(opening) || DEATH.test(text)) return [];
    if (countWords(opening) + countWords(text) > MOST_WORDS) return [];
    if (!isQuotable(opening, tongue, usage, { minimum: FEWEST_WORDS, person: "any" })) return [];
    const rules = { minimum: FEWEST_WORDS, maximum: 36, person: "any", mayContinue: true } as const;
    if (isOwn(opening) || isOwn(text) || !isQuotable(text, tongue, usage, rules)) return [];
    const weight = (analysis.rank[sentence.index] ?? 0) / highest - LEANING_LOSS;
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
      if (isFirstPerson(line, analysis.tongue.code) || isForeign(line, analysis.tongue)) return [];
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
