import type { ReadDocument } from "../types.ts";
import { readDocx } from "./docx/index.ts";
import type { Draft } from "./draft.ts";
import { finish } from "./finish.ts";
import type { ReadLimits } from "./limits.ts";
import type { ReportScan } from "./ocr/progress.ts";
import { readPdf } from "./pdf/index.ts";
import { sniff } from "./sniff.ts";
import { readText } from "./text/index.ts";

/**
 * Reads a document in this process, unguarded: `readDocument` calls it in a child process.
 * `data` is detached; `report` hears of scanned pages. @throws DocumentError
 */
export async function extract(
  data: Uint8Array,
  name: { id: string; name: string },
  limits: ReadLimits,
  report: ReportScan = () => undefined,
): Promise<ReadDocument> {
  return finish(await draftOf(data, limits, report), name, limits);
}

async function draftOf(data: Uint8Array, limits: ReadLimits, report: ReportScan): Promise<Draft> {
  const type = sniff(data);
  if (type === "pdf") return readPdf(data, limits, report);
  if (type === "zip") return readDocx(data, limits);
  return readText(data);
}
