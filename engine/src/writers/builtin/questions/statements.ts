import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf, overlap } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { isGeneric, stepTitle } from "../headings.ts";
import { hasMainVerb, isQuotable, type QuotableOptions, withoutConnective } from "../quotable.ts";
import { shuffled } from "../random.ts";
import { CHANGE_WEIGHT, type Change, changesOf } from "./changes.ts";
import { groupsOf } from "./groups.ts";
import { DEATH } from "./numbers.ts";
import { siblingChanges } from "./siblings.ts";
import { hasTopics } from "./topics.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";
import { isSaid } from "./vocabulary.ts";

const OPTIONS = 4;

/** A sentence that can stand as a statement of its own, in one line, and how much it matters in its step. */
export interface Statement {
  sentence: Sentence;
  text: string;
  weight: number;
}

interface Wrong {
  statement: Statement;
  change: Change;
  weight: number;
}

/** With fewer strictly fit sentences than this in a step, looser ones are taken too, at a loss. */
const ENOUGH_STRICT = 8;
const LOOSE_LOSS = 0.3;
/** "Line 10 is …", "A CURA DI …", "… and Francis P.": about the lines of a listing, or who wrote the text. */
const LABELLED =
  /^(?:(?:La|Die|The|In)\s)?(?:[Ll]ines?|[Ll][íi]nea|[Rr]iga|[Rr]ighe|[Zz]eilen?|[Ll]ignes?)\s\d|^\p{Lu}+\s\p{Lu}{2,}\s|\s\p{Lu}\.$/u;

const ADDRESSED_LOSS = 0.35;
const FIRST_PERSON: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:I|me|my|mine|we|us|our|ours|let['’]s)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]|me|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mi|mis|mí|nos|nosotr[oa]s|nuestr[oa]s?|\p{L}+mos)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi|mio|mia|miei|mie|noi|nostr[oaie]|\p{L}+iamo)(?!\p{L})/iu,
};
/** Then those that are longer, or whose verb is none that is known; in lists that would be none at all. */
const LONGEST = 40;
const LONG_LOSS = 0.4;
/** With fewer than this even so, those that refer to articles of a law are taken, at a greater loss. */
const ENOUGH = 4;
const LAW_LOSS = 0.5;

/** Statements without those of a sentence that stands in the list before. */
export function distinct(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((one) => [one.sentence, one] as const).reverse()).values()].reverse();
}

const found = new WeakMap<StepMaterial, Statement[]>();

/** Sentences of a step that can stand as statements of their own, the weightiest first. */
export function statementsOf(analysis: Analysis, step: StepMaterial): Statement[] {
  const cached = found.get(step);
  if (cached) return cached;
  const made = statementsIn(analysis, step);
  found.set(step, made);
  return made;
}

function statementsIn(analysis: Analysis, step: StepMaterial): Statement[] {
  const strict = fitStatements(analysis, step, {}, 0);
  if (strict.length >= ENOUGH_STRICT) return strict;
  const loose = fitStatements(analysis, step, { maximum: 34 }, LOOSE_LOSS);
  const nearly = distinct([...strict, ...loose, ...addressedStatements(analysis, step)]);
  if (nearly.length >= ENOUGH_STRICT) return nearly;
  const long = fitStatements(analysis, step, { maximum: LONGEST, hasVerb: true }, LONG_LOSS);
  const known = distinct([...nearly, ...long]);
  if (known.length >= ENOUGH) return known;
  const law = { maximum: 42, articles: true } as const;
  return distinct([...known, ...fitStatements(analysis, step, law, LAW_LOSS)]);
}

/** Whether a sentence is its author's own: "I", "we". */
export const isFirstPerson = (text: string, language: Language): boolean => FIRST_PERSON[language].test(text);

