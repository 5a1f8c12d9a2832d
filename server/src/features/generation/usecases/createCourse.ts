import type { ChosenStructure, CreateCourse } from "@lehrpfad/contract";
import type { CourseDesign } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { askForNotifications, courseOfRequest, type NewCourse, newSlug } from "../../courses/index.ts";
import { creator, findDocuments, isReady, ownDocuments } from "../../documents/index.ts";
import { storeCourse, storeOutline } from "../shared/createCourse.ts";
import { designOfChosen } from "../shared/designOfChosen.ts";

/** Short documents count towards the sum. Throws MATERIAL_TOO_SHORT. */
async function checkLength(
  { db, config }: Services,
  { userId }: { userId: string },
  documentIds: string[],
): Promise<void> {
  const found = await findDocuments(db, documentIds);
  // What is not there, somebody else's or not read yet is refused where it is given to the course.
  const own = found.filter(({ document }) => document.ownerId === userId && isReady(document));
  const words = own.reduce((sum, { overview }) => sum + (overview?.words ?? 0), 0);
  const minimum = config.COURSE_MINIMUM_WORDS;
  if (own.length > 0 && own.length === documentIds.length && words < minimum)
    throw refusalWith("MATERIAL_TOO_SHORT", { words, minimum });
}

async function chosenDesign(
  services: Services,
  actor: Actor,
  structure: ChosenStructure,
  documentIds: string[],
): Promise<CourseDesign> {
  const own = await ownDocuments(services, actor, documentIds);
  if (!own.every(({ document }) => isReady(document))) throw refusal("DOCUMENT_NOT_READY");
  return await designOfChosen(services, structure, documentIds);
}

/**
 * Creates a course and starts its generation; one that a chat or its creator writes is an outline of placeholders at
 * once. The same request sent twice makes one course.
 * Throws UNAUTHORIZED, FORBIDDEN, MATERIAL_MISSING, GOAL_NEEDS_MODEL, MATERIAL_TOO_SHORT, and what `designOfChosen` and
 * `storeCourse` throw.
 */
export async function createCourse({
  context: { services, actor },
  input,
}: Call<CreateCourse>): Promise<{ id: string; slug: string }> {
  const person = creator(actor);
  const { goal, documentIds, steps, planFirst, ownLanguageOnly, openAtOnce, ...rest } = input;
  const { announced, structure, by, admin, requestId, ...configuration } = rest;
  const isOfGoal = documentIds.length === 0;
  // Documents are cut and stored as they are before anybody writes from them.
  const isOutline = isOfGoal && by !== "writer";
  if (isOfGoal && !goal) throw refusal("MATERIAL_MISSING");
  if (isOfGoal && !isOutline && modelOf(services.config) === null) throw refusal("GOAL_NEEDS_MODEL");
  const known = await courseOfRequest(services.db, person.userId, requestId);
  if (known) return { id: known.id, slug: known.slug };
  await checkLength(services, person, documentIds);
  const design = structure && (await chosenDesign(services, actor, structure, documentIds));
  const course: NewCourse = {
    slug: newSlug(configuration.name),
    ownerId: person.userId,
    requestId,
    goal: goal || null,
    stepsWished: design?.steps.length ?? steps,
    planFirst,
    ownLanguageOnly,
    openAtOnce,
    configuration,
    admin,
  };
  const stored = isOutline
    ? await storeOutline(services, course)
    : await storeCourse(services, course, documentIds, { announced, design });
  if (stored) await askForNotifications(services, stored);
  const made = stored ?? (await courseOfRequest(services.db, person.userId, requestId));
  if (!made) throw refusal("COURSE_NOT_FOUND");
  return { id: made.id, slug: made.slug };
}
