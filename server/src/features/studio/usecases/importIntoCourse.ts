import { type ImportedParts, LIMITS } from "@lehrpfad/contract";
import { type ExportedStep, ImportError } from "@lehrpfad/interchange/vocabulary";
import { ORPCError } from "@orpc/server";
import type { Db } from "../../../db/client.ts";
import { isCourseTooLong } from "../../../db/errors.ts";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal, refusalWith, signedIn } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import {
  appendExercises,
  ensurePlace,
  findExercise,
  insertWholeSteps,
  keepVersion,
  loadStep,
  lockCourse,
  type StoredStep,
} from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { takeRoom } from "../../quotas/index.ts";
import { orderWith } from "../rules.ts";
import { bytesOf, type ImportedFiles, removeStored, storeFiles } from "../shared/importedFiles.ts";
import {
  contentFor,
  ensureNothingIsWritten,
  questionsOf,
  readFor,
  type Sent,
} from "../shared/importIntoCourse.ts";
import type { ReadCourse } from "../shared/readGuarded.ts";
import type { Receive } from "./importCourse.ts";

/** Where what a file holds comes to: steps behind another one (first where it is null), or exercises of one. */
export type ImportPlace = { as: "steps"; after: string | null } | { as: "exercises"; stepId: string };

/** Exercises and questions of all steps in their order, the question of a step behind its exercises. */
const askedOf = ({ exercises, question }: ExportedStep): ExportedStep["exercises"] => [
  ...exercises,
  ...(question === null ? [] : [{ ...question, section: null }]),
];

/** One step that holds every question of a file, and nothing else of it. */
function asExercises(imported: ReadCourse, idOf: (at: number) => string): ReadCourse {
  const [first] = imported.steps;
  if (!first) return imported;
  const all = imported.steps.flatMap(askedOf);
  const exercises = all.map((exercise, at) => ({ ...exercise, id: idOf(at), section: null }));
  return { ...imported, figures: [], recordings: [], steps: [{ ...first, question: null, exercises }] };
}

interface Wish extends Sent {
  requestId: string;
  place: ImportPlace;
}

/** Whether what this request brings has come already. */
async function isThere(tx: Db, courseId: string, place: ImportPlace, id: string): Promise<boolean> {
  const known =
    place.as === "steps" ? await loadStep(tx, courseId, id) : await findExercise(tx, courseId, id);
  return known !== null;
}

/** Stores the steps or exercises in their place; the course must be locked. */
async function insertParts(
  tx: Db,
  courseId: string,
  place: ImportPlace,
  content: { steps: StoredStep[]; files: ImportedFiles },
  now: Date,
): Promise<void> {
  const { steps, files } = content;
  if (place.as === "exercises") {
    const { stepId } = place;
    if ((await loadStep(tx, courseId, stepId)) === null) throw refusal("STEP_NOT_FOUND");
    const rows = steps.flatMap(({ exercises }) => exercises);
    await appendExercises(tx, { courseId, stepId }, rows, now, (count) => {
      const limit = LIMITS.exercisesPerStep;
      if (count + rows.length > limit) throw refusalWith("EXERCISE_LIMIT", { limit });
    });
    return;
  }
  const ids = steps.map(({ step }) => step.id);
  const rows = { steps, ...files.rows };
  const isStored = await insertWholeSteps(tx, courseId, rows, now, (order) => {
    ensurePlace(order.length + ids.length - 1);
    return orderWith(order, ids, place.after);
  });
  if (!isStored) throw refusal("STEP_NOT_FOUND");
}

/**
 * Takes what a file holds into a course that exists, where nobody has reviewed it yet: as steps behind one of its steps,
 * or its questions as exercises of one. All of it is stored or nothing, between two versions of the course. The same
 * request sent twice does it once.
 * Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND, STEP_NOT_FOUND, STEP_LIMIT, EXERCISE_LIMIT, QUOTA_BYTES,
 * GENERATION_STILL_RUNNING, RATE_LIMITED, and ImportError.
 */
export async function importIntoCourse({
  context,
  input: { receive, slug, fileName, requestId, place },
}: Call<{ receive: Receive } & Wish, CallerContext>): Promise<ImportedParts> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const by = signedIn(actor).userId;
  const idOf = (at: number) => idOfRequest(course.id, `${requestId} ${at}`);
  await ensureNothingIsWritten(services.db, course.id);
  const file = await readFor(services, course, { fileName, receive, asker: askerOf(context) });
  const named: ReadCourse =
    place.as === "exercises"
      ? asExercises(file.course, idOf)
      : { ...file.course, steps: file.course.steps.map((step, at) => ({ ...step, id: idOf(at) })) };
  const content = contentFor(services, course, named);
  const bytes = bytesOf(content.steps, content.files);
  const questions = content.steps.reduce((sum, stored) => sum + questionsOf(stored), 0);
  if (place.as === "exercises" && questions === 0) throw new ImportError("empty");
  await inTransaction(context, (tx) => takeRoom(tx, services, course.ownerId, { bytes }));
  await storeFiles(services, content.files);
  const store = () =>
    inTransaction(context, async (tx) => {
      await takeRoom(tx, services, course.ownerId, { bytes });
      const locked = await lockCourse(tx, course.id);
      if (!locked) throw refusal("COURSE_NOT_FOUND");
      await ensureNothingIsWritten(tx, course.id);
      if (await isThere(tx, course.id, place, idOf(0))) return false;
      const now = services.clock.now();
      await keepVersion(tx, locked, { reason: "kept", madeBy: by, madeAt: now });
      await insertParts(tx, course.id, place, content, now);
      await keepVersion(tx, locked, { reason: "imported", madeBy: by, madeAt: now });
      return true;
    });
  const isStored = await store().catch(async (error: unknown) => {
    // After any other fault the rows may be stored all the same: the nightly sweep looks at the files.
    if (error instanceof ORPCError || isCourseTooLong(error)) await removeStored(services, content.files);
    throw error;
  });
  if (!isStored) await removeStored(services, content.files);
  return { steps: place.as === "steps" ? content.steps.length : 0, questions };
}
