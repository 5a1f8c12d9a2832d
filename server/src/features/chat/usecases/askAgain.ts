import { randomUUID } from "node:crypto";
import { type Chat, LIMITS, refusalsOf } from "@lehrpfad/contract";
import { packQuestions } from "@lehrpfad/engine";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { PACK_WORK } from "../heavyWork.ts";
import { listPackages, listQuestions, type NewPackage } from "../repository.ts";
import { chatStepsOf } from "../shared/course.ts";
import { storePackages } from "../shared/storePackages.ts";
import { showWhole } from "../shared/view.ts";

/**
 * Makes packages that ask once more, without marks and from their passages alone, what waits for a person and was not
 * asked a second time. Throws COURSE_NOT_FOUND, CHAT_NOTHING_TO_ASK, CHAT_LIMIT, QUOTA_BYTES.
 */
export async function askAgain({
  context,
  input: { slug },
}: Call<{ slug: string }, CallerContext>): Promise<Chat> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const packages = await listPackages(services.db, course.id);
  const limits = packages.at(-1)?.limits ?? {
    ...{ characters: LIMITS.chat.characters.usual, words: LIMITS.chat.words.usual },
    questions: LIMITS.chat.questions.usual,
  };
  const questions = await listQuestions(
    services.db,
    packages.map(({ id }) => id),
  );
  const waiting = questions.flatMap(({ id, stepId, state, second, quote, question }) => {
    const isAskable = state === "open" && second === null && refusalsOf(question).length === 0;
    return quote === null || !isAskable ? [] : [{ questionId: id, stepId, quote, question }];
  });
  if (waiting.length === 0) throw refusal("CHAT_NOTHING_TO_ASK");
  const stepIds = waiting.map(({ stepId }) => stepId);
  const { id: courseId } = course;
  const task = async () => ({
    ...{ steps: await chatStepsOf(services.db, courseId, stepIds) },
    waiting,
  });
  const { asked } = await services.work.run(PACK_WORK, task, { asker: askerOf(context) });
  const made = packQuestions(asked, limits).map(
    (one): NewPackage => ({
      ...{ id: randomUUID(), kind: "answers", limits, packed: [], asked: one },
    }),
  );
  await storePackages(context, course, "answers", made);
  return await showWhole(services, course);
}
