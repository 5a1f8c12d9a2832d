import { type CourseResults, LIMITS, type QuestionStatistics, type StepStatistics } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/auth/actor.ts";
import type { Services } from "../../../platform/services.ts";
import { type CourseRow, manageableCourse, stepsWithQuestions } from "../../courses/index.ts";
import {
  counted,
  courseState,
  optionNumbers,
  participation,
  stepNumbers,
  stoppedAfter,
} from "../repository.ts";
import { completionRate, timelinePoints, timelineUnit } from "../rules.ts";

type Numbers = Awaited<ReturnType<typeof stepNumbers>>[number];
type StepRow = Awaited<ReturnType<typeof stepsWithQuestions>>[number];
type Chosen = Awaited<ReturnType<typeof optionNumbers>>;

function showQuestion(
  step: StepRow,
  numbers: Numbers | undefined,
  chosen: Chosen,
): QuestionStatistics | null {
  if (step.text === null || step.options === null) return null;
  const { answered = 0, right = 0, discrimination = null } = numbers ?? {};
  const times = (id: string) => chosen.find((row) => row.stepId === step.id && row.option === id)?.n ?? 0;
  return {
    text: step.text,
    answered,
    right,
    difficulty: answered === 0 ? null : right / answered,
    discrimination: answered < LIMITS.answersForDiscrimination ? null : discrimination,
    options: step.options.map((option) => ({ ...option, chosen: times(option.id) })),
  };
}

async function countSteps(services: Services, courseId: string): Promise<StepStatistics[]> {
  const { db } = services;
  const [rows, numbers, chosen, stopped] = await Promise.all([
    stepsWithQuestions(db, courseId),
    stepNumbers(db, courseId),
    optionNumbers(db, courseId),
    stoppedAfter(db, courseId),
  ]);
  return rows.map((step, index) => {
    const own = numbers.find(({ stepId }) => stepId === step.id);
    return {
      stepId: step.id,
      position: step.position,
      title: step.title,
      finished: own?.finished ?? 0,
      stopped: stopped.find(({ done }) => done === index)?.n ?? 0,
      medianSeconds: own?.medianSeconds ?? null,
      question: showQuestion(step, own, chosen),
    };
  });
}

async function countTimeline(
  services: Services,
  courseId: string,
  first: string | null,
  timeZone: string,
): Promise<CourseResults["timeline"]> {
  const now = services.clock.now();
  const unit = timelineUnit(first === null ? now : new Date(first), now);
  const started = await counted(services.db, courseId, "started", { unit, timeZone });
  const completed = await counted(services.db, courseId, "completed", { unit, timeZone });
  return { unit, points: timelinePoints(started, completed, unit) };
}

async function count(services: Services, course: CourseRow, timeZone: string): Promise<CourseResults> {
  const { id, slug, name, language } = course;
  const { participants, registered, graduates, first } = await participation(services.db, id);
  const steps = await countSteps(services, id);
  const sum = (of: (question: QuestionStatistics) => number) =>
    steps.reduce((total, { question }) => total + (question ? of(question) : 0), 0);
  return {
    ...{ slug, name, language, participants, registered, graduates, steps },
    anonymous: participants - registered,
    completionRate: completionRate(graduates, participants),
    rightAnswers: completionRate(
      sum(({ right }) => right),
      sum(({ answered }) => answered),
    ),
    timeline: await countTimeline(services, id, first, timeZone),
    countedAt: services.clock.now().toISOString(),
  };
}

interface Kept {
  state: string;
  results: CourseResults;
  /** Milliseconds that counting took, and when it was done (`performance.now`). */
  took: number;
  doneAt: number;
  /** Whether it is being counted again. */
  recounting: boolean;
}

/** Counting that takes longer than this is done behind the answer, from the second time on. */
const LONG_MS = 200;
/** Participants from which on that is so: those of a smaller course are counted at once on a busy machine as well. */
const MANY = 500;
/** A course that is counted behind the answer takes at most one part in so many of the time for it. */
const REST = 20;
/** Results that a process keeps; the one that was not asked for longest goes first. */
const MOST_KEPT = 200;
const keptBy = new WeakMap<Services, Map<string, Kept>>();

function keep(kept: Map<string, Kept>, key: string, value: Kept): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

async function countAndKeep(
  services: Services,
  course: CourseRow,
  timeZone: string,
  state: string,
  kept: Map<string, Kept>,
): Promise<CourseResults> {
  const begun = performance.now();
  const results = await count(services, course, timeZone);
  const doneAt = performance.now();
  keep(kept, `${course.id} ${timeZone}`, {
    ...{ state, results, doneAt },
    took: doneAt - begun,
    recounting: false,
  });
  return results;
}

/**
 * Numbers of a course and of each of its steps. Counted anew only when something happened since; where counting
 * takes long, the last count is answered at once (`countedAt` tells its time) and the next one made behind it.
 */
export async function courseResults(
  services: Services,
  actor: Actor,
  slug: string,
  timeZone: string,
): Promise<CourseResults> {
  const course = await manageableCourse(services, actor, slug);
  const kept = keptBy.get(services) ?? new Map<string, Kept>();
  keptBy.set(services, kept);
  const state = await courseState(services.db, course.id);
  const before = kept.get(`${course.id} ${timeZone}`);
  const isLong = before && before.took > LONG_MS && before.results.participants >= MANY;
  if (!before || (before.state !== state && !isLong)) {
    return await countAndKeep(services, course, timeZone, state, kept);
  }
  keep(kept, `${course.id} ${timeZone}`, before);
  const isRested = performance.now() - before.doneAt >= REST * before.took;
  if (before.state !== state && isRested && !before.recounting) {
    before.recounting = true;
    countAndKeep(services, course, timeZone, state, kept).catch((error: unknown) => {
      before.recounting = false;
      services.log.error({ error }, "results could not be counted");
    });
  }
  return { ...before.results, name: course.name, language: course.language };
}
