import type { WriterKind } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import { type Place, placeOf } from "../../../platform/line.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { runningFor, waitingRuns } from "../repository/line.ts";

/** Where a run stands in the line; null when it does not wait. */
export async function placeInLine(
  { db, clock, config }: Services,
  run: { id: string },
): Promise<Place | null> {
  const now = clock.now();
  const waiting = await waitingRuns(db, now);
  const owners = waiting.map(({ ownerId }) => ownerId);
  const limits = { inAll: config.GENERATIONS, perOwner: config.GENERATIONS_PER_CREATOR };
  return placeOf(run.id, waiting, await runningFor(db, owners, now), limits);
}

/** Who wrote a course, or will, as far as it is known before its end. */
export function writerOf({ config }: Services, { writer }: CourseRow): WriterKind {
  return writer ?? (modelOf(config) === null ? "builtin" : "model");
}
