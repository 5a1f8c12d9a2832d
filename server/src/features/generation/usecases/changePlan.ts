import {
  type ChangedPlan,
  type Generation,
  type PlanFault,
  planFaults,
  type ShownPlan,
} from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { approveVersion, letGoOn, storePlan, type WaitingPlan, waitingPlan } from "../repository/plans.ts";
import { latestRun } from "../repository/runs.ts";
import { designAfter } from "../rules.ts";
import { minimumOf, showPlan } from "./showPlan.ts";
import { getGeneration } from "./viewGeneration.ts";

async function waiting(services: Services, course: CourseRow): Promise<WaitingPlan> {
  const plan = await waitingPlan(services.db, course.id);
  if (!plan) throw refusal("PLAN_NOT_WAITING");
  return plan;
}

/** The error for a plan that somebody else saved meanwhile: what is stored now. */
async function conflict(services: Services, course: CourseRow) {
  const stored = await showPlan(services, course, await waiting(services, course));
  return refusalWith("PLAN_CONFLICT", { stored });
}

function refusalOf(fault: PlanFault) {
  return refusalWith(fault.code, fault.data);
}

/** The plan of a course whose run waits with it. Throws COURSE_NOT_FOUND, PLAN_NOT_WAITING. */
export async function getPlan(services: Services, actor: Actor, slug: string): Promise<ShownPlan> {
  const course = await manageableCourse(services, actor, slug);
  return await showPlan(services, course, await waiting(services, course));
}

/**
 * Saves a plan over the version that was read. Throws PLAN_NOT_WAITING, PLAN_CONFLICT with the stored plan where
 * somebody else saved since, the code of its first fault, and PLAN_MATERIAL where something of the documents would
 * be lost or stand twice.
 */
export async function savePlan(
  services: Services,
  actor: Actor,
  { slug, version, ...changed }: ChangedPlan & { slug: string },
): Promise<{ version: number }> {
  const course = await manageableCourse(services, actor, slug);
  const stored = await waiting(services, course);
  if (stored.version !== version) throw await conflict(services, course);
  const [fault] = planFaults(changed.steps, await minimumOf(services, stored.design));
  if (fault) throw refusalOf(fault);
  const design = designAfter(stored.design, changed);
  if (design === null) throw refusal("PLAN_MATERIAL");
  if (!(await storePlan(services.db, { ...stored, design }))) throw await conflict(services, course);
  await services.events.publish("generation", course.id);
  return { version: version + 1 };
}

async function goOn(services: Services, actor: Actor, { id, slug }: CourseRow): Promise<Generation> {
  await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", id);
  return await getGeneration(services, actor, slug);
}

/**
 * The run goes on and writes from the plan. Throws PLAN_NOT_WAITING, PLAN_CONFLICT for another version than the
 * stored one, PLAN_NEEDS_MODEL where a model made it and none is set up any more, and the code of its first fault.
 */
export async function approvePlan(
  services: Services,
  actor: Actor,
  { slug, version }: { slug: string; version: number },
): Promise<Generation> {
  const course = await manageableCourse(services, actor, slug);
  const stored = await waiting(services, course);
  if (stored.version !== version) throw await conflict(services, course);
  const needsModel = stored.design.writer !== "builtin";
  if (needsModel && modelOf(services.config) === null) throw refusal("PLAN_NEEDS_MODEL");
  const [fault] = planFaults(stored.design.steps, 1);
  if (fault) throw refusalOf(fault);
  if (!(await approveVersion(services.db, stored))) throw await conflict(services, course);
  return await goOn(services, actor, course);
}

/** The run waits for nobody, whether its plan is there or not. Throws GENERATION_NOT_RUNNING. */
export async function writeAtOnce(services: Services, actor: Actor, slug: string): Promise<Generation> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (!run || !(await letGoOn(services.db, run.id))) throw refusal("GENERATION_NOT_RUNNING");
  return await goOn(services, actor, course);
}
