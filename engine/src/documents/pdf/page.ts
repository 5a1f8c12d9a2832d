import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { cleanCode, cleanLine } from "../normalise.ts";
import { setAt } from "../raised.ts";
import { isCode, type PageText, type Segment } from "./geometry.ts";
import { readTags, type Tags } from "./tags.ts";

/** What a font's name tells about it. */
interface FontStyle {
  bold: boolean;
  mono: boolean;
}

/** Styles of the fonts of a document by pdfjs's name for them; filled page by page. */
export type Fonts = Map<string, FontStyle>;

const BOLD = /bold|black|heavy|semib|demi|CMBX|SFBX|-Bd|LMRoman\d+-Bold|t1xb$/i;
const MONO =
  /mono|courier|consol|typewriter|inconsol|menlo|(?:cm|sf|lm|tc|sl|x|b)tt\d*(?:-slant.*)?$|SFST\d/i;

interface Item {
  /** Tag of the marked content it stands in. */
  tag: string | null;
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}

/** The loaded font object of pdfjs: only its PostScript name is of use here. */
function fontName(page: PDFPageProxy, name: string): string {
  if (!page.commonObjs.has(name)) return "";
  const font: unknown = page.commonObjs.get(name);
  return typeof font === "object" && font !== null && "name" in font ? String(font.name) : "";
}

/** Looks up fonts not seen on an earlier page; this needs the operator list, so it is done only then. */
async function learnFonts(page: PDFPageProxy, items: readonly Item[], fonts: Fonts): Promise<void> {
  const unseen = new Set(items.map((item) => item.fontName).filter((name) => !fonts.has(name)));
  if (unseen.size === 0) return;
  await page.getOperatorList().catch(() => null);
  for (const name of unseen) {
    const real = fontName(page, name);
    fonts.set(name, { bold: BOLD.test(real), mono: MONO.test(real) });
  }
}

/** One or several numbers of notes, or an exponent; the commas between numbers may be pieces of their own. */
const RAISED = /^[-−–+\d,;\s]{1,40}$/;

