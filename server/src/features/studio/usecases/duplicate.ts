import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Actor } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { type CourseRow, courseOfRequest, manageableCourse, newSlug } from "../../courses/index.ts";
import { creator, figureKey } from "../../documents/index.ts";
import { isGenerating } from "../../generation/index.ts";
import { type Copy, type CourseFiles, filesOfCourse, storeCopy } from "../repository.ts";
import { copyName, withNewIds } from "../rules.ts";

async function copyFile(services: Services, from: string, to: string): Promise<void> {
  const content = await services.files.read(from);
  if (content !== null) await services.files.put(to, Readable.from(content), content.length);
}

/** Puts the files of documents, figures and images under their new keys. */
async function copyFiles(services: Services, { files, ids, storageKeyOf }: Copy): Promise<void> {
  for (const document of files.documents) {
    const key = storageKeyOf(document.storageKey);
    await copyFile(services, document.storageKey, key);
    for (const figure of files.figures.filter(({ documentId }) => documentId === document.id)) {
      const copied = ids.get(figure.id) ?? figure.id;
      await copyFile(services, figureKey(document.storageKey, figure.id), figureKey(key, copied));
    }
  }
  for (const { storageKey } of files.images) await copyFile(services, storageKey, storageKeyOf(storageKey));
}

function planCopy(
  course: CourseRow,
  files: CourseFiles,
  ownerId: string,
  requestId: string,
  now: Date,
): Copy {
  const name = copyName(course.name);
  const ids = new Map(
    [...files.documents, ...files.figures, ...files.images].map(({ id }) => [id, randomUUID()]),
  );
  return {
    course: {
      ...course,
      id: randomUUID(),
      slug: newSlug(name),
      ...{ name, ownerId, requestId },
      active: false,
      example: false,
      adminPasswordHash: null,
      createdAt: now,
      editedAt: now,
    },
    files,
    ids,
    storageKeyOf: (storageKey) => withNewIds(storageKey, ids),
  };
}

/**
 * A copy of a course for the person who asks, deactivated: content, documents, figures, settings and design,
 * without participants. The same request sent twice makes one copy. Throws COURSE_NOT_FOUND,
 * GENERATION_STILL_RUNNING.
 */
export async function duplicateCourse(
  services: Services,
  actor: Actor,
  slug: string,
  requestId: string,
): Promise<{ slug: string; name: string }> {
  const course = await manageableCourse(services, actor, slug);
  const { userId } = creator(actor);
  const known = await courseOfRequest(services.db, userId, requestId);
  if (known) return { slug: known.slug, name: known.name };
  if (await isGenerating(services.db, course.id)) throw refusal("GENERATION_STILL_RUNNING");
  const files = await filesOfCourse(services.db, course.id);
  const copy = planCopy(course, files, userId, requestId, services.clock.now());
  try {
    await copyFiles(services, copy);
    await storeCopy(services.db, course.id, copy);
  } catch (error) {
    await removeFiles(
      services,
      [...files.documents, ...files.images].map(({ storageKey }) => copy.storageKeyOf(storageKey)),
    );
    const made = await courseOfRequest(services.db, userId, requestId);
    if (made) return { slug: made.slug, name: made.name };
    throw error;
  }
  return { slug: copy.course.slug, name: copy.course.name };
}
