import type { CourseLanguage } from "@lehrpfad/contract";
import type { Source as StoredSource } from "@lehrpfad/engine";
import { loadExportedTexts } from "@lehrpfad/i18n/exported";
import type {
  Exercise,
  ExportedCourse,
  ExportedStep,
  ImportFallback,
} from "@lehrpfad/interchange/vocabulary";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";

type Cited = Exercise["source"];

/** Where a passage that an archive cites stands in the documents of this installation. */
export type PlaceSource = (source: NonNullable<Cited>) => StoredSource;

/** The place that the archive names: the document itself is elsewhere. */
export const asCited: PlaceSource = ({ documentId, documentName, page, paragraph, quote }) => ({
  ...{ document: documentId, documentName, page, paragraph, offset: 0, quote },
});

const cited = (source: Cited, place: PlaceSource): StoredSource | null =>
  source === null ? null : place(source);

function questionRow(exercise: Exercise, stepId: string, placeSource: PlaceSource) {
  const { id, origin, text, explanation, hint, reason, source, ...body } = exercise;
  const columns = { origin, form: null, text, explanation, hint, reason, version: 1 };
  return { id, stepId, ...columns, body, source: cited(source, placeSource) };
}

function storedStep(step: ExportedStep, at: number, course: CourseRow, placeSource: PlaceSource): StoredStep {
  const { objectives, keyPoints, reflections, terms, next } = step.sections;
  const lines = (items: typeof objectives) =>
    items.map(({ text, source }) => ({ text, source: cited(source, placeSource) }));
  const sections = {
    objectives: lines(objectives),
    keyPoints: lines(keyPoints),
    reflections: lines(reflections),
    terms: terms.map((term) => ({ ...term, source: cited(term.source, placeSource) })),
    next,
  };
  const { id, title, content, summary, words } = step;
  const row = {
    ...{ id, courseId: course.id, position: at + 1, title, content, sections, summary, words },
    sources: step.sources.map(placeSource),
    writer: "builtin" as const,
    fallback: false,
    claims: [],
    drafts: [],
    version: 1,
    createdAt: course.createdAt,
    editedAt: course.editedAt,
  };
  const exercises = step.exercises.map(({ section, ...exercise }, place) => ({
    ...questionRow(exercise, id, placeSource),
    ...{ courseId: course.id, place, section, removedAt: null },
  }));
  return {
    step: row,
    question: step.question === null ? null : questionRow(step.question, id, placeSource),
    exercises,
  };
}

/** The steps of an archive as they are stored, with their questions and exercises. */
export function stepsOf(
  imported: Pick<ExportedCourse, "steps">,
  course: CourseRow,
  placeSource: PlaceSource,
): StoredStep[] {
  return imported.steps.map((step, at) => storedStep(step, at, course, placeSource));
}

/** What right and wrong are called where a question has only these two. */
export async function truthWords(language: CourseLanguage): Promise<ImportFallback["truth"]> {
  const exported = await loadExportedTexts(language);
  return { yes: exported.true_option, no: exported.false_option };
}

/** What a file of another tool may leave open: its title from its name, its words in the language that is given. */
export async function fallbackOf(fileName: string, language: CourseLanguage): Promise<ImportFallback> {
  const { questions } = await loadExportedTexts(language);
  const truth = await truthWords(language);
  return { title: fileName.replace(/\.[^.]*$/, ""), language, truth, questions };
}
