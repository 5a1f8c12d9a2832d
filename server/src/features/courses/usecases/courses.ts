import {
  type CourseLanguage,
  courseConfigurationSchema,
  type ManagedCourse,
  OWN_DESIGN,
} from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { audit } from "../../../platform/audit.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import { removeFiles } from "../../../platform/removal.ts";
import { randomLetters } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import {
  countCheckedQuestions,
  countFallbacks,
  countSteps,
  keepVersion,
  listContentKeys,
  loadOutline,
  loadStep,
  lockCourse,
  showExercise,
  showQuestion,
  showStep,
} from "../../content/index.ts";
import { storageKeysOfCourse } from "../../documents/index.ts";
import { manageableCourse } from "../access.ts";
import {
  type CourseRow,
  deleteCourse,
  exampleCourses,
  lockDoomed,
  storeActive,
  storeFirstAdminPassword,
} from "../repository/courses.ts";
import {
  courseSlug,
  grouped,
  PASSWORD_LENGTH,
  PASSWORD_LETTERS,
  SLUG_END_LENGTH,
  SLUG_LETTERS,
} from "../rules.ts";
import { legalPages } from "./legal.ts";
import { notificationState } from "./recipients.ts";
import { ownerToTell, tellOwner } from "./tellOwner.ts";

/** A new address for a course of this name. */
export function newSlug(name: string): string {
  return courseSlug(name, randomLetters(SLUG_LETTERS, SLUG_END_LENGTH));
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
    admin: { firstName: course.adminFirstName, lastName: course.adminLastName, email: course.adminEmail },
    notifications: await notificationState(services, course),
    design: course.design ?? OWN_DESIGN,
    adminPasswordShown: course.adminPasswordHash !== null,
    createdAt: course.createdAt.toISOString(),
    editedAt: course.editedAt.toISOString(),
    participantUrl: `${services.publicUrl}/c/${slug}`,
    managementUrl: `${services.publicUrl}/c/${slug}/manage`,
  };
}

export async function getCourse(services: Services, actor: Actor, slug: string): Promise<ManagedCourse> {
  return await show(services, await manageableCourse(services, actor, slug));
}

/**
 * Deactivating hides a course from participants; nothing is lost (statement 4.18). What participants see from now on is
 * kept as a version.
 */
export async function setActive(
  services: Services,
  actor: Actor,
  slug: string,
  active: boolean,
): Promise<ManagedCourse> {
  const { id } = await manageableCourse(services, actor, slug);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const course = await lockCourse(tx, id);
    if (!course) throw refusal("COURSE_NOT_FOUND");
    await storeActive(tx, id, active, now);
    if (active)
      await keepVersion(tx, course, { reason: "opened", madeBy: signedIn(actor).userId, madeAt: now });
  });
  return await getCourse(services, actor, slug);
}

/**
 * Deletes a course with everything that hangs on it: rows first, then files, so that no row points to nothing. Its owner is
 * told where somebody else does it.
 */
export async function removeCourse(services: Services, actor: Actor, slug: string): Promise<void> {
  const course = await manageableCourse(services, actor, slug);
  const person = signedIn(actor);
  const told = await ownerToTell(services, course, person);
  const keys = await services.db.transaction(async (tx) => {
    await lockDoomed(tx, course.id);
    const contents = await listContentKeys(tx, [course.id]);
    const found = [...(await storageKeysOfCourse(tx, course.id)), ...contents];
    await deleteCourse(tx, course.id);
    return found;
  });
  await audit(services, actor, { action: "course_deleted", about: course.id });
  await services.events.publish("course-deleted", course.id);
  await removeFiles(services, keys);
  if (told) await tellOwner(services, course, told);
}

/** A new admin password in readable groups. */
export function newAdminPassword(): string {
  return grouped(randomLetters(PASSWORD_LETTERS, PASSWORD_LENGTH));
}

export async function issueAdminPassword(
  services: Services,
  actor: Actor,
  slug: string,
): Promise<{ password: string }> {
  const course = await manageableCourse(services, actor, slug);
  const password = newAdminPassword();
  const stored = await storeFirstAdminPassword(services.db, course.id, await hashPassword(password));
  if (!stored) throw refusal("ADMIN_PASSWORD_ALREADY_SHOWN");
  return { password };
}

export async function previewStep(services: Services, actor: Actor, slug: string, stepId: string) {
  const course = await manageableCourse(services, actor, slug);
  const found = await loadStep(services.db, course.id, stepId);
  if (!found) throw refusal("NOT_FOUND");
  const outline = await loadOutline(services.db, course.id);
  const following = outline.find(({ position }) => position === found.step.position + 1)?.title ?? null;
  return {
    ...showStep(found.step, following),
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    question: found.question ? showQuestion(found.question) : null,
    exercises: found.exercises.map(showExercise),
  };
}

/** One course a language: the first. */
function firstOfEach<Course extends { language: CourseLanguage }>(found: readonly Course[]): Course[] {
  return [...new Map(found.toReversed().map((course) => [course.language, course])).values()];
}

/** What the web app must know before anybody signed in. */
export async function siteSettings(services: Services) {
  const { config } = services;
  return {
    brand: config.BRAND_NAME,
    examples: firstOfEach(await exampleCourses(services.db)),
    writer: modelOf(config) === null ? ("builtin" as const) : ("model" as const),
    answersAsked: config.MODEL_ANSWERS && modelOf(config) !== null,
    legal: legalPages(config),
    opensAtOnce: config.OPEN_NEW_COURSES,
    singleSignOn: services.config.OIDC_NAME ?? null,
    materialBytes: config.MATERIAL_MEGABYTES * 1024 * 1024,
    stepMaterialBytes: config.STEP_MATERIAL_MEGABYTES * 1024 * 1024,
    mediaBytes: config.MEDIA_MEGABYTES * 1024 * 1024,
  };
}
