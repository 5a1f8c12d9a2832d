import type { ChatQuestion, ChoiceQuestionDraft } from "@lehrpfad/contract";
import type { PlacedQuestion } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { type ChatQuestionRow, changeQuestion, findQuestions } from "../repository.ts";
import { UNDECIDED, WAITING } from "../rules.ts";
import { accept } from "../shared/accept.ts";
import { listSizes } from "../shared/course.ts";
import { judgeChanged } from "../shared/readQuestions.ts";
import { takeBack } from "../shared/takeBack.ts";
import { showChatQuestion } from "../shared/view.ts";

type Decision = "question" | "exercise" | "skipped" | "open";

/** The question with what a person changed, judged anew; what a second reader said is of another one then. */
async function changed(
  context: CallerContext,
  course: CourseRow,
  row: ChatQuestionRow,
  draft: ChoiceQuestionDraft,
): Promise<ChatQuestionRow> {
  const { text, explanation, hint, options } = draft;
  const question: PlacedQuestion["question"] = {
    ...{ ...row.question, text, explanation, hint },
    options: options.map(({ text: said, correct, feedback }) => ({ text: said, correct, feedback })),
  };
  const judged = await judgeChanged(context, course, { ...row, question });
  const change = { ...judged, second: null, edited: true };
  await changeQuestion(context.services.db, row.id, UNDECIDED, change);
  return { ...row, ...change };
}

/**
 * Decides about a question of a chat: stores it in its step, skips it, or takes that back. Throws COURSE_NOT_FOUND,
 * NOT_FOUND, STEP_NOT_FOUND, EXERCISE_LIMIT, QUESTION_TOO_LONG, CHAT_EDITED_SINCE, and what keeps a question from
 * being saved.
 */
export async function decideQuestion({
  context,
  input: { slug, questionId, decision, question: draft },
}: Call<
  {
    slug: string;
    questionId: string;
    decision: Decision;
    question?: ChoiceQuestionDraft | undefined;
  },
  CallerContext
>): Promise<ChatQuestion> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const [row] = await findQuestions(services.db, course.id, [questionId]);
  if (!row) throw refusal("NOT_FOUND");
  const steps = await listSizes(services, course.id);
  const step = steps.find(({ id }) => id === row.stepId);
  if (!step) throw refusal("STEP_NOT_FOUND");
  const present = draft && row.state !== "accepted" ? await changed(context, course, row, draft) : row;
  if (decision === "question" || decision === "exercise") await accept(context, course, present, decision);
  else if (row.state === "accepted") await takeBack(context, course, row.id);
  else await changeQuestion(services.db, row.id, WAITING, { state: decision });
  const [after] = await findQuestions(services.db, course.id, [questionId]);
  if (!after) throw refusal("NOT_FOUND");
  return showChatQuestion(after, step);
}
