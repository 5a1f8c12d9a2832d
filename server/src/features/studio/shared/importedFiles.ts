import { Readable } from "node:stream";
import { figureSize } from "@lehrpfad/engine";
import { collect, type ExportedCourse, ImportError } from "@lehrpfad/interchange";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseContent, StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { ReadImport } from "../usecases/readGuarded.ts";
import type { FigureSize } from "./importProtocol.ts";

/** Pictures and recordings that come with a course: their rows, and the bytes that are stored for them. */
export interface ImportedFiles {
  rows: Pick<CourseContent, "images" | "media">;
  files: { key: string; data: Uint8Array }[];
}

/** How large the pictures of a course are that this installation brings itself. Throws ImportError. */
export async function sizesOf({ figures }: ExportedCourse): Promise<ReadImport["sizes"]> {
  const sizes = new Map<string, FigureSize>();
  for (const { id, read } of figures) {
    const size = await figureSize(await read());
    if (size === null) throw new ImportError("figure_unreadable");
    sizes.set(id, size);
  }
  return sizes;
}

/** The figures and recordings of an archive that were looked at. Throws ImportError for a recording that is too large. */
export async function filesOf(
  { config }: Services,
  { course: imported, sizes }: Pick<ReadImport, "course" | "sizes">,
  { id: courseId, createdAt }: CourseRow,
): Promise<ImportedFiles> {
  const files: ImportedFiles = { rows: { images: [], media: [] }, files: [] };
  for (const { id, read, bytes } of imported.figures) {
    const size = sizes.get(id);
    if (size === undefined) throw new Error(`Nobody looked at the figure ${id}`);
    const storageKey = `images/${id}`;
    files.rows.images.push({ id, courseId, storageKey, ...size, bytes, createdAt });
    files.files.push({ key: storageKey, data: await read() });
  }
  for (const { id, read, type, name, bytes: fileBytes, transcript, captions } of imported.recordings) {
    if (fileBytes > config.MEDIA_MEGABYTES * 1024 * 1024) throw new ImportError("too_large", name);
    const storageKey = `media/${id}`;
    const bytes = fileBytes + Buffer.byteLength(transcript) + Buffer.byteLength(captions);
    const texts = { mediaType: type, name, transcript, captions };
    files.rows.media.push({ id, courseId, storageKey, ...texts, fileBytes, bytes, createdAt });
    files.files.push({ key: storageKey, data: await collect(read()) });
  }
  return files;
}

/** Bytes that steps and files take from what their owner may store. */
export function bytesOf(steps: readonly StoredStep[], { rows: { images, media } }: ImportedFiles): number {
  const texts = steps.reduce((sum, step) => sum + Buffer.byteLength(JSON.stringify(step)), 0);
  return [...images, ...media].reduce((sum, { bytes }) => sum + bytes, texts);
}

export async function storeFiles({ files }: Services, imported: ImportedFiles): Promise<void> {
  for (const { key, data } of imported.files)
    await files.put(key, Readable.from([Buffer.from(data)]), data.length);
}

/** Removes files whose rows were not stored. */
export async function removeStored(services: Services, imported: ImportedFiles): Promise<void> {
  await removeFiles(
    services,
    imported.files.map(({ key }) => key),
  );
}
