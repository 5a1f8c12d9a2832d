import type { ReadDocument } from "../types/index.ts";
import { DocumentError } from "./errors.ts";
import { memoryOf } from "./memory.ts";
import { type ScanProgress, scanAllowance } from "./ocr/progress.ts";
import type { ChildAnswer, ChildFigures, ChildProgress, ChildTask } from "./protocol.ts";
import { takeChild } from "./spare.ts";

const POLL_MILLISECONDS = 250;
/** Milliseconds after which a search for figures that does not end by itself is ended. */
const FIGURE_GRACE = 3_000;

/** How V8 ends a process whose heap is full: it aborts, which some systems tell as 128 and the signal's number. */
const isHeapFull = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === "SIGABRT" || code === 134;

/** Who hears of a document while its reader is still at work. */
export interface Listeners {
  /** How many scanned pages have been read of how many. */
  onScan?: ((progress: ScanProgress) => void) | undefined;
  /** The document without its figures, as soon as its text was read; only where figures are looked for. */
  onText?: ((document: ReadDocument) => void) | undefined;
}

/**
 * Runs `entry` in a child process on one task and waits for its answer. The child is killed when it takes
 * too long, holds too much memory, or `signal` aborts, and is gone when this rejects for it. Scanned pages give it more
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
  return await new Promise((resolve, reject) => {
    const child = takeChild(entry, task.limits.memory, task.type);
    let settled = false;
    const close = (): boolean => {
      if (settled) return false;
      settled = true;
      clearInterval(poll);
      clearTimeout(clock);
      signal?.removeEventListener("abort", abort);
      child.kill("SIGKILL");
      return true;
    };
    const settle = (finish: () => void): void => {
      if (close()) finish();
    };
    /** What it would still write until it is gone might come after its folder was removed. */
    const settleOnceGone = (finish: () => void): void => {
      const isGone = child.exitCode !== null || child.signalCode !== null;
      if (!close()) return;
      if (isGone) finish();
      else child.once("exit", finish);
    };
    let read: ReadDocument | null = null;
    const done = (document: ReadDocument): void => settle(() => resolve({ document }));
    const refuse = (reason: string, cause?: string): void => {
      if (read !== null) done(read);
      else settleOnceGone(() => reject(new DocumentError("document_too_complex", { reason }, cause)));
    };
    const notBegun = (error: Error): void =>
      settle(() => reject(new Error("The reader of a document could not be started", { cause: error })));
    const abort = (): void => settleOnceGone(() => reject(signal?.reason));
    const poll = setInterval(() => {
      if (memoryOf(child.pid) > task.limits.memory) refuse("memory");
    }, POLL_MILLISECONDS);
    const began = performance.now();
    let clock = setTimeout(() => refuse("time"), task.limits.milliseconds);
    let scans = false;
    const hear = ({ scan }: ChildProgress): void => {
      if (!scans) {
        clearTimeout(clock);
        const most = task.limits.milliseconds + scanAllowance(scan.pages, task.limits);
        clock = setTimeout(() => refuse("time"), most - (performance.now() - began));
      }
      scans = true;
      onScan?.(scan);
    };
    signal?.addEventListener("abort", abort, { once: true });
    child.once("error", notBegun);
    child.once("exit", (code, end) => {
      const tell = (): void =>
        refuse(isHeapFull(code, end) ? "memory" : "crash", `the reader ended with ${end ?? code}`);
      // A busy process can hear of the end before the answer that came first: it is in the channel still.
      if (child.connected) child.once("disconnect", tell);
      else setImmediate(tell);
    });
    child.on("message", (message: ChildAnswer | ChildProgress | ChildFigures) => {
      if (settled) return;
      if ("scan" in message) hear(message);
      else if ("figures" in message) {
        if (read !== null) read = { ...read, figures: message.figures };
        if (read !== null && message.complete) done(read);
      } else if ("document" in message && task.figuresFolder !== undefined) {
        read = { ...message.document, figures: [] };
        onText?.(read);
        clearTimeout(clock);
        clock = setTimeout(() => refuse("time"), task.limits.figureMilliseconds + FIGURE_GRACE);
      } else settle(() => resolve(message));
    });
    child.send(task, (error) => {
      if (error !== null) notBegun(error);
    });
  });
}
