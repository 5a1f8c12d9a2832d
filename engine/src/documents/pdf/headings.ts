import { anyOf } from "../../text/documentWords/index.ts";
import { largest } from "../extremes.ts";
import { boldness, type Line, titleKey } from "./geometry.ts";
import type { Bookmark } from "./open.ts";

/** A heading that covers `lines` lines from where it is found. */
export interface Heading {
  level: number;
  text: string;
  lines: number;
}

const MOST_LINES = 4;
/** Characters that a line may have more than the longest title, for the number before it. */
const LONGEST_NUMBER = 12;

/** What is compared of a title: its letters and digits without the number before them, unless it is all a number. */
function formOf(key: string): string {
  return key.replace(/^\d+/, "") || key;
}

/** Finds each bookmark's title among the lines of its page (or the one after); by index of its first line. */
export function headingsFromBookmarks(
  lines: readonly Line[],
  bookmarks: readonly Bookmark[],
): Map<number, Heading> {
  const forms = bookmarks.map(({ title }) => formOf(titleKey(title)));
  const places = placesOf(lines, new Set(forms));
  const found = new Map<number, Heading>();
  for (const [at, { page, level }] of bookmarks.entries()) {
    const form = forms[at] ?? "";
    if (page === null || form === "") continue;
    const here = [page, page + 1].flatMap((number) => {
      const place = places.get(placeKey(number, form))?.find(({ index }) => !found.has(index));
      return place === undefined ? [] : [place];
    })[0];
    if (here === undefined) continue;
    const texts = lines.slice(here.index, here.index + here.lines).map(({ text }) => text);
    found.set(here.index, { level, text: texts.join(" "), lines: here.lines });
  }
  return found;
}

interface Place {
  index: number;
  lines: number;
}

const placeKey = (page: number, form: string): string => `${page}/${form}`;

/** Where on which page some titles stand, in one go through the lines, however many titles there are. */
function placesOf(lines: readonly Line[], forms: ReadonlySet<string>): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  if (forms.size === 0) return places;
  const longest = largest([...forms].map(({ length }) => length)) + LONGEST_NUMBER;
  const keys = lines.map(({ text }) => titleKey(text));
  for (const [index, { page }] of lines.entries()) {
    let key = "";
    for (let count = 1; count <= MOST_LINES && lines[index + count - 1]?.page === page; count++) {
      key += keys[index + count - 1];
      if (key.length > longest) break;
      const form = formOf(key);
      if (!forms.has(form)) continue;
      const known = places.get(placeKey(page, form));
      if (known === undefined) places.set(placeKey(page, form), [{ index, lines: count }]);
      else known.push({ index, lines: count });
    }
  }
  return places;
}

/** What tells body text from headings in a document. */
export interface TextStyle {
  /** Font size of the body in points. */
  body: number;
  /** Usual distance between its lines in points. */
  leading: number;
}

/** How captions of figures and tables begin in our languages: "Abb. 3:", "Table 2.1 –". */
export const CAPTION = new RegExp(`^(?:${anyOf("figures", "tables")})\\s*\\d+(?:\\.\\d+)*\\s*[.:–—-]`, "u");

/** "5.3 Uploads to testing-proposed-updates": what is not bold in it is a name in type of one width. */
function isBoldWithCode({ boldChars, monoChars, chars }: Line): boolean {
  return boldChars >= chars * 0.25 && boldChars + monoChars >= chars && monoChars < chars;
}

function couldBeHeading(line: Line): boolean {
  const text = line.text;
  return (
    text.length < 140 &&
    /\p{L}{2}/u.test(text) &&
    !/[.;,:]$/.test(text.replace(/^\d+\.$/, "")) &&
    !/\.{4,}|(\. ){4,}/.test(text) &&
    (line.monoChars < line.chars * 0.5 || isBoldWithCode(line)) &&
    !CAPTION.test(text) &&
    !/^[•●▪◦‣]/.test(text)
  );
}

/** Distance to the line above in the same column; large where there is none. */
export function gapAbove(lines: readonly Line[], index: number): number {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined || before === undefined) return 99;
  return before.page === line.page && before.column === line.column ? line.y - before.y : 99;
}

/** A line that begins small goes on with another, one that ends in "etc." ends an enumeration; commands may be headings. */
const NO_HEADING = /^\p{Ll}+,?\s\p{Ll}|(?<!\p{L})(?:etc|usw|ecc)\.?$/u;

/** Whether a bold line is the beginning of the sentence below it: that begins small or with a colon, right under it. */
function isRunIn(lines: readonly Line[], index: number, style: TextStyle): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || boldness(next) > 0.8) return false;
  const gap = gapAbove(lines, index + 1);
  if (gap <= 0 || gap > style.leading * 1.2) return false;
  if (/^[:;,.–—]\s/u.test(next.text)) return true;
  return /^\p{Ll}/u.test(next.text) && line.x1 > next.x1 - line.size * 3;
}

/** Lines set larger than the body, or bold with room above, become headings ranked by size. */
export function headingsFromType(lines: readonly Line[], style: TextStyle): Map<number, Heading> {
  const larger = (line: Line): boolean => line.size >= style.body * 1.12;
  const bold = (line: Line): boolean => boldness(line) > 0.8;
  const boldLines = lines.filter((line) => bold(line)).length;
  const boldMeans = boldLines < lines.length * 0.3;
  const chosen = new Map<number, Heading>();
  const sizes = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (!couldBeHeading(line)) continue;
    const roomAbove = gapAbove(lines, index) > style.leading * 1.25;
    const alone = line.cells.length === 1 || /^[\dIVX.]+$/.test(line.cells[0]?.text.trim() ?? "");
    const asBold =
      boldMeans &&
      bold(line) &&
      roomAbove &&
      alone &&
      line.size >= style.body * 0.95 &&
      line.text.length < 100;
    if (!larger(line) && (!asBold || isRunIn(lines, index, style))) continue;
    chosen.set(index, { level: 0, text: line.text, lines: 1 });
    if (larger(line)) sizes.add(Math.round(line.size));
  }
  joinLines(lines, chosen, style);
  for (const [index, { text }] of chosen) if (NO_HEADING.test(text)) chosen.delete(index);
  const ranks = [...sizes].sort((a, b) => b - a).slice(0, 5);
  for (const [index, heading] of chosen) {
    const line = lines[index];
    const rank = line === undefined || !larger(line) ? -1 : ranks.indexOf(Math.round(line.size));
    heading.level = rank === -1 ? Math.min(6, ranks.length + 1) : rank + 1;
  }
  return chosen;
}

/** Makes one heading of neighbouring heading lines in the same type. */
function joinLines(lines: readonly Line[], chosen: Map<number, Heading>, style: TextStyle): void {
  for (const [index, heading] of chosen) {
    if (!chosen.has(index)) continue;
    for (;;) {
      const at = index + heading.lines;
      const line = lines[at];
      const last = lines[at - 1];
      if (line === undefined || last === undefined || heading.lines >= MOST_LINES) break;
      const sameType = Math.abs(line.size - last.size) < 0.6 && boldness(line) > 0.8 === boldness(last) > 0.8;
      const gap = gapAbove(lines, at);
      const close = gap > 0 && gap < Math.max(line.size * 1.7, style.leading * 1.1);
      if (!sameType || !close || line.page !== last.page || !(chosen.has(at) || boldness(line) > 0.8)) break;
      if (/^\d+(\.\d+)*\.?\s/.test(line.text)) break;
      heading.text = `${heading.text} ${line.text}`;
      heading.lines++;
      chosen.delete(at);
    }
  }
}
