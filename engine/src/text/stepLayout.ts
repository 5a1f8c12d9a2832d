import type { Language } from "../types/index.ts";

/** What stands before a text that goes beyond the documents. */
const ADDITION: Record<Language, string> = {
  de: "Ergänzung",
  en: "In addition",
  fr: "Complément",
  es: "Ampliación",
  it: "Approfondimento",
};
/** A paragraph that says of itself that it goes beyond the documents, as a chat writes it. */
const ADDITION_PARAGRAPH = new RegExp(
  `^(?:>\\s*)?(?:\\*\\*)?(?:${Object.values(ADDITION).join("|")})(?:\\*\\*)?\\s*[:.](?:\\*\\*)?\\s*`,
  "u",
);

/** What a paragraph says beyond the documents, where it says so itself; null for any other. */
export function additionIn(paragraph: string): string | null {
  const text = paragraph.replace(ADDITION_PARAGRAPH, "");
  return text === paragraph ? null : text.replace(/^> ?/gm, "");
}

const ADDITION_LABEL = new RegExp(`^\\*\\*(?:${Object.values(ADDITION).join("|")})\\.\\*\\*\\s*`, "u");

/** A block of its own for what goes beyond the documents; the page styles it by its first words. */
export function additionBlock(text: string, language: Language): string {
  const lines = `**${ADDITION[language]}.** ${text.trim()}`.split("\n");
  return lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
}

/** A step takes up earlier ones in every so many steps. */
export const REVIEW_EVERY = 5;

/** Whether a step of a model's course holds a review: every fifth one, and the last; never the first. */
export function hasReview(position: number, steps: number): boolean {
  return position > 1 && (position === steps || position % REVIEW_EVERY === 0);
}

const FENCE = /^\s*(?:```|~~~)/;

/** A text cut before its headings of the second level; code is not looked into. */
function cutAtHeadings(content: string): string[][] {
  const parts: string[][] = [[]];
  let isCode = false;
  for (const line of content.split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith("## ")) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** Blocks of lines that are quoted in Markdown, without their marks, beside all other lines. */
function quotedBlocks(lines: readonly string[]): { blocks: string[][]; rest: string[] } {
  const blocks: string[][] = [];
  const rest: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isQuoted = line.startsWith(">");
    if (!isQuoted) rest.push(line);
    else if (isOpen) blocks.at(-1)?.push(line.replace(/^> ?/, ""));
    else blocks.push([line.replace(/^> ?/, "")]);
    isOpen = isQuoted;
  }
  return { blocks, rest };
}

/** The texts of the blocks that are marked as going beyond the documents, in any of the five languages, unlabelled. */
export function additionsOf(content: string): string[] {
  return quotedBlocks(content.split("\n"))
    .blocks.map((lines) => lines.join("\n"))
    .filter((text) => ADDITION_LABEL.test(text))
    .map((text) => text.replace(ADDITION_LABEL, ""));
}

/** A Markdown text without the lines that are set as quotes: additions, and what is quoted as a block. */
export function withoutQuoteBlocks(content: string): string {
  return quotedBlocks(content.split("\n")).rest.join("\n");
}

/**
 * The parts of a model's step that state facts of the documents: its sections, without additions. The opening, the
 * worked example, the review and the bridge at the end may have persons and figures that are made up, the pitfalls
 * figures that somebody computes wrongly. They are told by their places: opening, sections, example, pitfalls, review,
 * bridge. A text with too few headings for that is taken whole.
 *
 * @param isReviewed whether the step holds a review
 */
export function factualText(content: string, isReviewed: boolean): string[] {
  const [opening = [], ...headed] = cutAtHeadings(content);
  const parts = headed.map((lines) => withoutQuoteBlocks(lines.join("\n")));
  const closing = isReviewed ? 3 : 2;
  if (parts.length <= closing) return [withoutQuoteBlocks(opening.join("\n")), ...parts];
  return parts.slice(0, -closing);
}
