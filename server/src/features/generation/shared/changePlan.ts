import type { Generation, PlanFault } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { type WaitingPlan, waitingPlan } from "../repository/plans.ts";
import { getGeneration } from "../usecases/getGeneration.ts";
import { showPlan } from "./showPlan.ts";

export async function waiting(services: Services, course: CourseRow): Promise<WaitingPlan> {
  const plan = await waitingPlan(services.db, course.id);
  if (!plan) throw refusal("PLAN_NOT_WAITING");
  return plan;
}

/** The error for a plan that somebody else saved meanwhile: what is stored now. */
export async function conflict(services: Services, course: CourseRow) {
  const stored = await showPlan(services, course, await waiting(services, course));
  return refusalWith("PLAN_CONFLICT", { stored });
}

export function refusalOf(fault: PlanFault) {
  return refusalWith(fault.code, fault.data);
}

export async function goOn(services: Services, actor: Actor, { id, slug }: CourseRow): Promise<Generation> {
  await services.jobs.send(GENERATION_QUEUE, {});
  await services.events.publish("generation", id);
  return await getGeneration({ context: { services, actor }, input: { slug } });
}
