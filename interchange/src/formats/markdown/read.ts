import { Readable } from "node:stream";
import { cleanTexts, type LostPart, QUESTION_KINDS, type Source } from "@lehrpfad/contract";
import { completeQuestion } from "@lehrpfad/contract/questions";
import { unzipSync } from "fflate";
import { z } from "zod";
import type {
  CourseFile,
  CourseRecording,
  Exercise,
  ExportedCourse,
  ExportedStep,
} from "../../publication/types.ts";
import { ImportError } from "./errors.ts";
import { withRecordings } from "./recordings.ts";
import { type CourseFileContent, courseFileSchema, type FileSource } from "./schema.ts";

export interface ImportLimits {
  /** Files in the archive, and bytes that the read ones may unpack to. */
  entries: number;
  unpacked: number;
}

export const IMPORT_LIMITS: ImportLimits = { entries: 2_000, unpacked: 100 * 1024 * 1024 };
const COURSE_FILE = "course.json";
const COURSE_BYTES = 10 * 1024 * 1024;

/** The files of an archive that are wanted, counted before they are unpacked: their sizes are those that they get. */
export function filesIn(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ImportLimits,
): Map<string, Uint8Array> {
  let entries = 0;
  let bytes = 0;
  try {
    const found = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (++entries > limits.entries) throw new ImportError("too_large");
        if (!isWanted(name)) return false;
        bytes += originalSize;
        if (bytes > limits.unpacked) throw new ImportError("too_large");
        return true;
      },
    });
    return new Map(Object.entries(found));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError("damaged");
  }
}

/** Characters by which something that does not come in is named. */
export const LOST_NAME = 120;

const laterQuestionSchema = z.object({
  kind: z.string().refine((kind) => !QUESTION_KINDS.some((known) => known === kind)),
  text: z.string().catch(""),
});
const anyStepsSchema = z.looseObject({
  steps: z.array(z.looseObject({ question: z.unknown(), exercises: z.array(z.unknown()) })),
});

/** A file without questions of kinds that only a newer installation knows, and which they were. */
function withoutLaterKinds(json: unknown): { json: unknown; lost: LostPart[] } {
  const file = anyStepsSchema.safeParse(json);
  if (!file.success) return { json, lost: [] };
  const lost: LostPart[] = [];
  const isKnown = (question: unknown): boolean => {
    const later = laterQuestionSchema.safeParse(question);
    if (later.success) lost.push({ what: "question", name: later.data.text.slice(0, LOST_NAME) });
    return !later.success;
  };
  const steps = file.data.steps.map(({ question, exercises, ...step }) => ({
    ...step,
    question: isKnown(question) ? question : null,
    exercises: exercises.filter(isKnown),
  }));
  return { json: { ...file.data, steps }, lost };
}

/**
 * What `course.json` says, checked. Fields that nobody knows are passed over; questions of kinds that nobody knows are
 * told as well.
 */
function parseCourseFile(data: Uint8Array): { file: CourseFileContent; lost: LostPart[] } {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(data));
  } catch {
    throw new ImportError("damaged", COURSE_FILE);
  }
  const version = typeof json === "object" && json !== null && "version" in json ? json.version : null;
  if (typeof version === "number" && version > 1) throw new ImportError("newer");
  const known = withoutLaterKinds(cleanTexts(json));
  const parsed = courseFileSchema.safeParse(known.json);
  if (!parsed.success) throw new ImportError("invalid", parsed.error.issues[0]?.path.join(".") ?? null);
  return { file: parsed.data, lost: known.lost };
}

const LOCAL_ADDRESS = /figure:(figure-[1-9]\d{0,4})(?=\?)/g;

/** Makes ids of an installation for those of a file, the same for the same. */
export function renaming(newId: () => string): (local: string) => string {
  const ids = new Map<string, string>();
  return (local) => {
    const id = ids.get(local) ?? newId();
    ids.set(local, id);
    return id;
  };
}

