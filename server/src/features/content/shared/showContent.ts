import {
  type EditedDraft,
  type EditedExercise,
  type EditedQuestion,
  readingMinutes,
  type Source,
  type StepContent,
  type StepSections,
  writtenBodySchema,
} from "@lehrpfad/contract";
import type { CourseStep, Question } from "@lehrpfad/engine";
import type { ExerciseRow } from "../repository/exercises.ts";
import type { QuestionRow } from "../repository/questions.ts";
import type { StepRow, StoredStep } from "../repository/steps.ts";

/** A stored source as the contract shows it: without the offset, which only the server needs. */
export function showSource(source: NonNullable<QuestionRow["source"]>): Source {
  const { document, documentName, page, paragraph, quote } = source;
  return { documentId: document, documentName, page, paragraph, quote };
}

/** Stored sections as the contract shows them. */
export function showSections(sections: StepRow["sections"]): StepSections {
  const show = <Cited extends { source: StepRow["sources"][number] | null }>(cited: readonly Cited[]) =>
    cited.map((one) => ({ ...one, source: one.source && showSource(one.source) }));
  return {
    objectives: show(sections.objectives),
    keyPoints: show(sections.keyPoints),
    reflections: show(sections.reflections),
    terms: show(sections.terms),
    next: sections.next,
  };
}

/**
 * A step as it is read.
 *
 * @param following what the step that comes next is called now; null at the last one
 */
export function showStep(step: StepRow, following: string | null): StepContent {
  const sections = showSections(step.sections);
  const { id, position, title, content, summary, words, writer, fallback } = step;
  return {
    id,
    position,
    title,
    content,
    sections: { ...sections, next: sections.next === null ? null : following },
    summary,
    words,
    minutes: readingMinutes(words),
    writer,
    fallback,
    sources: step.sources.map(showSource),
  };
}

/** A question with its solution, for who manages the course. */
export function showQuestion({
  body,
  source,
  form: _,
  stepId: __,
  ...question
}: QuestionRow): EditedQuestion {
  return { ...question, ...body, source: source ? showSource(source) : null };
}

/** A draft of a question, for who manages the course. */
export function showDraft({ form: _, source, ...question }: StepRow["drafts"][number]): EditedDraft {
  return { ...question, source: source && showSource(source) };
}

/** An exercise with its solution, for who manages the course. */
export function showExercise({
  courseId: _,
  place: __,
  removedAt: ___,
  section,
  ...question
}: ExerciseRow): EditedExercise {
  return { ...showQuestion(question), section };
}

/** A question as a writer would have written it: another one does not take over the ids that answers name. */
export function writtenQuestion({
  body,
  origin,
  form,
  text,
  explanation,
  hint,
  reason,
  source,
}: QuestionRow): Question {
  return { ...writtenBodySchema.parse(body), origin, form, text, explanation, hint, reason, source };
}

/** A stored step as the engine knows it. */
export function courseStepOf({ step, question, exercises }: StoredStep): CourseStep {
  const { position, title, content, sections, summary, words, sources, claims, writer, fallback } = step;
  return {
    position,
    title,
    content,
    sections,
    summary,
    words,
    sources,
    // Without an empty list versions keep the names that they had before there was one.
    ...(claims.length > 0 ? { claims } : {}),
    writer,
    fallback,
    question: question && writtenQuestion(question),
    exercises: exercises.map((exercise) => ({ ...writtenQuestion(exercise), section: exercise.section })),
  };
}
