import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";
import type { exercises, questions, steps } from "./content.ts";
import { courses } from "./courses.ts";
import type { exerciseAnswers, reviewCards, stepProgress } from "./learning.ts";

/** A row as JSON keeps it: instants as text. */
export type Snapshot<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null ? Stored<Row[Column]> : Row[Column];
};
type Stored<Value> = Value extends Date ? Date | string : Value;

/** Steps that were deleted, with everything that went with them, for as long as they can be restored. */
export const deletedSteps = pgTable(
  "deleted_steps",
  {
    /** The step's own id. */
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    step: jsonb("step").$type<Snapshot<typeof steps.$inferSelect>>().notNull(),
    question: jsonb("question").$type<typeof questions.$inferSelect>(),
    exercises: jsonb("exercises").$type<Snapshot<typeof exercises.$inferSelect>[]>().notNull().default([]),
    /** What participants answered to them. */
    exerciseAnswers: jsonb("exercise_answers")
      .$type<Snapshot<typeof exerciseAnswers.$inferSelect>[]>()
      .notNull()
      .default([]),
    /** What participants did with the step. */
    progress: jsonb("progress").$type<Snapshot<typeof stepProgress.$inferSelect>[]>().notNull(),
    /** When its question comes again for whom. */
    cards: jsonb("cards").$type<Snapshot<typeof reviewCards.$inferSelect>[]>().notNull().default([]),
    /** Passages that participants marked in it; the marks themselves stay. */
    marks: jsonb("marks").$type<{ enrolmentId: string; id: string }[]>().notNull().default([]),
    deletedBy: uuid("deleted_by").references(() => authUsers.id, { onDelete: "set null" }),
    deletedAt: instant("deleted_at").notNull(),
  },
  (table) => [
    index("deleted_steps_course").on(table.courseId, table.deletedAt),
    index("deleted_steps_by").on(table.deletedBy),
    index("deleted_steps_unsplit").on(table.id).where(sql`${table.step} -> 'sections' is null`),
  ],
);
