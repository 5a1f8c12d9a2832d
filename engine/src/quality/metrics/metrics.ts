import type { LeftOut, ReadDocument, TraitsOf } from "../../types/index.ts";
import { type Coverage, coverageOf } from "../coverage/coverage.ts";
import { share } from "../numbers.ts";
import { type ModelMetrics, modelMetrics } from "./model/model.ts";
import { type QuestionMetrics, questionMetrics } from "./questions.ts";
import { type Measured, sourceTrigrams, type TextMetrics, textMetrics } from "./text.ts";

/** Prose, or a text whose form leaves fewer sentences to ask about: statutes, formulas, tables, code. */
export type TextKind = "prose" | "formal";

/** Everything a course can be measured by, whoever wrote it. */
export interface CourseMetrics extends TextMetrics, QuestionMetrics {
  /** Words of the documents, and of them the ones worth teaching. */
  documentWords: number;
  teachableWords: number;
  kind: TextKind;
  /** Null for a course of which a model wrote no step. */
  model: ModelMetrics | null;
}

/** What is known of how a course was made, as far as it explains what it leaves out. */
export interface MadeFor {
  goal: string | null;
  leftOut: readonly LeftOut[];
  traitsOf: TraitsOf;
}

const FORMAL = { structured: 0.2, paragraphs: 0.12, signs: 0.1 };
const STATUTE = /^\(?(?:§+\s*\d|art(?:icle|ikel|ículo|icolo)?\.?\s*\d|\(\d+[a-z]?\)\s)/i;
const FORMULA = /[=<>≤≥±×∑∫√∂∞≈≠^_{}\\|]|[α-ωΑ-Ω]/gu;

/** Tells statutes, formula collections and tables from prose, by their blocks. */
export function kindOf(documents: readonly ReadDocument[]): TextKind {
  const blocks = documents.flatMap((document) => document.blocks);
  const words = (kinds: readonly string[]) =>
    blocks
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const structured = share(words(["table", "code"]), words([]));
  const numbered = share(blocks.filter(({ text }) => STATUTE.test(text)).length, blocks.length);
  const formulas = blocks.filter(({ text }) => (text.match(FORMULA)?.length ?? 0) >= 3);
  const isFormal =
    structured > FORMAL.structured ||
    numbered > FORMAL.paragraphs ||
    share(formulas.length, blocks.length) > FORMAL.signs;
  return isFormal ? "formal" : "prose";
}

/** Measures a course of any origin against the documents it was made of. */
export function metricsOf(
  course: Measured,
  documents: readonly ReadDocument[],
  made: MadeFor,
): { metrics: CourseMetrics; coverage: Coverage } {
  const coverage = coverageOf(documents, course.steps, { ...made, language: course.language });
  const known = sourceTrigrams(documents);
  const metrics: CourseMetrics = {
    ...textMetrics(course, documents, coverage, known),
    ...questionMetrics(course, documents, known, made.traitsOf),
    documentWords: documents.reduce((sum, { words }) => sum + words, 0),
    teachableWords: coverage.teachable,
    kind: kindOf(documents),
    model: modelMetrics(course, documents, coverage, made.leftOut),
  };
  return { metrics, coverage };
}
