import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LIMITS } from "@lehrpfad/contract";
import { endWithParent, figureSize } from "@lehrpfad/engine";
import {
  type CourseFile,
  type CourseRecording,
  collect,
  ImportError,
  readImport,
} from "@lehrpfad/interchange";
import { createMediaProbe } from "../../../platform/media/probe.ts";
import { MediaError } from "../../../platform/media/reading.ts";
import type { ImportAnswer, ImportTask, ReadCourse } from "./importProtocol.ts";

/** The figures as bytes, each decoded here, where a picture that was made to cost much costs this process alone. */
async function figuresOf(files: readonly CourseFile[]): Promise<ReadCourse["figures"]> {
  const figures: ReadCourse["figures"] = [];
  for (const { read, ...figure } of files) {
    const data = await read();
    const size = figure.bytes > LIMITS.imageBytes ? null : await figureSize(data);
    if (size === null) throw new ImportError("figure_unreadable");
    figures.push({ ...figure, ...size, data });
  }
  return figures;
}

/** The recordings as bytes; what each is, its content decides. */
async function recordingsOf(files: readonly CourseRecording[]): Promise<ReadCourse["recordings"]> {
  const recordings: ReadCourse["recordings"] = [];
  for (const { read, ...recording } of files) {
    const data = await collect(read());
    recordings.push({ ...recording, type: mediaTypeOf(data), data });
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

/** Reads one file, whose figures leave as bytes: what reads them stays here. */
async function answerTo({ path, fallback, now }: ImportTask): Promise<ImportAnswer> {
  try {
    const makers = { newId: randomUUID, newPartId: () => randomUUID().slice(0, 8), now };
    const { course, leftOut, lost } = await readImport(await readFile(path), fallback, makers);
    const figures = await figuresOf(course.figures);
    const recordings = await recordingsOf(course.recordings);
    return { course: { ...course, figures, recordings }, leftOut, lost };
  } catch (error) {
    if (error instanceof ImportError) return { refused: { reason: error.reason, at: error.at } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

endWithParent();
process.once("message", (task: ImportTask) => {
  answerTo(task)
    .then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)))
    .catch(() => process.exit(1));
});
