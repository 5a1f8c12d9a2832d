import {
  type AskedBefore,
  askedBefore,
  type GateCourse,
  gateContext,
  gateCourse,
} from "../../../quality/gate/context.ts";
import { judge } from "../../../quality/gate/judge.ts";
import { keyOf } from "../../../text/words.ts";
import type { Question, ReadDocument } from "../../../types/index.ts";
import { traitsOf } from "../../traits.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import type { Candidate, ExerciseMaker, Form } from "./candidate.ts";
import { clauseExercises } from "./clauses.ts";
import { definitionExercises } from "./definitions.ts";
import { headingExercises } from "./headings.ts";
import { listExercises } from "./lists.ts";
import { numberExercises } from "./numbers.ts";
import { openingExercises } from "./openings.ts";
import { wordsIn } from "./outline.ts";
import { passageExercises } from "./passages.ts";
import { predicateExercises } from "./predicates.ts";
import { questionOf } from "./question.ts";
import { relationExercises } from "./relations.ts";
import { rowExercises } from "./rows.ts";

const MAKERS: readonly ExerciseMaker[] = [
  headingExercises,
  definitionExercises,
  listExercises,
  rowExercises,
  clauseExercises,
  relationExercises,
  openingExercises,
  numberExercises,
  predicateExercises,
  passageExercises,
];

/** Everything that could be asked in a step, best first. */
export function candidatesOf(analysis: Analysis, step: StepMaterial): Candidate[] {
  return MAKERS.flatMap((make) => make(analysis, step)).sort((a, b) => b.score - a.score);
}

/** Loss for each question of the same form in the last steps. */
const SAME_FORM = 0.1;
/** The same for forms that say little of what they ask. */
const SAME_UNPROVEN = 0.35;
const LOOK_BACK = 4;
/**
 * Gain of a question that is marked where the step before asked for recall: recall is better (docs/quality), but a
 * course needs marked questions for a score and a pass mark, and both in turn are less tiring than either.
 */
const MARKED_IN_TURN = 1;
/** Losses of a further exercise: for each of its form in the step, and where it stands beside another one. */
const SAME_IN_STEP = 0.45;
const NEAR = { blocks: 2, loss: 0.25 };
/** Score from which something is worth asking besides the step's question. */
const FURTHER = 1;
/** Forms that strict readers seldom called good (docs/quality): asked where nothing better is, but not besides. */
const UNPROVEN: ReadonlySet<Form> = new Set<Form>([
  "section",
  "passage",
  "retell",
  "list",
  "listed",
  "says4",
  "number4",
  "relation4",
]);
/** Words of a step for each exercise, and exercises at most. */
const WORDS_FOR_ONE = 400;
const MOST = 2;

/** What a step asks: its question, null where nothing honest can be asked, and its exercises in the order of the text. */
export interface Chosen {
  question: Candidate | null;
  exercises: Candidate[];
}

/** What was asked in a course so far. */
interface Course {
  analysis: Analysis;
  gate: GateCourse;
  asked: AskedBefore[];
  used: Set<string>;
  /** Form of the question of each step. */
  forms: Form[];
  /** Whether the last step's question was marked. */
  isMarked: boolean;
}

const isMarked = ({ body }: Candidate): boolean => body.kind !== "self";

const promptKey = ({ text }: Candidate): string => `prompt ${keyOf(text)}`;

/** Text that a participant has read when a step's questions come. */
function readIn({ blocks }: Analysis, { title, from, to }: StepMaterial): string {
  return [title, ...blocks.slice(from, to).map(({ text }) => text)].join("\n\n");
}

/** Whether nothing of a candidate was asked about before, and the quality gate lets it be asked. */
function isFree({ analysis, gate, asked, used }: Course, candidate: Candidate, read: string): boolean {
  if ([promptKey(candidate), ...candidate.uses].some((key) => used.has(key))) return false;
  return judge(questionOf(analysis, candidate), gateContext(gate, read, asked)).length === 0;
}

