import type { CourseVersion, CourseVersions } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import { listVersions, loadSteps, type MadeVersion, namedStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
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

/** The versions of a course, the newest first. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function showVersions(services: Services, actor: Actor, slug: string): Promise<CourseVersions> {
  const course = await manageableCourse(services, actor, slug);
  const versions = await listVersions(services.db, course.id);
  const [newest] = versions;
  const present = newest ? (await loadSteps(services.db, course.id)).map(namedStep) : [];
  return {
    courseName: course.name,
    versions: versions.map((version, at) => showVersion(version, versions[at + 1])),
    since: newest ? changesBetween(newest.steps, present) : null,
  };
}
