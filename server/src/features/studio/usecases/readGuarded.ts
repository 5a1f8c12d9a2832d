import { forkBound, memoryOf } from "@lehrpfad/engine";
import { ImportError, type Imported } from "@lehrpfad/interchange";
import pLimit from "p-limit";
import type { ImportAnswer, ImportTask } from "./importProtocol.ts";

const CHILD = new URL("importChild.ts", import.meta.url);
const MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 250;
/** Bytes that a child may hold for itself: a hundred megabytes of files, twice, and what pictures take. */
const MEMORY = 700 * 1024 * 1024;
const HEAP_MEGABYTES = 400;
/** Files that are read at the same time, one child for each. */
const AT_ONCE = pLimit(2);

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

/**
 * Reads a file that somebody sent, in a process of its own: what it does to its reader costs that one.
 *
 * @throws ImportError
 */
export async function readGuarded(task: ImportTask): Promise<Imported> {
  const answer = await AT_ONCE(() => askChild(task));
  if ("refused" in answer) throw new ImportError(answer.refused.reason, answer.refused.at);
  if ("failed" in answer) throw new Error(`A file could not be read for an import: ${answer.failed}`);
  const figures = answer.course.figures.map(({ data, ...figure }) => ({
    ...figure,
    read: () => Promise.resolve(data),
  }));
  return { course: { ...answer.course, figures }, leftOut: answer.leftOut };
}
