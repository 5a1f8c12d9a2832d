import type { Block, Inline, Recording } from "../markdown/types.ts";
import type { Words } from "../publication/words.ts";

const PARAGRAPHS = /\n{2,}/;

/** Lines of plain text. */
function linesOf(text: string): Inline[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line, at): Inline[] => [
      ...(at === 0 ? [] : [{ type: "break" as const }]),
      { type: "text", text: line },
    ]);
}

const paragraph = (inlines: Inline[]): Block => ({ type: "paragraph", inlines, tight: false });

/** What is said in a recording, to be read; nothing where nobody wrote it down. */
export function transcriptBlocks({ transcript }: Recording): Block[] {
  return transcript
    .split(PARAGRAPHS)
    .filter((part) => part.trim() !== "")
    .map((part) => paragraph(linesOf(part)));
}

/** What stands in the place of a recording that cannot be played: its title, and what is said in it. */
export function recordingBlocks(recording: Recording, { exported }: Words): Block[] {
  const said = transcriptBlocks(recording);
  const title = paragraph([{ type: "em", inlines: [{ type: "text", text: recording.title }] }]);
  const label = paragraph([{ type: "strong", inlines: [{ type: "text", text: exported.transcript }] }]);
  return said.length === 0 ? [title] : [title, { type: "quote", aside: false, blocks: [label, ...said] }];
}
