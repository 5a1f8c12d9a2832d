import { anyOf } from "../../text/documentWords/index.ts";
import type { DraftBlock } from "../draft.ts";

/** Begins like a caption: "Abb. 3:", "Figure 2.1 –", "Figura 4. …". */
const CAPTION = new RegExp(
  `^(?:${anyOf("figures")})\\s*\\(?\\d+(?:[.-]\\d+)*\\)?\\s*(?:[.:–—-]|\\s\\p{Lu}|$)`,
  "u",
);
const OF_TABLE = new RegExp(`^(?:${anyOf("tables")})\\b`, "u");
const LONGEST = 600;
/** How much of a caption is shown; the rest of a long one stays in the text. */

/** Whether a block names a figure: by its style, or by how it begins. */
export function isFigureCaption(block: DraftBlock | undefined): boolean {
  if (block === undefined || block.text.length > LONGEST) return false;
  if (CAPTION.test(block.text)) return block.kind !== "heading" && block.kind !== "table";
  return block.kind === "caption" && !OF_TABLE.test(block.text);
}

/**
 * The caption of a picture that stands after block `after`: the block below it, else the block it follows;
 * null where neither is one.
 */
export function captionNear(blocks: readonly DraftBlock[], after: number): number | null {
  if (isFigureCaption(blocks[after + 1])) return after + 1;
  return isFigureCaption(blocks[after]) ? after : null;
}
