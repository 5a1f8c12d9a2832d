import type { CourseResults } from "@lehrpfad/contract";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { courseState } from "../repository/statistics.ts";
import { countResults } from "./countResults.ts";

interface Kept {
  state: string;
  results: CourseResults;
  /** Milliseconds that counting took, and when it was done (`performance.now`). */
  took: number;
  doneAt: number;
  /** Whether it is being counted again. */
  recounting: boolean;
}

/** Counting that takes longer than this is done behind the answer, from the second time on. */
const LONG_MS = 200;

/** Participants from which on that is so: those of a smaller course are counted at once on a busy machine as well. */
const MANY = 500;

/** A course that is counted behind the answer takes at most one part in so many of the time for it. */
const REST = 20;

const COUNTED: CacheKind<Kept> = { most: 200 };

async function countAndKeep(
  services: Services,
  course: CourseRow,
  timeZone: string,
  state: string,
): Promise<CourseResults> {
  const begun = performance.now();
  const results = await countResults(services, course, timeZone);
  const doneAt = performance.now();
  services.caches.of(COUNTED).set(`${course.id} ${timeZone}`, {
    state,
    results,
    doneAt,
    took: doneAt - begun,
    recounting: false,
  });
  return results;
}

/**
 * Numbers of a course and of each of its steps. Counted anew only when something happened since; where counting
 * takes long, the last count is answered at once (`countedAt` tells its time) and the next one made behind it.
 */
export async function showResults({
  context: { services, actor },
  input: { slug, timeZone },
}: Call<{ slug: string; timeZone: string }>): Promise<CourseResults> {
  const course = await manageableCourse(services, actor, slug);
  const state = `${await courseState(services.db, course.id)} ${course.passPercent !== null}`;
  const before = services.caches.of(COUNTED).get(`${course.id} ${timeZone}`);
  const isLong = before && before.took > LONG_MS && before.results.participants >= MANY;
  if (!before || (before.state !== state && !isLong)) {
    return await countAndKeep(services, course, timeZone, state);
  }
  const isRested = performance.now() - before.doneAt >= REST * before.took;
  if (before.state !== state && isRested && !before.recounting) {
    before.recounting = true;
    countAndKeep(services, course, timeZone, state).catch((error: unknown) => {
      before.recounting = false;
      services.log.error({ error }, "results could not be counted");
    });
  }
  return { ...before.results, name: course.name, language: course.language };
}
