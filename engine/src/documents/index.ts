import { open } from "node:fs/promises";
import { extname } from "node:path";
import type { ReadDocument } from "../types/index.ts";
import { DocumentError } from "./errors.ts";
import { type Listeners, runGuarded } from "./guard.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "./limits.ts";
import { HEAD_BYTES, type Sniffed, typeOfHead } from "./sniff.ts";
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

const TYPE_BY_EXTENSION: Record<string, Sniffed> = {
  ".pdf": "pdf",
  ".docx": "zip",
  ".pptx": "zip",
  ".odt": "zip",
  ".epub": "zip",
  ".zip": "zip",
  ".html": "html",
  ".htm": "html",
};

/**
 * Has a reader ready for a document that is on its way, as while it is uploaded: the next `readDocument` of
 * its type with these limits begins at once. Calling it needlessly costs a process for a minute.
 * @param name file name as uploaded; one that misleads costs the document its reader, nothing else
 */
export function prepareReader(name: string, limits: Partial<ReadLimits> = {}): void {
  const type = TYPE_BY_EXTENSION[extname(name).toLowerCase()] ?? "text";
  prepareChild(CHILD, { ...DEFAULT_READ_LIMITS, ...limits }.memory, type);
}

/** Size of a file in bytes, and its type as far as its first bytes tell. */
async function look(path: string): Promise<{ size: number; type: Sniffed }> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
  // What cannot be read is answered by the reader's child, as is everything else about the content.
  await file.read(head, 0, head.length, 0).catch(() => undefined);
  return { size, type: typeOfHead(head) };
}

/**
 * Reads a document in a child process of its own, so that a hostile file costs one child.
 * The type is told by content. Nothing is fetched, nothing is written but the figures that are asked for.
 * @throws DocumentError where the document is refused; the signal's reason where it aborts
 */
export async function readDocument(path: string, options: ReadOptions): Promise<ReadDocument> {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  const { size, type } = await look(path);
  if (size === 0) throw new DocumentError("document_empty");
  if (size > limits.bytes)
    throw new DocumentError("document_too_large", { bytes: size, limit: limits.bytes });
  const { id, name, figuresFolder } = options;
  const task = { path, type, id, name, limits, ...(figuresFolder === undefined ? {} : { figuresFolder }) };
  const answer = await runGuarded(CHILD, task, options.signal, options);
  if ("document" in answer) return answer.document;
  if ("refused" in answer) throw new DocumentError(answer.refused.code, answer.refused.params);
  throw new DocumentError("document_damaged", {}, answer.failed);
}
