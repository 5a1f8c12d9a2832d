import { recurringHeadings } from "../../text/headings.ts";
import { countWords } from "../../text/words.ts";
import type { Block } from "../../types/index.ts";
import { RECURRING_FROM } from "./headings.ts";

/** Most words of a part that stays whole. */
const WHOLE_WORDS = 600;

type Placed = Block & { document?: string };

const isHeading = (block: Block | undefined) => block?.kind === "heading";

/** Where what stands under the heading at an index ends: at the next one that is not below it, or with the document. */
function endOfPart(blocks: readonly Placed[], at: number): number {
  const heading = blocks[at];
  for (let index = at + 1; index < blocks.length; index++) {
    const block = blocks[index];
    if (block?.document !== heading?.document) return index;
    if (isHeading(block) && (block?.level ?? 0) <= (heading?.level ?? 0)) return index;
  }
  return blocks.length;
}

/** Whether a part is cut by headings that recur, right below its own. */
function isCutAlike(part: readonly Block[], recurring: ReadonlySet<string>): boolean {
  const below = part.slice(1).filter(isHeading);
  const level = Math.min(...below.map((heading) => heading.level));
  return below.some((heading) => heading.level === level && recurring.has(heading.text));
}

/**
 * Parts that stay whole: up to 600 words under a heading, which the same headings cut as others. "Procedure" and
 * "Observation" say nothing without each other, nor without the name of the experiment.
 *
 * @returns for the index of each part's heading, where the part ends
 */
export function findWholes(blocks: readonly Placed[]): Map<number, number> {
  const recurring = recurringHeadings(blocks, RECURRING_FROM, (heading) => heading);
  const wholes = new Map<number, number>();
  if (recurring.size === 0) return wholes;
  for (const [at, block] of blocks.entries()) {
    if (!isHeading(block) || recurring.has(block.text)) continue;
    const end = endOfPart(blocks, at);
    const part = blocks.slice(at, end);
    const words = part.reduce((sum, { text }) => sum + countWords(text), 0);
    if (words <= WHOLE_WORDS && isCutAlike(part, recurring)) wholes.set(at, end);
  }
  return wholes;
}
