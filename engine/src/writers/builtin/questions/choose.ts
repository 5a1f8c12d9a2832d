import {
  type AskedBefore,
  askedBefore,
  type GateCourse,
  gateContext,
  gateCourse,
} from "../../../quality/gate/context.ts";
import { judge } from "../../../quality/gate/judge.ts";
import { keyOf } from "../../../text/words.ts";
import type { ReadDocument } from "../../../types/index.ts";
import { traitsOf } from "../../traits.ts";
import { questionOf } from "../compose.ts";
import { seededRandom } from "../random.ts";
import { STEP_TEXTS } from "../templates.ts";
import { caseQuestions } from "./cases.ts";
import { cellQuestions } from "./cells.ts";
import { clauseQuestions } from "./clauses.ts";
import { meaningQuestions, termQuestions } from "./definitions.ts";
import { entryQuestions } from "./entries.ts";
import { fieldQuestions } from "./fieldWords.ts";
import { numberQuestions } from "./gaps.ts";
import { headingQuestions } from "./headings.ts";
import { holderQuestions } from "./holders.ts";
import { listQuestions } from "./listed.ts";
import { nameQuestions } from "./names.ts";
import { nextQuestions, orderQuestions, termsQuestions } from "./passages.ts";
import { phraseQuestions } from "./phrases.ts";
import { predicateQuestions } from "./predicates.ts";
import { statementQuestions } from "./statements.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

const MAKERS: readonly QuestionMaker[] = [
  entryQuestions,
  cellQuestions,
  listQuestions,
  meaningQuestions,
  termQuestions,
  statementQuestions,
  numberQuestions,
  fieldQuestions,
  nameQuestions,
  clauseQuestions,
  caseQuestions,
  predicateQuestions,
  holderQuestions,
  phraseQuestions,
  nextQuestions,
  orderQuestions,
  headingQuestions,
  termsQuestions,
];

/** Loss of a candidate for each question of the same type, or of the same family, among the last four. */
const SAME_TYPE = 0.6;
const SAME_FAMILY = 0.35;
/** Loss for each wrong option that was shown before. */
const SEEN_OPTION = 0.25;
/** Loss of a common word ("before") for each gap that it was the answer of. */
const SAME_ANSWER = 0.3;
/** Loss for each question before with the same words to choose from. */
const SAME_THEME = 0.25;
const LOOK_BACK = 4;
/** A question's type never comes more often in a row. */
const LONGEST_RUN = 3;
/** Steps back from which a review question may come. */
const REVIEW_STEPS = 6;

/** Share of single-answer questions whose right option may be the longest: a quarter would be chance. */
const LONGEST_SHARE = 0.25;
const TELLING_LENGTH = 0.5;

const rightsOf = ({ options }: Candidate) => options.filter(({ correct }) => correct);

function isRightLongest(candidate: Candidate): boolean {
  const [right, ...more] = rightsOf(candidate);
  if (right === undefined || more.length > 0) return false;
  return candidate.options.every((option) => option === right || option.text.length < right.text.length);
}

/** Questions about definitions feel alike whichever way round they ask. */
function familyOf(type: Candidate["type"]): string {
  if (type === "ORDER") return "NEXT";
  return type === "DEFTERM" ? "TERMDEF" : type;
}

/** Types that are asked only where a step has no other: read strictly, few of them were found worth asking. */
const LATE: ReadonlySet<Candidate["type"]> = new Set([
  "STATE",
  "SUBJECT",
  "SAID",
  "REASON",
  "PURPOSE",
  "CONDITION",
  "TIME",
  "TERMDEF",
  "DEFTERM",
  "HOW",
  "THEN",
  "PHRASE",
  "HEADQ",
  "NEXT",
  "ORDER",
  "TERMS",
]);
/** Types whose wrong options mostly tell themselves: only where nothing else at all can be asked. */
const LAST: ReadonlySet<Candidate["type"]> = new Set(["NEXT", "THEN", "ORDER", "TERMS"]);
/** Score from which a question of such a type is asked before one about an earlier step. */
const FAIR = 0.2;

