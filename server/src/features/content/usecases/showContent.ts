import type { QuestionSolution, Source, StepContent } from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import type { QuestionRow } from "../repository/questions.ts";
import type { StepRow, StoredStep } from "../repository/steps.ts";
import { readingMinutes } from "../rules.ts";

/** A stored source as the contract shows it: without the offset, which only the server needs. */
export function showSource(source: NonNullable<QuestionRow["source"]>): Source {
  const { document, documentName, page, paragraph, quote } = source;
  return { documentId: document, documentName, page, paragraph, quote };
}

/** A step as it is read. */
export function showStep(step: StepRow): StepContent {
  const { id, position, title, content, summary, words, writer, fallback } = step;
  return {
    id,
    position,
    title,
    content,
    summary,
    words,
    minutes: readingMinutes(words),
    writer,
    fallback,
    sources: step.sources.map(showSource),
  };
}

/** A question with its solution, for who manages the course. */
export function showSolution(question: QuestionRow): QuestionSolution {
  const { id, text, options, explanation, hint, reason, source } = question;
  return { id, text, options, explanation, hint, reason, source: source ? showSource(source) : null };
}

/** A stored step as the engine knows it. */
export function courseStepOf({ step, question }: StoredStep): CourseStep {
  const { position, title, content, summary, words, sources, writer, fallback } = step;
  const options = question?.options.map(({ text, correct }) => ({ text, correct })) ?? [];
  return {
    position,
    title,
    content,
    summary,
    words,
    sources,
    writer,
    fallback,
    question: question ? { ...question, options } : null,
  };
}
