import { countAsked, type MyCourse, type RemovedCourse } from "@lehrpfad/contract";
import { signedIn } from "../../../platform/http/context.ts";
import type { LearnerContext } from "../access.ts";
import { takenCourses } from "../repository/enrolments.ts";
import { isEntryTestOpen, runOf } from "../rules.ts";
import { showEnrolment } from "../shared/show.ts";

/** The courses a signed-in person takes, and those that were deleted. Throws UNAUTHORIZED. */
export async function listMyCourses({
  context,
}: {
  context: LearnerContext;
}): Promise<{ courses: MyCourse[]; removed: RemovedCourse[] }> {
  const { services } = context;
  const person = signedIn(context.actor);
  const { taken, removed } = await takenCourses(services.db, person.userId);
  return {
    removed,
    courses: taken.map(({ course, enrolment, counts, entryTest, ...progress }) => {
      const score = runOf(course, counts);
      return {
        slug: course.slug,
        name: course.name,
        language: course.language,
        available: (course.active || enrolment.trial) && course.writer !== null,
        entryTest: counts.questions > 0 && isEntryTestOpen(course, enrolment, entryTest),
        enrolment: showEnrolment(context, course, enrolment, progress),
        score: enrolment.completedAt && countAsked(score).asked > 0 ? score : null,
      };
    }),
  };
}
