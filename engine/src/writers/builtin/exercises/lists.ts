import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf, parts, tokens } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { type Candidate, type ExerciseMaker, sectionKey, sentenceKey } from "./candidate.ts";
import { isInstruction, leansBack, pointsBack, statementOf } from "./guards.ts";
import {
  contentOf,
  isOrdered,
  labelOf,
  type Part,
  partAt,
  partsOf,
  topicAt,
  withoutMark,
} from "./outline.ts";
import { passageOf } from "./passage.ts";
import { isUntranslated } from "./telling.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SCORE = { list: 2.4, inline: 2.2, order: 2.2 };
const ITEMS = { least: 3, most: 7, words: 30, inline: 9, whole: 130 };
const INTRO = { least: 5, most: 40, stems: 3 };
/** First words of an announcement in which no pronoun stands. */
const OPENING = 40;

/** The number that an announcement names ("three kinds"); null where it names none. */
function numberIn(text: string, { languageData }: Analysis): number | null {
  const words = tokens(text.toLowerCase());
  const at = languageData.numberWords.findIndex((word) => words.includes(word));
  return at < 0 ? null : at + 2;
}

const LAW = /§|Absatz|Abs\.|Anlage \d|Artikel \d|art\. ?\d|comma \d|\d{4}/iu;

