const PICTURE =
  /^[ \t]*\[(?:Illustration|Abbildung|imagen|ilustraci[oó]n|image|figure|figura)\b(?::\s*([^\]]{0,600}))?\][ \t]*$/gim;
const CAPTION = "\u0011";

/** "/Archimedi/schen", "/die große\nVerschiebung/": words that a typist spaced out, if only a part of a word. */
const SPACED = /(^|[\s(„"»])\/(\p{L}(?:[^/\n]|\n(?!\s*\n)){0,160}?[\p{L}.?!])\/(?=$|[\s.,;:!?)“"«[\p{L}-])/gu;
const STRICTLY_SPACED = /(?:^|[\s(])\/\p{L}[^/\n]{0,80}[\p{L}.]\/(?=$|[\s.,;:!?)])/gu;
/** So many of them are a typist's habit; fewer may be parts of paths. */
const HABIT = 5;

function withoutSpacing(text: string): string {
  if ((text.match(STRICTLY_SPACED) ?? []).length < HABIT)
    return text.replace(/(^|[\s(])\/([\p{L}][^/\n]{0,80}[\p{L}.])\/(?=$|[\s.,;:!?)])/gu, "$1$2");
  return text.replace(SPACED, "$1$2");
}

/** Marks that plain-text books use for emphasis: _italic_, #bold#, /spaced/, =strong=. */
function withoutEmphasis(text: string): string {
  return withoutSpacing(text)
    .replace(/(^|[^\p{L}\p{N}_])_((?:[^_\n]|\n(?!\s*\n)){1,300})_(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(/(^|[\s(])#([^#\n]{1,120})#(?=$|[\s.,;:!?)])/gu, "$1$2")
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
