import { randomUUID } from "node:crypto";
import type { Chat, ChatLimits } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { PACK_WORK } from "../heavyWork.ts";
import type { NewPackage } from "../repository.ts";
import { chatStepsOf } from "../shared/course.ts";
import { storePackages } from "../shared/storePackages.ts";
import { showWhole } from "../shared/view.ts";

/**
 * Makes packages of these steps; packages of questions without an answer are replaced. Throws COURSE_NOT_FOUND,
 * CHAT_NOTHING_TO_ASK, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function makePackages({
  context,
  input: { slug, limits, stepIds },
}: Call<{ slug: string; limits: ChatLimits; stepIds: string[] }, CallerContext>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const task = async () => ({ steps: await chatStepsOf(services.db, course.id, stepIds), limits });
  const { packages } = await services.work.run(PACK_WORK, task, { asker: askerOf(context) });
  if (packages.length === 0) throw refusal("CHAT_NOTHING_TO_ASK");
  const made = packages.map(
    (packed): NewPackage => ({
      ...{ id: randomUUID(), kind: "questions", limits, packed, asked: [] },
    }),
  );
  await storePackages(context, course, "questions", made);
  return await showWhole(services, course);
}
