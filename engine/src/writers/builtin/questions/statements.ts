import { stepTitle } from "../headings.ts";
import { isQuotable, type QuotableOptions, withoutConnective } from "../quotable.ts";
import { shuffled } from "../random.ts";
import type { Sentence } from "../sentences.ts";
import { countWords, normalised, overlap } from "../words.ts";
import { CHANGE_WEIGHT, type Change, changesOf } from "./changes.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

/** Earlier steps from which wrong statements may be borrowed. */
const BORROW_STEPS = 4;
const OPTIONS = 4;

interface Statement {
  sentence: Sentence;
  text: string;
  weight: number;
}

interface Wrong {
  statement: Statement;
  change: Change;
  weight: number;
  borrowed: boolean;
}

/** With fewer strictly fit sentences than this in a step, looser ones are taken too, at a loss. */
const ENOUGH_STRICT = 8;
const LOOSE_LOSS = 0.3;

/** Sentences of a step that can stand as statements of their own, the weightiest first. */
export function statementsOf(analysis: Analysis, step: StepMaterial): Statement[] {
  const strict = fitStatements(analysis, step, {}, 0);
  if (strict.length >= ENOUGH_STRICT) return strict;
  const taken = new Set(strict.map(({ sentence }) => sentence));
  const loose = fitStatements(analysis, step, { maximum: 34, person: "impersonal" }, LOOSE_LOSS);
  return [...strict, ...loose.filter(({ sentence }) => !taken.has(sentence))];
}

function fitStatements(
  analysis: Analysis,
  step: StepMaterial,
  options: QuotableOptions,
  loss: number,
): Statement[] {
  const highest = Math.max(...analysis.rank, 1e-9);
  const terms = [...analysis.terms.values()].slice(0, 60);
  return step.sentences
    .flatMap((sentence): Statement[] => {
      const text = withoutConnective(sentence.text, analysis.tongue);
      if (!isQuotable(text, analysis.tongue, analysis.usage, options)) return [];
      const named = terms.filter((term) => text.includes(term.text)).length;
      const weight =
        (analysis.rank[sentence.index] ?? 0) / highest + 0.03 * named + (sentence.first ? 0.1 : 0) - loss;
      return [{ sentence, text, weight }];
    })
    .sort((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
}

function wrongsOf(analysis: Analysis, step: StepMaterial, borrowed: boolean, random: () => number): Wrong[] {
  const stated = new Set(analysis.sentences.map((sentence) => normalised(sentence.text)));
  return statementsOf(analysis, step).flatMap((statement) =>
    changesOf(statement.text, analysis.tongue, random, analysis.latestYear)
      .filter((change) => !stated.has(normalised(change.text)) && countWords(change.text) >= 7)
      .map((change) => ({
        statement,
        change,
        borrowed,
        weight: CHANGE_WEIGHT[change.kind] + 0.6 * statement.weight - (borrowed ? 0.4 : 0),
      })),
  );
}

/** Wrong statements from different sentences, never from one of the true ones and never all of one weak kind. */
function pickWrongs(wrongs: Wrong[], trues: Statement[], count: number): Wrong[] {
  const picked: Wrong[] = [];
  const length = trues.reduce((sum, { text }) => sum + text.length, 0) / trues.length;
  const fit = (wrong: Wrong) => wrong.weight - 0.5 * Math.abs(Math.log(wrong.change.text.length / length));
  for (const wrong of [...wrongs].sort((a, b) => fit(b) - fit(a))) {
    if (picked.length === count) break;
    const stems = wrong.statement.sentence.stems;
    const taken = [...trues, ...picked.map(({ statement }) => statement)];
    if (taken.some(({ sentence }) => sentence === wrong.statement.sentence)) continue;
    if (taken.some(({ sentence }) => overlap(sentence.stems, stems) > 0.5)) continue;
    if (
      wrong.change.kind === "negation inserted" &&
      picked.some(({ change }) => change.kind === wrong.change.kind)
    )
      continue;
    picked.push(wrong);
  }
  return picked;
}

function candidate(
  analysis: Analysis,
  step: StepMaterial,
  trues: Statement[],
  wrongs: Wrong[],
  random: () => number,
): Candidate | null {
  const [proof] = trues;
  if (!proof) return null;
  const options = [
    ...trues.map(({ text }) => ({ text, correct: true })),
    ...wrongs.map(({ change }) => ({ text: change.text, correct: false })),
  ];
  const borrowed = wrongs.some((wrong) => wrong.borrowed);
  const heading = stepTitle(proof.sentence.heading, analysis.tongue);
  const topic = heading.length < 70 ? heading : "";
  const quality = wrongs.reduce((sum, wrong) => sum + wrong.weight, 0) / wrongs.length;
  return {
    type: "STATE",
    text: borrowed ? analysis.texts.statementsSoFar() : analysis.texts.statements(topic || step.title),
    options: shuffled(options, random),
    uses: [...trues, ...wrongs.map(({ statement }) => statement)].map(({ sentence }) => sentence.index),
    evidence: proof.sentence,
    score: 0.6 + quality,
  };
}

/**
 * "Which statements agree with the text?": one or two true sentences, the others contradict *other*
 * sentences by one changed number, opposite or negation. Wrong ones may come from the four steps before.
 */
export const statementQuestions: QuestionMaker = (analysis, step, random) => {
  const statements = statementsOf(analysis, step);
  const own = wrongsOf(analysis, step, false, random);
  const earlier = analysis.steps
    .filter(({ position }) => position < step.position && position >= step.position - BORROW_STEPS)
    .flatMap((before) => wrongsOf(analysis, before, true, random));
  const candidates: Candidate[] = [];
  for (const [place, first] of statements.slice(0, 4).entries()) {
    const second = statements.find(
      (other, at) => at > place && overlap(other.sentence.stems, first.sentence.stems) < 0.4,
    );
    const trues = second && random() < 0.4 ? [first, second] : [first];
    const wrongs = pickWrongs([...own, ...earlier], trues, OPTIONS - trues.length);
    const made =
      wrongs.length === OPTIONS - trues.length ? candidate(analysis, step, trues, wrongs, random) : null;
    if (made) candidates.push({ ...made, score: made.score - 0.1 * place });
  }
  return candidates;
};
