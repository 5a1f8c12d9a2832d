import type { Db } from "../../../db/client.ts";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { isGenerating, isWritingStandIns } from "../../generation/index.ts";
import type { Receive } from "../usecases/importCourse.ts";
import { asCited, fallbackOf, stepsOf } from "./importCourse.ts";
import { filesOf } from "./importedFiles.ts";
import { type ReadCourse, type ReadImport, readGuarded } from "./readGuarded.ts";

export interface Sent {
  slug: string;
  /** As it was chosen: what a step is called that says nothing itself. */
  fileName: string;
}

export const questionsOf = ({ question, exercises }: StoredStep) =>
  exercises.length + (question === null ? 0 : 1);

export async function ensureNothingIsWritten(db: Db, courseId: string): Promise<void> {
  if ((await isGenerating(db, courseId)) || (await isWritingStandIns(db, courseId)))
    throw refusal("GENERATION_STILL_RUNNING");
}

export async function readFor(
  services: Services,
  course: CourseRow,
  { fileName, receive, asker }: { fileName: string; receive: Receive; asker: Asker },
): Promise<ReadImport> {
  const fallback = await fallbackOf(fileName, course.language);
  return await readGuarded(services, { path: await receive(), fallback, language: course.language }, asker);
}

/** What is read as it would be stored in the course. */
export function contentFor(services: Services, course: CourseRow, read: ReadCourse) {
  const now = services.clock.now();
  const stored = { ...course, createdAt: now, editedAt: now };
  return { steps: stepsOf(read, stored, asCited), files: filesOf(services, read, stored) };
}
