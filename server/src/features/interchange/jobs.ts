import type { ErrorCode, ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import type { Queue } from "../../platform/jobs.ts";
import type { StoredKind } from "../../platform/sweep.ts";

/** What is to be written for whom, and under which key it is stored. */
export interface ExportWish {
  userId: string;
  courseId: string;
  format: ExportFormatName;
  options: ExportOptions;
  key: string;
}

/** A file that is stored, or why there is none. */
export type PreparedExport =
  | { name: string; mediaType: string; bytes: number }
  | { refused: Extract<ErrorCode, "WORK_TOO_LARGE" | "COURSE_NOT_FOUND"> };

/** Exports that somebody asked for; the file is fetched once it is stored. */
export const EXPORT_QUEUE: Queue<ExportWish, PreparedExport> = {
  name: "exports",
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 2,
};

/** Seconds for which a file is kept that nobody fetched, or whose fetching broke off. */
export const EXPORT_KEPT_SECONDS = 3_600;

/** Exported files. No row names them: the sweep looks only at those that are older than they are kept. */
export const EXPORT_FILES: StoredKind = { prefix: "exports/", findNamed: async () => new Set() };
