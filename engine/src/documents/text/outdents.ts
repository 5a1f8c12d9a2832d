import type { Lines } from "./structure.ts";

/** Blanks before the lines of a body from which what stands further left is told from it. */
const LEAST_INDENT = 3;
/** Share of the paragraphs that stand as far right as the body, or further. */
const MOST_OF_THEM = 0.6;
const FEWEST_HEADINGS = 2;
/** Lines and characters of a heading at most; one with a number of its own may be a long question. */
const LONGEST = { plain: { lines: 2, characters: 100 }, numbered: { lines: 3, characters: 200 } };

const BULLET = /^\s*(?:[-*•–·+]|\(?(?:\d{1,3}|[a-z])[.)])\s/;
/** "4.1. Powers", "A.2. Ballots": the deeper the number, the deeper the heading. */
const NUMBER = /^((?:\d{1,2}|[A-Z])(?:\.\d{1,2})*)\.\s+\p{L}/u;
const BEGINS = /^["“„«¿¡(]?\p{Lu}/u;
const UNFINISHED = /[.,;:-]$/;
/** Rights, addresses and dates on a title page. */
const IMPRINT = /©|\(c\)|\S@\S|(?:19|20)\d\d$/iu;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Where the running text of a file begins: the indent that most paragraphs of several lines have; 0 where they have none. */
function bodyIndent(parts: readonly Lines[]): number {
  const running = parts.filter(([first = "", ...rest]) => rest.length > 0 && !BULLET.test(first));
  const counts = new Map<number, number>();
  for (const [first = ""] of running) counts.set(indentOf(first), (counts.get(indentOf(first)) ?? 0) + 1);
  const [most = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  const inside = running.filter(([first = ""]) => indentOf(first) >= most).length;
  return most >= LEAST_INDENT && inside >= MOST_OF_THEM * running.length ? most : 0;
}

function numberOf(text: string): string | null {
  return NUMBER.exec(text)?.[1] ?? null;
}

function isTitle(lines: Lines, text: string): boolean {
  const number = numberOf(text);
  const most = number?.includes(".") ? LONGEST.numbered : LONGEST.plain;
  if (lines.length > most.lines || text.length > most.characters || UNFINISHED.test(text)) return false;
  if (IMPRINT.test(text)) return false;
  return number !== null || (BEGINS.test(text) && !BULLET.test(text));
}

/**
 * The headings of a text whose body is indented and whose headings are not, as manuals and pages saved as text have
 * them, with their depth: that of the number before them, else by how far they stand from the margin.
 */
export function outdentedHeadings(parts: readonly Lines[]): Map<Lines, number> {
  const body = bodyIndent(parts);
  const found = parts.flatMap((lines) => {
    const indent = indentOf(lines[0] ?? "");
    const text = lines.map((line) => line.trim()).join(" ");
    return indent < body && isTitle(lines, text) ? [{ lines, indent, text }] : [];
  });
  if (found.length < FEWEST_HEADINGS || found.length > parts.length / 2) return new Map();
  const indents = [...new Set(found.map(({ indent }) => indent))].sort((one, other) => one - other);
  return new Map(
    found.map(({ lines, indent, text }) => {
      const depth = numberOf(text)?.split(".").length ?? indents.indexOf(indent) + 1;
      return [lines, depth + 1];
    }),
  );
}
