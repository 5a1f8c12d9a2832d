import { type Attention, attendChild, ChildEndedError } from "../processes/attend.ts";
import type { ReadDocument } from "../types/index.ts";
import { DocumentError } from "./errors.ts";
import { type ScanProgress, scanAllowance } from "./ocr/progress.ts";
import type { ChildAnswer, ChildFigures, ChildProgress, ChildTask } from "./protocol.ts";
import { takeChild } from "./spare.ts";

/** Milliseconds after which a search for figures that does not end by itself is ended. */
const FIGURE_GRACE = 3_000;

type Heard = ChildAnswer | ChildProgress | ChildFigures;

/** Who hears of a document while its reader is still at work. */
export interface Listeners {
  /** How many scanned pages have been read of how many. */
  onScan?: ((progress: ScanProgress) => void) | undefined;
  /** The document without its figures, as soon as its text was read; only where figures are looked for. */
  onText?: ((document: ReadDocument) => void) | undefined;
}

/**
 * Runs `entry` in a child process on one task and waits for its answer (`attendChild`). Scanned pages give it more
 * time, once. Figures are waited for once the text is there: a limit or crash then costs figures only.
 * @throws DocumentError `document_too_complex` at a limit or crash
 * @throws Error where the child could not be given its task: that tells nothing of the document
 */
export async function runGuarded(
  entry: URL,
  task: ChildTask,
  signal?: AbortSignal,
  { onScan, onText }: Listeners = {},
): Promise<ChildAnswer> {
  signal?.throwIfAborted();
  const { milliseconds, memory, figureMilliseconds } = task.limits;
  const began = performance.now();
  let hasScans = false;
  let read: ReadDocument | null = null;
  const hear = (message: Heard, { answer, allow }: Attention<ChildAnswer>): void => {
    if ("scan" in message) {
      const most = milliseconds + scanAllowance(message.scan.pages, task.limits);
      if (!hasScans) allow(most - (performance.now() - began));
      hasScans = true;
      onScan?.(message.scan);
    } else if ("figures" in message) {
      if (read !== null) read = { ...read, figures: message.figures };
      if (read !== null && message.complete) answer({ document: read });
    } else if ("document" in message && task.figuresFolder !== undefined) {
      read = { ...message.document, figures: [] };
      onText?.(read);
      allow(figureMilliseconds + FIGURE_GRACE);
    } else answer(message);
  };
  const partial = (): ChildAnswer | null => read && { document: read };
  const child = takeChild(entry, memory, task.type);
  try {
    return await attendChild(child, task, { milliseconds, memory, signal, hear, partial });
  } catch (error) {
    if (error instanceof ChildEndedError) {
      const { reason, message } = error;
      throw new DocumentError("document_too_complex", { reason }, message);
    }
    if (signal?.aborted) throw error;
    throw new Error("The reader of a document could not be started", { cause: error });
  }
}