/** Whether an announcement says by itself of what it lists. */
function announces(statement: string, analysis: Analysis): boolean {
  const { languageData, usage } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const count = countWords(statement);
  if (count < INTRO.least || count > INTRO.most || contentOf(statement, analysis).length < INTRO.stems)
    return false;
  if (words.badIntroEnd.test(statement) || words.badIntroStart.test(statement) || LAW.test(statement))
    return false;
  if (words.example.test(statement) || words.thisWork.test(statement) || words.author.test(statement))
    return false;
  if (!/^[\p{L}¿¡]/u.test(statement) || /["“”„«»]/u.test(statement)) return false;
  const first = (parts(statement, languageData)[0] ?? "").toLowerCase();
  const mayOpenWithVerb = languageData.code !== "es" && languageData.code !== "it";
  if (!mayOpenWithVerb && (usage.verbs.has(first) || /(?:rá|rán|rà|ranno)$/u.test(first))) return false;
  const announced = statement.replace(
    /following|as follows|folgend\p{L}*|suivant\p{L}*|siguientes?|seguenti?/giu,
    "",
  );
  if (pointsBack(announced, analysis, OPENING) || languageData.anaphoricOpening.test(statement)) return false;
  return !languageData.pointingWords.test(announced);
}

const KEYS = /\+\p{L}|→|⇧|Ctrl|Strg|Alt/u;

/** What the items of a list are about; null where they are no such things, or not all of them can be named. */
function pointsOf(items: readonly string[], { languageData }: Analysis): string[] | null {
  const { joining } = exerciseWordsOf(languageData.code);
  const points = items.map((item) => labelOf(item, joining));
  const isBad = (point: string) =>
    point === "" || countWords(point) > ITEMS.words || /\([^)]*$/.test(point) || LAW.test(point);
  if (points.some(isBad) || new Set(points.map(keyOf)).size < points.length) return null;
  if (items.some((item) => countWords(item) > ITEMS.whole || /[=∑√⊆∈]|https?:|www\./u.test(item)))
    return null;
  if (items.filter((item) => /\?$/.test(item)).length >= items.length / 2) return null;
  return points.filter((point) => KEYS.test(point)).length >= points.length / 2 ? null : points;
}

/** Items that are done one after the other, by their first sentences; null where one of them is an alternative. */
function stepsOf(items: readonly string[]): string[] | null {
  const steps = items.map((item) => item.split(/(?<=[.!?])\s/)[0] ?? "");
  const isBad = (step: string) => INSTEAD.test(step) || countWords(step) < 2 || step.endsWith(":");
  return steps.some(isBad) || new Set(steps.map(keyOf)).size < steps.length ? null : steps;
}

interface Run {
  /** Blocks of the announcement and behind the last item. */
  from: number;
  to: number;
  /** Items of the highest level, without marks. */
  items: string[];
  ordered: boolean;
}

/** The lists of a step with the paragraph before each. */
function runsIn({ blocks }: Analysis, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at + 1 < to; at++) {
    if (blocks[at]?.kind === "list" || blocks[at + 1]?.kind !== "list") continue;
    let end = at + 1;
    while (end < to && blocks[end]?.kind === "list") end++;
    const level = blocks[at + 1]?.level;
    const top = blocks.slice(at + 1, end).filter((block) => block.level === level);
    runs.push({
      from: at,
      to: end,
      items: top.map(({ text }) => withoutMark(text)),
      ordered: top.every(isOrdered),
    });
  }
  return runs;
}

const lastSentence = (text: string): string => (text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? "").trim();

/** "Alternatively, …": no step behind the one before it. */
const INSTEAD =
  /^(?:alternat|otherwise|instead|oder|ansonsten|stattdessen|sinon|autrement|de lo contrario|si no|in alternativa|altrimenti)/iu;

/** "S: name the n points …", or "Describe step by step: S" where they are numbered or announced as steps. */
function askList(analysis: Analysis, parts: readonly Part[], run: Run): Candidate[] {
  const { from, to, items } = run;
  const intro = analysis.blocks[from];
  if (intro?.kind !== "paragraph" || !/:$/.test(intro.text.trim())) return [];
  const statement = lastSentence(intro.text).replace(/\s*:$/, "");
  const number = numberIn(statement, analysis);
  const counted = number !== null && items.length === number + 1 ? items.slice(0, number) : items;
  if (number !== null && counted.length !== number) return [];
  if (counted.length < ITEMS.least || counted.length > ITEMS.most || !announces(statement, analysis))
    return [];
  const told = counted.filter((item) => isInstruction(item, analysis)).length;
  const areSteps = run.ordered || told >= counted.length / 2;
  const points = areSteps ? stepsOf(counted) : pointsOf(counted, analysis);
  const passage = passageOf(analysis, from, to);
  if (points === null || passage === null) return [];
  const { code } = analysis.languageData;
  const texts = EXERCISE_TEXTS[code];
  const { promisesSteps } = exerciseWordsOf(code);
  const inOrder = areSteps && (run.ordered || promisesSteps.test(`${statement} ${topicAt(parts, from)}`));
  return [
    {
      form: areSteps ? "steps" : "list",
      score: SCORE.list,
      text: inOrder ? texts.steps(statement) : texts.list(statement, points.length),
      body: { kind: "self", passage: passage.text, points },
      ...{ block: passage.block, quote: passage.quote, last: to - 1, told: "", hint: null },
      uses: [sectionKey(partAt(parts, from)?.at ?? from)],
    },
  ];
}

const ORDER = { least: 3, most: 8, longest: 200, told: 0.6 };

/** Steps that lead elsewhere, lost what stood behind them, or hold a placeholder: nobody can put them in order. */
const WRECK =
  /(?<!\p{L})(?:the section called|abschnitt|la section|la sección|la sezione|chapter|appendix|kapitel|anhang|chapitre|annexe|capítulo|apéndice|capitolo|appendice)(?!\p{L})|https?:|www\.|%\p{L}|[:…]$|\.\.\.$/iu;

/** Steps that are announced as such, or told one after the other, to be put in order. */
function askOrder(
  analysis: Analysis,
  parts: readonly Part[],
  { from, to, items, ordered }: Run,
): Candidate[] {
  const topic = topicAt(parts, from);
  const { promisesSteps, pictured, afterwards, inCase } = exerciseWordsOf(analysis.languageData.code);
  const announced = promisesSteps.test(analysis.blocks[from]?.text ?? "") || promisesSteps.test(topic);
  const passage = passageOf(analysis, from + 1, to);
  const told = items.filter((item) => isInstruction(item, analysis)).length;
  const isTold = told >= ORDER.told * items.length && items.some((item) => afterwards.test(item));
  const areDone = announced || isTold;
  if (!ordered || !areDone || topic === "" || passage === null) return [];
  if (items.length < ORDER.least || items.length > ORDER.most) return [];
  const steps = items.map((item) => item.split(/(?<=[.!?])\s/)[0] ?? "");
  const isBad = (step: string) => countWords(step) < 3 || step.length > ORDER.longest || pictured.test(step);
  if (steps.some(isBad) || new Set(steps.map(keyOf)).size < steps.length) return [];
  if (steps.some((step) => WRECK.test(step) || isUntranslated(step, analysis))) return [];
  // What is done only in a case has no place of its own among what is always done.
  if (steps.slice(1).some((step) => inCase.test(step))) return [];
  return [
    {
      form: "order",
      score: SCORE.order,
      text: EXERCISE_TEXTS[analysis.languageData.code].order(topic),
      body: { kind: "order", items: steps.map((text) => ({ text })) },
      ...{ block: passage.block, quote: passage.quote, last: to - 1, told: "", hint: null },
      uses: [sectionKey(partAt(parts, from)?.at ?? from)],
    },
  ];
}

const ENUMERATION = /^([^:;]{20,170}?):\s+([^:;.]{12,260})\.$/u;
const AND = "and|or|und|oder|sowie|et|ou|y|e|o|ed";
const BETWEEN = new RegExp(`,\\s+(?:(?:${AND})\\s+)?|\\s+(?:${AND})\\s+(?=[^,]*$)`, "u");
const NO_ITEM = /^(?:either|entweder|soit|bien|o|sia|denn|because|\p{Ll}$)|[=∈→\d]/iu;

/** The same of an enumeration behind a colon, where the sentence says how many or what they are. */
function askEnumeration(analysis: Analysis, sentence: Sentence): Candidate[] {
  const { languageData, usage, blocks } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const text = statementOf(sentence, analysis);
  const [, statement = "", rest = ""] = ENUMERATION.exec(text) ?? [];
  const items = rest.split(BETWEEN).filter((item) => item.trim() !== "");
  const number = numberIn(statement, analysis);
  const block = blocks[sentence.block];
  if (items.length < ITEMS.least || items.length > ITEMS.most || block === undefined) return [];
  if (block.kind === "quote" || items.some((item) => countWords(item) > ITEMS.inline || NO_ITEM.test(item)))
    return [];
  if (number === null ? !words.kindNoun.test(statement) : number !== items.length) return [];
  if (!announces(statement, analysis) || leansBack(statement, analysis, 5) || /[«»“”„"()]/u.test(text))
    return [];
  const isVerb = (word: string) =>
    languageData.copula.test(word.toLowerCase()) ||
    languageData.finiteVerb.test(word) ||
    usage.verbs.has(word);
  if (!tokens(statement).some(isVerb)) return [];
  return [
    {
      form: "list",
      score: SCORE.inline,
      text: EXERCISE_TEXTS[languageData.code].list(statement, items.length),
      body: { kind: "self", passage: block.text, points: items },
      ...{ block: sentence.block, quote: sentence.text, last: sentence.block, told: "", hint: null },
      uses: [sentenceKey(sentence.index)],
    },
  ];
}

/** What is asked about the lists of a step. */
export const listExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  const runs = runsIn(analysis, step.from, step.to);
  return [
    ...runs.flatMap((run) => [...askList(analysis, parts, run), ...askOrder(analysis, parts, run)]),
    ...step.sentences.flatMap((sentence) => askEnumeration(analysis, sentence)),
  ];
};
