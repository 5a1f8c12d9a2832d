import { eq, type SQL, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { steps } from "../../../db/tables/content.ts";
import { enrolments, stepProgress } from "../../../db/tables/index.ts";

/** Which state of an enrolment's row somebody saw. */
export const enrolmentVersion = sql<string>`${enrolments}.xmin::text`;

/** What became of a change to a participant's progress. */
export interface StoredProgress {
  /** The state of the enrolment's row that it was built on: who saw another one must look again. */
  version: string;
  /** False where the step is gone. */
  there: boolean;
  /** False as well when an answer was stored before. */
  stored: boolean;
}

/**
 * A statement that writes progress and notes activity; `insert` takes its ids from `locked` and `there`. Changes of
 * one participant wait for each other, and the step cannot be deleted meanwhile. No row where the enrolment is gone.
 */
export const storingProgress = (name: string, insert: SQL) =>
  prepared((db) => {
    const ofEnrolment = eq(enrolments.id, sql.placeholder("enrolmentId"));
    const locked = db.$with("locked").as(
      db
        .select({ id: enrolments.id, version: enrolmentVersion.as("version") })
        .from(enrolments)
        .where(ofEnrolment)
        .for("no key update"),
    );
    const there = db.$with("there").as(
      db
        .select({ id: steps.id })
        .from(steps)
        .where(eq(steps.id, sql.placeholder("stepId")))
        .for("key share"),
    );
    const stored = db.$with("stored", { stepId: stepProgress.stepId }).as(insert);
    const touched = db
      .$with("touched", { id: enrolments.id })
      .as(
        sql`update ${enrolments} set last_active_at = ${sql.placeholder("now")}::timestamptz where ${ofEnrolment}`,
      );
    return db
      .with(locked, there, stored, touched)
      .select({
        version: locked.version,
        there: sql<boolean>`exists (select from ${there})`,
        stored: sql<boolean>`exists (select from ${stored})`,
      })
      .from(locked)
      .prepare(name);
  });
