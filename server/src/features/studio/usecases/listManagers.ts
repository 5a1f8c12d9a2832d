import type { Manager } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { managersOf, ownerOf } from "../repository.ts";

/** Who manages a course: its owner, and who came with the admin password. */
export async function listManagers({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ owner: Omit<Manager, "since"> | null; managers: Manager[] }> {
  const course = await manageableCourse(services, actor, slug);
  const managers = await managersOf(services.db, course.id);
  return {
    owner: await ownerOf(services.db, course),
    managers: managers.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
  };
}
