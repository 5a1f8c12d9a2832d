import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Fault, QuestionHint } from "@lehrpfad/contract";
import {
  type AskedBefore,
  askedBefore,
  type GateCourse,
  gateContext,
  gateCourse,
  judge,
  type ToldCourse,
  titledText,
  toldIn,
  traitsOf,
  trueElsewhere,
} from "@lehrpfad/engine";
import { type CacheKind, findOnce } from "../../../platform/caches.ts";
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

/** Courses whose documents stay prepared: preparing takes up to a second, and an editor asks with every change. */
const PREPARED: CacheKind<Promise<GateCourse>> = { most: 4 };

async function prepare(services: Services, course: CourseRow): Promise<GateCourse> {
  return gateCourse(course.language, await documentsOfCourse(services.db, course.id), traitsOf);
}

async function gateOf(services: Services, course: CourseRow): Promise<GateCourse> {
  const key = `${course.id} ${course.language}`;
  return await findOnce(services.caches.of(PREPARED), key, () => prepare(services, course));
}

type Judged = Parameters<typeof judge>[0];

type Asked = Parameters<typeof writtenQuestion>[0];

/** What a question is judged against besides its own step. */
interface WholeCourse {
  gate: GateCourse;
  told: ToldCourse;
}

/** A course with the texts of its steps, in their order. */
export async function wholeCourse(
  services: Services,
  course: CourseRow,
  rows: readonly StoredStep[],
): Promise<WholeCourse> {
  const gate = await gateOf(services, course);
  const told: ToldCourse[number][] = [];
  for (const { step } of rows) {
    // Other requests go first: the longest text takes some hundredths of a second.
    await setImmediate();
    told.push(...toldIn(gate, [step.content]));
  }
  return { gate, told };
}

/**
 * A question that a person wrote without a source is not blamed for having none; where the document itself did not come
 * along, as with an imported course, nobody can say whether the passage stands in it.
 */
export function hintsFor(
  question: Judged,
  read: string,
  { gate, told }: WholeCourse,
  asked: readonly AskedBefore[],
): Fault[] {
  const faults: Fault[] = [
    ...judge(question, gateContext(gate, read, asked)),
    ...trueElsewhere(question, gate, told),
  ];
  const { source } = question;
  const isUnknown = source !== null && !gate.texts.has(source.document);
  return faults.filter(
    ({ code }) =>
      (source !== null || code !== "source_missing") && !(isUnknown && code === "quote_not_found"),
  );
}

/** What a step asks: its question by its own id, its exercises by theirs. */
export function questionsOf({ step, question, exercises }: StoredStep): [string, Asked][] {
  const asked = question ? [[step.id, question] as [string, Asked]] : [];
  return [...asked, ...exercises.map((exercise): [string, Asked] => [exercise.id, exercise])];
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
): Promise<Record<string, QuestionHint[]>> {
  const key = `${course.id} ${course.language} ${stateOf(await loadStates(services.db, course.id))}`;
  return await findOnce(services.caches.of(JUDGED), key, () => judgeCourse(services, course));
}

async function judgeCourse(services: Services, course: CourseRow): Promise<Record<string, QuestionHint[]>> {
  const rows = await loadSteps(services.db, course.id);
  const whole = await wholeCourse(services, course, rows);
  const { gate } = whole;
  const found: Record<string, QuestionHint[]> = {};
  const asked: AskedBefore[] = [];
  for (const row of rows) {
    const read = titledText(row.step, course.language);
    for (const [id, stored] of questionsOf(row)) {
      // Other requests go first: a course of fifty steps takes a while.
      await setImmediate();
      const question = writtenQuestion(stored);
      found[id] = hintsFor(question, read, whole, asked);
      asked.push(askedBefore(question, gate));
    }
  }
  return found;
}
