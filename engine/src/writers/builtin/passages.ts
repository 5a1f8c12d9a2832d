import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import type { LanguageData } from "../../text/languages/index.ts";
import { countWords } from "../../text/words.ts";
import type { Figure, Language } from "../../types/index.ts";
import { figureMarkdown, type PlacedFigure, whereShown } from "./figures.ts";
import { type Spellings, stepTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";

const BULLET = /^[-–•*]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;
/** Numbers of clauses, which are text and no numbering of a list: "(3)", "2-bis.". "6 bis 7 Zentimeter" is none. */
const CLAUSE =
  /^(?:\(\d{1,3}\p{Ll}?\)|\d{1,3}[-‑ ]?(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)\.?)\s(?!\d|zu[rm]?\s)/u;
/** Columns that an item is set in under its parent: enough for "10. ", and never a code block. */
const INDENT = 4;

interface Item {
  block: MaterialBlock;
  children: MaterialBlock[];
}

function itemsOf(blocks: readonly MaterialBlock[]): Item[] {
  const items: Item[] = [];
  const level = Math.min(...blocks.slice(0, 1).map((block) => block.level));
  for (const block of blocks) {
    const last = items.at(-1);
    if (last && block.level > level) last.children.push(block);
    else items.push({ block, children: [] });
  }
  return items;
}

/** Whether Markdown's own numbering gives exactly the numbers that the items have. */
function isNumbered(items: readonly Item[]): boolean {
  const numbers = items.map(({ block }) => Number(NUMBER.exec(block.text)?.[1] ?? Number.NaN));
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
}

const isClause = ({ block }: Item, depth: number): boolean => depth === 0 && CLAUSE.test(block.text);

/**
 * Items of one list as Markdown: nested as they are, bullets as bullets, numbers kept. Numbers that
 * Markdown would change stand as text; clauses of a law are paragraphs with their number.
 */
export function listMarkdown(blocks: readonly MaterialBlock[], depth = 0): string {
  const items = itemsOf(blocks);
  let text = "";
  let clauseBefore = false;
  let numbered = false;
  for (const [at, { block, children }] of items.entries()) {
    const clause = isClause({ block, children }, depth);
    const clausesEnd = items.findIndex((item, place) => place >= at && isClause(item, depth));
    if (at === 0 || clauseBefore)
      numbered = !clause && isNumbered(items.slice(at, clausesEnd === -1 ? undefined : clausesEnd));
    const number = numbered && !clause ? NUMBER.exec(block.text) : null;
    const rest = block.text.slice(number?.[0].length ?? BULLET.exec(block.text)?.[0].length ?? 0);
    const mark = clause ? "" : number ? `${number[1]}. ` : "- ";
    const below = children.length > 0 ? listMarkdown(children, clause ? 0 : depth + 1) : "";
    if (text) text += clause || clauseBefore ? "\n\n" : "\n";
    text += `${" ".repeat(INDENT * depth)}${mark}${escapeMarkdown(rest)}`;
    if (below) text += (clause ? "\n\n" : "\n") + below;
    clauseBefore = clause;
  }
  return text;
}

/** How headings of a step are written: the highest of them and the level below it, seen from the step's title. */
interface Headings {
  top: number;
  languageData: LanguageData;
  spellings: Spellings;
}

/** Headings below the highest of their step are one level lower; finer levels would only confuse. */
function headingMark({ level }: MaterialBlock, top: number): string {
  return level > top ? "###" : "##";
}

function passageMarkdown(block: MaterialBlock, { top, languageData, spellings }: Headings): string {
  switch (block.kind) {
    case "heading":
      return `${headingMark(block, top)} ${escapeMarkdown(stepTitle(block.text, languageData, spellings))}`;
    case "table":
      return block.text;
    case "code":
      return `\`\`\`\n${block.text.replaceAll("```", "'''")}\n\`\`\``;
    case "quote":
      return `> ${escapeMarkdown(block.text)}`;
    case "caption":
      return `*${escapeMarkdown(block.text.trim())}* ${whereShown(block, languageData.code)}`.trim();
    default:
      return escapeMarkdown(block.text);
  }
}

const LONGEST_JOINED = 160;

/** Pieces that a long paragraph was cut into are one paragraph again while it stays readable. */
function continues(block: MaterialBlock, before: MaterialBlock | undefined, words: number): boolean {
  return (
    block.kind === "paragraph" &&
    before?.kind === "paragraph" &&
    before.document === block.document &&
    before.paragraph === block.paragraph &&
    words + countWords(block.text) <= LONGEST_JOINED
  );
}

/** What stands between two figures: blocks that are shown together, lists whole. */
function runMarkdown(blocks: readonly MaterialBlock[], headings: Headings): string {
  const parts: string[] = [];
  let words = 0;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block) break;
    if (block.kind === "list") {
      const end = blocks.findIndex(({ kind }, place) => place > at && kind !== "list");
      const items = blocks.slice(at, end === -1 ? undefined : end);
      parts.push(listMarkdown(items));
      at += items.length - 1;
    } else if (continues(block, blocks[at - 1], words)) {
      parts.push(`${parts.pop() ?? ""} ${escapeMarkdown(block.text)}`);
      words += countWords(block.text);
    } else {
      parts.push(passageMarkdown(block, headings));
      words = countWords(block.text);
    }
  }
  return parts.join("\n\n");
}

/** Whether something may stand between a block and the one before without taking a nested list apart. */
function opensAnew(block: MaterialBlock | undefined): boolean {
  return block?.kind !== "list" || block.level === 0;
}

/** Whether the next picture has the same caption, as the parts (a) and (b) of a figure have: it stands below the last. */
function sharesCaption({ captionParagraph }: Figure, next: Figure | undefined): boolean {
  return captionParagraph !== null && next?.captionParagraph === captionParagraph;
}

/**
 * Blocks as Markdown with their figures, which stand after the block that they belong to.
 * @param from index of the first block among all blocks of the material
 * @param apart blocks that are shown elsewhere
 */
export function passagesMarkdown(
  blocks: readonly MaterialBlock[],
  from: number,
  figures: readonly PlacedFigure[],
  languageData: LanguageData,
  spellings: Spellings,
  apart: ReadonlySet<MaterialBlock> = new Set(),
): string {
  const language: Language = languageData.code;
  const shown = blocks.filter((block) => !apart.has(block));
  const levels = shown.filter(({ kind }) => kind === "heading").map(({ level }) => level);
  const headings = { top: Math.min(...levels), languageData, spellings };
  const waiting = [...figures];
  const captions = new Set(figures.map(({ caption }) => caption));
  const parts: string[] = [];
  let run: MaterialBlock[] = [];
  const flush = () => {
    if (run.length > 0) parts.push(runMarkdown(run, headings));
    run = [];
  };
  for (const [at, block] of blocks.entries()) {
    if (!captions.has(from + at) && !apart.has(block)) run.push(block);
    while (waiting[0] && waiting[0].after <= from + at && opensAnew(blocks[at + 1])) {
      flush();
      const [{ figure }, next] = waiting;
      parts.push(figureMarkdown(figure, language, !sharesCaption(figure, next?.figure)));
      waiting.shift();
    }
  }
  flush();
  return parts.join("\n\n");
}
