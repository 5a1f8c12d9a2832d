import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import {
  type KeptStep,
  listVersions,
  loadKeptSteps,
  type MadeVersion,
  type NamedStep,
} from "../../content/index.ts";

/** A step of a version, with what it said. */
export type VersionStep = NamedStep & { step: KeptStep };

/** A version with its steps, and the one before it. Throws NOT_FOUND. */
export async function findVersion(
  db: Db,
  courseId: string,
  id: string,
): Promise<{ version: MadeVersion; before: MadeVersion | undefined; steps: VersionStep[] }> {
  const versions = await listVersions(db, courseId);
  const at = versions.findIndex((one) => one.id === id);
  const version = versions[at];
  if (!version) throw refusal("NOT_FOUND");
  const kept = await loadKeptSteps(
    db,
    courseId,
    version.steps.map(({ hash }) => hash),
  );
  const steps = version.steps.map((named) => {
    const step = kept.get(named.hash);
    if (!step) throw new Error(`Version ${id} lacks what step ${named.stepId} said`);
    return { ...named, step };
  });
  return { version, before: versions[at + 1], steps };
}
