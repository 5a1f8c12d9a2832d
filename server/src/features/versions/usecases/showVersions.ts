import type { CourseVersions } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { listVersions, nameSteps } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { changesBetween } from "../rules.ts";
import { showVersion } from "../shared/versions.ts";

/** The versions of a course, the newest first. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function showVersions({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<CourseVersions> {
  const course = await manageableCourse(services, actor, slug);
  const versions = await listVersions(services.db, course.id);
  const [newest] = versions;
  const present = newest ? await nameSteps(services, course.id) : [];
  return {
    courseName: course.name,
    versions: versions.map((version, at) => showVersion(version, versions[at + 1])),
    since: newest ? changesBetween(newest.steps, present) : null,
  };
}
