import type { CourseStep } from "@lehrpfad/engine";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { courses, documents } from "./courses.ts";
import { generationRuns } from "./generation.ts";

export type ProposalKind = "step" | "question" | "summary" | "course" | "insertStep";

/** Versions beside what is there. Discarded ones are kept so that nothing like them is written again. */
export const proposals = pgTable(
  "proposals",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .unique()
      .references(() => generationRuns.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ProposalKind>().notNull(),
    /** The step that it concerns, or stands beside. No reference: a deleted step may be restored. */
    stepId: uuid("step_id"),
    /** On which side of the step a new one stands; null at the end of the course, and for every other kind. */
    side: text("side").$type<"before" | "after">(),
    /** Kind and step as one text: each has one open proposal. */
    target: text("target").notNull(),
    instruction: text("instruction"),
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "cascade" }),
    /** Names the version that was there when it was asked for. */
    base: text("base").notNull(),
    decision: text("decision").$type<"accepted" | "discarded">(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("proposals_course").on(table.courseId, table.createdAt),
    index("proposals_document").on(table.documentId),
    uniqueIndex("proposals_one_open").on(table.courseId, table.target).where(sql`${table.decision} is null`),
  ],
);

/** The steps of a proposal, stored the moment each is written. */
export const proposalSteps = pgTable(
  "proposal_steps",
  {
    proposalId: uuid("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    step: jsonb("step").$type<CourseStep>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.position] }),
    index("proposal_steps_unsplit").on(table.proposalId).where(sql`${table.step} -> 'sections' is null`),
  ],
);
