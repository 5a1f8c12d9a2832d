import { setImmediate } from "node:timers/promises";
import { completeQuestion, type QuestionDraft, type QuestionHint } from "@lehrpfad/contract";
import { type AskedBefore, askedBefore, type GateCourse, type Question, titledText } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadSteps, newPartId, type StoredStep, writtenQuestion } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { hintsFor, questionsOf, wholeCourse } from "../shared/hints.ts";

type Written = Pick<Question, "origin" | "form" | "source">;

/** What is known of the first version of a question that a person writes. */
const BY_PERSON: Written = { origin: "person", form: null, source: null };

/** What is asked before, but for what has this id. */
function otherQuestions(rows: readonly StoredStep[], id: string, gate: GateCourse): AskedBefore[] {
  return rows
    .flatMap(questionsOf)
    .filter(([other]) => other !== id)
    .map(([, stored]) => askedBefore(writtenQuestion(stored), gate));
}

/** What the gate advises about a question that is being written. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function checkQuestion({
  context: { services, actor },
  input,
}: Call<{
  slug: string;
  stepId: string;
  exerciseId?: string | undefined;
  question: QuestionDraft;
}>): Promise<{ hints: QuestionHint[] }> {
  const course = await manageableCourse(services, actor, input.slug);
  const rows = await loadSteps(services.db, course.id);
  const row = rows.find(({ step }) => step.id === input.stepId);
  if (!row) throw refusal("STEP_NOT_FOUND");
  const whole = await wholeCourse(services, course, rows);
  const id = input.exerciseId ?? input.stepId;
  const stored = questionsOf(row).find(([other]) => other === id)?.[1];
  const { origin, form, source }: Written = stored ?? BY_PERSON;
  const draft = { ...completeQuestion(input.question, newPartId), origin, form, source };
  const before = rows.slice(0, rows.indexOf(row));
  const read = titledText(row.step, course.language);
  await setImmediate();
  return { hints: hintsFor(draft, read, whole, otherQuestions([...before, row], id, whole.gate)) };
}
