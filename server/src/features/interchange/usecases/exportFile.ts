import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import { withTemporaryFolder } from "../../../platform/temporary.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { EXPORT_WORK, MOST_EXPORTED } from "../heavyWork.ts";
import { type LoadedCourse, loadCourse } from "../shared/loadCourse.ts";

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

/**
 * A course as a file. Throws what `manageableCourse` throws, WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE.
 */
export async function exportFile({
  context,
  input: { slug, format, options },
  signal,
}: Call<{ slug: string; format: ExportFormatName; options: ExportOptions }, CallerContext>): Promise<{
  name: string;
  mediaType: string;
  bytes: number;
  content: Readable;
}> {
  const { services, actor } = context;
  const { id } = await manageableCourse(services, actor, slug);
  const { course, keys } = await loadCourse(services, id);
  return await withTemporaryFolder(services, async (folder) => {
    const path = join(folder, "file");
    const task = { course, format, options, path, mostBytes: MOST_EXPORTED };
    const written = await withPaths(services, keys, (answer) =>
      services.work.run(EXPORT_WORK, task, { asker: askerOf(context), signal, answer }),
    );
    // Open before its folder goes: it is read from then on, whoever reads it.
    const file = await open(path, "r");
    return { ...written, content: createReadStream("", { fd: file }) };
  });
}
