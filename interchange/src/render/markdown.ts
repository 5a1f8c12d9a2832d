import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import type { Block, CallOutKind, Figure, Inline, ListItem, Recording } from "../markdown/types.ts";
import type { Words } from "../publication/words.ts";
import { figureAlt, figureCaption } from "./figures.ts";
import { recordingBlocks } from "./recordings.ts";

export interface MarkdownOptions {
  words: Words;
  /** Where the file of a figure lies; null: the figure is left out, its caption stays. */
  srcOf(figure: Figure): string | null;
  /** Where the file of a recording lies; without it, and for null, its title stands in its place. */
  recordingSrc?(recording: Recording): string | null;
  /** The level of the text's highest headings: 2 makes them `##`. */
  heading: number;
}

const CALL_OUT_MARKS: Record<CallOutKind, string> = {
  note: "NOTE",
  example: "EXAMPLE",
  warning: "WARNING",
  addition: "ADDITION",
};
const AROUND: Record<"strong" | "em" | "del", string> = { strong: "**", em: "*", del: "~~" };

/** A line of code between as many backquotes as it needs. */
function codeMarkdown(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}

/** Lines of text as Markdown. */
export function inlineMarkdown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.type) {
        case "text":
          return escapeMarkdown(inline.text);
        case "code":
          return codeMarkdown(inline.text);
        case "break":
          return "\\\n";
        case "formula":
          return inline.display ? `$$${inline.tex}$$` : `$${inline.tex}$`;
        case "link":
          return `[${inlineMarkdown(inline.inlines)}](<${inline.href.replaceAll(/[<>]/g, encodeURIComponent)}>)`;
        case "sub":
        case "sup":
          return `<${inline.type}>${inlineMarkdown(inline.inlines)}</${inline.type}>`;
        default:
          return `${AROUND[inline.type]}${inlineMarkdown(inline.inlines)}${AROUND[inline.type]}`;
      }
    })
    .join("");
}

/** Blocks as Markdown (GitHub's, with call-outs and formulas). */
export function blockMarkdown(blocks: readonly Block[], options: MarkdownOptions): string {
  return blocks.map((block) => markdownOf(block, options)).join("\n\n");
}

const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);
const quoted = (text: string) => `> ${text.replaceAll("\n", "\n> ")}`;

function itemMarkdown({ task, blocks }: ListItem, mark: string, options: MarkdownOptions): string {
  const box = task === null ? "" : task ? "[x] " : "[ ] ";
  return `${mark} ${box}${indented(blockMarkdown(blocks, options), " ".repeat(mark.length + 1))}`;
}

function tableMarkdown({ align, header, rows }: Extract<Block, { type: "table" }>): string {
  const cell = (inlines: readonly Inline[]) =>
    inlineMarkdown(inlines).replaceAll("\\\n", "<br>").replaceAll("|", "\\|").replaceAll("\n", " ");
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rules = align.map((side) => (side === "right" ? "--:" : side === "center" ? ":-:" : "---"));
  return [line(header.map(cell)), line(rules), ...rows.map((row) => line(row.map(cell)))].join("\n");
}

function figureMarkdown(figure: Figure, { words, srcOf }: MarkdownOptions): string {
  const src = srcOf(figure);
  const caption = figureCaption(figure, words);
  if (src === null) return escapeMarkdown(caption ?? figureAlt(figure, words));
  const title = caption === null ? "" : ` "${caption.replaceAll(/[\\"]/g, "\\$&")}"`;
  return `![${escapeMarkdown(figureAlt(figure, words))}](${src}${title})`;
}

/** A link to a recording's file, or its title, with what is said in it behind. */
function recordingMarkdown(recording: Recording, options: MarkdownOptions): string {
  const src = options.recordingSrc?.(recording) ?? null;
  const blocks = recordingBlocks(recording, options.words);
  if (src === null) return blockMarkdown(blocks, options);
  const said = blocks.slice(1).map((block) => `\n\n${markdownOf(block, options)}`);
  return `[${escapeMarkdown(recording.title)}](${src})${said.join("")}`;
}

function fenced(text: string, language: string | null): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language ?? ""}\n${text}\n${fence}`;
}

function markdownOf(block: Block, options: MarkdownOptions): string {
  switch (block.type) {
    case "paragraph":
      return inlineMarkdown(block.inlines);
    case "heading":
      return `${"#".repeat(options.heading + block.level - 1)} ${inlineMarkdown(block.inlines)}`;
    case "list":
      return block.items
        .map((item, at) => itemMarkdown(item, block.ordered ? `${block.start + at}.` : "-", options))
        .join("\n");
    case "table":
      return tableMarkdown(block);
    case "quote":
      return quoted(blockMarkdown(block.blocks, options));
    case "callOut": {
      const head = `[!${CALL_OUT_MARKS[block.kind]}] ${inlineMarkdown(block.title)}`.trimEnd();
      return quoted(`${head}\n${blockMarkdown(block.blocks, options)}`);
    }
    case "code":
      return fenced(block.text, block.language);
    case "formula":
      return `$$${block.tex}$$`;
    case "figure":
      return figureMarkdown(block, options);
    case "recording":
      return recordingMarkdown(block, options);
    case "rule":
      return "---";
  }
}
