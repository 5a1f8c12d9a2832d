import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import {
  type CourseContent,
  loadCourseContent,
  type StoredStep,
  storeCourseContent,
} from "../../content/index.ts";
import { type CourseRow, courseOfRequest, manageableCourse, newSlug } from "../../courses/index.ts";
import { copyDocuments, creator, figureKey } from "../../documents/index.ts";
import { copyLatestRun, isGenerating } from "../../generation/index.ts";
import { takeRoom } from "../../quotas/index.ts";
import { insertCourse, ownerOf } from "../repository.ts";
import { copyName, withNewIds } from "../rules.ts";

/** A course that is about to be copied. */
interface Copy {
  from: CourseContent;
  course: CourseRow;
  /** New ids of documents, figures, images, media and steps by their old ones. */
  ids: Map<string, string>;
}

/** Where the copy of a file lies. */
const newKey = ({ ids }: Copy, storageKey: string): string => withNewIds(storageKey, ids);

/** A value with every id that has a new one replaced by it. */
const rename = <T>({ ids }: Copy, value: T): T => JSON.parse(withNewIds(JSON.stringify(value), ids)) as T;

async function copyFile(services: Services, from: string, to: string): Promise<void> {
  const content = await services.files.read(from);
  if (content !== null) await services.files.put(to, Readable.from(content), content.length);
}

/** Copies a file that may be too large to be held whole. */
async function copyLargeFile({ files }: Services, from: string, to: string, bytes: number): Promise<void> {
  const content = await files.stream(from, 0, bytes);
  if (content !== null) await files.put(to, content, bytes);
}

/** Puts the files of documents, figures, images, audio and video under their new keys. */
async function copyFiles(services: Services, copy: Copy): Promise<void> {
  const { sources, figures, images, media } = copy.from;
  for (const { id, storageKey } of sources) {
    const key = newKey(copy, storageKey);
    await copyFile(services, storageKey, key);
    for (const figure of figures.filter(({ documentId }) => documentId === id)) {
      const figureId = copy.ids.get(figure.id) ?? figure.id;
      await copyFile(services, figureKey(storageKey, figure.id), figureKey(key, figureId));
    }
  }
  for (const { storageKey } of images) await copyFile(services, storageKey, newKey(copy, storageKey));
  for (const { storageKey, fileBytes } of media) {
    await copyLargeFile(services, storageKey, newKey(copy, storageKey), fileBytes);
  }
}

/** Who looks after a copy: who looked after the course, and of an example who copies it. */
async function adminOfCopy(services: Services, { example }: CourseRow, ownerId: string) {
  const owner = example ? await ownerOf(services.db, { ownerId }) : null;
  return owner === null
    ? {}
    : { adminFirstName: owner.firstName, adminLastName: owner.lastName, adminEmail: owner.email };
}

function planCopy(
  from: CourseContent,
  changed: Partial<CourseRow> & Pick<CourseRow, "ownerId" | "requestId">,
  now: Date,
): Copy {
  const name = copyName(from.course.name);
  const steps = from.steps.map(({ step }) => step);
  const named = [...from.sources, ...from.figures, ...from.images, ...from.media, ...steps];
  const course: CourseRow = {
    ...from.course,
    id: randomUUID(),
    slug: newSlug(name),
    name,
    ...changed,
    active: false,
    openedAt: null,
    example: false,
    adminPasswordHash: null,
    createdAt: now,
    editedAt: now,
  };
  return { from, course, ids: new Map(named.map(({ id }) => [id, randomUUID()])) };
}

function copyStep(copy: Copy, { step, question, exercises }: StoredStep): StoredStep {
  const { content, sections, summary, sources, claims, drafts } = step;
  const own = rename(copy, { content, sections, summary, sources, claims, drafts });
  const id = copy.ids.get(step.id) ?? randomUUID();
  const courseId = copy.course.id;
  return {
    step: { ...step, ...own, id, courseId },
    question: question && {
      ...question,
      id: randomUUID(),
      stepId: id,
      source: rename(copy, question.source),
    },
    exercises: exercises.map((exercise) => ({
      ...exercise,
      id: randomUUID(),
      courseId,
      stepId: id,
      source: rename(copy, exercise.source),
    })),
  };
}

