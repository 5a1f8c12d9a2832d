import type { Span } from "./anchors.ts";
import { APART, isApart, textNodes, textOf } from "./text.ts";

const BLOCKS = "p, li, h2, h3, h4, td, th, figcaption";

/** A place in the text of `root` for a DOM position. */
function offsetOf(root: Node, container: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(container, offset);
  let at = 0;
  for (const node of textNodes(root)) {
    if (node === container) return at + offset;
    if (!before.intersectsNode(node)) break;
    at += node.data.length;
  }
  return at;
}

/** The span that a range covers; null where it begins or ends outside of the text. */
export function spanOf(root: Node, range: Range): Span | null {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const ends = [startContainer, endContainer];
  if (!ends.every((node) => root.contains(node) && !isApart(node))) return null;
  return { start: offsetOf(root, startContainer, startOffset), end: offsetOf(root, endContainer, endOffset) };
}

/** The range of a span. */
export function rangeOf(root: Node, { start, end }: Span): Range {
  const range = document.createRange();
  range.selectNodeContents(root);
  let at = 0;
  let begun = false;
  for (const node of textNodes(root)) {
    const next = at + node.data.length;
    if (!begun && start < next) {
      range.setStart(node, start - at);
      begun = true;
    }
    if (end <= next) {
      range.setEnd(node, end - at);
      break;
    }
    at = next;
  }
  return range;
}

/** Every sentence of a text, block by block. */
export function findSentences(root: HTMLElement, language: string): Span[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => block.querySelector(BLOCKS) === null && !isApart(block))
    .flatMap((block) => {
      const from = offsetOf(root, block, 0);
      return [...segmenter.segment(textOf(block))]
        .filter(({ segment }) => segment.trim() !== "")
        .map(({ segment, index }) => ({
          start: from + index,
          end: from + index + segment.trimEnd().length,
        }));
    });
}

/** Selects a span. */
export function selectSpan(root: Node, span: Span): Range {
  const range = rangeOf(root, span);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return range;
}

/** Selects a span and brings it into view. */
export function revealSpan(root: Node, span: Span): void {
  selectSpan(root, span).startContainer.parentElement?.scrollIntoView({ block: "center" });
}

/** The range of a span, in pieces where something stands in it that is no part of the text. */
function piecesOf(root: Node, { start, end }: Span): Range[] {
  const whole = rangeOf(root, { start, end });
  if (whole.cloneContents().querySelector(APART) === null) return [whole];
  const pieces: Range[] = [];
  let at = 0;
  for (const node of textNodes(root)) {
    const { length } = node.data;
    if (start < at + length && end > at) {
      const piece = document.createRange();
      piece.setStart(node, Math.max(0, start - at));
      piece.setEnd(node, Math.min(length, end - at));
      pieces.push(piece);
    }
    at += length;
  }
  return pieces;
}

/** Paints the spans under a name that the style sheet knows (CSS Custom Highlight API); the text stays as it is. */
export function paintSpans(name: string, root: Node, spans: readonly Span[]): void {
  if (!("highlights" in CSS)) return;
  if (spans.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...spans.flatMap((span) => piecesOf(root, span))));
}