/** Score from which any other question is asked before those. */
const SOUND = 1;

const isSound = ({ type, score }: Candidate) => !LATE.has(type) && score >= SOUND;
const isFair = ({ type, score }: Candidate) => !LATE.has(type) || (!LAST.has(type) && score >= FAIR);
const isLate = ({ type }: Candidate) => !LAST.has(type);
/** Types that were never found worth asking: only where nothing else at all can be asked, not even of an earlier step. */
const NEVER: ReadonlySet<Candidate["type"]> = new Set(["ORDER", "TERMS"]);
const isSome = ({ type }: Candidate) => !NEVER.has(type);

/** Statements alone can be asked about later: any other question leans on the text of its own step. */
const canReview = ({ type, score }: Candidate) => type === "STATE" && score >= FAIR;

/** A question as it is asked in a later step: its statements are no more those of "this step". */
function asReview(candidate: Candidate, { texts }: Analysis): Candidate {
  return { ...candidate, text: texts.statementsSoFar() };
}

/** Whether one more question of this type would make a fourth in a row. */
export function isLongRun(type: Candidate["type"], recent: readonly Candidate["type"][]): boolean {
  return recent.length >= LONGEST_RUN && recent.slice(-LONGEST_RUN).every((one) => one === type);
}

/** Every question that could be asked in a step. */
export function candidatesOf(analysis: Analysis, step: StepMaterial, seed: number): Candidate[] {
  const random = seededRandom(seed + step.position * 7919);
  return MAKERS.flatMap((make) => make(analysis, step, random));
}

interface Course {
  analysis: Analysis;
  gate: GateCourse;
  /** Prepared questions of the steps before, for comparison. */
  asked: AskedBefore[];
}

/** Steps whose text a question may rest on besides its own. */
function readSteps(candidate: Candidate, analysis: Analysis, step: StepMaterial): readonly StepMaterial[] {
  const first = candidate.uses.reduce((least, sentence) => {
    const holder = analysis.steps.find(({ sentences }) => sentences.some(({ index }) => index === sentence));
    return Math.min(least, holder?.position ?? least);
  }, step.position);
  return analysis.steps.slice(first - 1, step.position);
}

function textOf(analysis: Analysis, steps: readonly StepMaterial[]): string {
  const [first, last] = [steps[0], steps.at(-1)];
  const blocks = analysis.blocks.slice(first?.from ?? 0, last?.to ?? 0);
  return [...steps.map(({ title }) => title), ...blocks.map(({ text }) => text)].join("\n\n");
}

/** Types whose wrong options are the text's own, from another place. */
const QUOTED_WRONGS: ReadonlySet<Candidate["type"]> = new Set([
  ...(["NEXT", "ORDER", "THEN", "HEADQ", "TERMS"] as const),
  ...(["ENTRY", "LABEL", "LISTED", "AFTER", "CELL"] as const),
]);
/** Words from which an option that stands in the step is no wrong one. */
const FEWEST_STATED = 3;

/** Whether a wrong option can be read in the step, if only as a part of a longer sentence. */
function isStatedWrong({ type, options }: Candidate, step: StepMaterial, analysis: Analysis): boolean {
  if (QUOTED_WRONGS.has(type)) return false;
  const key = ` ${keyOf(textOf(analysis, [step]))} `;
  return options.some(({ text, correct }) => {
    const words = keyOf(text);
    return !correct && words.split(" ").length >= FEWEST_STATED && key.includes(` ${words} `);
  });
}

/** "____ (LTS)": the abbreviation behind the gap gives its first letters away. */
const GIVEN_AWAY = /____\s*\(\p{Lu}[\p{L}\d]*\)/u;

