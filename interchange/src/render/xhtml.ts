import type { Block, Figure, Inline, ListItem, Recording } from "../markdown/types.ts";
import type { Words } from "../publication/words.ts";
import { escapeXml } from "./escape.ts";
import { figureAlt, figureCaption } from "./figures.ts";
import { formulaMarkup } from "./formula.ts";
import { recordingBlocks, transcriptBlocks } from "./recordings.ts";

/** Where a recording lies, and what is said in it with its times (WebVTT), where somebody wrote that down. */
export interface RecordingFiles {
  src: string;
  captions: string | null;
}

export interface XhtmlOptions {
  words: Words;
  /** Where the file of a figure lies; null: the figure is left out, its caption stays. */
  srcOf(figure: Figure): string | null;
  /** Where a recording's file lies; without it, and for null, its title and what is said in it stand in its place. */
  recordingSrc?(recording: Recording): RecordingFiles | null;
  /** The level of the text's highest headings: 2 makes them `h2`. */
  heading: number;
}

const HIGHEST = 6;

/** An element with escaped attributes; those that are null are left out. */
export function element(
  name: string,
  attributes: Record<string, string | number | null>,
  content: string | null,
): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return content === null ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

/** Lines of text as XHTML. */
export function inlineXhtml(inlines: readonly Inline[]): string {
  return inlines.map(inlineMarkup).join("");
}

function inlineMarkup(inline: Inline): string {
  switch (inline.type) {
    case "text":
      return escapeXml(inline.text);
    case "code":
      return element("code", {}, escapeXml(inline.text));
    case "break":
      return "<br/>";
    case "formula":
      return formulaMarkup(inline.tex, inline.display);
    case "link": {
      const content = inlineXhtml(inline.inlines);
      // An address of the installation that the course came from leads nowhere from here.
      if (!/^(https?|mailto):/i.test(inline.href)) return content;
      return element(
        "a",
        { href: inline.href, rel: "noopener noreferrer nofollow", target: "_blank" },
        content,
      );
    }
    default:
      return element(inline.type, {}, inlineXhtml(inline.inlines));
  }
}

/** Blocks as XHTML: well-formed XML that is valid HTML as well. */
export function blockXhtml(blocks: readonly Block[], options: XhtmlOptions): string {
  return blocks.map((block) => blockMarkup(block, options)).join("\n");
}

function itemMarkup({ task, blocks }: ListItem, options: XhtmlOptions): string {
  const box = task === null ? "" : task ? "☑ " : "☐ ";
  return element("li", { class: task === null ? null : "task" }, box + blockXhtml(blocks, options));
}

function tableMarkup({ align, header, rows }: Extract<Block, { type: "table" }>): string {
  const styleOf = (at: number) => (align[at] ? `align-${align[at]}` : null);
  const head = header.map((cell, at) => {
    const content = inlineXhtml(cell);
    // A head that says nothing is none, as at the corner of a table.
    const isEmpty = content.trim() === "";
    return element(isEmpty ? "td" : "th", { scope: isEmpty ? null : "col", class: styleOf(at) }, content);
  });
  const body = rows.map((row) =>
    element(
      "tr",
      {},
      row.map((cell, at) => element("td", { class: styleOf(at) }, inlineXhtml(cell))).join(""),
    ),
  );
  const thead = element("thead", {}, element("tr", {}, head.join("")));
  const tbody = rows.length === 0 ? "" : element("tbody", {}, body.join("\n"));
  return element("div", { class: "table" }, element("table", {}, `${thead}${tbody}`));
}

function figureMarkup(figure: Figure, { words, srcOf }: XhtmlOptions): string {
  const src = srcOf(figure);
  const { width, height } = figure;
  const image =
    src === null ? "" : element("img", { src, alt: figureAlt(figure, words), width, height }, null);
  const caption = figureCaption(figure, words);
  const shown = image === "" ? (caption ?? figureAlt(figure, words)) : caption;
  return element("figure", {}, image + (shown === null ? "" : element("figcaption", {}, escapeXml(shown))));
}

function recordingMarkup(recording: Recording, options: XhtmlOptions): string {
  const files = options.recordingSrc?.(recording) ?? null;
  if (files === null) return blockXhtml(recordingBlocks(recording, options.words), options);
  const { title, kind, width, height } = recording;
  const { answers, exported } = options.words;
  const captions =
    files.captions === null
      ? ""
      : element("track", { kind: "captions", src: files.captions, label: answers.recording_captions }, null);
  const size = kind === "video" && width !== null && height !== null ? { width, height } : {};
  const shared = { controls: "controls", preload: "metadata", src: files.src, "aria-label": title, ...size };
  const said = blockXhtml(transcriptBlocks(recording), options);
  const fold =
    said === "" ? "" : element("details", {}, element("summary", {}, escapeXml(exported.transcript)) + said);
  const caption = element("figcaption", {}, escapeXml(title));
  // With an end tag of its own: pages are read as HTML as well.
  return element("figure", { class: "recording" }, `${element(kind, shared, captions)}${caption}${fold}`);
}

function callOutMarkup(block: Extract<Block, { type: "callOut" }>, options: XhtmlOptions): string {
  const title =
    block.title.length > 0 ? inlineXhtml(block.title) : escapeXml(options.words.callOuts[block.kind]);
  return element(
    "div",
    { class: `call-out call-out-${block.kind}`, role: "note" },
    `${element("p", { class: "call-out-title" }, title)}\n${blockXhtml(block.blocks, options)}`,
  );
}

function blockMarkup(block: Block, options: XhtmlOptions): string {
  switch (block.type) {
    case "paragraph":
      return block.tight ? inlineXhtml(block.inlines) : element("p", {}, inlineXhtml(block.inlines));
    case "heading":
      return element(
        `h${Math.min(HIGHEST, options.heading + block.level - 1)}`,
        {},
        inlineXhtml(block.inlines),
      );
    case "list": {
      const start = block.ordered && block.start !== 1 ? block.start : null;
      const items = block.items.map((item) => itemMarkup(item, options)).join("\n");
      return element(block.ordered ? "ol" : "ul", { start }, items);
    }
    case "table":
      return tableMarkup(block);
    case "quote":
      return element(
        "blockquote",
        { class: block.aside ? "aside" : null },
        blockXhtml(block.blocks, options),
      );
    case "callOut":
      return callOutMarkup(block, options);
    case "code":
      return element("pre", {}, element("code", {}, escapeXml(block.text)));
    case "formula":
      return element("div", { class: "formula" }, formulaMarkup(block.tex, true));
    case "figure":
      return figureMarkup(block, options);
    case "recording":
      return recordingMarkup(block, options);
    case "rule":
      return "<hr/>";
  }
}
