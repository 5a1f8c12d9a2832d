import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import { removeFiles } from "../../../platform/removal.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { readContentState } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { EXPORT_FILES, EXPORT_QUEUE, type PreparedExport } from "../jobs.ts";
import { PROGRESS } from "../shared/progress.ts";

/** Files that one person may have made in an hour. */
const EXPORTS: Limit = { name: "exports", points: 20, seconds: 3_600 };
/** Requests of one person for files: each looks for two seconds, and a page asks again while it waits. */
const LOOKS: Limit = { name: "export-looks", points: 120, seconds: 60 };
/** Milliseconds for which a request waits for the file. */
const PATIENCE = 2_000;
/** Milliseconds between two looks. */
const LOOK_EVERY = 100;

/** A file, or how far it is: percent, null where another process writes it or it waits for its turn. */
export type Exported =
  | { name: string; mediaType: string; bytes: number; content: Readable }
  | { percent: number | null };

/** What came of an export within the time that a request waits; null where it is not done. Throws EXPORT_FAILED. */
async function awaitExport({ jobs }: Services, id: string): Promise<PreparedExport | null> {
  for (const until = performance.now() + PATIENCE; performance.now() < until; await pause(LOOK_EVERY)) {
    const found = await jobs.find(EXPORT_QUEUE, id);
    if (found?.state === "done") return found.result;
    if (found?.state === "failed") {
      await jobs.forget(EXPORT_QUEUE, id);
      throw refusal("EXPORT_FAILED");
    }
  }
  return null;
}

/** The stored file; forgotten once it was sent, so that whoever asks again gets the course as it is then. */
async function fetchFile(
  services: Services,
  job: { id: string; key: string },
  { name, mediaType, bytes }: Extract<PreparedExport, { bytes: number }>,
): Promise<Exported | null> {
  const content = await services.files.stream(job.key, 0, bytes);
  if (content === null) return null;
  const forget = async () => {
    await services.jobs.forget(EXPORT_QUEUE, job.id);
    await removeFiles(services, [job.key]);
  };
  const sent = async function* () {
    yield* content;
    await forget();
  };
  return { name, mediaType, bytes, content: Readable.from(sent()) };
}

/**
 * A course as a file, which is written in the background: asked again, the same question answers how far it is, and
 * then the file. Throws what `manageableCourse` throws, RATE_LIMITED, WORK_TOO_LARGE, EXPORT_FAILED.
 */
export async function exportFile({
  context: { services, actor },
  input: { slug, format, options },
}: Call<{ slug: string; format: ExportFormatName; options: ExportOptions }>): Promise<Exported> {
  const course = await manageableCourse(services, actor, slug);
  const { userId } = signedIn(actor);
  await limited(services, LOOKS, userId);
  const { id: courseId, name, editedAt } = course;
  const state = await readContentState(services.db, courseId);
  const asked = JSON.stringify([userId, format, options, name, editedAt, state]);
  const id = idOfRequest(courseId, asked);
  const key = `${EXPORT_FILES.prefix}${id}`;
  if ((await services.jobs.find(EXPORT_QUEUE, id)) === null) {
    // Who had fewer in this hour comes first: many that a few people ask for hold up nobody else's.
    const priority = -(await limited(services, EXPORTS, userId));
    const wish = { userId, courseId, format, options, key };
    await services.jobs.send(EXPORT_QUEUE, wish, { id, group: userId, priority });
  }
  const prepared = await awaitExport(services, id);
  if (prepared === null) return { percent: services.caches.of(PROGRESS).get(key) ?? null };
  if ("refused" in prepared) throw refusal(prepared.refused);
  const file = await fetchFile(services, { id, key }, prepared);
  if (file !== null) return file;
  await services.jobs.forget(EXPORT_QUEUE, id);
  return { percent: null };
}
