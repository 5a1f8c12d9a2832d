import { bigint, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { courses } from "./courses.ts";

/** Totals of a course, counted by the database with each change of its enrolments. No row: nobody ever took part. */
export const courseCounts = pgTable("course_counts", {
  courseId: uuid("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  participants: integer("participants").notNull(),
  /** Those who completed it at least once. */
  graduates: integer("graduates").notNull(),
  /** Of its steps' texts and its images, kept by triggers. */
  bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
  /** Of all texts of its steps, questions and exercises as they are stored, kept and limited by triggers. */
  characters: bigint("characters", { mode: "number" }).notNull().default(0),
});
