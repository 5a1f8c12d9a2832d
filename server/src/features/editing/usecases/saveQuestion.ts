import {
  completeQuestion,
  type EditedQuestion,
  isSameQuestion,
  type QuestionDraft,
  refusalsOf,
} from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { newPartId, saveQuestion as saveStored, showQuestion } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { isSameSource, sourceOfQuote } from "../shared/findSource.ts";
import { noteAsked, showSavedBy } from "../shared/savedBy.ts";
import { found, questionConflict, type StepInput } from "../shared/texts.ts";

/**
 * Saves a question over the version that was read; null for a step that had none. Throws STEP_NOT_FOUND,
 * QUESTION_TEXT_MISSING, QUESTION_OPTIONS_TOO_FEW, QUESTION_OPTION_EMPTY, QUESTION_OPTION_SAME, QUESTION_NONE_RIGHT
 * (statements 5.13 to 5.15), QUESTION_QUOTE_NOT_FOUND, QUESTION_CONFLICT.
 */
export async function saveQuestion({
  context,
  input,
}: Call<
  StepInput & { version: number | null; question: QuestionDraft },
  CallerContext
>): Promise<EditedQuestion> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, input.slug);
  const { question, version } = input;
  const [fault] = refusalsOf(question);
  if (fault) throw refusal(fault);
  const before = await found(services, course, input.stepId);
  const set = { before: before.question?.source ?? null, quote: question.quote };
  const source = await sourceOfQuote(context, before, course, set);
  const complete = completeQuestion(question, newPartId);
  const step = { courseId: course.id, id: input.stepId };
  const saved = await saveStored(
    services.db,
    step,
    version,
    { question: complete, source },
    services.clock.now(),
  );
  const { question: row } = await found(services, course, input.stepId);
  const stored = row ? showQuestion(row) : null;
  if (stored && saved) {
    const made = { itemId: stored.id, courseId: course.id, version: version === null ? 1 : version + 1 };
    await noteAsked(services, actor, { ...made, item: "question", stepId: input.stepId });
  }
  const isSaved = saved || (isSameQuestion(stored, complete) && isSameSource(row?.source, source));
  if (stored && isSaved) return stored;
  const savedBy = stored && (await showSavedBy(services, actor, stored));
  throw questionConflict({ stored, sent: question, savedBy });
}
