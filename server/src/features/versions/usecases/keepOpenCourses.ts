import { later } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import { coursesToKeep, keepVersion, lockCourse } from "../../content/index.ts";

/** An open course is kept once nobody has edited it for so long. */
const QUIET_SECONDS = 3_600;
/** Edits from longer ago were kept, or the course is kept when somebody opens or restores it. */
const SINCE_SECONDS = 14 * 86_400;
const BATCH = 50;

/** Keeps what participants see in open courses that were edited since their newest version, or that have none. */
export async function keepOpenCourses({ db, clock, stopping }: Services): Promise<void> {
  const now = clock.now();
  const ids = await coursesToKeep(db, {
    since: later(now, -SINCE_SECONDS),
    quiet: later(now, -QUIET_SECONDS),
    most: BATCH,
  });
  for (const id of ids) {
    if (stopping.aborted) return;
    await db.transaction(async (tx) => {
      const course = await lockCourse(tx, id);
      if (course) await keepVersion(tx, course, { reason: "kept", madeBy: null, madeAt: now });
    });
  }
}
