import { completeQuestion, type QuestionDraft, type QuestionHint } from "@lehrpfad/contract";
import type { Question } from "@lehrpfad/engine";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { newPartId, type StoredStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findSource } from "../shared/findSource.ts";
import { comparedQuestions, judgeQuestions, questionsOf } from "../shared/hints.ts";
import { found } from "../shared/texts.ts";

type Written = Pick<Question, "origin" | "form" | "source">;

/** What is known of the first version of a question that a person writes. */
const BY_PERSON: Written = { origin: "person", form: null, source: null };

/** What the gate advises about a question that is being written. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function checkQuestion({
  context,
  input,
}: Call<
  {
    slug: string;
    stepId: string;
    exerciseId?: string | undefined;
    question: QuestionDraft;
  },
  CallerContext
>): Promise<{ hints: QuestionHint[] }> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, input.slug);
  const id = input.exerciseId ?? input.stepId;
  const draft = completeQuestion(input.question, newPartId);
  const row = await found(services, course, input.stepId);
  const stored = questionsOf(row).find(([other]) => other === id)?.[1];
  const { origin, form, source: before }: Written = stored ?? BY_PERSON;
  const { quote = before?.quote ?? null } = input.question;
  const isStored = quote === (before?.quote ?? null);
  const source = isStored ? before : quote && (await findSource(context, row, course.language, quote));
  const choose = (rows: readonly StoredStep[]) => {
    const place = rows.findIndex(({ step }) => step.id === input.stepId);
    if (place < 0) throw refusal("STEP_NOT_FOUND");
    const question = { ...draft, origin, form, source: source || null };
    return [...comparedQuestions(rows.slice(0, place + 1), id), { step: place, question, isJudged: true }];
  };
  const [hints] = await judgeQuestions(services, course, choose, askerOf(context));
  return { hints: hints ?? [] };
}