function take(course: Course, candidate: Candidate): void {
  for (const key of [promptKey(candidate), ...candidate.uses]) course.used.add(key);
  course.asked.push(askedBefore(questionOf(course.analysis, candidate), course.gate));
}

/** Whether two exercises are answered by different passages. */
const areApart = (one: Candidate, other: Candidate): boolean =>
  one.last < other.block || other.last < one.block;

/** The best of some candidates that is free; null where none is. */
function best(
  course: Course,
  candidates: readonly Candidate[],
  read: string,
  worth: (candidate: Candidate) => number,
): Candidate | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, value: worth(candidate) }))
    .sort((a, b) => b.value - a.value);
  return ranked.find(({ candidate }) => isFree(course, candidate, read))?.candidate ?? null;
}

function chooseIn(course: Course, step: StepMaterial): Chosen {
  const { analysis, forms } = course;
  const all = candidatesOf(analysis, step);
  const read = readIn(analysis, step);
  const recent = forms.slice(-LOOK_BACK);
  const repeats = ({ form }: Candidate) => recent.filter((other) => other === form).length;
  const loss = ({ form }: Candidate) => (UNPROVEN.has(form) ? SAME_UNPROVEN : SAME_FORM);
  const gain = course.isMarked ? 0 : MARKED_IN_TURN;
  const question = best(
    course,
    all,
    read,
    (one) => one.score - loss(one) * repeats(one) + (isMarked(one) ? gain : 0),
  );
  forms.push(question?.form ?? "sum");
  course.isMarked = question !== null && isMarked(question);
  if (question === null) return { question, exercises: [] };
  take(course, question);
  const picked = [question];
  const count = Math.min(MOST, Math.floor(wordsIn(analysis, step.from, step.to) / WORDS_FOR_ONE));
  while (picked.length <= count) {
    const further = all.filter(
      (one) =>
        one.score >= FURTHER && !UNPROVEN.has(one.form) && picked.every((other) => areApart(one, other)),
    );
    const next = best(course, further, read, (one) => {
      const same = picked.filter(({ form }) => form === one.form).length;
      const isNear = picked.some(({ block }) => Math.abs(block - one.block) < NEAR.blocks);
      return one.score - SAME_IN_STEP * same - (isNear ? NEAR.loss : 0);
    });
    if (next === null) break;
    take(course, next);
    picked.push(next);
  }
  return { question, exercises: picked.slice(1).sort((a, b) => a.last - b.last) };
}

/**
 * What each step asks, by its position: as its question the best candidate, as exercises the next ones, one for each 400
 * words. No sentence, section or prompt comes twice in a course, and nothing that the quality gate holds back. It is
 * looked for step by step, up to the one that is asked for, so that each step takes its own part of the time.
 */
export function exerciseChooser(
  analysis: Analysis,
  documents: readonly ReadDocument[],
): (position: number) => Chosen {
  const gate = gateCourse(analysis.languageData.code, documents, traitsOf);
  const course: Course = { analysis, gate, asked: [], used: new Set(), forms: [], isMarked: false };
  const chosen: Chosen[] = [];
  return (position) => {
    for (const step of analysis.steps.slice(chosen.length, position)) chosen.push(chooseIn(course, step));
    return chosen[position - 1] ?? { question: null, exercises: [] };
  };
}

/** The best question on a step beside those asked before it; null where there is none but them. */
export function otherQuestion(
  analysis: Analysis,
  step: StepMaterial,
  documents: readonly ReadDocument[],
  asked: readonly Question[],
  read: string,
): Question | null {
  const gate = gateCourse(analysis.languageData.code, documents, traitsOf);
  const before = asked.map((question) => askedBefore(question, gate));
  const used = new Set(asked.map(({ text }) => `prompt ${keyOf(text)}`));
  const course: Course = { analysis, gate, asked: before, used, forms: [], isMarked: false };
  const found = best(course, candidatesOf(analysis, step), read, ({ score }) => score);
  return found === null ? null : questionOf(analysis, found);
}
