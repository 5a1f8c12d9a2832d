import { randomUUID } from "node:crypto";
import { later } from "../../../platform/clock.ts";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { traced } from "../../../platform/trace.ts";
import { type CourseRow, courseById } from "../../courses/index.ts";
import { isSpent } from "../../quotas/index.ts";
import { GENERATION_QUEUE } from "../jobs.ts";
import { claimNextRun, releaseAllRuns, waitingCourses, waitingRuns } from "../repository/line.ts";
import type { RunRow } from "../repository/runs.ts";
import { endAttempt, endPhase, failedNow, type RunWriter } from "./endRun.ts";
import { abortWhenGone, changeRun, keepLease, type RunLease, RunLostError } from "./leaseRun.ts";
import { courseWriter } from "./writeCourse.ts";

async function writeRun(lease: RunLease, course: CourseRow, writer: RunWriter): Promise<void> {
  const { services, run, abort } = lease;
  const signal = AbortSignal.any([abort.signal, services.stopping]);
  try {
    if (modelOf(services.config) !== null && (await isSpent(services, course.ownerId, "tokens"))) {
      await changeRun(lease, failedNow(lease, "tokens_spent"));
      return;
    }
    await writer.write(lease, course, signal);
  } catch (error) {
    if (error instanceof RunLostError || abort.signal.aborted) return;
    if (services.stopping.aborted) {
      await changeRun(lease, { status: "paused", leaseUntil: null, phases: endPhase(lease) });
    } else await endAttempt({ ...lease, run }, course, error, writer);
  }
}

/** Who writes what stands in the same line as courses and is not `courseWriter`'s. */
export type OtherWriters = Record<Exclude<RunRow["kind"], "course">, RunWriter>;

/** Writes a course, or goes on with it: stored steps stay as they are. Only the holder of the lease does. */
async function workOnRun(lease: RunLease, course: CourseRow, others: OtherWriters): Promise<void> {
  const { services, run } = lease;
  const renewal = keepLease(lease);
  const stopHearing = abortWhenGone(lease);
  try {
    await services.events.publish("generation", run.courseId);
    await writeRun(lease, course, run.kind === "course" ? courseWriter : others[run.kind]);
  } finally {
    clearInterval(renewal);
    stopHearing();
    lease.abort.abort();
    await tellWaiting(services);
  }
}

/** Those who wait see that the line moved on. */
async function tellWaiting(services: Services): Promise<void> {
  for (const courseId of await waitingCourses(services.db)) {
    await services.events.publish("generation", courseId);
  }
}

/**
 * Writes one course after the other, in the order of the line, until nothing waits or every place is taken.
 * What is written beside a course, or of a part of it, stands in the same line.
 */
export async function runGenerations(services: Services, others: OtherWriters): Promise<void> {
  const { GENERATIONS: inAll, GENERATIONS_PER_CREATOR: perOwner, LEASE_SECONDS } = services.config;
  while (!services.stopping.aborted) {
    const now = services.clock.now();
    const worker = { id: randomUUID(), until: later(now, LEASE_SECONDS) };
    const run = await claimNextRun(services.db, worker, { inAll, perOwner }, now);
    if (run === null) return;
    const course = await courseById(services.db, run.courseId);
    if (!course) continue;
    const { ownerId } = course;
    const lease = { services, run, ownerId, workerId: worker.id, abort: new AbortController() };
    await traced({ run: run.id }, () => workOnRun(lease, course, others));
  }
}

/** Wakes workers for runs that no worker has; at the start of an embedded database that is every unfinished one. */
export async function recoverRuns(services: Services, atStart: boolean): Promise<void> {
  if (atStart && services.database.kind === "embedded") await releaseAllRuns(services.db);
  const waiting = await waitingRuns(services.db, services.clock.now());
  const places = Math.min(waiting.length, services.config.GENERATIONS);
  for (let place = 0; place < places; place++) await services.jobs.send(GENERATION_QUEUE, {});
}