/** A raised number: a footnote mark behind a word is left out with its commas, an exponent is kept as one. */
function raised(before: string, text: string): string {
  if (!/\d/.test(text) || /(\p{L}{3,}|[.,;:!?»”"“)])\s?$/u.test(before)) return "";
  return setAt("superscript", text);
}

/** A segment in the making. */
interface Open extends Segment {
  /** Baseline of its last piece in normal size. */
  base: number;
  sizes: Map<number, number>;
  /** Length of its text where the last number of a note was left out: a comma may stand between two of them. */
  noteAt: number;
  ended: boolean;
}

/** Blanks between two pieces of code that are printed on one line, at most. */
const WIDEST_GAP = 80;

function characterWidth({ width, str }: Item): number {
  return width > 0 && str.length > 0 ? width / str.length : 1;
}

function extend(open: Open, item: Item, at: Place, style: FontStyle | undefined): void {
  const { x, y, size } = at;
  const gap = x - open.x1;
  const isRaised = size < open.size * 0.8 && open.base - y > open.size * 0.15 && RAISED.test(item.str.trim());
  if (isRaised) {
    if (/^\s*[,;]\s*$/.test(open.text.slice(open.noteAt))) open.text = open.text.slice(0, open.noteAt);
    const kept = raised(open.text, item.str.trim());
    if (kept === "") open.noteAt = open.text.length;
    open.text += kept;
  } else {
    const columns = style?.mono && isCode(open) ? Math.round(gap / characterWidth(item)) : 0;
    if (columns > 0) open.text += " ".repeat(Math.min(columns, WIDEST_GAP));
    else if (gap > Math.max(size, open.size) * 0.18 && !/\s$/.test(open.text)) open.text += " ";
    open.text += item.str;
  }
  if (size >= open.size * 0.8) open.base = y;
  open.x1 = Math.max(open.x1, x + item.width);
  open.mono = { first: open.mono?.first === true, last: style?.mono === true };
  count(open, item, size, style);
}

function count(open: Open, item: Item, size: number, style: FontStyle | undefined): void {
  const characters = item.str.trim().length;
  open.chars += characters;
  if (style?.bold) open.boldChars += characters;
  if (style?.mono) open.monoChars += characters;
  const rounded = Math.round(size * 10) / 10;
  open.sizes.set(rounded, (open.sizes.get(rounded) ?? 0) + characters);
  open.size = [...open.sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? size;
}

interface Place {
  x: number;
  y: number;
  size: number;
}

function continues(open: Open, x: number, y: number, size: number): boolean {
  const larger = Math.max(open.size, size);
  const raisedBy = open.y - y;
  const sameLine = Math.abs(raisedBy) < larger * (size < open.size * 0.8 ? 0.62 : 0.45);
  return !open.ended && sameLine && x - open.x1 < larger * 1.2 && x - open.x1 > -size * 1.2;
}

type Matrix = readonly number[];

function multiply(m: Matrix, n: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Joins items that stand side by side; upright text only, turned text at margins is left out. */
function toSegments(items: readonly Item[], toPaper: Matrix, fonts: Fonts): Segment[] {
  const segments: Open[] = [];
  let open: Open | null = null;
  for (const item of items) {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(toPaper, item.transform);
    if (Math.abs(b) > Math.abs(a)) continue;
    const size = Math.hypot(c, d) || item.height;
    if (item.str.trim() === "") {
      if (open !== null && isCode(open) && fonts.get(item.fontName)?.mono && Math.abs(open.y - y) < 1) {
        if (item.hasEOL) open.ended = true;
        continue;
      }
      if (open !== null && item.str !== "" && x - open.x1 < open.size * 1.2) {
        if (Math.abs(open.y - y) < open.size * 0.5 && !/\s$/.test(open.text)) open.text += " ";
      } else if (item.width > size * 2.5) open = null;
      if (item.hasEOL && open !== null) open.ended = true;
      continue;
    }
    const style = fonts.get(item.fontName);
    if (open !== null && open.tag === item.tag && continues(open, x, y, size)) {
      extend(open, item, { x, y, size }, style);
    } else {
      const indent = style?.mono ? item.str.length - item.str.trimStart().length : 0;
      open = {
        text: item.str.slice(indent),
        x0: x + indent * characterWidth(item),
        x1: x + item.width,
        y,
        size,
        chars: 0,
        boldChars: 0,
        monoChars: 0,
        mono: { first: style?.mono === true, last: style?.mono === true },
        tag: item.tag,
        sizes: new Map(),
        noteAt: Number.POSITIVE_INFINITY,
        base: y,
        ended: false,
      };
      count(open, item, size, style);
      segments.push(open);
    }
    if (item.hasEOL) open.ended = true;
  }
  return segments.map(({ sizes: _, ended: __, base: ___, noteAt: ____, ...segment }) => ({
    ...segment,
    text: isCode(segment) ? cleanCode(segment.text) : cleanLine(segment.text),
  }));
}

type Content = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"];

/** The text items of a page, each with the tag of the marked content around it. */
function taggedItems(content: Content, tags: Tags): Item[] {
  const open: (string | null)[] = [];
  const items: Item[] = [];
  for (const item of content) {
    if ("str" in item) {
      const { str, transform, width, height, fontName, hasEOL } = item;
      items.push({ str, transform, width, height, fontName, hasEOL, tag: open.at(-1) ?? null });
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(tags.get(item.id) ?? open.at(-1) ?? null);
  }
  return items;
}

/** Where the links of a page lead. */
async function readAddresses(page: PDFPageProxy): Promise<string[]> {
  const notes: unknown[] = await page.getAnnotations().catch(() => []);
  return notes.flatMap((note) =>
    typeof note === "object" && note !== null && "url" in note && typeof note.url === "string"
      ? [note.url]
      : [],
  );
}

/** Reads the text of a page with its place on paper. */
export async function readPage(page: PDFPageProxy, fonts: Fonts): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const tags = await readTags(page);
  const content = await page.getTextContent({ includeMarkedContent: tags.size > 0 });
  const items = taggedItems(content.items, tags);
  await learnFonts(page, items, fonts);
  const segments = toSegments(items, viewport.transform, fonts).filter(
    (segment) => segment.text.trim() !== "",
  );
  const addresses = await readAddresses(page);
  page.cleanup();
  const { width, height } = viewport;
  return { number: page.pageNumber, width, height, segments, ...(addresses.length > 0 ? { addresses } : {}) };
}
