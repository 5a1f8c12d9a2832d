import { randomUUID } from "node:crypto";
import type { Chat, ChatLimits } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { storePackages } from "../shared/storePackages.ts";
import { isPlaceholder, stepsOf } from "../shared/textSteps.ts";
import { showWhole } from "../shared/view.ts";

/**
 * Makes the package that asks for the plan of a course of which nothing is written. Throws COURSE_NOT_FOUND,
 * CHAT_PLAN_LATE, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function makePlan({
  context,
  input: { slug, limits },
}: Call<{ slug: string; limits: ChatLimits }>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  if (!(await stepsOf(services.db, course)).every(isPlaceholder)) throw refusal("CHAT_PLAN_LATE");
  await storePackages(context, course, "plan", [
    { id: randomUUID(), kind: "plan", limits, packed: [], asked: [] },
  ]);
  return await showWhole(services, course);
}
