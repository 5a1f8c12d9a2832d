import type { DocumentErrorCode, ReadDocument } from "../types.ts";
import type { ReadLimits } from "./limits.ts";
import type { ScanProgress } from "./ocr/progress.ts";

/** What the child process is told to read. */
export interface ChildTask {
  path: string;
  id: string;
  name: string;
  limits: ReadLimits;
}

/** What a child hears: to load what it needs ahead of its task, or the task. */
export type ChildMessage = "prepare" | ChildTask;

/** What it tells while it reads: scanned pages take time. */
export interface ChildProgress {
  scan: ScanProgress;
}

/** What it answers: a document, a refusal, or the trace of an error nobody expected. */
export type ChildAnswer =
  | { document: ReadDocument }
  | { refused: { code: DocumentErrorCode; params: Record<string, string | number> } }
  | { failed: string };
