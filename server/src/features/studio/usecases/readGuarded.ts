import { Readable } from "node:stream";
import { forkBound, memoryOf } from "@lehrpfad/engine";
import { ImportError, type Imported } from "@lehrpfad/interchange";
import pLimit from "p-limit";
import { rateLimited } from "../../../platform/http/context.ts";
import type { FigureSize, ImportAnswer, ImportTask } from "../shared/importProtocol.ts";

const CHILD = new URL("../shared/importChild.ts", import.meta.url);
const MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 250;
/** Bytes that a child may hold for itself: a hundred megabytes of files, twice, and what pictures take. */
const MEMORY = 700 * 1024 * 1024;
const HEAP_MEGABYTES = 400;
/** Files that are read at the same time, one child for each, and how many more may wait for that. */
const AT_ONCE = pLimit(2);
const LONGEST_LINE = 20;
/** Seconds after which somebody may come again who found the line full. */
const COME_AGAIN = 60;

/** What a child answered; at a limit it is killed. Rejects with ImportError where it took too much, or ended by itself. */
async function askChild(task: ImportTask): Promise<ImportAnswer> {
  const execArgv = [`--max-old-space-size=${HEAP_MEGABYTES}`, "--disable-warning=ExperimentalWarning"];
  const child = forkBound(CHILD, { serialization: "advanced", execArgv });
  return await new Promise((resolve, reject) => {
    const close = (finish: () => void) => {
      clearInterval(poll);
      clearTimeout(clock);
      child.removeAllListeners();
      // What it may still say of its end is nobody's concern.
      child.on("error", () => undefined);
      child.kill("SIGKILL");
      finish();
    };
    const refuse = () => close(() => reject(new ImportError("too_large")));
    const poll = setInterval(() => {
      if (memoryOf(child.pid) > MEMORY) refuse();
    }, POLL_MILLISECONDS);
    const clock = setTimeout(refuse, MILLISECONDS);
    child.once("exit", refuse);
    child.once("error", (error) => close(() => reject(error)));
    child.once("message", (answer: ImportAnswer) => close(() => resolve(answer)));
    child.send(task, (error) => {
      if (error) close(() => reject(error));
    });
  });
}

/** A course that was read, with the pixels of its figures by their ids. */
export interface ReadImport extends Imported {
  sizes: ReadonlyMap<string, FigureSize>;
}

/**
 * Reads a file that somebody sent, in a process of its own: what it does to its reader costs that one.
 *
 * Throws ImportError, and RATE_LIMITED where too many wait.
 */
export async function readGuarded(task: ImportTask): Promise<ReadImport> {
  if (AT_ONCE.pendingCount >= LONGEST_LINE) throw rateLimited(COME_AGAIN);
  const answer = await AT_ONCE(() => askChild(task));
  if ("refused" in answer) throw new ImportError(answer.refused.reason, answer.refused.at);
  if ("failed" in answer) throw new Error(`A file could not be read for an import: ${answer.failed}`);
  const { course, leftOut, lost } = answer;
  const figures = course.figures.map(({ id, type, bytes, data }) => ({
    ...{ id, type, bytes },
    read: () => Promise.resolve(data),
  }));
  const recordings = course.recordings.map(({ data, ...recording }) => ({
    ...recording,
    read: () => Readable.from([Buffer.from(data)]),
  }));
  const sizes = new Map(course.figures.map(({ id, width, height }) => [id, { width, height }]));
  return { course: { ...course, figures, recordings }, leftOut, lost, sizes };
}
