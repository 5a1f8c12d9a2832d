import { randomUUID } from "node:crypto";
import type { Chat, ChatLimits } from "@lehrpfad/contract";
import { packSteps } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
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
}: Call<{ slug: string; limits: ChatLimits; stepIds: string[] }>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const wanted = new Set(stepIds);
  const steps = (await chatStepsOf(services, course)).filter(({ stepId }) => wanted.has(stepId));
  const packages = packSteps(steps, limits).map(
    (packed): NewPackage => ({
      ...{ id: randomUUID(), kind: "questions", limits, asked: [] },
      packed: packed.flatMap((one) => {
        const step = steps.find(({ number }) => number === one.number);
        return step ? [{ ...one, stepId: step.stepId }] : [];
      }),
    }),
  );
  if (packages.length === 0) throw refusal("CHAT_NOTHING_TO_ASK");
  await storePackages(context, course, "questions", packages);
  return await showWhole(services, course);
}
