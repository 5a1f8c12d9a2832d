import { stat } from "node:fs/promises";
import type { ReadDocument } from "../types.ts";
import { DocumentError } from "./errors.ts";
import { type Listeners, runGuarded } from "./guard.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "./limits.ts";
import { prepareChild } from "./spare.ts";

export { DocumentError } from "./errors.ts";
export { documentText } from "./finish.ts";
export type { ReadLimits } from "./limits.ts";
export type { ScanProgress } from "./ocr/progress.ts";

const CHILD = new URL("child.ts", import.meta.url);

/** How to read a document; `id` and `name` are carried into the result. */
export interface ReadOptions extends Listeners {
  id: string;
  name: string;
  limits?: Partial<ReadLimits>;
  signal?: AbortSignal;
  /** An empty folder for the figures, each in a file `<id>.webp`; without it none are looked for. */
  figuresFolder?: string;
}

/**
 * Has a reader ready for a document that is on its way, as while it is uploaded: the next `readDocument` with
 * these limits begins at once. Calling it needlessly costs a process for a minute.
 */
export function prepareReader(limits: Partial<ReadLimits> = {}): void {
  prepareChild(CHILD, { ...DEFAULT_READ_LIMITS, ...limits }.memory);
}

/**
 * Reads a PDF, DOCX or text file in a child process of its own, so that a hostile file costs one child.
 * The type is told by content. Nothing is fetched, nothing is written but the figures that are asked for.
 * @throws DocumentError where the document is refused; the signal's reason where it aborts
 */
export async function readDocument(path: string, options: ReadOptions): Promise<ReadDocument> {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  const { size } = await stat(path);
  if (size === 0) throw new DocumentError("document_empty");
  if (size > limits.bytes)
    throw new DocumentError("document_too_large", { bytes: size, limit: limits.bytes });
  const { id, name, figuresFolder } = options;
  const task = { path, id, name, limits, ...(figuresFolder === undefined ? {} : { figuresFolder }) };
  const answer = await runGuarded(CHILD, task, options.signal, options);
  if ("document" in answer) return answer.document;
  if ("refused" in answer) throw new DocumentError(answer.refused.code, answer.refused.params);
  throw new DocumentError("document_damaged");
}
