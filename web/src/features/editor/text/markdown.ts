const CODE = /(^ {0,3}(?:`{3,}|~{3,})[\s\S]*?(?:^ {0,3}(?:`{3,}|~{3,})\s*$|(?![\s\S]))|(?<!\\)`+[^`]+`+)/m;
const ENTITY_NEEDED = /&amp;(?=#?\w+;)/g;
const KEPT = "\u0000";

function plainText(text: string): string {
  return text
    .replace(ENTITY_NEEDED, KEPT)
    .replaceAll("&amp;", "&")
    .replaceAll(KEPT, "&amp;")
    .replace(/^( *)&gt;/gm, "$1\\>")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "\\<")
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_");
}

/**
 * Markdown as people write it, from Markdown whose texts are written with character references, as the
 * editor makes it. Code is left as it is.
 */
export function tidyMarkdown(markdown: string): string {
  const pieces = markdown.split(new RegExp(CODE, "gm"));
  const text = pieces.map((piece, at) => (at % 2 === 0 ? plainText(piece) : piece)).join("");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`.trimStart();
}

/** A line of a paragraph that would begin a list, a heading or a quote, so that it does not. */
export function escapeBlockStart(line: string): string {
  return line
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(\s*)([-+](?=\s|$)|#{1,6}(?=\s|$)|={3,}\s*$|-{3,}\s*$)/, "$1\\$2");
}

const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** What people read of a text that Markdown escapes. */
export function unescapeMarkdown(text: string): string {
  return text.replace(ESCAPED, "$1");
}

/** An image as Markdown; its texts are one line each and cannot end it. */
export function imageMarkdown({ src, alt, title }: { src: string; alt: string; title: string }): string {
  const line = (text: string) => text.replace(/\s+/g, " ").trim();
  const words = line(alt).replace(/([\\[\]`*_<>!])/g, "\\$1");
  const caption = line(title).replace(/([\\"&])/g, "\\$1");
  return `![${words}](${src}${caption === "" ? "" : ` "${caption}"`})`;
}
