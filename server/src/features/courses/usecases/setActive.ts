import type { ManagedCourse } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { keepVersion, lockCourse } from "../../content/index.ts";
import { manageableCourse } from "../access.ts";
import { storeActive } from "../repository/courses.ts";
import { getCourse } from "./getCourse.ts";

/**
 * Deactivating hides a course from participants; nothing is lost (statement 4.18). What participants see from now on is
 * kept as a version.
 */
export async function setActive({
  context,
  input: { slug, active },
}: Call<{ slug: string; active: boolean }>): Promise<ManagedCourse> {
  const { services, actor } = context;
  const { id } = await manageableCourse(services, actor, slug);
  const now = services.clock.now();
  await inTransaction(context, async (tx) => {
    const course = await lockCourse(tx, id);
    if (!course) throw refusal("COURSE_NOT_FOUND");
    await storeActive(tx, id, active, now);
    if (active)
      await keepVersion(tx, course, { reason: "opened", madeBy: signedIn(actor).userId, madeAt: now });
  });
  return await getCourse({ context, input: { slug } });
}