/** A course whose file was checked, with ids of its own. @throws ImportError */
export function assemble(
  file: CourseFileContent,
  { figures, recordings }: Pick<ExportedCourse, "figures" | "recordings">,
  idOf: (local: string) => string,
  { newId, newPartId, now }: Makers,
): ExportedCourse {
  const known = new Set([...figures, ...recordings].map(({ id }) => id));
  const names = new Map(file.documents.map(({ id, name }) => [id, name]));
  const sourceOf = ({ document, page, paragraph, quote }: FileSource): Source => {
    const documentName = names.get(document);
    if (documentName === undefined) throw new ImportError("invalid", document);
    return { documentId: idOf(document), documentName, page, paragraph, quote };
  };
  const cited = (source: FileSource | null): Source | null => (source === null ? null : sourceOf(source));
  type FileQuestion = NonNullable<CourseFileContent["steps"][number]["question"]>;
  const questionOf = (question: FileQuestion): Exercise => ({
    ...completeQuestion(question, newPartId),
    id: newId(),
    reason: question.reason,
    origin: question.origin,
    source: cited(question.source),
  });
  const text = (markdown: string): string => {
    const shown = markdown.replace(LOCAL_ADDRESS, (whole, local: string) =>
      known.has(idOf(local)) ? `figure:${idOf(local)}` : whole,
    );
    // One that is not in the file leaves its title: an address that leads nowhere is a player that never plays.
    return withRecordings(shown, (local) =>
      known.has(idOf(local)) ? { name: idOf(local) } : { transcript: "" },
    );
  };
  const stepOf = (step: CourseFileContent["steps"][number]): ExportedStep => {
    const { objectives, keyPoints, reflections, terms, next } = step.sections;
    const lines = (items: typeof objectives) =>
      items.map((item) => ({ ...item, source: cited(item.source) }));
    return {
      id: newId(),
      title: step.title,
      content: text(step.content),
      sections: {
        objectives: lines(objectives),
        keyPoints: lines(keyPoints),
        reflections: lines(reflections),
        terms: terms.map((term) => ({ ...term, source: cited(term.source) })),
        next,
      },
      summary: text(step.summary),
      words: 0,
      sources: step.sources.map(sourceOf),
      question: step.question === null ? null : questionOf(step.question),
      exercises: step.exercises.map((exercise) => ({ ...questionOf(exercise), section: exercise.section })),
    };
  };
  const { course } = file;
  return {
    ...course,
    id: newId(),
    creator: null,
    editedAt: now,
    steps: file.steps.map(stepOf),
    figures,
    recordings,
  };
}

/** What came of a file. */
export interface Imported {
  course: ExportedCourse;
  /** Questions and other things of kinds that there are none of here. */
  leftOut: number;
  /** Each of them, and files that cannot come along, by its name. */
  lost: LostPart[];
}

/** What came of a file, without what is `lost`. */
export const imported = (course: ExportedCourse, lost: LostPart[]): Imported => ({
  course,
  leftOut: lost.filter(({ what }) => what === "question" || what === "part").length,
  lost,
});

/** What the reader does not decide itself. */
export interface Makers {
  newId(): string;
  /** Ids of options, pairs and items. */
  newPartId(): string;
  now: Date;
}

/**
 * Reads a `course.json` without the archive that it belongs to: figures and recordings are not there. What they are called
 * stays in the texts, and what is said in a recording; each is told by the name of its file.
 * @throws ImportError
 */
export function readCourseFile(data: Uint8Array, makers: Makers): Imported {
  if (data.length > COURSE_BYTES) throw new ImportError("too_large");
  const { file, lost } = parseCourseFile(data);
  const { figures, recordings = [] } = file;
  const transcripts = new Map(recordings.map(({ id, transcript }) => [id, transcript ?? ""]));
  const without = (markdown: string): string =>
    withRecordings(markdown.replaceAll(FIGURE_ADDRESS, "$1media:"), (id) => ({
      transcript: transcripts.get(id) ?? "",
    }));
  const steps = file.steps.map((step) => ({
    ...step,
    content: without(step.content),
    summary: without(step.summary),
  }));
  const none = { figures: [], recordings: [] };
  const course = assemble({ ...file, ...none, steps }, none, renaming(makers.newId), makers);
  const told = (what: LostPart["what"], files: readonly { file: string }[]): LostPart[] =>
    files.map(({ file: name }) => ({ what, name: name.slice(0, LOST_NAME) }));
  return imported(course, [...lost, ...told("picture", figures), ...told("recording", recordings)]);
}

/** Where the address of a figure of the file begins in an image. */
const FIGURE_ADDRESS = /(\]\(<?)figure:(?=figure-\d{1,5}\?)/g;

/**
 * Reads an archive that `markdownEntries` filled, here or elsewhere, as a course with new ids. Nothing but its
 * `course.json` and the figures and recordings that this names is unpacked. `words` of the steps are 0: they are counted
 * where the course is stored.
 * @throws ImportError
 */
export function readCourseArchive(
  archive: Uint8Array,
  makers: Makers,
  limits: ImportLimits = IMPORT_LIMITS,
): Imported {
  const jsonOnly = { ...limits, unpacked: Math.min(limits.unpacked, COURSE_BYTES) };
  const data = filesIn(archive, (name) => name === COURSE_FILE, jsonOnly).get(COURSE_FILE);
  if (data === undefined) throw new ImportError("no_course");
  const { file, lost } = parseCourseFile(data);
  const { recordings = [] } = file;
  const wanted = new Set([...file.figures, ...recordings].map(({ file: path }) => path));
  const files = filesIn(archive, (name) => wanted.has(name), limits);
  const bytesOf = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new ImportError("file_missing", path);
    return bytes;
  };
  const idOf = renaming(makers.newId);
  const found = {
    figures: file.figures.map(({ id, file: path, type }): CourseFile => {
      const bytes = bytesOf(path);
      return { id: idOf(id), type, bytes: bytes.length, read: () => Promise.resolve(bytes) };
    }),
    recordings: recordings.map(({ id, file: path, ...texts }): CourseRecording => {
      const bytes = bytesOf(path);
      return { ...texts, id: idOf(id), bytes: bytes.length, read: () => Readable.from([bytes]) };
    }),
  };
  return imported(assemble(file, found, idOf, makers), lost);
}