/** The room that a copy needs. */
function wantedBy({ sources, images, media, steps }: CourseContent) {
  const sizes = [
    ...sources.map(({ bytes, readBytes }) => bytes + readBytes),
    ...[...images, ...media].map((file) => file.bytes),
    ...steps.map(({ step: { content, sections, summary }, exercises }) =>
      Buffer.byteLength(`${content}${JSON.stringify([sections, exercises])}${summary}`),
    ),
  ];
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { bytes, documents: sources.length, courses: 1 };
}

/** Stores a copy of a course; its files must lie under their new keys already. */
async function storeCopy(services: Services, copy: Copy): Promise<void> {
  const { from, course, ids } = copy;
  const documents = {
    courseId: course.id,
    ownerId: course.ownerId,
    documents: from.sources,
    figures: from.figures,
    ids,
    storageKeyOf: (key: string) => newKey(copy, key),
  };
  const moved = <File extends { id: string; courseId: string; storageKey: string }>(file: File): File => ({
    ...file,
    id: ids.get(file.id) ?? file.id,
    courseId: course.id,
    storageKey: newKey(copy, file.storageKey),
  });
  const images = from.images.map(moved);
  const media = from.media.map(moved);
  const steps: StoredStep[] = [];
  for (const step of from.steps) {
    // Other requests go first: a course is some megabytes.
    await setImmediate();
    steps.push(copyStep(copy, step));
  }
  await inTransaction({ services }, async (tx) => {
    await takeRoom(tx, services, course.ownerId, wantedBy(from));
    await insertCourse(tx, course);
    await copyDocuments(tx, documents);
    await storeCourseContent(tx, { steps, images, media });
    await copyLatestRun(tx, from.course.id, course.id, (value) => rename(copy, value));
  });
}

/**
 * A copy of a course for the person who asks, deactivated: content, documents, figures, settings and design,
 * without participants. The same request sent twice makes one copy. Throws COURSE_NOT_FOUND,
 * GENERATION_STILL_RUNNING, QUOTA_BYTES, QUOTA_DOCUMENTS, QUOTA_COURSES.
 */
export async function duplicateCourse({
  context,
  input: { slug, requestId },
}: Call<{ slug: string; requestId: string }>): Promise<{ slug: string; name: string }> {
  const { services, actor } = context;
  const { id } = await manageableCourse(services, actor, slug);
  const { userId } = creator(actor);
  const known = await courseOfRequest(services.db, userId, requestId);
  if (known) return { slug: known.slug, name: known.name };
  if (await isGenerating(services.db, id)) throw refusal("GENERATION_STILL_RUNNING");
  const content = await loadCourseContent(services.db, id);
  if (content === null) throw refusal("COURSE_NOT_FOUND");
  // Before files are copied, and once more together with the rows.
  await inTransaction(context, (tx) => takeRoom(tx, services, userId, wantedBy(content)));
  const copy = planCopy(
    content,
    { ...(await adminOfCopy(services, content.course, userId)), ownerId: userId, requestId },
    services.clock.now(),
  );
  try {
    await copyFiles(services, copy);
    await storeCopy(services, copy);
  } catch (error) {
    const made = await courseOfRequest(services.db, userId, requestId);
    // The copy is stored, only the answer was lost: its files stay.
    if (made?.id === copy.course.id) return { slug: made.slug, name: made.name };
    const files = [...content.sources, ...content.images, ...content.media];
    await removeFiles(
      services,
      files.map(({ storageKey }) => newKey(copy, storageKey)),
    );
    if (made) return { slug: made.slug, name: made.name };
    throw error;
  }
  return { slug: copy.course.slug, name: copy.course.name };
}
