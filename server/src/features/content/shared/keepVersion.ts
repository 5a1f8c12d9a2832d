import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../db/client.ts";
import type { CourseRow } from "../repository/courses.ts";
import { loadOutline, loadStep, type StoredStep } from "../repository/steps.ts";
import { insertVersion, type KeptStep, listVersions, type VersionRow } from "../repository/versions.ts";
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
