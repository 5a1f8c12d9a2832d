import type { ImportContents } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { takeRoom } from "../../quotas/index.ts";
import { bytesOf } from "../shared/importedFiles.ts";
import {
  contentFor,
  ensureNothingIsWritten,
  questionsOf,
  readFor,
  type Sent,
} from "../shared/importIntoCourse.ts";
import type { Receive } from "./importCourse.ts";

/**
 * What a file would bring into a course; nothing is stored.
 * Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND, GENERATION_STILL_RUNNING, QUOTA_BYTES, WORK_BUSY,
 * and ImportError.
 */
export async function previewImport({
  context,
  input: { receive, slug, fileName },
}: Call<{ receive: Receive } & Sent, CallerContext>): Promise<ImportContents> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  await ensureNothingIsWritten(services.db, course.id);
  const read = await readFor(services, course, { fileName, receive, asker: askerOf(context) });
  const { course: imported, leftOut, lost } = read;
  const { steps, files } = contentFor(services, course, imported);
  const bytes = bytesOf(steps, files);
  await inTransaction(context, (tx) => takeRoom(tx, services, course.ownerId, { bytes }));
  return {
    language: imported.language,
    steps: steps.map((stored) => ({
      title: stored.step.title,
      words: stored.step.words,
      questions: questionsOf(stored),
    })),
    figures: files.rows.images.length,
    bytes,
    leftOut,
    lost,
  };
}
