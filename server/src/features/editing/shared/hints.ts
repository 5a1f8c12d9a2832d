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
import { documentIdsOfCourse, documentsOfCourse } from "../../documents/index.ts";
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
 * What the gate advises about each question that is judged, in their order, each compared with all before it. `choose`
 * names them once it is their turn, out of all steps of the course: a crowd that waits holds no texts. Throws what it
 * throws, and what `Work.run` throws.
 */
export async function judgeQuestions(
  { db, work }: Services,
  course: CourseRow,
  choose: (rows: readonly StoredStep[]) => JudgedQuestion[],
  asker: Asker,
): Promise<Fault[][]> {
  const { id, language } = course;
  const task = async () => {
    const rows = await loadSteps(db, id);
    const steps = rows.map(({ step: { title, content, sections } }) => ({ title, content, sections }));
    const documents = (await documentIdsOfCourse(db, id)).join();
    return { documents, language, steps, questions: choose(rows) };
  };
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
  let ids: string[] = [];
  const chooseAll = (rows: readonly StoredStep[]) => {
    ids = rows.flatMap(questionsOf).map(([id]) => id);
    return comparedQuestions(rows).map((one) => ({ ...one, isJudged: true }));
  };
  const faults = await judgeQuestions(services, course, chooseAll, asker);
  return Object.fromEntries(ids.map((id, at) => [id, faults[at] ?? []]));
}
