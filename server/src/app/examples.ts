import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { zipSync } from "fflate";
import { courseBySlug } from "../features/courses/index.ts";
import { importExample } from "../features/studio/index.ts";
import { REPOSITORY } from "../platform/config.ts";
import type { Services } from "../platform/services.ts";

const SAMPLES = join(REPOSITORY, "samples");
const COURSES = join(SAMPLES, "courses");

/** The files of a course's folder as the archive that an export makes. */
async function archiveOf(folder: string): Promise<Uint8Array> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, Uint8Array> = {};
  for (const file of found.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    files[relative(folder, path).replaceAll("\\", "/")] = new Uint8Array(await readFile(path));
  }
  return zipSync(files, { level: 0 });
}

/**
 * Imports the courses that the homepage offers to everybody, one in each language, each with the document it was made
 * from; those that are there stay as they are. A course that cannot be imported is told to the log.
 */
export async function ensureExampleCourses(services: Services): Promise<void> {
  if (!services.config.EXAMPLE_COURSE || !existsSync(COURSES)) return;
  const documents = await readdir(SAMPLES);
  for (const name of await readdir(COURSES)) {
    const slug = name.replaceAll(".", "-");
    const document = documents.find((file) => file.startsWith(`${name}.`));
    if (document === undefined || (await courseBySlug(services.db, slug))) continue;
    try {
      const archive = await archiveOf(join(COURSES, name));
      const content = createReadStream(join(SAMPLES, document));
      await importExample(services, { slug, archive, document: { name: document, content } });
    } catch (error) {
      services.log.error({ error, name }, "an example course could not be imported");
    }
  }
}
