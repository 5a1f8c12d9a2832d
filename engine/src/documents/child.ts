import { readFile } from "node:fs/promises";
import { endWithParent, keepCompiled } from "../processes/lifeline.ts";
import { DocumentError } from "./errors.ts";
import { extractWithFigures, type FindFigures } from "./extract.ts";
import type { ChildAnswer, ChildFigures, ChildMessage, ChildProgress, ChildTask } from "./protocol.ts";
import { tolerateLibraryRejections } from "./strays.ts";
import { warmUp } from "./warm-up.ts";

interface Answered {
  answer: ChildAnswer;
  findFigures: FindFigures | null;
}

/** Entry of the child process: one task by message, one answer, then figures where they are asked for. */
async function answerTo(task: ChildTask): Promise<Answered> {
  try {
    const file = await readFile(task.path);
    const data = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
    const own = file.byteLength === file.buffer.byteLength ? data : Uint8Array.from(data);
    const report = (scan: ChildProgress["scan"]): unknown => process.send?.({ scan } satisfies ChildProgress);
    const { id, name, limits } = task;
    const { document, findFigures } = await extractWithFigures(own, { id, name }, limits, report);
    return { answer: { document }, findFigures };
  } catch (error) {
    return { answer: refusalOf(error), findFigures: null };
  }
}

function refusalOf(error: unknown): ChildAnswer {
  if (error instanceof DocumentError) return { refused: { code: error.code, params: error.params } };
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function tell(message: ChildAnswer | ChildFigures): Promise<void> {
  return new Promise((sent) => {
    process.send?.(message, undefined, undefined, () => sent());
  });
}

/** The text goes first: what a picture does to this process can cost figures only. */
async function work(task: ChildTask): Promise<void> {
  const { answer, findFigures } = await answerTo(task);
  keepCompiled();
  await tell(answer);
  if (task.figuresFolder !== undefined && "document" in answer) {
    const soFar = (figures: ChildFigures["figures"]): void => void tell({ figures, complete: false });
    const figures = findFigures === null ? [] : await findFigures(task.figuresFolder, soFar);
    await tell({ figures, complete: true });
  }
  process.exit(0);
}

endWithParent();
tolerateLibraryRejections();
process.on("message", (message: ChildMessage) => {
  if ("prepare" in message) {
    void warmUp(message.prepare).then(keepCompiled);
    return;
  }
  work(message).catch(() => process.exit(1));
});
process.once("disconnect", () => process.exit(1));
