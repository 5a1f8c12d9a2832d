import {
  type Course,
  type CourseNotice,
  type CourseRequest,
  type CourseStep,
  emergencyCourse,
  type GenerationEvent,
  generateCourseInProcess,
  generatePlanInProcess,
  standInNotices,
} from "@lehrpfad/engine";
import { courseModelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import {
  courseStepOf,
  keepVersion,
  loadOutline,
  loadSteps,
  lockCourse,
  storeStep,
} from "../../content/index.ts";
import { type CourseRow, storeActive, storeWriter } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { updateRun } from "../repository/leases.ts";
import { restWithPlan } from "../repository/plans.ts";
import { tokensOfRun } from "../repository/requests.ts";
import { differenceOf } from "../rules.ts";
import { storeEvent } from "../usecases/storeEvent.ts";
import { doneNow, endPhase, mayPause, type RunWriter } from "./endRun.ts";
import { countRun, type RunLease, RunLostError, storeWithLease } from "./leaseRun.ts";

async function saveStep(lease: RunLease, step: CourseStep): Promise<void> {
  const { run, services } = lease;
  await storeWithLease(lease, (tx) => storeStep(tx, run.courseId, step, services.clock.now()));
}

/** What a course is made of and how. */
export async function requestOf(services: Services, course: CourseRow): Promise<CourseRequest> {
  return {
    documents: await documentsOfCourse(services.db, course.id),
    goal: course.goal,
    title: course.name,
    steps: course.stepsWished,
    language: course.language,
    difficulty: course.difficulty,
    ownLanguageOnly: course.ownLanguageOnly,
  };
}

/** The same for a run: a creator who changed the plan has decided how many steps there are. */
export async function requestOfRun({ services, run }: RunLease, course: CourseRow): Promise<CourseRequest> {
  const request = await requestOf(services, course);
  return run.design && run.planVersion > 0 ? { ...request, steps: run.design.steps.length } : request;
}

/** Leaves a run whose plan is there: no worker waits for its creator. */
async function rest(lease: RunLease): Promise<void> {
  const { services, run, workerId } = lease;
  const status = await restWithPlan(services.db, { id: run.id, workerId }, endPhase(lease));
  if (status === null) throw new RunLostError();
  if (status === "queued") await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", run.courseId);
}

/**
 * A course of placeholders stays hidden from participants until its creator has written it. Any other is kept as a version,
 * so that what was written can be brought back however much a draft is edited.
 */
async function complete(lease: RunLease, course: Course): Promise<void> {
  const { services, run, workerId } = lease;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const locked = await lockCourse(tx, run.courseId);
    const notices = [...course.report.notices, ...differenceOf(run, course)];
    const done = { ...doneNow(lease), notices };
    const stepIds = (await loadOutline(tx, run.courseId)).map(({ id }) => id);
    const kept = await updateRun(tx, run.id, workerId, {
      ...done,
      report: { ...course.report, notices, stepIds },
    });
    if (!kept) throw new RunLostError();
    await storeWriter(tx, run.courseId, course.writer);
    if (course.writer === "placeholder") await storeActive(tx, run.courseId, false, now);
    else if (locked) await keepVersion(tx, locked, { reason: "written", madeBy: null, madeAt: now });
  });
  countRun(lease, "completed", course.writer);
  await services.events.publish("generation", run.courseId);
}

const LONGEST_REASON = 200;

/** The first line of what went wrong; the lines below it name places in the program. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").slice(0, LONGEST_REASON);
}

/** Fills the places that three attempts left empty, so that the creator has a course to edit (docs/decisions/generation.md). */
async function completeInEmergency(lease: RunLease, course: CourseRow, error: unknown): Promise<void> {
  const { services, run } = lease;
  const request = await requestOf(services, course);
  const hasDocuments = request.documents.length > 0;
  const { name: title, language, difficulty } = course;
  const emergency = emergencyCourse({ title, language, difficulty, steps: run.totalSteps, hasDocuments });
  for (const step of emergency.steps) await saveStep(lease, step);
  const written = (await loadSteps(services.db, course.id)).map(courseStepOf);
  const real = written.find(({ writer }) => writer !== "placeholder");
  const failed: CourseNotice = { code: "generation_failed", params: { message: reasonOf(error) } };
  const report = { ...emergency.report, notices: [failed, ...standInNotices(request, written)] };
  await complete(lease, { ...emergency, report, writer: real?.writer ?? emergency.writer });
}

/** Writes the course itself. */
export const courseWriter: RunWriter = {
  write: async (lease, course, signal) => {
    const { services } = lease;
    const saved = (await loadSteps(services.db, course.id)).map(courseStepOf);
    const options = {
      saved,
      design: lease.run.design,
      signal,
      mayPause: mayPause(lease),
      onEvent: (event: GenerationEvent) => storeEvent(lease, event, saveStep),
    };
    const model = courseModelOf(services.config, await tokensOfRun(services.db, lease.run.id));
    const generate = lease.run.planFirst ? generatePlanInProcess : generateCourseInProcess;
    const written = await generate(await requestOfRun(lease, course), options, model);
    if (written === null) await rest(lease);
    else await complete(lease, written);
  },
  giveUp: completeInEmergency,
};
