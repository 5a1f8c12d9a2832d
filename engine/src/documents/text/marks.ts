import { anyOf } from "../../text/documentWords/index.ts";

const PICTURE = new RegExp(
  `^[ \\t]*\\[(?:${anyOf("figures")})\\b(?::\\s*([^\\]]{0,600}))?\\][ \\t]*$`,
  "gim",
);
const CAPTION = "\u0011";

/** "/Archimedi/schen", "/die große\nVerschiebung/": words that a typist spaced out, if only a part of a word. */
const SPACED = /(^|[\s(„"»])\/(\p{L}(?:[^/\n]|\n(?!\s*\n)){0,160}?[\p{L}.?!])\/(?=$|[\s.,;:!?)“"«[\p{L}-])/gu;
const STRICTLY_SPACED = /(?:^|[\s(])\/\p{L}[^/\n]{0,80}[\p{L}.]\/(?=$|[\s.,;:!?)])/gu;
/** So many of them are a typist's habit; fewer may be parts of paths. */
const HABIT = 5;
/** "/usr/share", "/etc": folders of a computer, between which a slash is no mark of anything. */
const PATHS =
  /(?:^|[\s("'„“«»])\/(?:bin|boot|dev|etc|home|lib|mnt|opt|proc|root|sbin|srv|sys|tmp|usr|var)(?=[/\s.,;:!?)"'“”»])/g;
const FEWEST_PATHS = 2;

/** What a text's slashes mean, told from all of it. */
export type Slashes = "paths" | "spacing" | "marks";

/** Whether the slashes of a text are parts of paths, a typist's habit of spacing words out, or single marks. */
export function slashesOf(text: string): Slashes {
  if ((text.match(PATHS) ?? []).length >= FEWEST_PATHS) return "paths";
  return (text.match(STRICTLY_SPACED) ?? []).length < HABIT ? "marks" : "spacing";
}

function withoutSpacing(text: string, slashes: Slashes): string {
  if (slashes === "paths") return text;
  if (slashes === "marks")
    return text.replace(/(^|[\s(])\/([\p{L}][^/\n]{0,80}[\p{L}.])\/(?=$|[\s.,;:!?)])/gu, "$1$2");
  return text.replace(SPACED, "$1$2");
}

/** Marks that plain-text books use for emphasis: _italic_, #bold#, /spaced/, =strong=. */
function withoutEmphasis(text: string, slashes: Slashes): string {
  return withoutSpacing(text, slashes)
    .replace(/(^|[^\p{L}\p{N}_])_((?:[^_\n]|\n(?!\s*\n)){1,300})_(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(/(^|[\s(])#([^#\n]{1,120})#(?=$|[\s.,;:!?)])/gu, "$1$2")
    .replace(/(^|[\s(])=([^=\n]{1,120})=(?=$|[\s.,;:!?)])/gu, "$1$2");
}

/** Pictures as paragraphs of their own that `captionOf` knows; those without a description go. */
export function withPictures(text: string): string {
  return text.replace(PICTURE, (_, caption: string | undefined) => {
    const line = (caption ?? "").replace(/\s+/g, " ").trim();
    return line === "" ? "\n" : `\n${CAPTION}${line}\n`;
  });
}

/** "[3]", "^[3]", "[Footnote 3: …": where a note is written, at the start of its line. */
const NOTE = new RegExp(`^[ \\t]*(?:\\^?\\[|\\[(?:${anyOf("footnotes")}) )(\\d{1,3}|[A-Z])(?=\\]|:)`, "gim");
/** "word[3]", "word. ^[3]": a reference to a note, the caret on the line before it at times. */
const REFERENCE = /(\s?\^\s*|(?<=([^\s[])))\[(\d{1,3}|[A-Z])\]/gu;

/** The signs of the notes that a text holds. */
export function notesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(NOTE), ([, sign = ""]) => sign));
}

/** Without references to notes; "values[3]" is none where a text with code has no such note. */
function withoutReferences(text: string, notes: ReadonlySet<string> | null): string {
  const own = /^(\s*)\^?(\[(?:\d{1,3}|[A-Z])\]\s)/.exec(text);
  const [start, rest] = own ? [(own[1] ?? "") + own[2], text.slice(own[0].length)] : ["", text];
  return (
    start +
    rest.replace(REFERENCE, (all, caret: string, before: string | undefined, sign: string) => {
      const isNote =
        caret !== "" || notes === null || notes.has(sign) || !/[\p{L}\p{N}_]/u.test(before ?? "");
      return isNote ? "" : all;
    })
  );
}

/**
 * A paragraph without what typists of plain texts put between the words: emphasis and references to notes.
 *
 * @param notes the signs of the notes that the whole text holds; null where each sign means one, as in a text without code
 */
export function withoutMarks(text: string, slashes: Slashes, notes: ReadonlySet<string> | null): string {
  return withoutReferences(withoutEmphasis(text, slashes), notes);
}

/** The description of a picture, where a paragraph is one; null elsewhere. */
export function captionOf(lines: readonly string[]): string | null {
  const first = lines[0] ?? "";
  return first.startsWith(CAPTION) ? lines.join(" ").slice(CAPTION.length) : null;
}
