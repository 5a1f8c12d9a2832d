import { setImmediate } from "node:timers/promises";
import { type CourseVersions, isSameQuestion } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import {
  courseStepOf,
  ensurePlace,
  insertKeptStep,
  keepVersion,
  loadStep,
  lockCourse,
  lockSteps,
  namedStep,
  noteEdited,
  putExercises,
  reorderSteps,
  replaceStepTexts,
  type StoredStep,
} from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { bringBack, takeOut } from "../../editing/index.ts";
import { isGenerating, isWritingStandIns } from "../../generation/index.ts";
import { completeFinished, findAnswered, lockEnrolments } from "../../learning/index.ts";
import { undoSince } from "../../reshaping/index.ts";
import { replaceQuestion } from "../../rewriting/index.ts";
import { loadVersionSteps, type VersionStep } from "../shared/versions.ts";
import { findVersion } from "./findVersion.ts";
import { showVersions } from "./showVersions.ts";

interface Restoring {
  tx: Db;
  courseId: string;
  by: string;
  now: Date;
}

/** Makes a step say what it said; who answered a question that goes keeps the answer. */
async function putTexts({ tx, courseId, now }: Restoring, old: StoredStep, { step }: VersionStep) {
  const position = old.step.position;
  await replaceStepTexts(tx, old.step.id, { ...step, position }, now);
  if (!isSameQuestion(courseStepOf(old).question, step.question))
    await replaceQuestion({ tx, now }, old, step.question);
  await putExercises(tx, { courseId, stepId: old.step.id }, step.exercises, findAnswered, now);
}

/** Brings one step back, with what participants did in it where that is still there. */
async function restoreStep(restoring: Restoring, kept: VersionStep): Promise<void> {
  const { tx, courseId, now } = restoring;
  const own = { courseId, id: kept.stepId };
  const there = await loadStep(tx, courseId, own.id);
  if (!there && !(await bringBack(tx, own, now))) {
    await insertKeptStep(tx, own, kept.step, now);
    return;
  }
  const stored = there ?? (await loadStep(tx, courseId, own.id));
  if (stored) await putTexts(restoring, stored, kept);
}

async function restoreAll(restoring: Restoring, steps: readonly VersionStep[]): Promise<void> {
  const { tx, courseId, by, now } = restoring;
  const wanted = new Set(steps.map(({ stepId }) => stepId));
  const present = new Map<string, string>();
  for (const stored of await lockSteps(tx, courseId)) {
    const { id } = stored.step;
    if (wanted.has(id)) present.set(id, namedStep(stored).hash);
    else await takeOut(tx, { courseId, id }, { deletedBy: by, deletedAt: now });
    await setImmediate();
  }
  // A step that says what it said stays as it is, with its version: nobody who edits it is disturbed.
  for (const step of steps.filter(({ stepId, hash }) => present.get(stepId) !== hash)) {
    // Other requests go first: a course is some megabytes.
    await setImmediate();
    await restoreStep(restoring, step);
  }
  await reorderSteps(tx, courseId, now, () => steps.map(({ stepId }) => stepId));
}

/** Brings one step back; one that is gone comes behind the step that it followed, where that is there. */
async function restoreOne(
  restoring: Restoring,
  steps: readonly VersionStep[],
  stepId: string,
): Promise<void> {
  const { tx, courseId, now } = restoring;
  const at = steps.findIndex((step) => step.stepId === stepId);
  const kept = steps[at];
  if (!kept) throw refusal("STEP_NOT_FOUND");
  const present = (await lockSteps(tx, courseId)).map(({ step }) => step.id);
  const isNew = !present.includes(stepId);
  if (isNew) ensurePlace(present.length);
  await restoreStep(restoring, kept);
  if (!isNew) return;
  const before = steps.slice(0, at).findLast((step) => present.includes(step.stepId));
  const place = before ? present.indexOf(before.stepId) + 1 : 0;
  await reorderSteps(tx, courseId, now, () => present.toSpliced(place, 0, stepId));
}

/**
 * Brings a version back, whole or one step of it, in one transaction; what was there is kept as a version before.
 * Throws COURSE_NOT_FOUND, NOT_FOUND, STEP_NOT_FOUND, STEP_LIMIT, GENERATION_STILL_RUNNING.
 */
export async function restoreVersion({
  context,
  input: { slug, id, stepId },
}: Call<{ slug: string; id: string; stepId: string | null }>): Promise<CourseVersions> {
  const { services, actor } = context;
  const { id: courseId } = await manageableCourse(services, actor, slug);
  const by = signedIn(actor).userId;
  const now = services.clock.now();
  await inTransaction(context, async (tx) => {
    const course = await lockCourse(tx, courseId);
    if (!course) throw refusal("COURSE_NOT_FOUND");
    if ((await isGenerating(tx, courseId)) || (await isWritingStandIns(tx, courseId)))
      throw refusal("GENERATION_STILL_RUNNING");
    // Before the steps, as answers do: replacing a question touches what participants did.
    await lockEnrolments(tx, courseId);
    const { version } = await findVersion(tx, courseId, id);
    const steps = await loadVersionSteps(tx, courseId, version.steps);
    await keepVersion(tx, course, { reason: "kept", madeBy: by, madeAt: now });
    await undoSince(tx, { courseId, stepId }, version.madeAt, now);
    const restoring = { tx, courseId, by, now };
    if (stepId === null) await restoreAll(restoring, steps);
    else await restoreOne(restoring, steps, stepId);
    await completeFinished(tx, courseId, now);
    await noteEdited(tx, courseId, now);
    await keepVersion(tx, course, { reason: "restored", madeBy: by, madeAt: now });
  });
  return await showVersions({ context, input: { slug } });
}
