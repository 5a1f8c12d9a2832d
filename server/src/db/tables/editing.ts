import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import type { reviewCards } from "./campus.ts";
import { instant } from "./columns.ts";
import type { exercises, questions, steps } from "./content.ts";
import { courses } from "./courses.ts";
import type { exerciseAnswers, stepProgress } from "./learning.ts";

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

/** A step with its question and all its exercises. */
interface WholeStep {
  step: Snapshot<typeof steps.$inferSelect>;
  question: typeof questions.$inferSelect | null;
  exercises: Snapshot<typeof exercises.$inferSelect>[];
  /** Questions of the second of two steps that others had taken the place of. */
  replaced?: string[];
}

/** Steps that were split or merged, with what is needed to undo it, for as long as it can be undone. */
export const reshapings = pgTable(
  "reshapings",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"split" | "merge">().notNull(),
    /** The step that is there before and after. */
    firstId: uuid("first_id").notNull(),
    /** The step that a split made, or a merger took away. */
    secondId: uuid("second_id").notNull(),
    /** What they were: one step before a split, two before a merger. */
    before: jsonb("before").$type<WholeStep[]>().notNull(),
    /** Names the state of the steps afterwards: who finds another one finds them edited. */
    state: text("state").notNull(),
    /** Before a merger: what participants did with both steps. */
    progress: jsonb("progress").$type<Snapshot<typeof stepProgress.$inferSelect>[]>().notNull().default([]),
    cards: jsonb("cards").$type<Snapshot<typeof reviewCards.$inferSelect>[]>().notNull().default([]),
    /** Passages that they marked in the second step. */
    marks: jsonb("marks").$type<{ enrolmentId: string; id: string }[]>().notNull().default([]),
    madeBy: uuid("made_by").references(() => authUsers.id, { onDelete: "set null" }),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    index("reshapings_course").on(table.courseId, table.madeAt),
    index("reshapings_by").on(table.madeBy),
  ],
);
