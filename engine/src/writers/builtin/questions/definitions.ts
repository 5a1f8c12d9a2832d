import { countWords, overlap, parts, stemsOf } from "../../../text/words.ts";
import type { Definition } from "../definitions.ts";
import { shuffled } from "../random.ts";
import { kindOfMeaning } from "./kinds.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

/** Definitions needed in a document before any is asked for: else the distractors give it away. */
const ENOUGH = 5;
const ASKABLE = 1.5;

function isNested(first: string, second: string): boolean {
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `);
}

function stepOf(analysis: Analysis, definition: Definition): number {
  return analysis.steps.findIndex(
    ({ from, to }) => definition.sentence.block >= from && definition.sentence.block < to,
  );
}

function distance(analysis: Analysis, first: Definition, second: Definition): number {
  return Math.abs(stepOf(analysis, first) - stepOf(analysis, second));
}

/** Steps beyond which a term belongs to another subject. */
const FARTHEST = 8;

/** Other terms whose meanings name the same sort of thing, so that none is ruled out unread. */
function sameKind(analysis: Analysis, own: Definition): Definition[] {
  const stems = stemsOf(own.meaning, analysis.languageData);
  const kind = kindOfMeaning(own.meaning, analysis.languageData);
  if (kind === null) return [];
  return analysis.definitions.filter(
    (other) =>
      other !== own &&
      kindOfMeaning(other.meaning, analysis.languageData) === kind &&
      distance(analysis, own, other) <= FARTHEST &&
      !isNested(other.key, own.key) &&
      other.key.slice(0, 6) !== own.key.slice(0, 6) &&
      other.plural === own.plural &&
      other.plain === own.plain &&
      !other.meaning.toLowerCase().includes(own.term.toLowerCase()) &&
      !own.meaning.toLowerCase().includes(other.term.toLowerCase()) &&
      overlap(stemsOf(other.meaning, analysis.languageData), stems) < 0.5,
  );
}

function best<Item>(items: Item[], value: (item: Item) => number, count: number): Item[] {
  return items
    .map((item) => ({ item, value: value(item) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Letters that a term and its meaning may not begin with alike. */
const GIVEAWAY = 4;

function leaks(definition: Definition, analysis: Analysis): boolean {
  const words = parts(definition.meaning, analysis.languageData).map((word) =>
    word.toLowerCase().slice(0, GIVEAWAY),
  );
  return parts(definition.term, analysis.languageData).some(
    (word) => word.length >= GIVEAWAY && words.includes(word.toLowerCase().slice(0, GIVEAWAY)),
  );
}

function askable(analysis: Analysis, step: StepMaterial): Definition[] {
  const good = analysis.definitions.filter(({ quality, plain }) => plain && quality >= ASKABLE);
  if (good.length < ENOUGH) return [];
  return good.filter(
    (definition) =>
      definition.sentence.block >= step.from &&
      definition.sentence.block < step.to &&
      !leaks(definition, analysis),
  );
}

/** "What is meant by X?", with the meanings of other terms as distractors. */
export const meaningQuestions: QuestionMaker = (analysis, step, random) =>
  askable(analysis, step).flatMap((own): Candidate[] => {
    const size = countWords(own.meaning);
    const opening = own.meaning.split(" ")[0];
    const others = best(
      sameKind(analysis, own),
      (other) =>
        -0.1 * distance(analysis, own, other) -
        0.08 * Math.abs(countWords(other.meaning) - size) +
        (other.meaning.split(" ")[0] === opening ? 0.8 : 0) +
        0.3 * random(),
      3,
    );
    if (others.length < 3) return [];
    const options = [
      { text: own.meaning, correct: true },
      ...others.map((other) => ({ text: other.meaning, correct: false })),
    ];
    return [
      {
        type: "TERMDEF",
        text: analysis.texts.meaning(own.term),
        options: shuffled(options, random),
        uses: [own.sentence.index],
        evidence: own.sentence,
        score: own.quality + 0.6,
      },
    ];
  });

/** "Which term is explained like this?", with other explained terms as distractors. */
export const termQuestions: QuestionMaker = (analysis, step, random) =>
  askable(analysis, step).flatMap((own): Candidate[] => {
    const length = own.term.split(" ").length;
    const others = best(
      sameKind(analysis, own),
      (other) =>
        -0.2 * Math.min(4, distance(analysis, own, other)) -
        0.5 * Math.abs(other.term.split(" ").length - length) +
        0.2 * random(),
      3,
    );
    if (others.length < 3) return [];
    const options = [
      { text: own.term, correct: true },
      ...others.map((other) => ({ text: other.term, correct: false })),
    ];
    return [
      {
        type: "DEFTERM",
        text: analysis.texts.term(own.meaning),
        options: shuffled(options, random),
        uses: [own.sentence.index],
        evidence: own.sentence,
        score: own.quality + 0.5,
      },
    ];
  });
