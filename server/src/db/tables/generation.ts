import type { Notice, Phase } from "@lehrpfad/contract";
import type { QualityReport } from "@lehrpfad/engine";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { courses } from "./courses.ts";

export type RunStatus = "queued" | "running" | "paused" | "completed" | "failed";

export interface LogEntry {
  at: string;
  phase: Phase;
  message: string;
  details: Record<string, string | number>;
}

/** How a course was measured; runs of earlier versions have no coverage map. */
export type StoredReport = Omit<QualityReport, "coverageMap"> & {
  coverageMap?: QualityReport["coverageMap"];
  /** The steps that the positions in the map mean, in their order then. */
  stepIds?: string[];
};

/** One generation of a course; the newest one counts. */
export const generationRuns = pgTable(
  "generation_runs",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
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
    notices: jsonb("notices").$type<Notice[]>().notNull(),
    log: jsonb("log").$type<LogEntry[]>().notNull(),
    report: jsonb("report").$type<StoredReport>(),
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
