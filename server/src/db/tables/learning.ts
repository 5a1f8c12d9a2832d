import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";
import { courses, steps } from "./courses.ts";

/** One person's (or one anonymous sitting's) participation in a course. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Null for an anonymous sitting, which is known by its token alone. */
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").unique(),
    type: text("type").$type<"anonymous" | "registered">().notNull(),
    startedAt: instant("started_at").notNull(),
    lastActiveAt: instant("last_active_at").notNull(),
    completedAt: instant("completed_at"),
  },
  (table) => [
    uniqueIndex("enrolments_person").on(table.courseId, table.userId).where(sql`${table.userId} is not null`),
    index("enrolments_user").on(table.userId),
  ],
);

/** What a participant did with a step. It hangs on the step, not on its position, so editing never resets it. */
export const stepProgress = pgTable(
  "step_progress",
  {
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    understoodAt: instant("understood_at"),
    answeredAt: instant("answered_at"),
    selected: jsonb("selected").$type<string[]>(),
    right: boolean("right"),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.stepId] }),
    index("step_progress_step").on(table.stepId),
  ],
);
