import type { DraftBlock } from "../draft.ts";
import {
  headingLevel,
  isBareLabel,
  isContents,
  isContentsEntry,
  isContentsHeading,
  isLabelled,
  isTitleOf,
} from "./headings.ts";

/** Lines of one paragraph, as they stand in the file. */
export type Lines = string[];

const MOST_OF_DOCUMENT = 0.2;
const key = (lines: readonly string[]): string =>
  lines
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const SHORTEST_TITLE = 6;

/** Whether an entry of the contents begins with this text: then it is the heading that entry leads to. */
function comesAgain(title: string, listed: readonly string[]): boolean {
  const numbered = /\d.*/.exec(title)?.[0] ?? "";
  return [title, numbered].some(
    (text) => text.length >= SHORTEST_TITLE && listed.some((entry) => entry.startsWith(text)),
  );
}

/** Leaves out a table of contents: what follows its heading up to prose or to the first entry come again. */
export function withoutContents(parts: readonly Lines[]): Lines[] {
  const start = parts.findIndex((lines) => isContentsHeading(lines[0] ?? "") && lines.length <= 2);
  if (start === -1 || start > parts.length * 0.5) return parts.filter((lines) => !isContents(lines));
  const listed: string[] = [];
  let end = start + 1;
  while (end < parts.length && end - start < parts.length * MOST_OF_DOCUMENT + 10) {
    const lines = parts[end] ?? [];
    if (!isContentsEntry(lines) || comesAgain(key(lines), listed)) break;
    listed.push(key(lines));
    end++;
  }
  return [...parts.slice(0, start), ...parts.slice(end)].filter((lines) => !isContents(lines));
}

/** Joins "Chapter 3" and the title below it to one heading. */
export function joinLabels(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isTitle = (block.kind === "heading" && !isBareLabel(block.text)) || block.kind === "paragraph";
    if (last?.kind === "heading" && isBareLabel(last.text) && isTitle && isTitleOf(block.text)) {
      const deeper = block.kind === "heading" && headingLevel([block.text]) === 2 && last.level === 1;
      if (!deeper) {
        joined[joined.length - 1] = { ...last, text: `${last.text.replace(/[.:]$/, "")}: ${block.text}` };
        continue;
      }
    }
    joined.push(block);
  }
  return joined;
}

const LONGEST_RUN = 3;

/** Title pages are runs of lines that look like headings: only the first of all and the last two remain. */
export function demoteRuns(blocks: readonly DraftBlock[]): DraftBlock[] {
  const result = blocks.map((block) => ({ ...block }));
  let start = 0;
  for (let index = 0; index <= result.length; index++) {
    if (result[index]?.kind === "heading") continue;
    if (index - start > LONGEST_RUN) {
      for (const block of result.slice(start === 0 ? 1 : start, index - 2)) Object.assign(block, TEXT);
    }
    start = index + 1;
  }
  return result;
}

const FEWEST_LABELS = 3;

/**
 * In a book of labelled chapters, the lines in capitals before the first of them (publisher, place, series)
 * and the title printed once more are no headings; the first of them is the title and stands above all.
 */
export function demoteFrontMatter(blocks: readonly DraftBlock[]): DraftBlock[] {
  const headings = blocks.filter((block) => block.kind === "heading");
  const labelled = headings.filter((block) => isLabelled(block.text));
  const [title] = headings;
  if (title === undefined || labelled.length < FEWEST_LABELS) return [...blocks];
  const begin = labelled[0] === undefined ? -1 : blocks.indexOf(labelled[0]);
  return blocks.map((block, index) => {
    if (block === title && index < begin) return { ...block, level: 0 };
    const stays = block === title || block.kind !== "heading" || isLabelled(block.text);
    if (stays || (index > begin && key([block.text]) !== key([title.text]))) return block;
    return { ...block, ...TEXT };
  });
}

const TEXT = { kind: "paragraph", level: 0 } as const;

/** Makes heading depths start at 1 without gaps; a heading at the very start stands above all others. */
export function compressLevels(blocks: readonly DraftBlock[]): DraftBlock[] {
  const title = blocks[0]?.kind === "heading" ? blocks[0] : null;
  const rank = (block: DraftBlock): number => (block === title ? 0 : block.level);
  const headings = blocks.filter((block) => block.kind === "heading");
  const levels = [...new Set(headings.map(rank))].sort((a, b) => a - b);
  return blocks.map((block) =>
    block.kind === "heading" ? { ...block, level: levels.indexOf(rank(block)) + 1 } : block,
  );
}
