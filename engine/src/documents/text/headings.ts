import { anyOf } from "../../text/documentWords/index.ts";

const PART_WORD = anyOf("parts", "books");
const CHAPTER_WORD = anyOf("chapters", "sections", "lectures");
const NUMBER = `(?:\\d{1,3}|[IVXLC]{1,7}|${anyOf("ordinals")})`;
const LABEL = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:${words})\\s+(?:on\\s+\\p{L}+|${NUMBER})|\\p{L}{4,14}\\s+(?:${words}))(?=$|[\\s.:,—–-])`,
    "iu",
  );
const PART = LABEL(PART_WORD);
const CHAPTER = LABEL(CHAPTER_WORD);
const ONLY_LABEL = new RegExp(
  `^(?:(?:${PART_WORD}|${CHAPTER_WORD})\\s+${NUMBER}|\\p{L}{4,14}\\s+(?:${PART_WORD}|${CHAPTER_WORD}))[.:]?$`,
  "iu",
);
const STANDALONE = new RegExp(`^(?:${anyOf("standalone")})\\.?$`, "iu");
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\p{Lu}/u;
/** "4.2. changelog": a file or a command may name a section, which its number then tells. */
const DEEPLY_NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,3})(?:\.?\s+[\p{Ll}{]\S*|\.\s+\p{Ll}[^.]*)$/u;
const PARAGRAPH_SIGN = /^§+\s*(\d+|[IVXLC]+)\b/;
const ROMAN = /^[IVXLC]{1,6}\.?(\s*[—–-]\s*\p{L}.*)?$/u;
const MARKDOWN = /^(#{1,6})\s+\S/;
const CONTENTS_TITLE = new RegExp(`^(?:${anyOf("contents")})[.:]?$`, "i");

function letters(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}

function isCapitals(text: string): boolean {
  return letters(text) >= 4 && text === text.toUpperCase() && !/[,;]$|-{3}/.test(text);
}

/** A single word or name in capitals with a full stop is a signature, not a heading. */
function isSignature(text: string): boolean {
  return /\.$/.test(text) && text.split(/\s+/).length <= 2;
}

/** Whether a heading is a bare "Chapter 3" whose title stands in the next lines. */
export function isBareLabel(text: string): boolean {
  return ONLY_LABEL.test(text.trim());
}

/** Whether a heading says by its words that it is one: a part, a chapter, a preface, a paragraph sign. */
export function isLabelled(text: string): boolean {
  return [PART, CHAPTER, STANDALONE, PARAGRAPH_SIGN].some((pattern) => pattern.test(text));
}

/** Whether a short paragraph after a bare label is its title. */
export function isTitleOf(text: string): boolean {
  return (
    text.length < 260 && (isCapitals(text) || (text.length < 120 && letters(text) > 3 && !/[;!?]/.test(text)))
  );
}

/** Whether a line is the heading of a table of contents. */
export function isContentsHeading(text: string): boolean {
  return CONTENTS_TITLE.test(text.trim());
}

/**
 * Heading depth of a paragraph that stands alone between blank lines; null where it is text. Known are
 * Markdown marks, parts and chapters in five languages, numbers, roman numerals and capitals. Depths are
 * ranks that may leave gaps.
 */
export function headingLevel(lines: readonly string[]): number | null {
  const text = lines.map((line) => line.trim()).join(" ");
  const markdown = MARKDOWN.exec(text)?.[1];
  if (markdown !== undefined) return lines.length === 1 ? markdown.length : null;
  if (lines.length > 4 || letters(text) === 0) return null;
  const sentence = /[,;:]$|[.!?]\s+\p{Ll}/u.test(text);
  if (PART.test(text) && !sentence && text.length < 120) return 1;
  if (CHAPTER.test(text) && !sentence && (text.length < 120 || isCapitals(text))) return 2;
  if (STANDALONE.test(text)) return 2;
  if (PARAGRAPH_SIGN.test(text) && text.length < 180) return 3;
  if (text.length > 120) return null;
  if (ROMAN.test(text)) return 3;
  const number = (NUMBERED.exec(text) ?? DEEPLY_NUMBERED.exec(text))?.[1];
  if (number !== undefined && lines.length === 1 && text.length < 90 && !/[.,;:!?]$/.test(text)) {
    return number.split(".").length + 1;
  }
  return isCapitals(text) && text.length < 100 && !isSignature(text) ? 3 : null;
}

const CONTENTS_LINE = /(\.\s?){3,}\s*\d+\s*$|\s{3,}\d{1,4}\s*$/;

/** Whether a line ends in a page number after dots or blanks; its end alone tells, and takes no square of its length. */
const isContentsLine = (line: string): boolean => CONTENTS_LINE.test(line.slice(-80));

/** Whether a paragraph is a table of contents: most lines end in a page number after dots or blanks. */
export function isContents(lines: readonly string[]): boolean {
  const entries = lines.filter(isContentsLine);
  return entries.length >= 4 && entries.length >= lines.length * 0.6;
}

/** Whether a paragraph below the heading of a table of contents is one more entry of it. */
export function isContentsEntry(lines: readonly string[]): boolean {
  if (isContents(lines) || headingLevel(lines) !== null) return true;
  const starts = lines.filter(
    (line) =>
      headingLevel([line]) !== null || isContentsLine(line) || /^\s*(§|[IVXLC]+\.|\d+\.)\s/.test(line),
  );
  if (starts.length >= 2 && starts.length >= lines.length * 0.25) return true;
  const text = lines.join(" ").trim();
  if ((text.match(/\s\d{1,4}\.?(?=\s+(?:--|–|—)|$)/g) ?? []).length >= 3) return true;
  return isContentsLine(text) || (text.length < 100 && !/[.!?]$/.test(text));
}
