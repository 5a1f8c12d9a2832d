import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { fromCourse, type Publication } from "@lehrpfad/interchange";
import type { CourseFile, CourseRecording, ExportedCourse } from "@lehrpfad/interchange/vocabulary";

export type SentFile = Omit<CourseFile, "read">;

/** A course as it comes to the process that writes it: its files are asked for when their turn comes. */
export interface SentCourse extends Omit<ExportedCourse, "figures" | "recordings"> {
  figures: SentFile[];
  recordings: Omit<CourseRecording, "read">[];
}

/** The course read for exports; `pathOf` asks where the file of an id lies. */
export async function publish(
  course: SentCourse,
  pathOf: (id: string) => Promise<string>,
): Promise<Publication> {
  const known = new Map<string, Promise<string>>();
  const askOnce = (id: string): Promise<string> => {
    const path = known.get(id) ?? pathOf(id);
    known.set(id, path);
    return path;
  };
  return await fromCourse({
    ...course,
    figures: course.figures.map((file) => ({
      ...file,
      read: async () => new Uint8Array(await readFile(await askOnce(file.id))),
    })),
    recordings: course.recordings.map((recording) => ({
      ...recording,
      read: async function* () {
        yield* createReadStream(await askOnce(recording.id));
      },
    })),
  });
}
