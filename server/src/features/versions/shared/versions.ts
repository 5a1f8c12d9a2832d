import type { CourseVersion } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { type KeptStep, loadKeptSteps, type MadeVersion, type NamedStep } from "../../content/index.ts";
import { changesBetween } from "../rules.ts";

/** A step of a version, with what it said. */
export type VersionStep = NamedStep & { step: KeptStep };

/** A version as it is listed, against the one `before` it. */
export function showVersion(version: MadeVersion, before: MadeVersion | undefined): CourseVersion {
  const { id, number, reason, name, steps, madeAt, maker } = version;
  return {
    ...{ id, number, reason, name },
    steps: steps.length,
    madeAt: madeAt.toISOString(),
    madeBy: maker && `${maker.firstName} ${maker.lastName}`.trim(),
    changes: before ? changesBetween(before.steps, steps) : null,
  };
}

/** What these steps of a version said. */
export async function loadVersionSteps(
  db: Db,
  courseId: string,
  steps: readonly NamedStep[],
): Promise<VersionStep[]> {
  const kept = await loadKeptSteps(
    db,
    courseId,
    steps.map(({ hash }) => hash),
  );
  return steps.map((named) => {
    const step = kept.get(named.hash);
    if (!step) throw new Error(`No version has what step ${named.stepId} said`);
    return { ...named, step };
  });
}
