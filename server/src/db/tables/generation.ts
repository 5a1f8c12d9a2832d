import type { Notice, Phase } from "@lehrpfad/contract";
import type { CourseDesign, QualityReport } from "@lehrpfad/engine";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { courses } from "./courses.ts";

/** `planned`: the plan is there and waits for its creator, who has no worker wait. */
export type RunStatus = "queued" | "running" | "paused" | "planned" | "completed" | "failed";

export interface LogEntry {
  at: string;
  phase: Phase;
  message: string;
  details: Record<string, string | number>;
}

/** How long a run was in a phase; a run that goes on later enters its phases again. */
export interface PhaseTime {
  phase: Phase;
  /** ISO 8601. */
  startedAt: string;
  /** Null while it goes on, and where the worker was lost. */
  endedAt: string | null;
}

/** How a course was measured; runs of earlier versions have no coverage map. */
export type StoredReport = Omit<QualityReport, "coverageMap" | "exercises" | "fallbackQuestions"> & {
  exercises?: number;
  fallbackQuestions?: number;
  coverageMap?: QualityReport["coverageMap"];
  /** The steps that the positions in the map mean, in their order then. */
  stepIds?: string[];
};

/**
 * What a run writes: the course itself (the newest such run counts), the whole course once more beside it, a
 * part of it, or in their places the steps that the built-in writer stood in for.
 */
export type RunKind = "course" | "regeneration" | "rewriting" | "standIns";

/** Steps that a preview announced, and their words together. */
export interface Announced {
  steps: number;
  words: number;
}

/** One run of the writers. */
export const generationRuns = pgTable(
  "generation_runs",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    kind: text("kind").$type<RunKind>().notNull().default("course"),
    status: text("status").$type<RunStatus>().notNull(),
    phase: text("phase").$type<Phase>().notNull(),
    totalSteps: integer("total_steps").notNull(),
    attempt: integer("attempt").notNull().default(1),
    /** How often the run waited for the model. */
    pauses: integer("pauses").notNull().default(0),
    /** Who works on the run, and until when nobody else may. */
    workerId: uuid("worker_id"),
    leaseUntil: instant("lease_until"),
    outline: jsonb("outline").$type<{ position: number; title: string }[]>().notNull(),
    /** What a model planned; null where none did, or not yet. */
    design: jsonb("design").$type<CourseDesign>(),
    /** Whether the run ends with its plan, until its creator lets it go on. */
    planFirst: boolean("plan_first").notNull().default(false),
    /** How often its creator saved the plan. */
    planVersion: integer("plan_version").notNull().default(0),
    notices: jsonb("notices").$type<Notice[]>().notNull(),
    log: jsonb("log").$type<LogEntry[]>().notNull(),
    phases: jsonb("phases").$type<PhaseTime[]>().notNull().default([]),
    report: jsonb("report").$type<StoredReport>(),
    /** What the preview announced; null of runs before it was kept. */
    announced: jsonb("announced").$type<Announced>(),
    failure: text("failure"),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    index("generation_runs_course").on(table.courseId, table.createdAt),
    index("generation_runs_unfinished")
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'running', 'paused')`),
  ],
);

/** One request to the language model. Texts are kept for the managers of the course, cut where they are very long. */
export const generationRequests = pgTable(
  "generation_requests",
  {
    id: uuid("id").primaryKey(),
    runId: uuid("run_id")
      .notNull()
      .references(() => generationRuns.id, { onDelete: "cascade" }),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    phase: text("phase").$type<Phase>().notNull(),
    step: integer("step"),
    purpose: text("purpose").notNull(),
    attempt: integer("attempt").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    startedAt: instant("started_at").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    outcome: text("outcome").notNull(),
    fault: text("fault"),
    repairs: text("repairs"),
    instructions: text("instructions").notNull(),
    prompt: text("prompt").notNull(),
    answer: text("answer"),
  },
  (table) => [
    index("generation_requests_run").on(table.runId, table.startedAt),
    index("generation_requests_course").on(table.courseId, table.startedAt),
  ],
);
