import { createReadStream } from "node:fs";
import { ImportError } from "@lehrpfad/interchange/vocabulary";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseContent, StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { ReadCourse } from "./readGuarded.ts";

/** Pictures and recordings that come with a course: their rows, and where the files lie that are stored for them. */
export interface ImportedFiles {
  rows: Pick<CourseContent, "images" | "media">;
  files: { key: string; path: string; bytes: number }[];
}

/** The figures and recordings of an archive that were looked at. Throws ImportError for a recording that is too large. */
export function filesOf(
  { config }: Services,
  imported: ReadCourse,
  { id: courseId, createdAt }: CourseRow,
): ImportedFiles {
  const files: ImportedFiles = { rows: { images: [], media: [] }, files: [] };
  for (const { id, bytes, width, height, path } of imported.figures) {
    const storageKey = `images/${id}`;
    files.rows.images.push({ id, courseId, storageKey, width, height, bytes, createdAt });
    files.files.push({ key: storageKey, path, bytes });
  }
  for (const { id, path, type, name, bytes: fileBytes, transcript, captions } of imported.recordings) {
    if (fileBytes > config.MEDIA_MEGABYTES * 1024 * 1024) throw new ImportError("too_large", name);
    const storageKey = `media/${id}`;
    const bytes = fileBytes + Buffer.byteLength(transcript) + Buffer.byteLength(captions);
    const texts = { mediaType: type, name, transcript, captions };
    files.rows.media.push({ id, courseId, storageKey, ...texts, fileBytes, bytes, createdAt });
    files.files.push({ key: storageKey, path, bytes: fileBytes });
  }
  return files;
}

/** Bytes that steps and files take from what their owner may store. */
export function bytesOf(steps: readonly StoredStep[], { rows: { images, media } }: ImportedFiles): number {
  const texts = steps.reduce((sum, step) => sum + Buffer.byteLength(JSON.stringify(step)), 0);
  return [...images, ...media].reduce((sum, { bytes }) => sum + bytes, texts);
}

export async function storeFiles({ files }: Services, imported: ImportedFiles): Promise<void> {
  for (const { key, path, bytes } of imported.files) await files.put(key, createReadStream(path), bytes);
}

/** Removes files whose rows were not stored. */
export async function removeStored(services: Services, imported: ImportedFiles): Promise<void> {
  await removeFiles(
    services,
    imported.files.map(({ key }) => key),
  );
}
