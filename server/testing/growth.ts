import { workedMs } from "../src/platform/loopWatch.ts";
import type { HostileText } from "./hostileTexts.ts";

/** The greatest length of a text that people send, in characters. */
const LONGEST = 200_000;
/** A text of this share of it, for comparison: three doublings. */
const SHARE = 8;
/** What twice the text may cost at most. */
const A_DOUBLING = 2.4;
/** The longest text costs nobody anything below it, in ms of the processor. */
const NOTHING = 100;
/** How often something is measured again before it counts: what else goes on only makes it slower. */
const TIMES = 5;

function measure(read: (text: string) => unknown, text: string): number {
  const before = workedMs();
  read(text);
  return workedMs() - before;
}

/** What is wrong with how long a reader takes for a text; null where twice the text takes it twice as long. */
export function growthFault(read: (text: string) => unknown, { ofLength }: HostileText): string | null {
  let least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let times = 0; times < TIMES; times++) {
    // Always another text: readers remember what they have read.
    const [short, long] = [ofLength(LONGEST / SHARE - times), ofLength(LONGEST - times)];
    const shorter = measure(read, short);
    // A square is seen in the short text already: the long one might not end.
    if (shorter > NOTHING * SHARE) return `${Math.round(shorter)} ms for ${short.length} characters`;
    const longer = measure(read, long);
    least = { short: Math.min(least.short, shorter), long: Math.min(least.long, longer) };
    if (least.long <= NOTHING || least.long <= least.short * A_DOUBLING ** Math.log2(SHARE)) return null;
  }
  return `${Math.round(least.short)} ms become ${Math.round(least.long)} ms for a text ${SHARE} times as long`;
}
