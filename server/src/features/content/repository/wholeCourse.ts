import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseImages, courseMedia, exercises, questions, steps } from "../../../db/tables/content.ts";
import { courses } from "../../../db/tables/index.ts";
import { type DocumentRow, type FigureRow, filesOfCourse } from "../../documents/index.ts";
import type { CourseRow } from "./courses.ts";
import type { ImageRow } from "./images.ts";
import type { MediaRow } from "./media.ts";
import { loadSteps, type StoredStep } from "./steps.ts";

/** A whole course. */
export interface CourseContent {
  course: CourseRow;
  /** In their order, each with its question. */
  steps: StoredStep[];
  /** The documents that steps and questions cite, in their order. */
  sources: DocumentRow[];
  /** Figures in those documents; `figure:` addresses in the texts name them. */
  figures: FigureRow[];
  /** Images that editors added; `figure:` addresses name them as well. */
  images: ImageRow[];
  /** Audio and video that editors added; `media:` addresses name them. */
  media: MediaRow[];
}

/** Everything that a course consists of; null where it is gone. */
export async function loadCourseContent(db: Db, courseId: string): Promise<CourseContent | null> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (!course) return null;
  const { documents, figures } = await filesOfCourse(db, courseId);
  const images = await db.select().from(courseImages).where(eq(courseImages.courseId, courseId));
  const media = await db.select().from(courseMedia).where(eq(courseMedia.courseId, courseId));
  return { course, steps: await loadSteps(db, courseId), sources: documents, figures, images, media };
}

/** Steps that are stored with one statement. */
const AT_ONCE = 10;

/** Stores the steps with their questions and exercises, the images, audio and video of a course that has none yet. */
export async function storeCourseContent(
  tx: Db,
  content: Pick<CourseContent, "steps" | "images" | "media">,
): Promise<void> {
  const { images, media } = content;
  if (images.length > 0) await tx.insert(courseImages).values(images);
  if (media.length > 0) await tx.insert(courseMedia).values(media);
  for (let from = 0; from < content.steps.length; from += AT_ONCE) {
    // Other requests go first: a course is some megabytes.
    await setImmediate();
    const some = content.steps.slice(from, from + AT_ONCE);
    await tx.insert(steps).values(some.map(({ step }) => step));
    const asked = some.flatMap(({ question }) => (question === null ? [] : [question]));
    if (asked.length > 0) await tx.insert(questions).values(asked);
    const exercised = some.flatMap((step) => step.exercises);
    if (exercised.length > 0) await tx.insert(exercises).values(exercised);
  }
}
