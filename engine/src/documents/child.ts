import { readFile } from "node:fs/promises";
import { DocumentError } from "./errors.ts";
import { extract } from "./extract.ts";
import type { ChildAnswer, ChildMessage, ChildProgress, ChildTask } from "./protocol.ts";
import { tolerateLibraryRejections } from "./strays.ts";
import { warmUp } from "./warm-up.ts";

/** Entry of the child process: one task by message, one answer, then the end. */
async function answerTo(task: ChildTask): Promise<ChildAnswer> {
  try {
    const file = await readFile(task.path);
    const data = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
    const own = file.byteLength === file.buffer.byteLength ? data : Uint8Array.from(data);
    const report = (scan: ChildProgress["scan"]): unknown => process.send?.({ scan } satisfies ChildProgress);
    return { document: await extract(own, { id: task.id, name: task.name }, task.limits, report) };
  } catch (error) {
    if (error instanceof DocumentError) return { refused: { code: error.code, params: error.params } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

tolerateLibraryRejections();
process.on("message", (message: ChildMessage) => {
  if (message === "prepare") {
    void warmUp();
    return;
  }
  void answerTo(message).then((answer) => {
    process.send?.(answer, undefined, undefined, () => process.exit(0));
  });
});
process.once("disconnect", () => process.exit(1));
