import type { DraftBlock } from "../draft.ts";
import type { Vocabulary } from "../hyphens.ts";

const FLOATS = new Set<DraftBlock["kind"]>(["caption", "table"]);
/** Captions and tables that may stand at the head of a page in the middle of a sentence. */
const MOST = 4;
const ENDED = /[.!?:;…]["»”“)\]]*$/u;

/** Characters of the end of a text that are looked at: looking on would take the square of a long one. */
const LAST = 100;

function isCut({ kind, text }: DraftBlock): boolean {
  const end = text.slice(-LAST);
  return (kind === "paragraph" || kind === "list") && !ENDED.test(end) && /[\p{L},)]$/u.test(end);
}

/** Index of the text that goes on with the sentence at the end of a block, behind captions and tables; -1 where none does. */
function restOf(blocks: readonly DraftBlock[], at: number): number {
  let next = at + 1;
  while (next - at <= MOST && FLOATS.has(blocks[next]?.kind ?? "heading")) next++;
  const rest = blocks[next];
  const goesOn = next > at + 1 && rest?.kind === "paragraph" && /^\p{Ll}[\p{L}'’]*[\s,]/u.test(rest.text);
  return goesOn && !/^\p{Ll}\)/u.test(rest.text) ? next : -1;
}

/** Sentences that a figure or a table cuts, as typesetters put them at the head of the next page: whole, before it. */
export function aroundFloats(blocks: readonly DraftBlock[], vocabulary: Vocabulary): DraftBlock[] {
  const whole: DraftBlock[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined) break;
    const rest = isCut(block) ? restOf(blocks, at) : -1;
    if (rest === -1) {
      whole.push(block);
      continue;
    }
    whole.push({ ...block, text: vocabulary.join(block.text, blocks[rest]?.text ?? "") });
    whole.push(...blocks.slice(at + 1, rest));
    at = rest;
  }
  return whole;
}
