import type { StandIns } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { isStandIn, loadFallbacks } from "../../content/index.ts";
import { latestStandInRun, type RunRow, UNFINISHED, writtenFrom } from "../repository/runs.ts";
import { reasonsOf, standInState } from "../rules.ts";

/** What is written from when the model writes the steps of a course that were written in its place. */
export interface StandInTask {
  from: NonNullable<Awaited<ReturnType<typeof writtenFrom>>>;
  /** The steps to be written; none where somebody edited them all. */
  stepIds: string[];
}

/** What is left to be written in a course; null where its plan is not known. */
export async function standInTask(db: Db, courseId: string): Promise<StandInTask | null> {
  const from = await writtenFrom(db, courseId);
  if (from === null) return null;
  const known = new Set(from.stepIds);
  const found = (await loadFallbacks(db, courseId)).filter(isStandIn).map(({ step }) => step.id);
  return { from, stepIds: found.filter((id) => known.has(id)) };
}

/** What is stored of the steps that were written in place of the model, and of the last run that wrote such steps. */
export interface StoredStandIns {
  fallbacks: Awaited<ReturnType<typeof loadFallbacks>>;
  last: Awaited<ReturnType<typeof latestStandInRun>>;
  task: StandInTask | null;
}

/**
 * Reads it. To be asked for before the run of the course: a run that ends in between is then seen as still under way,
 * and looked at once more, instead of as gone with the notices of the one before.
 */
export async function readStandIns(db: Db, courseId: string): Promise<StoredStandIns> {
  const last = await latestStandInRun(db, courseId);
  const fallbacks = await loadFallbacks(db, courseId);
  const task = fallbacks.length > 0 || last !== null ? await standInTask(db, courseId) : null;
  return { fallbacks, last, task };
}

/** The steps of a finished course that were written in place of the model; null where there are none, and nothing is done about them. */
export function showStandIns(
  { fallbacks, last, task }: StoredStandIns,
  { config }: Services,
  run: Pick<RunRow, "notices" | "createdAt">,
): StandIns | null {
  // A run of before the present course was written says nothing of its steps.
  const own = last !== null && last.createdAt >= run.createdAt ? last : null;
  const isActive = own !== null && UNFINISHED.includes(own.status);
  if (fallbacks.length === 0 && !isActive) return null;
  const left = task?.stepIds.length ?? 0;
  const way = left > 0 ? "steps" : "course";
  return {
    positions: fallbacks.map(({ step }) => step.position),
    way: modelOf(config) === null ? null : way,
    reasons: reasonsOf(run.notices),
    run: own && {
      state: standInState(own.status),
      written: Math.max(0, own.totalSteps - left),
      total: own.totalSteps,
      pausedUntil: own.status === "paused" ? (own.leaseUntil?.toISOString() ?? null) : null,
      failure: own.failure,
    },
  };
}
