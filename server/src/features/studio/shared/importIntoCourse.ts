import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { isGenerating, isWritingStandIns } from "../../generation/index.ts";
import type { Receive } from "../usecases/importCourse.ts";
import { type ReadImport, readGuarded } from "../usecases/readGuarded.ts";
import { asCited, fallbackOf, stepsOf } from "./importCourse.ts";
import { filesOf } from "./importedFiles.ts";

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

export async function readFor(services: Services, course: CourseRow, fileName: string, receive: Receive) {
  const now = services.clock.now();
  const fallback = await fallbackOf(fileName, course.language);
  return await readGuarded({ path: await receive(), fallback, now });
}

/** What is read as it would be stored in the course. */
export async function contentFor(
  services: Services,
  course: CourseRow,
  read: Pick<ReadImport, "course" | "sizes">,
) {
  const now = services.clock.now();
  const stored = { ...course, createdAt: now, editedAt: now };
  const steps = stepsOf(read.course, stored, asCited);
  return { steps, files: await filesOf(services, read, stored) };
}
