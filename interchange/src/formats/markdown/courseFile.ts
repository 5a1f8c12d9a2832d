import type { Source } from "@lehrpfad/contract";
import { completeQuestion } from "@lehrpfad/contract/questions";
import { assetPath } from "../../archive/names.ts";
import { exercisesOfStep } from "../../publication/fromCourse.ts";
import type { Exercise, Publication, PublishedStep } from "../../publication/types.ts";
import type { Carried } from "../format.ts";
import { withRecordings } from "./recordings.ts";
import {
  COURSE_FORMAT,
  COURSE_VERSION,
  type CourseFileContent,
  courseFileSchema,
  type FileSource,
} from "./schema.ts";

/** Ids of the installation by those of the file: what stands for nothing elsewhere is numbered in its order. */
export class LocalIds {
  readonly #ids = new Map<string, string>();
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  of(id: string): string {
    const known = this.#ids.get(id);
    if (known !== undefined) return known;
    const local = `${this.#kind}-${this.#ids.size + 1}`;
    this.#ids.set(id, local);
    return local;
  }
}

const ADDRESS = /figure:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\?)/g;

/** What a publication's ids are called within its file. */
export interface LocalNames {
  figure(id: string): string;
  recording(id: string): string;
  /**
   * Markdown whose figures and recordings have the names of the file; figures whose file is gone keep theirs, and
   * recordings that do not go along leave their title and what is said in them.
   */
  text(markdown: string): string;
}

/** `carried`: the recordings that go along. */
export function localNames({ assets, steps, recordings }: Publication, carried: Carried): LocalNames {
  const ids = new LocalIds("figure");
  const recordingIds = new LocalIds("recording");
  const text = (markdown: string): string =>
    withRecordings(
      markdown.replace(ADDRESS, (whole, id: string) => (assets.has(id) ? `figure:${ids.of(id)}` : whole)),
      (id) =>
        carried.has(id)
          ? { name: recordingIds.of(id) }
          : { transcript: recordings.get(id)?.transcript ?? "" },
    );
  // Numbered once, in the order of the texts, whatever is asked for first.
  for (const { markdown } of steps) text(`${markdown.content}\n${markdown.summary}`);
  return { figure: (id) => ids.of(id), recording: (id) => recordingIds.of(id), text };
}

type FileQuestion = NonNullable<CourseFileContent["steps"][number]["question"]>;

/** A course as `course.json` has it; its own ids are those of the file, so that two installations write the same. */
export function courseFileOf(
  publication: Publication,
  names: LocalNames,
  carried: Carried,
): CourseFileContent {
  const { title, language, difficulty, goal, passPercent, entryTest, design } = publication;
  const { finalQuiz, quizQuestions } = publication;
  const documents = new Map<string, { id: string; name: string }>();
  const sourceOf = ({ documentId, documentName, page, paragraph, quote }: Source): FileSource => {
    const key = `${documentId} ${documentName}`;
    const known = documents.get(key) ?? { id: `document-${documents.size + 1}`, name: documentName };
    documents.set(key, known);
    return { document: known.id, page, paragraph, quote };
  };
  const cited = (source: Source | null): FileSource | null => (source === null ? null : sourceOf(source));
  const questionOf = (exercise: Exercise): FileQuestion => ({
    ...exercise,
    ...completeQuestion(exercise, () => "x"),
    source: cited(exercise.source),
  });
  const stepOf = (step: PublishedStep): CourseFileContent["steps"][number] => {
    const { objectives, keyPoints, reflections, terms, next } = step.sections;
    const lines = (items: typeof objectives) =>
      items.map(({ text, source }) => ({ text, source: cited(source) }));
    const own = exercisesOfStep(step).find(({ id }) => id === step.questionId);
    const sectionOf = (id: string): number | null => {
      const at = step.parts.findIndex(({ exercises }) => exercises.some((one) => one.id === id));
      return at === -1 ? null : at;
    };
    return {
      title: step.title,
      content: names.text(step.markdown.content),
      summary: names.text(step.markdown.summary),
      sections: {
        objectives: lines(objectives),
        keyPoints: lines(keyPoints),
        reflections: lines(reflections),
        terms: terms.map(({ term, meaning, source }) => ({ term, meaning, source: cited(source) })),
        next,
      },
      sources: step.sources.map(sourceOf),
      question: own === undefined ? null : questionOf(own),
      exercises: exercisesOfStep(step)
        .filter(({ id }) => id !== step.questionId)
        .map((exercise) => ({ ...questionOf(exercise), section: sectionOf(exercise.id) })),
    };
  };
  const steps = publication.steps.map(stepOf);
  const figures = [...publication.assets.values()].map(({ id, type }) => ({
    id: names.figure(id),
    file: assetPath(names.figure(id), type),
    type,
  }));
  const recordings = [...carried.values()].map(({ id, type, name, transcript, captions }) => ({
    id: names.recording(id),
    file: assetPath(names.recording(id), type),
    ...{ type, name, transcript, captions },
  }));
  // What the schema does not name, as the ids of options, stays behind.
  return courseFileSchema.parse({
    format: COURSE_FORMAT,
    version: COURSE_VERSION,
    course: {
      ...{ title, language, difficulty, goal, passPercent, entryTest, finalQuiz, quizQuestions, design },
    },
    documents: [...documents.values()],
    figures: figures.sort((one, other) => Number(one.id.slice(7)) - Number(other.id.slice(7))),
    ...(recordings.length === 0 ? {} : { recordings }),
    steps,
  });
}
