import {
  type EditedQuestion,
  type EditedStep,
  type QuestionDraft,
  type SavedBy,
  textsOfSections,
} from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  loadStep,
  type StoredStep,
  showDraft,
  showExercise,
  showQuestion,
  showSource,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { showSavedBy } from "./savedBy.ts";

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
    drafts: step.drafts.map(showDraft),
  };
}

export async function found(services: Services, course: CourseRow, stepId: string): Promise<StoredStep> {
  const row = await loadStep(services.db, course.id, stepId);
  if (!row) throw refusal("STEP_NOT_FOUND");
  return row;
}

/** The error for a question that somebody else saved or deleted meanwhile: both versions. */
export const questionConflict = (both: {
  stored: EditedQuestion | null;
  sent: QuestionDraft;
  savedBy: SavedBy;
}) => refusalWith("QUESTION_CONFLICT", both);

/** A step as it is stored now, with who saved it. */
export async function present(services: Services, actor: Actor, course: CourseRow, stepId: string) {
  const row = await found(services, course, stepId);
  return showStep(row, await showSavedBy(services, actor, row.step));
}

export interface StepInput {
  slug: string;
  stepId: string;
}
