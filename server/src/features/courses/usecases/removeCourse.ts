import { audit } from "../../../platform/audit.ts";
import { signedIn } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import { type Call, DONE, type Done, inTransaction } from "../../../platform/useCase.ts";
import { listContentKeys } from "../../content/index.ts";
import { releaseDocuments, storageKeysOfCourse } from "../../documents/index.ts";
import { manageableCourse } from "../access.ts";
import { deleteCourse, lockDoomed } from "../repository/courses.ts";
import { ownerToTell, tellOwner } from "../shared/tellOwner.ts";

/**
 * Deletes a course with everything that hangs on it: rows first, then files, so that no row points to nothing. Its owner is
 * told where somebody else does it. With `keepsUploads` its uploads are those of whoever uploaded them again.
 */
export async function removeCourse({
  context,
  input: { slug, keepsUploads = false },
}: Call<{ slug: string; keepsUploads?: boolean }>): Promise<Done> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const person = signedIn(actor);
  const told = await ownerToTell(services, course, person);
  const keys = await inTransaction(context, async (tx) => {
    await lockDoomed(tx, course.id);
    if (keepsUploads) await releaseDocuments(tx, course.id, services.clock.now());
    const contents = await listContentKeys(tx, [course.id]);
    const found = [...(await storageKeysOfCourse(tx, course.id)), ...contents];
    await deleteCourse(tx, course.id);
    return found;
  });
  await audit(services, actor, { action: "course_deleted", about: course.id });
  await services.events.publish("course-deleted", course.id);
  await removeFiles(services, keys);
  if (told) await tellOwner(services, course, told);
  return DONE;
}
