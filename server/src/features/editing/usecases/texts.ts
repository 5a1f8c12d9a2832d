import {
  completeQuestion,
  draftOf,
  type EditedQuestion,
  type EditedStep,
  isSameQuestion,
  type QuestionDraft,
  refusalsOf,
  type SavedBy,
  type StepText,
  textsOfSections,
} from "@lehrpfad/contract";
import { countWords, readable, wholeText } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  deleteQuestion as deleteStored,
  loadStep,
  newPartId,
  type StoredStep,
  saveStepTexts,
  saveQuestion as saveStored,
  showExercise,
  showQuestion,
  showSource,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { keepSources } from "../rules.ts";
import { noteSaved, showSavedBy } from "./savedBy.ts";

function showStep({ step, question, exercises }: StoredStep, savedBy: SavedBy): EditedStep {
  const { id, position, version, title, content, summary, words, writer, fallback, editedAt, sources } = step;
  return {
    id,
    position,
    version,
    title,
    content,
    sections: textsOfSections(step.sections),
    summary,
    words,
    writer,
    fallback,
    editedAt: editedAt.toISOString(),
    savedBy,
    sources: sources.map(showSource),
    question: question ? showQuestion(question) : null,
    exercises: exercises.map(showExercise),
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
const questionConflict = (both: { stored: EditedQuestion | null; sent: QuestionDraft; savedBy: SavedBy }) =>
  refusalWith("QUESTION_CONFLICT", both);

/** A step as it is stored now, with who saved it. */
async function present(services: Services, actor: Actor, course: CourseRow, stepId: string) {
  const row = await found(services, course, stepId);
  return showStep(row, await showSavedBy(services, actor, row.step));
}

interface StepInput {
  slug: string;
  stepId: string;
}

/** Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function getStep(services: Services, actor: Actor, input: StepInput): Promise<EditedStep> {
  const course = await manageableCourse(services, actor, input.slug);
  return await present(services, actor, course, input.stepId);
}

function isSameText(stored: StepText, sent: StepText): boolean {
  const read = ({ title, content, sections, summary }: StepText) =>
    JSON.stringify([title, content, sections, summary]);
  return read(stored) === read(sent);
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
  const before = await found(services, course, stepId);
  const sections = keepSources(input.sections, before.step.sections);
  const words = countWords(readable(wholeText({ content, sections }, course.language)));
  const texts = { title, content, sections, summary, words };
  const step = { courseId: course.id, id: stepId, version };
  const saved = await saveStepTexts(services.db, step, texts, services.clock.now());
  if (saved) await noteSaved(services, actor, { itemId: stepId, courseId: course.id, version: version + 1 });
  const stored = await present(services, actor, course, stepId);
  const sent = { title, content, sections: input.sections, summary };
  if (!saved && !isSameText(stored, sent)) throw stepConflict({ stored, sent });
  return stored;
}

/**
 * Saves a question over the version that was read; null for a step that had none. Throws STEP_NOT_FOUND,
 * QUESTION_TEXT_MISSING, QUESTION_OPTIONS_TOO_FEW, QUESTION_OPTION_EMPTY, QUESTION_OPTION_SAME, QUESTION_NONE_RIGHT
 * (statements 5.13 to 5.15), QUESTION_CONFLICT.
 */
export async function saveQuestion(
  services: Services,
  actor: Actor,
  input: StepInput & { version: number | null; question: QuestionDraft },
): Promise<EditedQuestion> {
  const course = await manageableCourse(services, actor, input.slug);
  const { question, version } = input;
  const [fault] = refusalsOf(question);
  if (fault) throw refusal(fault);
  await found(services, course, input.stepId);
  const complete = completeQuestion(question, newPartId);
  const step = { courseId: course.id, id: input.stepId };
  const saved = await saveStored(services.db, step, version, complete, services.clock.now());
  const { question: row } = await found(services, course, input.stepId);
  const stored = row ? showQuestion(row) : null;
  if (stored && saved) {
    const made = { itemId: stored.id, courseId: course.id, version: version === null ? 1 : version + 1 };
    await noteSaved(services, actor, made);
  }
  if (stored && (saved || isSameQuestion(stored, complete))) return stored;
  const savedBy = stored && (await showSavedBy(services, actor, stored));
  throw questionConflict({ stored, sent: question, savedBy });
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
    const savedBy = await showSavedBy(services, actor, stored);
    throw questionConflict({ stored, sent: draftOf(stored), savedBy });
  }
}