/** Sentences of a step that may speak to their reader: a manual says "you" of whoever does a thing. */
export function addressedStatements(analysis: Analysis, step: StepMaterial): Statement[] {
  return fitStatements(analysis, step, { maximum: 34, person: "any" }, ADDRESSED_LOSS).filter(
    ({ text }) => !isFirstPerson(text, analysis.languageData.code),
  );
}

/** The blocks of lists that a sentence announces: their items are parts of it. */
function announcedIn(analysis: Analysis, step: StepMaterial): ReadonlySet<number> {
  const lists = groupsOf(analysis).filter(
    ({ intro, from, to }) => intro !== "" && from < step.to && to > step.from,
  );
  return new Set(lists.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
}

function fitStatements(
  analysis: Analysis,
  step: StepMaterial,
  options: QuotableOptions,
  loss: number,
): Statement[] {
  const highest = Math.max(...analysis.rank, 1e-9);
  const terms = [...analysis.terms.values()].slice(0, 60);
  const announced = announcedIn(analysis, step);
  return step.sentences
    .flatMap((sentence): Statement[] => {
      // What begins small, or stands in an announced list, goes on with the line that announced it.
      if (/^\p{Ll}/u.test(sentence.text) || announced.has(sentence.block)) return [];
      if (DEATH.test(sentence.heading) || DEATH.test(sentence.text)) return [];
      if ((options.hasVerb && sentence.listItem) || LABELLED.test(sentence.text)) return [];
      const text = withoutConnective(sentence.text, analysis.languageData);
      if (!isQuotable(text, analysis.languageData, analysis.usage, options)) return [];
      if (!hasMainVerb(text, analysis.languageData, analysis.usage)) return [];
      const named = terms.filter((term) => text.includes(term.text)).length;
      const weight =
        (analysis.rank[sentence.index] ?? 0) / highest + 0.03 * named + (sentence.first ? 0.1 : 0) - loss;
      return [{ sentence, text, weight }];
    })
    .sort((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
}

const known = new WeakMap<Analysis, ReadonlySet<string>>();

/** All sentences of the material as keys; made once. */
function statedIn(analysis: Analysis): ReadonlySet<string> {
  const cached = known.get(analysis);
  if (cached) return cached;
  const stated = new Set(analysis.sentences.map((sentence) => keyOf(sentence.text)));
  known.set(analysis, stated);
  return stated;
}

/** Sentences before and behind in which a word that was put in must not stand: it would be the text's own. */
const NEAR = 2;

/** Whether what a change puts in stands near by in the text: the statement may then be true of that. */
function isSaidNearBy(analysis: Analysis, { index, text }: Sentence, change: Change): boolean {
  if (/^(?:negation|sibling|exchange)/.test(change.kind)) return false;
  const own = new Set(keyOf(text).split(" "));
  const put = keyOf(change.text)
    .split(" ")
    .filter((word) => !own.has(word));
  const near = analysis.sentences.slice(Math.max(0, index - NEAR), index + NEAR + 1);
  const words = new Set(near.flatMap((sentence) => keyOf(sentence.text).split(" ")));
  return put.some((word) => words.has(word));
}

/** Sentences that are changed into wrong statements: also those that would be too short or too long to be right ones. */
function basesOf(analysis: Analysis, step: StepMaterial): Statement[] {
  const loose = fitStatements(analysis, step, { minimum: 7, maximum: 36 }, LOOSE_LOSS);
  return distinct([...statementsOf(analysis, step), ...loose]);
}

function wrongsOf(analysis: Analysis, step: StepMaterial, random: () => number): Wrong[] {
  const stated = statedIn(analysis);
  return basesOf(analysis, step).flatMap((statement) =>
    [
      ...siblingChanges(analysis, statement.sentence, statement.text),
      ...changesOf(statement.text, analysis.languageData, random, analysis.latestYear, (word) =>
        isSaid(word, analysis),
      ),
    ]
      .filter((change) => !stated.has(keyOf(change.text)) && countWords(change.text) >= 7)
      .filter((change) => !isSaidNearBy(analysis, statement.sentence, change))
      .map((change) => ({
        statement,
        change,
        weight: (change.weight ?? CHANGE_WEIGHT[change.kind]) + 0.6 * statement.weight,
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
    const { stems } = wrong.statement.sentence;
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

/** Statements under one heading are asked about by it; others belong to the step as a whole. */
function asksAbout(topic: string, { texts }: Analysis): string {
  return topic === "" ? texts.statementsHere() : texts.statements(topic);
}

function candidate(
  analysis: Analysis,
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
  const heading = stepTitle(proof.sentence.heading, analysis.languageData);
  const one = [...trues, ...wrongs.map(({ statement }) => statement)].every(
    ({ sentence }) => sentence.heading === proof.sentence.heading,
  );
  const topic = one && heading.length < 70 && !isGeneric(heading) ? heading : "";
  // The weakest false statement tells how good the choice is: one that shows leaves too little of it.
  const quality = Math.min(...wrongs.map(({ weight }) => weight));
  return {
    type: "STATE",
    text: asksAbout(topic, analysis),
    options: shuffled(options, random),
    uses: [...trues, ...wrongs.map(({ statement }) => statement)].map(({ sentence }) => sentence.index),
    evidence: proof.sentence,
    score: SCORE + quality,
  };
}

const SCORE = -0.1;

const MOST_TRUE = 2;
/** Statements with which questions begin; later steps may ask what is left of them. */
const FIRST = 6;
/** How often one and two of the statements are wished to be right; two at least are wrong, or there is no choice. */
const WISHED = [
  { right: 1, share: 1 },
  { right: 2, share: 0.9 },
];

const apart = (one: Statement, other: Statement): boolean =>
  one.sentence !== other.sentence && overlap(one.sentence.stems, other.sentence.stems) < 0.4;

/** Candidates whose statements are all of `statements` and `wrongs`. */
function statementCandidates(
  analysis: Analysis,
  statements: readonly Statement[],
  wrongs: readonly Wrong[],
  random: () => number,
): Candidate[] {
  return statements.slice(0, FIRST).flatMap((first, place): Candidate[] => {
    const trues = [first];
    for (const other of statements.slice(place + 1)) {
      if (trues.length < MOST_TRUE && trues.every((one) => apart(one, other))) trues.push(other);
    }
    const wish = [...WISHED].sort((a, b) => b.share * random() - a.share * random());
    for (const { right } of wish) {
      const picked =
        trues.length < right ? [] : pickWrongs([...wrongs], trues.slice(0, right), OPTIONS - right);
      const made =
        picked.length < OPTIONS - right ? null : candidate(analysis, trues.slice(0, right), picked, random);
      if (made) return [{ ...made, score: made.score - 0.1 * place }];
    }
    return [];
  });
}

/** Loss where statements about several things stand together: each may be true of one and not of another. */
const MIXED_LOSS = 0.6;

/**
 * "Which statements agree with the text?": one or two true sentences, the others contradict *other* sentences by one
 * changed number, opposite or negation. All stand in the step, under one heading where it has several.
 */
export const statementQuestions: QuestionMaker = (analysis, step, random) => {
  const statements = statementsOf(analysis, step);
  const wrongs = wrongsOf(analysis, step, random);
  const all = statementCandidates(analysis, statements, wrongs, random);
  if (!hasTopics(step)) return all;
  const headings = [...new Set(statements.map(({ sentence }) => sentence.heading))];
  const single = headings.flatMap((heading) => {
    const isIn = ({ sentence }: Statement) => sentence.heading === heading;
    return statementCandidates(
      analysis,
      statements.filter(isIn),
      wrongs.filter(({ statement }) => isIn(statement)),
      random,
    );
  });
  return [...single, ...all.map((mixed) => ({ ...mixed, score: mixed.score - MIXED_LOSS }))];
};
