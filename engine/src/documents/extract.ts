import type { ReadDocument } from "../types.ts";
import { readDocx } from "./docx/index.ts";
import type { Draft } from "./draft.ts";
import { finish } from "./finish.ts";
import type { ReadLimits } from "./limits.ts";
import { readPdf } from "./pdf/index.ts";
import { sniff } from "./sniff.ts";
import { readText } from "./text/index.ts";

/**
 * Reads a document in this process, unguarded: `readDocument` calls it in a child process.
 * `data` is detached. @throws DocumentError
 */
export async function extract(
  data: Uint8Array,
  name: { id: string; name: string },
  limits: ReadLimits,
): Promise<ReadDocument> {
  return finish(await draftOf(data, limits), name, limits);
}

async function draftOf(data: Uint8Array, limits: ReadLimits): Promise<Draft> {
  const type = sniff(data);
  if (type === "pdf") return readPdf(data, limits);
  if (type === "zip") return readDocx(data, limits);
  return readText(data);
}
