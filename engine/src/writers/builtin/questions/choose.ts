import { faultsOf } from "../../../quality/gate.ts";
import { seededRandom } from "../random.ts";
import { clauseQuestions } from "./clauses.ts";
import { meaningQuestions, termQuestions } from "./definitions.ts";
import { numberQuestions } from "./gaps.ts";
import { nameQuestions } from "./names.ts";
import { headingQuestions, nextQuestions, termsQuestions } from "./passages.ts";
import { statementQuestions } from "./statements.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

const MAKERS: readonly QuestionMaker[] = [
  meaningQuestions,
  termQuestions,
  statementQuestions,
  numberQuestions,
  nameQuestions,
  clauseQuestions,
  nextQuestions,
  headingQuestions,
  termsQuestions,
];

/** Loss of a candidate for each question of the same type, or of the same family, among the last four. */
const SAME_TYPE = 0.6;
const SAME_FAMILY = 0.35;
/** Loss for each wrong option that was shown before. */
const SEEN_OPTION = 0.25;
const LOOK_BACK = 4;
/** A question's type never comes more often in a row. */
const LONGEST_RUN = 3;
/** Steps back from which a review question may come. */
const REVIEW_STEPS = 6;

/** Questions about definitions feel alike whichever way round they ask. */
function familyOf(type: Candidate["type"]): string {
  return type === "DEFTERM" ? "TERMDEF" : type;
}

export /** Whether one more question of this type would make a fourth in a row. */
function isLongRun(type: Candidate["type"], recent: readonly Candidate["type"][]): boolean {
  return recent.length >= LONGEST_RUN && recent.slice(-LONGEST_RUN).every((one) => one === type);
}

function candidatesOf(analysis: Analysis, step: StepMaterial, seed: number): Candidate[] {
  const random = seededRandom(seed + step.position * 7919);
  return MAKERS.flatMap((make) => make(analysis, step, random)).filter(
    (candidate) => faultsOf(candidate).length === 0,
  );
}

/**
 * One question for each step, or null where nothing honest can be asked: the best candidate whose
 * sentences were not used before, with variety of types; else one from the last six steps.
 */
export function chooseQuestions(analysis: Analysis, seed: number): (Candidate | null)[] {
  const all = analysis.steps.map((step) => candidatesOf(analysis, step, seed));
  const used = new Set<number>();
  const asked = new Set<string>();
  const recent: Candidate["type"][] = [];
  const seen = new Set<string>();
  const keyOf = ({ text, options }: Candidate) =>
    [
      text,
      ...options
        .filter(({ correct }) => correct)
        .map((option) => option.text)
        .sort(),
    ].join("\n");
  const isFree = (candidate: Candidate) =>
    !isLongRun(candidate.type, recent) &&
    !asked.has(keyOf(candidate)) &&
    candidate.uses.every((sentence) => !used.has(sentence));
  const best = (candidates: Candidate[]) =>
    candidates
      .filter(isFree)
      .map((candidate) => {
        const last = recent.slice(-LOOK_BACK);
        const same = last.filter((type) => type === candidate.type).length;
        const family = last.filter((type) => familyOf(type) === familyOf(candidate.type)).length;
        const known = candidate.options.filter(({ text, correct }) => !correct && seen.has(text)).length;
        return {
          candidate,
          value: candidate.score - SAME_TYPE * same - SAME_FAMILY * family - SEEN_OPTION * known,
        };
      })
      .sort((a, b) => b.value - a.value)[0]?.candidate ?? null;
  return all.map((own, place) => {
    const regular = own.filter(({ type }) => type !== "TERMS");
    const review = all
      .slice(Math.max(0, place - REVIEW_STEPS), place)
      .flat()
      .filter(({ type }) => type !== "TERMS" && type !== "HEADQ" && type !== "NEXT");
    const chosen = best(regular) ?? best(review) ?? best(own);
    if (!chosen) return null;
    for (const sentence of chosen.uses) used.add(sentence);
    for (const { text } of chosen.options) seen.add(text);
    asked.add(keyOf(chosen));
    recent.push(chosen.type);
    return chosen;
  });
}
