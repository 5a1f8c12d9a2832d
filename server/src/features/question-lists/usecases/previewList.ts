import type { QuestionListContents } from "@lehrpfad/contract";
import { ImportError, type ImportRefusal } from "@lehrpfad/interchange/vocabulary";
import { ORPCError } from "@orpc/server";
import { WorkRefusal } from "../../../platform/heavyWork/kind.ts";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { chatStepsOf } from "../../chat/index.ts";
import { loadOutline } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { truthWords } from "../../studio/index.ts";
import { LIST_WORK } from "../heavyWork.ts";

/**
 * What a list of questions holds, each with the step whose text answers it; nothing is stored.
 * Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND, WORK_BUSY, and ImportError.
 */
export async function previewList({
  context,
  input: { slug, receive },
}: Call<{ slug: string; receive: () => Promise<string> }, CallerContext>): Promise<QuestionListContents> {
  const { services, actor } = context;
  const { db, work } = services;
  const { id, language } = await manageableCourse(services, actor, slug);
  const stepIds = (await loadOutline(db, id)).map((step) => step.id);
  const path = await receive();
  // Read once it is its turn: who waits holds no texts.
  const task = async () => {
    const steps = await chatStepsOf(db, id, stepIds);
    return {
      ids: steps.map(({ stepId }) => stepId),
      texts: steps.map(({ text }) => text),
      ...{ path, language, truth: await truthWords(language) },
    };
  };
  try {
    const { questions, unread } = await work.run(LIST_WORK, task, { asker: askerOf(context) });
    return { questions, unread };
  } catch (error) {
    if (error instanceof WorkRefusal) throw new ImportError(error.reason as ImportRefusal, error.detail);
    if (error instanceof ORPCError && error.code === "WORK_TOO_LARGE") throw new ImportError("too_large");
    throw error;
  }
}
