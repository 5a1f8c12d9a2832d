import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../db/client.ts";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../repository/courses.ts";
import { loadStates } from "../repository/states.ts";
import { loadOutline, loadStep, type StoredStep } from "../repository/steps.ts";
import {
  insertVersion,
  type KeptStep,
  listVersions,
  type NamedStep,
  type VersionRow,
} from "../repository/versions.ts";
import { courseStepOf } from "./showContent.ts";

/** The same text for the same value, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** A step as a version keeps it, with the hash that names it. */
export function namedStep(stored: StoredStep): { stepId: string; hash: string; step: KeptStep } {
  const { position: _, ...step } = courseStepOf(stored);
  return { stepId: stored.step.id, hash: createHash("sha256").update(canonical(step)).digest("hex"), step };
}

/** Names of what steps said, by what tells that they were saved; the next save gives them another key. */
const HASHES: CacheKind<string> = { most: 20_000 };

/** The steps of a course as a version would name them; only those saved since they were named are read. */
export async function nameSteps({ db, caches }: Services, courseId: string): Promise<NamedStep[]> {
  const known = caches.of(HASHES);
  const named: NamedStep[] = [];
  for (const state of await loadStates(db, courseId)) {
    const { id, version, editedAt } = state.step;
    const asked = [...(state.question ? [state.question] : []), ...state.exercises];
    const saved = asked.map((one) => [one.id, one.version, "section" in one ? one.section : null]);
    const key = JSON.stringify([id, version, editedAt, state.question !== null, saved]);
    const stored = known.get(key) === undefined ? await loadStep(db, courseId, id) : null;
    if (stored) {
      known.set(key, namedStep(stored).hash);
      await setImmediate();
    }
    const hash = known.get(key);
    if (hash !== undefined) named.push({ stepId: id, hash });
  }
  return named;
}

/**
 * Keeps the present state of a course as a version, unless the newest one is the same; the course must be locked.
 * Whether one was kept.
 */
export async function keepVersion(
  tx: Db,
  course: Pick<CourseRow, "id" | "name">,
  made: Pick<VersionRow, "reason" | "madeBy" | "madeAt">,
): Promise<boolean> {
  const steps: ReturnType<typeof namedStep>[] = [];
  for (const { id } of await loadOutline(tx, course.id)) {
    // Other requests go first: a course is some megabytes.
    await setImmediate();
    const stored = await loadStep(tx, course.id, id);
    if (stored) steps.push(namedStep(stored));
  }
  const [newest] = await listVersions(tx, course.id);
  const names = (some: VersionRow["steps"]) => some.map(({ stepId, hash }) => `${stepId} ${hash}`).join();
  if (newest && newest.name === course.name && names(newest.steps) === names(steps)) return false;
  await insertVersion(tx, { courseId: course.id, name: course.name, ...made }, steps);
  return true;
}
