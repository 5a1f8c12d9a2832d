import { anyOf } from "../../text/documentWords/index.ts";
import { mode, type PageText, type Segment } from "./geometry.ts";

const EDGE = 0.1;

/** The text of an edge line with its numbers replaced, so that "Page 3" and "Page 4" are one. */
function pattern(segment: Segment): string {
  return segment.text
    .replace(/\d+|\b[ivxlc]+\b/gi, "#")
    .replace(/\s+/g, " ")
    .trim();
}

/** "CHAPTER #. HOW …" cut behind its number: what the headers of all chapters share, however short each is. */
const numbered = (text: string): string => {
  const start = /^\p{L}+ #/u.exec(text)?.[0];
  return start === undefined ? text : `${start} …`;
};

const PAGE_NUMBER = new RegExp(
  `^[#\\s\\-–—./|]*$|^(?:${anyOf("page")})?\\s*#(?:\\s*(?:/|${anyOf("ofPages")})\\s*#)?$`,
  "i",
);

function edgeSegments(page: PageText): Segment[] {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const segment of page.segments) {
    top = Math.min(top, segment.y);
    bottom = Math.max(bottom, segment.y);
  }
  return page.segments.filter((segment) => {
    const place = segment.y / page.height;
    return place < EDGE || place > 1 - EDGE || segment.y <= top + 2 || segment.y >= bottom - 2;
  });
}

const place = (segment: Segment): number => Math.round(segment.y / 4);

/** The size most of the text of some pages is set in. */
export function bodySize(pages: readonly PageText[]): number {
  const sizes = pages.flatMap((page) =>
    page.segments.map((segment) => [segment.size, segment.chars] as const),
  );
  return mode(sizes, 0.5) ?? 10;
}

/**
 * Removes running headers, footers and page numbers: lines at the edge of a page that come again, apart
 * from numbers, at the same height on other pages. Large type must come again on a third of all pages.
 */
export function removeRepeatedEdges(pages: readonly PageText[]): PageText[] {
  const seen = new Map<string, number>();
  const edges = pages.map((page) => new Set(edgeSegments(page)));
  for (const segments of edges) {
    const texts = (segment: Segment) => [pattern(segment), numbered(pattern(segment))];
    const keys = new Set(
      [...segments].flatMap((segment) => texts(segment).map((text) => `${text}@${place(segment)}`)),
    );
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const times = (segment: Segment, text: string): number =>
    Math.max(...[-1, 0, 1].map((shift) => seen.get(`${text}@${place(segment) + shift}`) ?? 0));
  const needed = Math.max(2, Math.min(4, pages.length * 0.1));
  const body = bodySize(pages);
  const repeats = (segment: Segment): boolean => {
    const text = pattern(segment);
    const count = times(segment, text);
    if (PAGE_NUMBER.test(text)) return count >= 2 && pages.length > 2;
    return count >= (segment.size > body * 1.2 ? Math.max(needed, pages.length / 3) : needed);
  };
  const dropped = edges.map((segments) => new Set([...segments].filter(repeats)));
  const isNumbered = (segment: Segment): boolean =>
    segment.size <= body * 1.2 && times(segment, numbered(pattern(segment))) >= needed;
  const bands = headerBands(
    pages,
    edges.map((segments, at) => {
      const alike = [...segments].filter((segment) => isNumbered(segment));
      return new Set([...(dropped[at] ?? []), ...alike]);
    }),
  );
  return pages.map((page, index) => ({
    ...page,
    segments: page.segments.filter((segment) => {
      if (edges[index]?.has(segment) !== true) return true;
      return dropped[index]?.has(segment) !== true && !bands.has(place(segment));
    }),
  }));
}

/** Heights at which most of what stands there on any page comes again: the rest there is a header too. */
function headerBands(pages: readonly PageText[], dropped: readonly ReadonlySet<Segment>[]): Set<number> {
  const used = new Map<number, { all: number; dropped: number }>();
  for (const [index, page] of pages.entries()) {
    const heights = new Map<number, boolean>();
    for (const segment of page.segments) {
      const height = place(segment);
      const isDropped = dropped[index]?.has(segment) === true;
      heights.set(height, isDropped || heights.get(height) === true);
    }
    for (const [height, isDropped] of heights) {
      const count = used.get(height) ?? { all: 0, dropped: 0 };
      count.all++;
      if (isDropped) count.dropped++;
      used.set(height, count);
    }
  }
  const bands = [...used].filter(([, count]) => count.dropped >= 4 && count.dropped >= count.all * 0.7);
  return new Set(bands.map(([height]) => height));
}
