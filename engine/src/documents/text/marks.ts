const PICTURE =
  /^[ \t]*\[(?:Illustration|Abbildung|imagen|ilustraci[oó]n|image|figure|figura)\b(?::\s*([^\]]{0,600}))?\][ \t]*$/gim;
const CAPTION = "\u0011";

/** Marks that plain-text books use for emphasis: _italic_, #bold#, /spaced/, =strong=. */
function withoutEmphasis(text: string): string {
  return text
    .replace(/(^|[^\p{L}\p{N}_])_((?:[^_\n]|\n(?!\s*\n)){1,300})_(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(/(^|[\s(])#([^#\n]{1,120})#(?=$|[\s.,;:!?)])/gu, "$1$2")
    .replace(/(^|[\s(])\/([\p{L}][^/\n]{0,80}[\p{L}.])\/(?=$|[\s.,;:!?)])/gu, "$1$2")
    .replace(/(^|[\s(])=([^=\n]{1,120})=(?=$|[\s.,;:!?)])/gu, "$1$2");
}

/** Pictures as paragraphs of their own that `captionOf` knows; those without a description go. */
function withPictures(text: string): string {
  return text.replace(PICTURE, (_, caption: string | undefined) => {
    const line = (caption ?? "").replace(/\s+/g, " ").trim();
    return line === "" ? "\n" : `\n${CAPTION}${line}\n`;
  });
}

/** Removes what typists of plain texts put between the words: emphasis, references to notes, pictures. */
export function withoutMarks(text: string): string {
  return withPictures(withoutEmphasis(text)).replace(/(?<=[^\s[])\[(?:\d{1,3}|[A-Z])\]/gu, "");
}

/** The description of a picture, where a paragraph is one; null elsewhere. */
export function captionOf(lines: readonly string[]): string | null {
  const first = lines[0] ?? "";
  return first.startsWith(CAPTION) ? lines.join(" ").slice(CAPTION.length) : null;
}
