import type { CourseOutline } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadSteps } from "../../content/index.ts";
import { takeReshaping } from "../repository.ts";
import { stateOf } from "../rules.ts";
import { inLockedCourse } from "../shared/reshape.ts";
import { stepsOf, undo, undoableSince } from "../shared/undo.ts";

/** Undoes what was split or merged. Throws STEP_CHANGED where it is not as it was then, STEP_LIMIT. */
export async function undoReshaping({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<CourseOutline> {
  return await inLockedCourse(services, actor, slug, async ({ tx, course, now }) => {
    const row = await takeReshaping(tx, { courseId: course.id, id }, undoableSince(now));
    if (!row) throw refusal("STEP_CHANGED");
    const rows = (await loadSteps(tx, course.id)).filter(({ step }) => stepsOf(row).includes(step.id));
    if (stateOf(rows) !== row.state || !(await undo({ tx, row, now }))) throw refusal("STEP_CHANGED");
  });
}
