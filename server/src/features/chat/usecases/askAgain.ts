import { randomUUID } from "node:crypto";
import { type Chat, LIMITS, refusalsOf } from "@lehrpfad/contract";
import { askedAgain, packQuestions, passageAround } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { listPackages, listQuestions, type NewPackage } from "../repository.ts";
import { chatStepsOf } from "../shared/course.ts";
import { storePackages } from "../shared/storePackages.ts";
import { showWhole } from "../shared/view.ts";

/**
 * Makes packages that ask once more, without marks and from their passages alone, what waits for a person and was not
 * asked a second time. Throws COURSE_NOT_FOUND, CHAT_NOTHING_TO_ASK, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function askAgain({ context, input: { slug } }: Call<{ slug: string }>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const packages = await listPackages(services.db, course.id);
  const limits = packages.at(-1)?.limits ?? {
    ...{ characters: LIMITS.chat.characters.usual, words: LIMITS.chat.words.usual },
    questions: LIMITS.chat.questions.usual,
  };
  const steps = await chatStepsOf(services, course);
  const waiting = await listQuestions(
    services.db,
    packages.map(({ id }) => id),
  );
  const asked = waiting.flatMap(({ id, stepId, state, second, quote, question }) => {
    const step = steps.find((one) => one.stepId === stepId);
    const isAskable = state === "open" && second === null && refusalsOf(question).length === 0;
    if (!step || quote === null || !isAskable) return [];
    const one = { ...askedAgain(question, passageAround(step.text, quote)), questionId: id };
    return [{ one, position: step.number }];
  });
  if (asked.length === 0) throw refusal("CHAT_NOTHING_TO_ASK");
  const inOrder = asked.toSorted((one, other) => one.position - other.position).map(({ one }) => one);
  const made = packQuestions(inOrder, limits).map(
    (one): NewPackage => ({
      ...{ id: randomUUID(), kind: "answers", limits, packed: [], asked: one },
    }),
  );
  await storePackages(context, course, "answers", made);
  return await showWhole(services, course);
}
