import type { CourseVersion } from "@lehrpfad/contract";
import type { MadeVersion } from "../../content/index.ts";
import { changesBetween } from "../rules.ts";

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
