import {
  type CourseLanguage,
  courseConfigurationSchema,
  isOwnDesign,
  type LostPart,
} from "@lehrpfad/contract";
import { countWords, readable, type Source as StoredSource, wholeText } from "@lehrpfad/engine";
import { loadExportedTexts } from "@lehrpfad/i18n/exported";
import type { Exercise, ExportedCourse, ExportedStep, ImportFallback } from "@lehrpfad/interchange";
import type { Actor } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import { type StoredStep, storeCourseContent } from "../../content/index.ts";
import { type CourseRow, courseOfRequest, newSlug } from "../../courses/index.ts";
import { creator } from "../../documents/index.ts";
import { takeRoom } from "../../quotas/index.ts";
import { insertCourse, ownerOf } from "../repository.ts";
import { bytesOf, filesOf, removeStored, storeFiles } from "./importedFiles.ts";
import { readGuarded } from "./readGuarded.ts";

type Cited = Exercise["source"];

/** Where a passage that an archive cites stands in the documents of this installation. */
export type PlaceSource = (source: NonNullable<Cited>) => StoredSource;

/** The place that the archive names: the document itself is elsewhere. */
export const asCited: PlaceSource = ({ documentId, documentName, page, paragraph, quote }) => ({
  ...{ document: documentId, documentName, page, paragraph, offset: 0, quote },
});

const cited = (source: Cited, place: PlaceSource): StoredSource | null =>
  source === null ? null : place(source);

function questionRow(exercise: Exercise, stepId: string, placeSource: PlaceSource) {
  const { id, origin, text, explanation, hint, reason, source, ...body } = exercise;
  const columns = { origin, form: null, text, explanation, hint, reason, version: 1 };
  return { id, stepId, ...columns, body, source: cited(source, placeSource) };
}

function storedStep(step: ExportedStep, at: number, course: CourseRow, placeSource: PlaceSource): StoredStep {
  const { objectives, keyPoints, reflections, terms, next } = step.sections;
  const lines = (items: typeof objectives) =>
    items.map(({ text, source }) => ({ text, source: cited(source, placeSource) }));
  const sections = {
    objectives: lines(objectives),
    keyPoints: lines(keyPoints),
    reflections: lines(reflections),
    terms: terms.map((term) => ({ ...term, source: cited(term.source, placeSource) })),
    next,
  };
  const { id, title, content, summary } = step;
  const row = {
    ...{ id, courseId: course.id, position: at + 1, title, content, sections, summary },
    words: countWords(readable(wholeText({ content, sections }, course.language))),
    sources: step.sources.map(placeSource),
    writer: "builtin" as const,
    fallback: false,
    claims: [],
    version: 1,
    createdAt: course.createdAt,
    editedAt: course.editedAt,
  };
  const exercises = step.exercises.map(({ section, ...exercise }, place) => ({
    ...questionRow(exercise, id, placeSource),
    ...{ courseId: course.id, place, section, removedAt: null },
  }));
  return {
    step: row,
    question: step.question === null ? null : questionRow(step.question, id, placeSource),
    exercises,
  };
}

/** The steps of an archive as they are stored, with their questions and exercises. */
export function stepsOf(imported: ExportedCourse, course: CourseRow, placeSource: PlaceSource): StoredStep[] {
  return imported.steps.map((step, at) => storedStep(step, at, course, placeSource));
}

/** The row of a course that is a draft until somebody opens it. */
async function courseRow(
  services: Services,
  { userId, requestId }: { userId: string; requestId: string },
  imported: ExportedCourse,
): Promise<CourseRow> {
  const now = services.clock.now();
  const { title: name, language, difficulty, goal, passPercent, entryTest, design, steps } = imported;
  const owner = await ownerOf(services.db, { ownerId: userId });
  const configuration = courseConfigurationSchema.parse({
    ...{ name, language, difficulty, passPercent, entryTest },
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

/** What a file of another tool may leave open: its title from its name, its words in the language that is given. */
export async function fallbackOf(fileName: string, language: CourseLanguage): Promise<ImportFallback> {
  const exported = await loadExportedTexts(language);
  const truth = { yes: exported.true_option, no: exported.false_option };
  return { title: fileName.replace(/\.[^.]*$/, ""), language, truth, questions: exported.questions };
}

/**
 * Makes a course of a file that was exported here or by another tool: a draft, with its figures, sources and
 * exercises, to be reviewed before it is opened. All of it is stored or nothing. The same request sent twice makes one
 * course.
 * Throws UNAUTHORIZED, FORBIDDEN, QUOTA_BYTES, QUOTA_COURSES, RATE_LIMITED, and ImportError.
 */
export async function importCourse(
  services: Services,
  actor: Actor,
  { requestId, fileName, language }: ImportWish,
  receive: Receive,
): Promise<ImportedCourse> {
  const { userId } = creator(actor);
  const known = await courseOfRequest(services.db, userId, requestId);
  if (known) return { slug: known.slug, name: known.name, leftOut: 0, lost: [] };
  const fallback = await fallbackOf(fileName, language);
  await services.db.transaction((tx) => takeRoom(tx, services, userId, { courses: 1 }));
  const read = await readGuarded({ path: await receive(), fallback, now: services.clock.now() });
  const { course: imported, leftOut, lost } = read;
  const course = await courseRow(services, { userId, requestId }, imported);
  const files = await filesOf(services, read, course);
  const steps = stepsOf(imported, course, asCited);
  const wanted = { courses: 1, bytes: bytesOf(steps, files) };
  // Before files are stored, and once more together with the rows.
  await services.db.transaction((tx) => takeRoom(tx, services, userId, wanted));
  try {
    await storeFiles(services, files);
    await services.db.transaction(async (tx) => {
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
