import type { Block, CourseStep, ReadDocument, Source } from "../../types/index.ts";

/** A block of a document that belongs to a step. */
export interface Passage {
  document: ReadDocument;
  block: Block;
}

/** The blocks that the sources of a step stand in, in their order, each once. */
export function passagesOf(step: CourseStep, documents: readonly ReadDocument[]): Passage[] {
  const found = new Map<string, Passage>();
  for (const { document: id, paragraph } of step.sources) {
    const document = documents.find((one) => one.id === id);
    const block = document?.blocks[paragraph - 1];
    if (document && block) found.set(`${id}/${paragraph}`, { document, block });
  }
  return [...found.values()];
}

/** Signs that are set in different ways: what one stands for, any of its row may. */
const ROWS = ['"„“”«»‟', "'‚‘’‛`´", "-–—‑−"];
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl" };

function flexibleSign(sign: string): string {
  const row = ROWS.find((one) => one.includes(sign));
  if (row !== undefined) return `[${row.replace("-", "\\-")}]`;
  return sign.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

const withoutLigatures = (text: string): string =>
  text.replace(/[ﬀﬁﬂﬃﬄ]/gu, (sign) => LIGATURES[sign] ?? sign);

/** Letters that a ligature stands for match it too. */
const withLigatures = (pattern: string): string =>
  pattern.replace(/ffi|ffl|ff|fi|fl/g, (letters) => {
    const sign = Object.keys(LIGATURES).find((one) => LIGATURES[one] === letters);
    return `(?:${letters}|${sign})`;
  });

/** Characters that an ellipsis in a quote may stand for. */
const LEFT_OUT = 400;

/**
 * Matches a quote whatever its typography: spaces, line ends, quotation marks, dashes, ligatures; an ellipsis joins two
 * verbatim parts, and a final point is no difference.
 */
function flexible(quote: string): RegExp {
  const parts = withoutLigatures(quote.trim().replace(/(?:\.|…|\.\.\.)$/u, ""))
    .split(/\s*(?:\[…\]|\[\.\.\.\]|…|\.\.\.)\s*/u)
    .filter((part) => part !== "");
  const patterns = parts.map((part) =>
    withLigatures([...part].map((sign) => (/\s/.test(sign) ? " " : flexibleSign(sign))).join("")).replace(
      / +/g,
      "\\s+",
    ),
  );
  return new RegExp(`${patterns.join(`[\\s\\S]{0,${LEFT_OUT}}?`)}\\.?`, "u");
}

/** A quote as a text has it; null where it does not stand there word for word. */
export function foundIn(quote: string, text: string): string | null {
  return quote.trim() === "" ? null : (flexible(quote).exec(text)?.[0] ?? null);
}

/** Where a quote stands word for word in one of the passages; null where it does not. */
export function sourceOf(quote: string, passages: readonly Passage[]): Source | null {
  if (quote.trim() === "") return null;
  const pattern = flexible(quote);
  for (const { document, block } of passages) {
    const match = pattern.exec(block.text);
    if (match === null) continue;
    return {
      document: document.id,
      documentName: document.name,
      page: block.page,
      paragraph: block.paragraph,
      offset: block.offset + match.index,
      quote: match[0],
    };
  }
  return null;
}

/** Passages as the model gets them: headings marked, one block a paragraph. */
export function materialOf(passages: readonly Passage[]): string {
  return passages.map(({ block }) => (block.kind === "list" ? `- ${block.text}` : block.text)).join("\n\n");
}
