import type { LanguageData } from "../../text/languages/index.ts";
import { readability } from "../../text/readability.ts";
import { splitSentences } from "../../text/sentences.ts";
import { countWords } from "../../text/words.ts";
import type { Difficulty, LeftOut } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";

/** What a level of difficulty changes. */
export interface Level {
  /** Share of the words that may be left out because they are hard to read; 0 keeps everything. */
  omit: number;
  /** Whether code and formulas are left out first. */
  plain: boolean;
  /** How good a definition must be to stand among the terms; lower gives more entries. */
  glossary: number;
}

const LEVELS: Record<Difficulty, Level> = {
  elementary: { omit: 0.35, plain: true, glossary: 0.5 },
  highschool: { omit: 0.15, plain: false, glossary: 1 },
  standard: { omit: 0, plain: false, glossary: 1.5 },
  university: { omit: 0, plain: false, glossary: 1.5 },
};

export function levelOf(difficulty: Difficulty): Level {
  return LEVELS[difficulty];
}

/** Words of the documents that each step keeps whatever the level. */
const WORDS_A_STEP = 450;
/** A paragraph of fewer words is too short for its readability to mean much. */
const LEAST_WORDS = 10;
const FORMULA = /[=<>≤≥±×∑∫√∂∞≈≠^_{}\\|]|[α-ωΑ-Ω]/gu;

/** How hard a block is to read: higher is harder, and not comparable between languages; null where it stays. */
function hardness(block: MaterialBlock, languageData: LanguageData, plain: boolean): number | null {
  if (block.kind === "heading" || block.kind === "table" || block.kind === "caption") return null;
  const signs = block.text.match(FORMULA)?.length ?? 0;
  if (plain && (block.kind === "code" || signs >= 3)) return 1_000;
  if (block.kind === "code" || countWords(block.text) < LEAST_WORDS) return null;
  const sentences = splitSentences(block.text, languageData);
  const longest = Math.max(...sentences.map(countWords));
  return 100 - readability(block.text, languageData.code) + longest / 2;
}

/** Whether a block announces or continues another, so that one would make no sense without the other. */
function isTied(blocks: readonly MaterialBlock[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!block || /:\s*$/.test(block.text)) return true;
  return block.kind === "list" && next?.kind === "list" && next.level > block.level;
}

/** Headings whose section lost all its passages are left out with them. */
function emptied(blocks: readonly MaterialBlock[], gone: ReadonlySet<MaterialBlock>): MaterialBlock[] {
  return blocks.filter((block, at) => {
    if (block.kind !== "heading") return false;
    const next = blocks.findIndex(
      (other, place) => place > at && other.kind === "heading" && other.level <= block.level,
    );
    const section = blocks.slice(at + 1, next === -1 ? undefined : next);
    const passages = section.filter(({ kind }) => kind !== "heading");
    return passages.length > 0 && passages.every((passage) => gone.has(passage));
  });
}

/**
 * Leaves out the passages that are hardest to read, as far as the level allows and the steps keep enough
 * text: elementary at most 35 % of the words (code and formulas first), high school at most 15 %,
 * university and standard none. The rest stays in its order.
 */
export function easeTo(
  difficulty: Difficulty,
  blocks: readonly MaterialBlock[],
  steps: number,
  languageData: LanguageData,
): { blocks: MaterialBlock[]; leftOut: LeftOut[] } {
  const { omit, plain } = levelOf(difficulty);
  const total = blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  let spare = Math.min(omit * total, total - steps * WORDS_A_STEP);
  if (spare <= 0) return { blocks: [...blocks], leftOut: [] };
  const ranked = blocks
    .map((block, at) => ({
      block,
      at,
      hard: hardness(block, languageData, plain),
      words: countWords(block.text),
    }))
    .filter(({ at, hard }) => hard !== null && !isTied(blocks, at))
    .sort((a, b) => (b.hard ?? 0) - (a.hard ?? 0) || a.at - b.at);
  const gone = new Set<MaterialBlock>();
  for (const { block, words } of ranked) {
    if (words > spare) continue;
    gone.add(block);
    spare -= words;
  }
  for (const heading of emptied(blocks, gone)) gone.add(heading);
  const leftOut = [...gone].map(
    ({ document, paragraph }): LeftOut => ({ document, paragraph, reason: "too_difficult" }),
  );
  return { blocks: blocks.filter((block) => !gone.has(block)), leftOut };
}
