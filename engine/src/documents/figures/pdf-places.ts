import type { DraftBlock } from "../draft.ts";
import { type Line, titleKey } from "../pdf/geometry.ts";
import { isFigureCaption } from "./captions.ts";
import type { Box } from "./pdf-images.ts";

/** Letters that a line must have to be found in a block. */
const FEWEST_LETTERS = 6;
/** Points between a picture and its caption. */
const CAPTION_BELOW = 70;
const CAPTION_ABOVE = 40;
/** Points that a picture may reach over the baseline of the line above it. */
const OVERLAP = 3;

const isBeside = (line: Line, box: Box): boolean => line.x1 > box.x0 && line.x0 < box.x1;

function isInside(line: Line, box: Box): boolean {
  const [x, y] = [(line.x0 + line.x1) / 2, line.y - line.size / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

/** Finds the place of a picture of a PDF in its text by where it stands on paper. */
export class PdfPlaces {
  #lines: readonly Line[];
  #keys: string[];
  #blocks: readonly DraftBlock[];
  #starts = new Map<number, number>();

  /** `lines` in reading order; `blocks` what they were joined to. */
  constructor(lines: readonly Line[], blocks: readonly DraftBlock[]) {
    this.#lines = lines;
    this.#blocks = blocks;
    this.#keys = blocks.map(({ text }) => titleKey(text));
    for (const [index, { page }] of blocks.entries()) {
      if (page !== null && !this.#starts.has(page)) this.#starts.set(page, index);
    }
  }

  #onPage(page: number): { line: Line; index: number }[] {
    return this.#lines.map((line, index) => ({ line, index })).filter(({ line }) => line.page === page);
  }

  /** The block that holds a line: the first one from the last block of the page before it on. */
  #blockOf(line: Line): number | null {
    const key = titleKey(line.text);
    if (key.length < FEWEST_LETTERS) return null;
    const start = Math.max(0, (this.#starts.get(line.page) ?? this.#lastBefore(line.page) + 1) - 1);
    for (let index = start; index < this.#blocks.length; index++) {
      if ((this.#blocks[index]?.page ?? 0) > line.page) break;
      if (this.#keys[index]?.includes(key)) return index;
    }
    return null;
  }

  /** The last block that begins before a page. */
  #lastBefore(page: number): number {
    return this.#blocks.findLastIndex((block) => block.page !== null && block.page < page);
  }

  /** Characters of text on top of a part of a page. */
  textInside(page: number, box: Box): number {
    return this.#onPage(page)
      .filter(({ line }) => isInside(line, box))
      .reduce((sum, { line }) => sum + line.chars, 0);
  }

  /** The uppermost line left or right of a picture that has no text directly above. */
  #alongside(page: number, box: Box, above: Line | undefined): number | null {
    if (above !== undefined && box.y0 - above.y < CAPTION_BELOW) return null;
    const level = this.#onPage(page).filter(
      ({ line }) => !isBeside(line, box) && line.y > box.y0 && line.y - line.size < box.y1,
    );
    return level.sort((a, b) => a.line.y - b.line.y)[0]?.index ?? null;
  }

  /** Index of the block after which a picture stands; -1 before the first. */
  after(page: number, box: Box): number {
    const lines = this.#onPage(page).filter(({ line }) => isBeside(line, box) && !isInside(line, box));
    const above = lines
      .filter(({ line }) => line.y <= box.y0 + OVERLAP)
      .sort((a, b) => b.line.y - a.line.y)[0];
    const below = lines
      .filter(({ line }) => line.y > box.y1 - OVERLAP)
      .sort((a, b) => a.line.y - b.line.y)[0];
    const alongside = this.#alongside(page, box, above?.line);
    let index = alongside ?? above?.index ?? (below === undefined ? this.#lastLine(page) : below.index - 1);
    for (let tries = 0; tries < 12 && index >= 0; tries++, index--) {
      const line = this.#lines[index];
      const block = line === undefined ? null : this.#blockOf(line);
      if (block !== null) return block;
    }
    return this.#lastBefore(page + 1);
  }

  #lastLine(page: number): number {
    return this.#lines.findLastIndex((line) => line.page <= page);
  }

  /** For each picture of a page the index of its caption, no caption for two; null where it has none. */
  captions(page: number, boxes: readonly Box[]): (number | null)[] {
    const lines = this.#onPage(page).flatMap(({ line }) => {
      const block = isFigureCaption({ kind: "caption", level: 0, page, text: line.text })
        ? this.#blockOf(line)
        : null;
      return block !== null && isFigureCaption(this.#blocks[block]) ? [{ line, block }] : [];
    });
    const pairs = boxes.flatMap((box, picture) =>
      lines.flatMap(({ line, block }) => {
        const below = line.y - line.size - box.y1;
        const above = box.y0 - line.y;
        const near = below > -OVERLAP ? below < CAPTION_BELOW : above > -OVERLAP && above < CAPTION_ABOVE;
        return near && isBeside(line, box) ? [{ picture, block, gap: Math.max(below, above) }] : [];
      }),
    );
    const found: (number | null)[] = boxes.map(() => null);
    const taken = new Set<number>();
    for (const { picture, block } of pairs.sort((a, b) => a.gap - b.gap)) {
      if (found[picture] !== null || taken.has(block)) continue;
      found[picture] = block;
      taken.add(block);
    }
    return found;
  }
}
