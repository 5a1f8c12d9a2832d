import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { type CourseLanguage, LIMITS } from "@lehrpfad/contract";
import { figureSize } from "@lehrpfad/engine/figures";
import { countStepWords } from "@lehrpfad/engine/steps";
import { collect, readImport } from "@lehrpfad/interchange";
import {
  type CourseFile,
  type CourseRecording,
  type ExportedCourse,
  ImportError,
  type Imported,
  type ImportFallback,
} from "@lehrpfad/interchange/vocabulary";
import { WorkRefusal } from "../../../platform/heavyWork/kind.ts";
import { createMediaProbe } from "../../../platform/media/probe.ts";
import { MediaError } from "../../../platform/media/reading.ts";
import { COURSE_TOO_LONG } from "./reasons.ts";

interface ImportTask {
  /** Where the file lies; what is in it is written beside it. */
  path: string;
  fallback: ImportFallback;
  /** Of the course that it comes into, in which words are counted; null: its own. */
  language: CourseLanguage | null;
  now: Date;
}

/** A file that came with a course, and where it lies now. */
type Unpacked<File> = Omit<File, "read"> & { path: string };

/** A course whose figures and recordings were looked at. */
export interface ReadCourse extends Omit<ExportedCourse, "figures" | "recordings"> {
  /** With their pixels. */
  figures: (Unpacked<CourseFile> & { width: number; height: number })[];
  recordings: Unpacked<CourseRecording>[];
}

export type ReadImport = { course: ReadCourse } & Omit<Imported, "course">;

/** The figures, each decoded here, where a picture that was made to cost much costs this process alone. */
async function figuresOf(files: readonly CourseFile[], beside: string): Promise<ReadCourse["figures"]> {
  const figures: ReadCourse["figures"] = [];
  for (const [at, { read, ...figure }] of files.entries()) {
    const data = await read();
    const size = figure.bytes > LIMITS.imageBytes ? null : await figureSize(data);
    if (size === null) throw new ImportError("figure_unreadable");
    const path = `${beside}.figure-${at}`;
    await writeFile(path, data);
    figures.push({ ...figure, ...size, path });
  }
  return figures;
}

/** The recordings; what each is, its content decides. */
async function recordingsOf(
  files: readonly CourseRecording[],
  beside: string,
): Promise<ReadCourse["recordings"]> {
  const recordings: ReadCourse["recordings"] = [];
  for (const [at, { read, ...recording }] of files.entries()) {
    const data = await collect(read());
    const path = `${beside}.recording-${at}`;
    await writeFile(path, data);
    recordings.push({ ...recording, type: mediaTypeOf(data), path });
  }
  return recordings;
}

function mediaTypeOf(data: Uint8Array): string {
  const probe = createMediaProbe();
  try {
    probe.take(data);
    return probe.facts().mediaType;
  } catch (error) {
    throw error instanceof MediaError ? new ImportError("recording_unreadable") : error;
  }
}

/** Sources are stored in a form of their own: what is a little longer only the database can say. */
const SURELY_TOO_LONG = 1.5 * LIMITS.courseCharacters;

/** Refuses what no course may hold before the server has to take it over. */
function ensureLength(steps: ExportedCourse["steps"]): void {
  let characters = 0;
  for (const { content, summary, ...others } of steps) {
    characters += content.length + summary.length + JSON.stringify(others).length;
    if (characters > SURELY_TOO_LONG) throw new WorkRefusal(COURSE_TOO_LONG);
  }
}

/** Reads a file that somebody sent; refused with the reason of an ImportError, or `COURSE_TOO_LONG`. */
export async function run({ path, fallback, language, now }: ImportTask): Promise<ReadImport> {
  try {
    const makers = { newId: randomUUID, newPartId: () => randomUUID().slice(0, 8), now };
    const { course, leftOut, lost } = await readImport(await readFile(path), fallback, makers);
    ensureLength(course.steps);
    const figures = await figuresOf(course.figures, path);
    const recordings = await recordingsOf(course.recordings, path);
    const steps = course.steps.map((step) => ({
      ...step,
      words: countStepWords(step, language ?? course.language),
    }));
    return { course: { ...course, steps, figures, recordings }, leftOut, lost };
  } catch (error) {
    throw error instanceof ImportError ? new WorkRefusal(error.reason, error.at) : error;
  }
}
