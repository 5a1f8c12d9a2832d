import { z } from "zod";
import { countWords } from "../../text/words.ts";
import type { Asker, AskOptions } from "./ask.ts";
import { materialOf, type Passage, sourceOf } from "./passages.ts";
import { condensePrompt } from "./prompts.ts";

const pointsSchema = z.object({ points: z.array(z.object({ statement: z.string(), quote: z.string() })) });
type Points = z.infer<typeof pointsSchema>["points"];

/** At least this share of the quotes of a part's points stand word for word in it. */
const VERIFIED = 0.7;
const FEWEST_POINTS = 3;

function wordsOf({ block }: Passage): number {
  return countWords(block.text);
}

/** Passages in parts of at most so many words, cut between blocks; a longer block is a part of its own. */
export function partsOf(passages: readonly Passage[], mostWords: number): Passage[][] {
  const parts: Passage[][] = [];
  let words = 0;
  for (const passage of passages) {
    const own = wordsOf(passage);
    const last = parts.at(-1);
    if (last && words + own <= mostWords) last.push(passage);
    else {
      parts.push([passage]);
      words = 0;
    }
    words += own;
  }
  return parts;
}

function verified(points: Points, part: readonly Passage[]): Points {
  return points.filter(({ quote }) => sourceOf(quote, part) !== null);
}

/** At most `most` of the points, from all of their length. */
function spread(points: Points, most: number): Points {
  if (points.length <= most) return points;
  return Array.from(
    { length: most },
    (_, at) => points[Math.floor((at * points.length) / most)] ?? [],
  ).flat();
}

function pointsFault(points: Points, part: readonly Passage[]): string | null {
  if (points.length < FEWEST_POINTS)
    return `there are ${points.length} points, name at least ${FEWEST_POINTS}`;
  const found = verified(points, part).length;
  if (found >= VERIFIED * points.length) return null;
  return `only ${found} of ${points.length} quotes stand word for word in the material: copy them exactly`;
}

/** Who condenses, within which bounds. */
export interface Condensing {
  asker: Asker;
  instructions: string;
  /** Words of material that one request may hold. */
  mostWords: number;
}

/** A point of a part of the material, and the passage that its quote stands in. */
export interface Point {
  statement: string;
  quote: string;
  passage: Passage;
}

/**
 * The points of each part of passages that are too long for one request, each with a quote that stands in it word for
 * word (hierarchical summaries: Wu et al. 2021, "Recursively Summarizing Books with Human Feedback").
 */
export async function condensedPoints(
  { asker, instructions, mostWords }: Condensing,
  position: number,
  passages: readonly Passage[],
  options: AskOptions,
): Promise<Point[]> {
  const parts = partsOf(passages, mostWords);
  const perPart = Math.max(FEWEST_POINTS, Math.min(25, Math.round(mostWords / parts.length / 60)));
  const points: Points = [];
  for (const [at, part] of parts.entries()) {
    const answer = await asker.ask(
      {
        purpose: `step ${position}, part ${at + 1} of ${parts.length}`,
        schema: pointsSchema,
        instructions,
        prompt: condensePrompt(materialOf(part), perPart),
        check: (given) => pointsFault(given.points, part),
      },
      options,
    );
    points.push(...spread(verified(answer.points, part), perPart));
  }
  return points.flatMap((point) => {
    const source = sourceOf(point.quote, passages);
    const passage = passages.find(
      ({ document, block }) => document.id === source?.document && block.paragraph === source.paragraph,
    );
    return passage ? [{ ...point, passage }] : [];
  });
}

/** The material of a step as one request can hold it: its passages, or, where they are longer, their points. */
export async function condensedMaterial(
  condensing: Condensing,
  position: number,
  passages: readonly Passage[],
  options: AskOptions,
): Promise<string> {
  const total = passages.reduce((words, passage) => words + wordsOf(passage), 0);
  if (total <= condensing.mostWords) return materialOf(passages);
  const points = await condensedPoints(condensing, position, passages, options);
  return points.map(({ statement, quote }) => `- ${statement}\n  “${quote}”`).join("\n");
}
