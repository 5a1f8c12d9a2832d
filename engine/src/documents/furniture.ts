import { anyOf } from "../text/documentWords/index.ts";
import type { DraftBlock } from "./draft.ts";

/** "Chapter 2" in a line of its own, in front of what the chapter is called. */
const LABEL = new RegExp(
  `^(?:${anyOf("chapters", "parts", "appendices")})\\s+(?:\\d{1,3}|[IVXLC]{1,6}|[A-Z])[.:]?$`,
  "iu",
);

/** What typesetting adds where a listing runs over the end of a page. */
const CONTINUED = new RegExp(`\\((?:${anyOf("continued")})\\)`, "gu");

/** Whether a heading of the same or a higher level is what the chapter is called whose label stands above it. */
function namesLabel(label: DraftBlock, { kind, level, text }: DraftBlock): boolean {
  if (label.kind !== "heading" || kind !== "heading" || !LABEL.test(label.text.trim())) return false;
  return level <= label.level && !LABEL.test(text.trim()) && !/^[\dIVX]+[.)\s]/.test(text.trim());
}

/** Blocks without what typesetting added to them; the label of a chapter stands in its heading. */
export function withoutFurniture(blocks: readonly DraftBlock[]): DraftBlock[] {
  return blocks.flatMap((block, at): DraftBlock[] => {
    const text = block.text.replace(CONTINUED, "").trim();
    if (text === "") return [];
    const next = blocks[at + 1];
    if (next?.kind === "heading" && block.kind !== "heading" && LABEL.test(text)) return [];
    const before = blocks[at - 1];
    if (block.kind === "heading" && next && namesLabel(block, next)) return [];
    if (block.kind === "heading" && before?.kind === "heading" && namesLabel(before, block))
      return [{ ...block, text: `${before.text.trim().replace(/[.:]$/, "")}: ${text}` }];
    const isLabelled =
      block.kind === "heading" && before && before.kind !== "heading" && LABEL.test(before.text.trim());
    if (isLabelled) return [{ ...block, text: `${before.text.trim().replace(/[.:]$/, "")}: ${text}` }];
    return text === block.text ? [block] : [{ ...block, text }];
  });
}
