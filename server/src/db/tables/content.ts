import type { QuestionBody, QuestionOrigin, StepSections, WriterKind } from "@lehrpfad/contract";
import type { Source } from "@lehrpfad/engine";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { courses } from "./courses.ts";

export const steps = pgTable(
  "steps",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    /** Markdown of the passages. */
    content: text("content").notNull(),
    /** What stands around them. */
    sections: jsonb("sections").$type<StepSections<Source>>().notNull(),
    summary: text("summary").notNull(),
    words: integer("words").notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull(),
    writer: text("writer").$type<WriterKind>().notNull(),
    fallback: boolean("fallback").notNull(),
    /** Counts the saves, so that two editors do not overwrite each other. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (table) => [
    uniqueIndex("steps_course_position").on(table.courseId, table.position),
    // For the upgrade from texts that held their sections: it must find at once that nothing is left.
    index("steps_unsplit").on(table.id).where(sql`${table.sections} = '{}'::jsonb`),
  ],
);

/** What a question and an exercise say. */
const questionColumns = () => ({
  origin: text("origin").$type<QuestionOrigin>().notNull(),
  /** The built-in writer's own name for how it was made; nobody else looks into it. */
  form: text("form"),
  text: text("text").notNull(),
  /** What its kind decides. */
  body: jsonb("body").$type<QuestionBody>().notNull(),
  explanation: text("explanation").notNull(),
  hint: text("hint"),
  reason: text("reason"),
  source: jsonb("source").$type<Source>(),
  /** Counts the saves, as that of the step does. */
  version: integer("version").notNull().default(1),
});

/** The question of a step: its answer finishes the step. */
export const questions = pgTable("questions", {
  id: uuid("id").primaryKey(),
  stepId: uuid("step_id")
    .notNull()
    .unique()
    .references(() => steps.id, { onDelete: "cascade" }),
  ...questionColumns(),
});

/** What else a step gives to do. */
export const exercises = pgTable(
  "exercises",
  {
    id: uuid("id").primaryKey(),
    /** The course of the step, so that its bytes can be counted when the step goes. */
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    stepId: uuid("step_id")
      .notNull()
      .references(() => steps.id, { onDelete: "cascade" }),
    /** Order among the exercises of the step; gaps do not matter. */
    place: integer("place").notNull(),
    /** The section of the text, from 0, behind which it stands; null at the end. */
    section: integer("section"),
    /** Since when only those who answered it see it; null for one that everybody sees. */
    removedAt: instant("removed_at"),
    ...questionColumns(),
  },
  (table) => [
    index("exercises_step").on(table.stepId, table.place),
    index("exercises_course").on(table.courseId),
  ],
);

/** Questions that another one took the place of: who answered them still sees them. */
export const replacedQuestions = pgTable(
  "replaced_questions",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    stepId: uuid("step_id").notNull(),
    question: jsonb("question").$type<typeof questions.$inferSelect>().notNull(),
    replacedAt: instant("replaced_at").notNull(),
  },
  (table) => [
    index("replaced_questions_step").on(table.stepId, table.replacedAt),
    index("replaced_questions_course").on(table.courseId),
  ],
);

/** Images that editors put into steps; `figure:` addresses name them as they name figures of documents. */
export const courseImages = pgTable(
  "course_images",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    storageKey: text("storage_key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("course_images_course").on(table.courseId)],
);
