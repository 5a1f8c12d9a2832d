import type { EditedQuestion, EditedStep, QuestionDraft, StepText } from "@lehrpfad/contract";
import { questionFaults } from "@lehrpfad/contract";
import { countWords } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import { randomLetters } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import {
  deleteQuestion as deleteStored,
  loadStep,
  type QuestionRow,
  type StoredStep,
  saveStepTexts,
  saveQuestion as saveStored,
  showSource,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { readable } from "../rules.ts";

const ID_LETTERS = "0123456789abcdef";
const ID_LENGTH = 8;

function showQuestion(question: QuestionRow): EditedQuestion {
  const { id, version, text, options, explanation, hint, reason, source } = question;
  const shown = source ? showSource(source) : null;
  return { id, version, text, options, explanation, hint, reason, source: shown };
}

function showStep({ step, question }: StoredStep): EditedStep {
  const { id, position, version, title, content, summary, words, writer, fallback, editedAt, sources } = step;
  return {
    ...{ id, position, version, title, content, summary, words, writer, fallback },
    editedAt: editedAt.toISOString(),
    sources: sources.map(showSource),
    question: question ? showQuestion(question) : null,
  };
}

async function found(services: Services, course: CourseRow, stepId: string): Promise<StoredStep> {
  const row = await loadStep(services.db, course.id, stepId);
  if (!row) throw refusal("STEP_NOT_FOUND");
  return row;
}

/** The error for a step that somebody else saved meanwhile: both versions. */
const stepConflict = (both: { stored: EditedStep; sent: StepText }) => refusalWith("STEP_CONFLICT", both);

/** The error for a question that somebody else saved or deleted meanwhile: both versions. */
const questionConflict = (both: { stored: EditedQuestion | null; sent: QuestionDraft }) =>
  refusalWith("QUESTION_CONFLICT", both);

interface StepInput {
  slug: string;
  stepId: string;
}

/** Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function getStep(services: Services, actor: Actor, input: StepInput): Promise<EditedStep> {
  const course = await manageableCourse(services, actor, input.slug);
  return showStep(await found(services, course, input.stepId));
}

/**
 * Saves the texts of a step over the version that was read. Throws STEP_NOT_FOUND, and STEP_CONFLICT with
 * both versions where somebody else saved other texts since; the same texts again are saved already.
 */
export async function saveStep(
  services: Services,
  actor: Actor,
  input: StepInput & StepText & { version: number },
): Promise<EditedStep> {
  const course = await manageableCourse(services, actor, input.slug);
  const { stepId, version, title, content, summary } = input;
  const texts = { title, content, summary };
  const words = countWords(readable(content));
  const step = { courseId: course.id, id: stepId, version };
  const saved = await saveStepTexts(services.db, step, { ...texts, words }, services.clock.now());
  const stored = showStep(await found(services, course, stepId));
  const same = stored.title === title && stored.content === content && stored.summary === summary;
  if (!saved && !same) throw stepConflict({ stored, sent: texts });
  return stored;
}

function isSame(stored: EditedQuestion, sent: QuestionDraft): boolean {
  const texts = ({ text, options, explanation, hint }: QuestionDraft) =>
    JSON.stringify([
      text.trim(),
      options.map((one) => [one.text.trim(), one.correct]),
      explanation.trim(),
      hint,
    ]);
  return texts(stored) === texts({ ...sent, hint: sent.hint?.trim() || null });
}

/** Options keep their ids, because participants' answers name them; new ones get one. */
function storedOptions(options: QuestionDraft["options"]) {
  const taken = new Set<string>();
  return options.map(({ id, text, correct }) => {
    const own = id !== null && !taken.has(id) ? id : randomLetters(ID_LETTERS, ID_LENGTH);
    taken.add(own);
    return { id: own, text: text.trim(), correct };
  });
}

/**
 * Saves a question over the version that was read; null for a step that had none. Throws STEP_NOT_FOUND,
 * QUESTION_TEXT_MISSING, QUESTION_OPTION_EMPTY, QUESTION_NONE_RIGHT (SPEC.md section 5), QUESTION_CONFLICT.
 */
export async function saveQuestion(
  services: Services,
  actor: Actor,
  input: StepInput & { version: number | null; question: QuestionDraft },
): Promise<EditedQuestion> {
  const course = await manageableCourse(services, actor, input.slug);
  const { question, version } = input;
  const [fault] = questionFaults(question);
  if (fault) throw refusal(fault);
  await found(services, course, input.stepId);
  const texts = {
    text: question.text.trim(),
    options: storedOptions(question.options),
    explanation: question.explanation.trim(),
    hint: question.hint?.trim() || null,
  };
  const step = { courseId: course.id, id: input.stepId };
  const saved = await saveStored(services.db, step, version, texts, services.clock.now());
  const { question: row } = await found(services, course, input.stepId);
  const stored = row ? showQuestion(row) : null;
  if (stored && (saved || isSame(stored, question))) return stored;
  throw questionConflict({ stored, sent: question });
}

/** Throws STEP_NOT_FOUND, and QUESTION_CONFLICT where it was saved since it was read. Deleting twice is deleting once. */
export async function deleteQuestion(
  services: Services,
  actor: Actor,
  input: StepInput & { version: number },
): Promise<void> {
  const course = await manageableCourse(services, actor, input.slug);
  await found(services, course, input.stepId);
  const step = { courseId: course.id, id: input.stepId };
  if (await deleteStored(services.db, step, input.version, services.clock.now())) return;
  const { question } = await found(services, course, input.stepId);
  if (question) {
    const stored = showQuestion(question);
    throw questionConflict({ stored, sent: stored });
  }
}
