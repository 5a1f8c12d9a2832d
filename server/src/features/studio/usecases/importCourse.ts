import {
  type CourseLanguage,
  courseConfigurationSchema,
  isOwnDesign,
  type LostPart,
} from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import { storeCourseContent } from "../../content/index.ts";
import { type CourseRow, courseOfRequest, newSlug } from "../../courses/index.ts";
import { creator } from "../../documents/index.ts";
import { takeRoom } from "../../quotas/index.ts";
import { insertCourse, ownerOf } from "../repository.ts";
import { asCited, fallbackOf, stepsOf } from "../shared/importCourse.ts";
import { bytesOf, filesOf, removeStored, storeFiles } from "../shared/importedFiles.ts";
import { type ReadCourse, readGuarded } from "../shared/readGuarded.ts";

/** The row of a course that is a draft until somebody opens it. */
async function courseRow(
  services: Services,
  { userId, requestId }: { userId: string; requestId: string },
  imported: ReadCourse,
): Promise<CourseRow> {
  const now = services.clock.now();
  const { title: name, language, difficulty, goal, passPercent, entryTest, design, steps } = imported;
  const { finalQuiz, quizQuestions } = imported;
  const owner = await ownerOf(services.db, { ownerId: userId });
  const configuration = courseConfigurationSchema.parse({
    ...{ name, language, difficulty, passPercent, entryTest, finalQuiz, quizQuestions },
    ...{ allowAnonymous: false, registrationRequired: false },
  });
  return {
    ...configuration,
    ...{ id: imported.id, slug: newSlug(name), ownerId: userId, requestId, goal, stepsWished: steps.length },
    ...{
      planFirst: false,
      ownLanguageOnly: false,
      active: false,
      openedAt: null,
      example: false,
      writer: "builtin",
    },
    adminFirstName: owner?.firstName ?? "",
    adminLastName: owner?.lastName ?? "",
    adminEmail: owner?.email ?? "",
    adminPasswordHash: null,
    design: isOwnDesign(design) ? null : design,
    ...{ createdAt: now, editedAt: now },
  };
}

/** Takes the file that was sent; answers where it lies for as long as the request lasts. */
export type Receive = () => Promise<string>;

export interface ImportWish {
  requestId: string;
  /** As it was chosen: what a course is called that says nothing itself. */
  fileName: string;
  /** Of the course, where the file does not say. */
  language: CourseLanguage;
}

interface ImportedCourse {
  slug: string;
  name: string;
  /** Questions and other things of kinds that there are none of here. */
  leftOut: number;
  /** Each of them, and pictures that could not come along, by its name. */
  lost: LostPart[];
}

/**
 * Makes a course of a file that was exported here or by another tool: a draft, with its figures, sources and
 * exercises, to be reviewed before it is opened. All of it is stored or nothing. The same request sent twice makes one
 * course.
 * Throws UNAUTHORIZED, FORBIDDEN, QUOTA_BYTES, QUOTA_COURSES, RATE_LIMITED, and ImportError.
 */
export async function importCourse({
  context,
  input: { receive, requestId, fileName, language },
}: Call<{ receive: Receive } & ImportWish, CallerContext>): Promise<ImportedCourse> {
  const { services, actor } = context;
  const { userId } = creator(actor);
  const known = await courseOfRequest(services.db, userId, requestId);
  if (known) return { slug: known.slug, name: known.name, leftOut: 0, lost: [] };
  const fallback = await fallbackOf(fileName, language);
  await inTransaction(context, (tx) => takeRoom(tx, services, userId, { courses: 1 }));
  const file = { path: await receive(), fallback, language: null };
  const { course: imported, leftOut, lost } = await readGuarded(services, file, askerOf(context));
  const course = await courseRow(services, { userId, requestId }, imported);
  const files = filesOf(services, imported, course);
  const steps = stepsOf(imported, course, asCited);
  const wanted = { courses: 1, bytes: bytesOf(steps, files) };
  // Before files are stored, and once more together with the rows.
  await inTransaction(context, (tx) => takeRoom(tx, services, userId, wanted));
  try {
    await storeFiles(services, files);
    await inTransaction(context, async (tx) => {
      await takeRoom(tx, services, userId, wanted);
      await insertCourse(tx, course);
      await storeCourseContent(tx, { steps, ...files.rows });
    });
  } catch (error) {
    const made = await courseOfRequest(services.db, userId, requestId);
    // It is stored, only the answer was lost: its files stay.
    if (made?.id === course.id) return { slug: made.slug, name: made.name, leftOut, lost };
    await removeStored(services, files);
    if (made) return { slug: made.slug, name: made.name, leftOut, lost };
    throw error;
  }
  return { slug: course.slug, name: course.name, leftOut, lost };
}
