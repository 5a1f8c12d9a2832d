import type { Draft } from "./draft.ts";
import { isMarkdown } from "./markdown/signs.ts";
import { decodeText } from "./text/encoding.ts";
import { readText } from "./text/index.ts";
import { isTranscript } from "./transcript/cues.ts";

/**
 * Reads a file of letters: a transcript with times, Markdown, or plain text.
 * @param name file name as uploaded: what ends like Markdown is Markdown, even with few marks of it
 */
export async function readWritten(data: Uint8Array, name: string): Promise<Draft> {
  const decoded = await decodeText(data);
  if (isTranscript(decoded.text)) {
    const { readTranscript } = await import("./transcript/index.ts");
    return readTranscript(decoded);
  }
  if (!isMarkdown(name, decoded.text)) return readText(decoded);
  const { readMarkdown } = await import("./markdown/index.ts");
  return await readMarkdown(decoded);
}
