import type { Block, Inline } from "../markdown/types.ts";

/** Lines of text without any marks; formulas as TeX. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "text" || inline.type === "code") return inline.text;
      if (inline.type === "formula") return inline.tex;
      return inline.type === "break" ? "\n" : inlineText(inline.inlines);
    })
    .join("");
}

/** Blocks as plain text, parted by empty lines: list items with a dash or number, cells with bars. */
export function blockText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join("\n\n").trim();
}

function listText({ ordered, start, items }: Extract<Block, { type: "list" }>): string {
  return items
    .map(({ blocks }, at) => {
      const mark = ordered ? `${start + at}.` : "-";
      return `${mark} ${blockText(blocks).replaceAll("\n", `\n${" ".repeat(mark.length + 1)}`)}`;
    })
    .join("\n");
}

function textOf(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlineText(block.inlines);
    case "list":
      return listText(block);
    case "table":
      return [block.header, ...block.rows]
        .map((row) => row.map((cell) => inlineText(cell).replaceAll("\n", " ")).join(" | "))
        .join("\n");
    case "quote":
      return blockText(block.blocks);
    case "callOut":
      return [inlineText(block.title), blockText(block.blocks)].filter(Boolean).join("\n");
    case "code":
      return block.text;
    case "formula":
      return block.tex;
    case "figure":
      return block.caption || block.alt;
    case "recording":
      return [block.title, block.transcript].filter(Boolean).join("\n\n");
    case "rule":
      return "";
  }
}
