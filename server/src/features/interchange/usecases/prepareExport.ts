import { createReadStream } from "node:fs";
import { join } from "node:path";
import { ORPCError } from "@orpc/server";
import { ensureDisk, roomOnDisk } from "../../../platform/disk.ts";
import { REMOVAL_QUEUE, removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { withTemporaryFolder } from "../../../platform/temporary.ts";
import { EXPORT_WORK, MOST_EXPORTED } from "../heavyWork.ts";
import { EXPORT_KEPT_SECONDS, EXPORT_QUEUE, type ExportWish, type PreparedExport } from "../jobs.ts";
import { type LoadedCourse, loadCourse } from "../shared/loadCourse.ts";
import { PROGRESS } from "../shared/progress.ts";

/**
 * Hands over what tells a process of this machine where the file of an id lies; it lies there for as long as `use` runs.
 */
async function withPaths<T>(
  { files }: Services,
  keys: LoadedCourse["keys"],
  use: (pathOf: (id: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const used = Promise.withResolvers<void>();
  const pathOf = async (id: string): Promise<string> => {
    const key = keys.get(id);
    if (key === undefined) throw new Error(`There is no file ${id} in this course`);
    return await new Promise((resolve, reject) => {
      files
        .withPath(key, async (path) => {
          resolve(path);
          await used.promise;
        })
        .catch(reject);
    });
  };
  try {
    return await use(pathOf);
  } finally {
    used.resolve();
  }
}

/** Files of one person that are kept at the same time until somebody fetches them. */
const MOST_KEPT = 3;

/** Removes the oldest files of a person that nobody fetched: they are written again where somebody asks for them. */
async function makeRoom(services: Services, userId: string): Promise<void> {
  const kept = await services.jobs.listDone(EXPORT_QUEUE, { userId });
  for (const { id, data } of kept.slice(MOST_KEPT - 1)) {
    await services.jobs.forget(EXPORT_QUEUE, id);
    await removeFiles(services, [data.key]);
  }
}

/** Writes a course as a file and stores it, for an hour at most. */
export async function prepareExport(
  services: Services,
  { userId, courseId, format, options, key }: ExportWish,
  signal: AbortSignal,
): Promise<PreparedExport> {
  const known = services.caches.of(PROGRESS);
  try {
    const { course, keys } = await loadCourse(services, courseId);
    return await withTemporaryFolder(services, async (folder) => {
      const path = join(folder, "file");
      // It lies there twice: where it is written, and where it is kept.
      await ensureDisk(services, 2);
      const room = Math.floor((await roomOnDisk(services)) / 2);
      const task = { course, format, options, path, mostBytes: Math.min(MOST_EXPORTED, room) };
      const onProgress = (progress: number) => known.set(key, Math.floor(100 * progress));
      const written = await withPaths(services, keys, (answer) =>
        services.work.run(EXPORT_WORK, task, { signal, onProgress, answer }),
      );
      await ensureDisk(services, written.bytes);
      await services.jobs.send(REMOVAL_QUEUE, { key }, { startAfter: EXPORT_KEPT_SECONDS });
      await makeRoom(services, userId);
      await services.files.put(key, createReadStream(path), written.bytes);
      return written;
    });
  } catch (error) {
    const code = error instanceof ORPCError ? error.code : null;
    if (code === "WORK_TOO_LARGE" || code === "COURSE_NOT_FOUND") return { refused: code };
    throw error;
  } finally {
    known.delete(key);
  }
}
