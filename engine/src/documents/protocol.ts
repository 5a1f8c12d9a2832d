import type { DocumentErrorCode, Figure, ReadDocument } from "../types/index.ts";
import type { ReadLimits } from "./limits.ts";
import type { ScanProgress } from "./ocr/progress.ts";
import type { Sniffed } from "./sniff.ts";

/** What the child process is told to read. */
export interface ChildTask {
  path: string;
  /** What its first bytes promise: a child prepared for another type does not get it. */
  type: Sniffed;
  id: string;
  name: string;
  limits: ReadLimits;
  /** An empty folder that the figures are written into; without it none are looked for. */
  figuresFolder?: string;
}

/** What a child hears: to load what a type of document needs ahead of its task, or the task. */
export type ChildMessage = { prepare: Sniffed } | ChildTask;

/** What it tells while it reads: scanned pages take time. */
export interface ChildProgress {
  scan: ScanProgress;
}

/** The figures found so far; told after the document, again and again until the search is complete. */
export interface ChildFigures {
  figures: Figure[];
  complete: boolean;
}

/** What it answers: a document, a refusal, or the trace of an error nobody expected. */
export type ChildAnswer =
  | { document: ReadDocument }
  | { refused: { code: DocumentErrorCode; params: Record<string, string | number> } }
  | { failed: string };
