import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { exampleCourse } from "../features/courses/index.ts";
import { makeExampleCourse } from "../features/generation/index.ts";
import { REPOSITORY } from "../platform/config.ts";
import type { Services } from "../platform/services.ts";

const DOCUMENT = join(REPOSITORY, "samples/bienen.de.pdf");
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Makes the course that the homepage offers to everybody, from a document that ships with the product,
 * through the same pipeline as every other course. Answers when it can be opened, or after a minute.
 */
export async function ensureExampleCourse(services: Services): Promise<void> {
  if (!services.config.EXAMPLE_COURSE || !existsSync(DOCUMENT) || (await exampleCourse(services.db))) return;
  await makeExampleCourse(services, { name: basename(DOCUMENT), content: createReadStream(DOCUMENT) });
  const until = services.clock.now().getTime() + PATIENCE_MS;
  while (services.clock.now().getTime() < until) {
    if ((await exampleCourse(services.db))?.writer) return;
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}