/** Whether the quality gate lets a candidate be asked in a step, after the questions asked before it. */
function passes({ analysis, gate, asked }: Course, candidate: Candidate, step: StepMaterial): boolean {
  if (GIVEN_AWAY.test(candidate.text) || isStatedWrong(candidate, step, analysis)) return false;
  const read = textOf(analysis, readSteps(candidate, analysis, step));
  const question = questionOf(analysis, candidate, STEP_TEXTS[analysis.languageData.code]);
  return judge(question, gateContext(gate, read, asked)).length === 0;
}

/**
 * One question for each step, or null where nothing honest can be asked: the best candidate whose
 * sentences were not used before and that the quality gate lets pass, with variety of types; else one from
 * the last six steps.
 */
export function chooseQuestions(
  analysis: Analysis,
  documents: readonly ReadDocument[],
  seed: number,
): (Candidate | null)[] {
  const course: Course = {
    analysis,
    gate: gateCourse(analysis.languageData.code, documents, traitsOf),
    asked: [],
  };
  const all = analysis.steps.map((step) => candidatesOf(analysis, step, seed));
  const used = new Set<number>();
  const recent: Candidate["type"][] = [];
  const seen = new Set<string>();
  const answers = new Map<string, number>();
  const timesAnswered = (candidate: Candidate) =>
    Math.max(...rightsOf(candidate).map(({ text }) => answers.get(keyOf(text)) ?? 0));
  const isNew = (candidate: Candidate) => candidate.type === "FIELD" || timesAnswered(candidate) === 0;
  const themes = new Map<string, number>();
  let [singles, longest] = [0, 0];
  const worth = (candidate: Candidate): number => {
    const last = recent.slice(-LOOK_BACK);
    const same = last.filter((type) => type === candidate.type).length;
    const family = last.filter((type) => familyOf(type) === familyOf(candidate.type)).length;
    const known = candidate.options.filter(({ text, correct }) => !correct && seen.has(text)).length;
    const tells = isRightLongest(candidate) && longest + 1 > (singles + 1) * LONGEST_SHARE;
    return (
      candidate.score -
      (tells ? TELLING_LENGTH : 0) -
      SAME_TYPE * same -
      SAME_FAMILY * family -
      SEEN_OPTION * known -
      SAME_ANSWER * timesAnswered(candidate) -
      SAME_THEME * (themes.get(candidate.theme ?? "") ?? 0)
    );
  };
  const best = (candidates: Candidate[], step: StepMaterial): Candidate | null =>
    candidates
      .filter(({ type, uses }) => !isLongRun(type, recent) && uses.every((sentence) => !used.has(sentence)))
      .filter(isNew)
      .map((candidate) => ({ candidate, value: worth(candidate) }))
      .sort((a, b) => b.value - a.value)
      .find(({ candidate }) => passes(course, candidate, step))?.candidate ?? null;
  return analysis.steps.map((step, place) => {
    const own = all[place] ?? [];
    const before = all.slice(Math.max(0, place - REVIEW_STEPS), place).flat();
    const fair = own.filter(isFair);
    const review = before.filter(canReview).map((candidate) => asReview(candidate, analysis));
    const ranks = [own.filter(isSound), fair, own.filter(isLate), own.filter(isSome), review, own];
    const chosen = ranks.reduce<Candidate | null>((found, rank) => found ?? best(rank, step), null);
    if (!chosen) return null;
    for (const sentence of chosen.uses) used.add(sentence);
    for (const { text } of chosen.options) seen.add(text);
    for (const { text } of rightsOf(chosen)) {
      answers.set(keyOf(text), (answers.get(keyOf(text)) ?? 0) + 1);
    }
    if (chosen.theme) themes.set(chosen.theme, (themes.get(chosen.theme) ?? 0) + 1);
    recent.push(chosen.type);
    if (rightsOf(chosen).length === 1) singles++;
    if (isRightLongest(chosen)) longest++;
    course.asked.push(
      askedBefore(questionOf(analysis, chosen, STEP_TEXTS[analysis.languageData.code]), course.gate),
    );
    return chosen;
  });
}
