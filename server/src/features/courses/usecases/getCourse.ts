import {
  adminDetailsSchema,
  courseConfigurationSchema,
  type ManagedCourse,
  OWN_DESIGN,
} from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { countCheckedQuestions, countFallbacks, countSteps } from "../../content/index.ts";
import { manageableCourse } from "../access.ts";
import type { CourseRow } from "../repository/courses.ts";
import { notificationState } from "../shared/recipients.ts";

/** Who looks after a course; null where nobody is named. */
function adminOf({ adminFirstName, adminLastName, adminEmail }: CourseRow): ManagedCourse["admin"] {
  const admin = { firstName: adminFirstName, lastName: adminLastName, email: adminEmail };
  return adminDetailsSchema.safeParse(admin).data ?? null;
}

async function show(services: Services, course: CourseRow): Promise<ManagedCourse> {
  const { id, slug, active, goal, writer } = course;
  return {
    ...courseConfigurationSchema.parse(course),
    id,
    slug,
    active,
    goal,
    writer,
    steps: (await countSteps(services.db, [id])).get(id) ?? 0,
    checkedQuestions: await countCheckedQuestions(services.db, id),
    draft: course.openedAt === null,
    standIns: (await countFallbacks(services.db, [id])).get(id) ?? 0,
    admin: adminOf(course),
    notifications: await notificationState(services, course),
    design: course.design ?? OWN_DESIGN,
    adminPasswordShown: course.adminPasswordHash !== null,
    createdAt: course.createdAt.toISOString(),
    editedAt: course.editedAt.toISOString(),
    participantUrl: `${services.publicUrl}/c/${slug}`,
    managementUrl: `${services.publicUrl}/c/${slug}/manage`,
  };
}

export async function getCourse({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<ManagedCourse> {
  return await show(services, await manageableCourse(services, actor, slug));
}
