import { randomUUID } from "node:crypto";
import type { Chat, ChatLimits } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { PACK_WORK } from "../heavyWork.ts";
import type { NewPackage } from "../repository.ts";
import { chatStepsOf } from "../shared/course.ts";
import { storePackages } from "../shared/storePackages.ts";
import { packTextsOf, stepsOf } from "../shared/textSteps.ts";
import { showWhole } from "../shared/view.ts";

async function packAsked(context: CallerContext, course: CourseRow, stepIds: string[], limits: ChatLimits) {
  const { services } = context;
  const task = async () => ({ steps: await chatStepsOf(services.db, course.id, stepIds), limits });
  const { packages } = await services.work.run(PACK_WORK, task, { asker: askerOf(context) });
  return packages;
}

async function packWanted(
  { services: { db } }: CallerContext,
  course: CourseRow,
  stepIds: string[],
  limits: ChatLimits,
) {
  const wanted = (await stepsOf(db, course)).filter(({ step }) => stepIds.includes(step.id));
  return await packTextsOf(db, course, wanted, limits);
}

/**
 * Makes packages of these steps; packages of the same kind without an answer are replaced. Throws COURSE_NOT_FOUND,
 * CHAT_NOTHING_TO_ASK, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function makePackages({
  context,
  input: { slug, kind, limits, stepIds },
}: Call<
  { slug: string; kind: "questions" | "texts"; limits: ChatLimits; stepIds: string[] },
  CallerContext
>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const packages =
    kind === "texts"
      ? await packWanted(context, course, stepIds, limits)
      : await packAsked(context, course, stepIds, limits);
  if (packages.length === 0) throw refusal("CHAT_NOTHING_TO_ASK");
  const made = packages.map(
    (packed): NewPackage => ({
      ...{ id: randomUUID(), kind, limits, packed, asked: [] },
    }),
  );
  await storePackages(context, course, kind, made);
  return await showWhole(services, course);
}
