import { randomUUID } from "node:crypto";
import { type Chat, LIMITS } from "@lehrpfad/contract";
import { type CourseStep, plannedShells } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import {
  deleteStep,
  insertStepAt,
  lockSteps,
  noteEdited,
  replaceStepTexts,
  type StoredStep,
} from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { lockForAccepting } from "../../editing/index.ts";
import { lockRoom } from "../../quotas/index.ts";
import { lockPackage, type NewPackage, storeParts } from "../repository.ts";
import { placePackages } from "../shared/storePackages.ts";
import { frameOf, isPlaceholder, packTextsOf, stepsOf } from "../shared/textSteps.ts";
import { showWhole } from "../shared/view.ts";

/** Makes the placeholders of a course those of the plan: as many, in its order. */
async function replaceShells(
  tx: Db,
  courseId: string,
  present: readonly StoredStep[],
  shells: readonly CourseStep[],
  now: Date,
): Promise<void> {
  for (const { step } of present.slice(shells.length)) await deleteStep(tx, step, now);
  for (const [at, shell] of shells.entries()) {
    const old = present[at];
    if (old) await replaceStepTexts(tx, old.step.id, shell, now);
    else await insertStepAt(tx, courseId, shell, now);
  }
  await noteEdited(tx, courseId, now);
}

/**
 * Makes the steps of a course those of a chat's plan, and the packages that ask for their texts. Throws COURSE_NOT_FOUND,
 * NOT_FOUND, CHAT_PLAN_LATE, CHAT_PLAN_SIZE, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function acceptPlan({
  context,
  input: { slug, packageId },
}: Call<{ slug: string; packageId: string }>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const { minimum, maximum } = LIMITS.steps;
  await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockForAccepting(tx, course.id);
    const row = await lockPackage(tx, course.id, packageId);
    const plan = row?.plan;
    if (!row || !plan) throw refusal("NOT_FOUND");
    const { length } = plan.steps;
    if (length < minimum || length > maximum) throw refusal("CHAT_PLAN_SIZE");
    const present = await lockSteps(tx, course.id);
    if (!present.every(isPlaceholder)) throw refusal("CHAT_PLAN_LATE");
    const now = services.clock.now();
    const { name: title, ...frame } = frameOf(course);
    await replaceShells(tx, course.id, present, plannedShells(plan.steps, { ...frame, title }), now);
    await storeParts(tx, row, { plan: { ...plan, state: "accepted" } });
    const packages = await packTextsOf(tx, course, await stepsOf(tx, course), row.limits);
    const made = packages.map(
      (packed): NewPackage => ({
        ...{ id: randomUUID(), kind: "texts", limits: row.limits, packed, asked: [] },
      }),
    );
    await placePackages(tx, context, course, "texts", made);
  });
  return await showWhole(services, course);
}
