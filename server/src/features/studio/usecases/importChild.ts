import { randomUUID } from "node:crypto";
import { endWithParent } from "@lehrpfad/engine";
import { ImportError, readImport } from "@lehrpfad/interchange";
import type { ImportAnswer, ImportTask } from "./importProtocol.ts";

/** Reads one file, whose figures leave as bytes: what reads them stays here. */
async function answerTo({ file, fallback, now }: ImportTask): Promise<ImportAnswer> {
  try {
    const makers = { newId: randomUUID, newPartId: () => randomUUID().slice(0, 8), now };
    const { course, leftOut } = await readImport(file, fallback, makers);
    const figures = await Promise.all(
      course.figures.map(async ({ read, ...figure }) => ({ ...figure, data: await read() })),
    );
    return { course: { ...course, figures }, leftOut };
  } catch (error) {
    if (error instanceof ImportError) return { refused: { reason: error.reason, at: error.at } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

endWithParent();
process.once("message", (task: ImportTask) => {
  answerTo(task)
    .then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)))
    .catch(() => process.exit(1));
});
