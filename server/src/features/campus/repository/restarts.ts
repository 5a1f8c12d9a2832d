import { randomUUID } from "node:crypto";
import type { EarlierRun } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { practised, restarts, reviewCards } from "../../../db/tables/index.ts";
import { lockEnrolment, startOver } from "../../learning/index.ts";
import type { Restart } from "../rules.ts";

/**
 * Puts a participation back to its start if `allowed` agrees, given all restarts: answers,
 * marks and repetitions go; what the run came to that `ended` is kept. Whoever asks at the same time waits. Answers what `allowed` answered.
 */
export async function restartIf(
  db: Db,
  enrolmentId: string,
  { at: now, timeZone, ended }: Restart & { ended: EarlierRun | null },
  allowed: (restarts: Restart[]) => number,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockEnrolment(tx, enrolmentId);
    const rows = await tx
      .select({ at: restarts.at, timeZone: restarts.timeZone })
      .from(restarts)
      .where(eq(restarts.enrolmentId, enrolmentId));
    const left = allowed(rows);
    if (left === 0) return 0;
    await tx.insert(restarts).values({ id: randomUUID(), enrolmentId, at: now, timeZone, ended });
    await tx.delete(practised).where(eq(practised.enrolmentId, enrolmentId));
    await tx.delete(reviewCards).where(eq(reviewCards.enrolmentId, enrolmentId));
    await startOver(tx, enrolmentId, now);
    return left;
  });
}
