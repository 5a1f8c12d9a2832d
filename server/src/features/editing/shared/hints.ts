import { createHash } from "node:crypto";
import type { Fault, QuestionHint } from "@lehrpfad/contract";
import { type CacheKind, findOnce } from "../../../platform/caches.ts";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import {
  loadStates,
  loadSteps,
  type StepState,
  type StoredStep,
  writtenQuestion,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import { JUDGE_WORK, type JudgedQuestion } from "../heavyWork.ts";

type StoredQuestion = Parameters<typeof writtenQuestion>[0];

/** What a step asks: its question by its own id, its exercises by theirs. */
export function questionsOf({ step, question, exercises }: StoredStep): [string, StoredQuestion][] {
  const asked = question ? [[step.id, question] as [string, StoredQuestion]] : [];
  return [...asked, ...exercises.map((exercise): [string, StoredQuestion] => [exercise.id, exercise])];
}

/** The stored questions of steps in their order, but for what has this id: others are compared with them. */
export function comparedQuestions(rows: readonly StoredStep[], except?: string): JudgedQuestion[] {
  return rows.flatMap((row, step) =>
    questionsOf(row)
      .filter(([id]) => id !== except)
      .map(([, stored]) => ({ step, question: writtenQuestion(stored), isJudged: false })),
  );
}

/**
 * What the gate advises about each question that is judged, in their order, each compared with all before it; `rows`: all
 * steps of the course. Throws what `Work.run` throws.
 */
export async function judgeQuestions(
  { db, work }: Services,
  course: CourseRow,
  { rows, questions }: { rows: readonly StoredStep[]; questions: JudgedQuestion[] },
  asker: Asker,
): Promise<Fault[][]> {
  const { id, language } = course;
  const steps = rows.map(({ step: { title, content, sections } }) => ({ title, content, sections }));
  const task = { documents: id, language, steps, questions };
  return await work.run(JUDGE_WORK, task, { asker, answer: () => documentsOfCourse(db, id) });
}

/** Hints of a course as it was; the next edit gives it another name. */
const JUDGED: CacheKind<Promise<Record<string, QuestionHint[]>>> = { most: 50 };

/** Names what hints depend on: the order of the steps and how often each text and question was saved. */
function stateOf(rows: readonly StepState[]): string {
  const saved = ({ id, version }: { id: string; version: number }) => `${id}:${version}`;
  const named = rows.map(({ step, question, exercises }) =>
    [step, ...(question ? [question] : []), ...exercises].map(saved).join(),
  );
  return createHash("sha256").update(named.join(";")).digest("hex");
}

/** What the gate advises about every question of a course: judged once, until one of its steps is saved anew. */
export async function hintsOf(
  services: Services,
  course: CourseRow,
  asker: Asker,
): Promise<Record<string, QuestionHint[]>> {
  const key = `${course.id} ${course.language} ${stateOf(await loadStates(services.db, course.id))}`;
  return await findOnce(services.caches.of(JUDGED), key, () => judgeCourse(services, course, asker));
}

async function judgeCourse(
  services: Services,
  course: CourseRow,
  asker: Asker,
): Promise<Record<string, QuestionHint[]>> {
  const rows = await loadSteps(services.db, course.id);
  const ids = rows.flatMap(questionsOf).map(([id]) => id);
  if (ids.length === 0) return {};
  const questions = comparedQuestions(rows).map((one) => ({ ...one, isJudged: true }));
  const faults = await judgeQuestions(services, course, { rows, questions }, asker);
  return Object.fromEntries(ids.map((id, at) => [id, faults[at] ?? []]));
}
