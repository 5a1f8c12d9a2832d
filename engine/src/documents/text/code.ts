import { smallest } from "../extremes.ts";
import { cleanCode } from "../normalise.ts";

/** What a shell shows before a command; "#" so far from the margin is no heading of Markdown's. */
const PROMPT = /^\s*[$%]\s+\S|^\s{4,}#\s+\S/;
/** What lines of programs, settings and commands have and prose has not. */
const CODE_LINE =
  /[{};\\]$|^\s*(?:#|\/\/|<[^>\s][^>]*>|@|\d+\s+\S+\s*[:=(]|[dl-][rwxst-]{9})|\w\(\)|\$[({\w]|&&|<<|\s\|\s|\s-{1,2}\w|^\s*[\w.$()-]+\s*[:+?]?=(?!=)|^\s*[\w-]+:(?:\s|$)|\/\w+\//;
const FENCE = /^ {0,3}(`{3,})[\w+#.-]*$/;
/** Share of a paragraph's lines, and of its line ends, that must look like a program's. */
const MOSTLY = 0.5;

/** The width at which the lines of a file are cut: nearly all are shorter. */
export function widthOf(lines: readonly string[]): number {
  const widths = lines.map(({ length }) => length).sort((one, other) => one - other);
  return widths[Math.floor(widths.length * 0.95)] ?? 0;
}

/** How many lines end although the next word would have fitted: they were ended on purpose. */
function endsOnPurpose(lines: readonly string[], width: number): number {
  return lines.filter((line, at) => {
    const next = lines[at + 1]?.trim().split(/\s/, 1)[0];
    return next !== undefined && line.length + 1 + next.length <= width;
  }).length;
}

/** Whether lines begin with a fence and end with the same. */
function isFenced(lines: readonly string[]): boolean {
  const fence = FENCE.exec(lines[0] ?? "")?.[1];
  return fence !== undefined && lines.length > 1 && lines.at(-1)?.trim() === fence;
}

/** Longer lines are prose, where a file is not cut at a width. */
const LONGEST = 120;

/** Whether the lines of a paragraph are a program, settings or commands, to be shown as they stand. */
export function isCode(lines: readonly string[], width: number): boolean {
  const [first = ""] = lines;
  if (isFenced(lines)) return true;
  if (lines.some(({ length }) => length > LONGEST)) return false;
  if (lines.length === 1) return PROMPT.test(first);
  if (endsOnPurpose(lines, width) < (lines.length - 1) * MOSTLY) return false;
  return PROMPT.test(first) || lines.filter((line) => CODE_LINE.test(line)).length > lines.length * MOSTLY;
}

/** The lines of a program as text, without what all of them are indented by and without Markdown's fences. */
export function codeText(lines: readonly string[]): string {
  const kept = isFenced(lines) ? lines.slice(1, -1) : lines;
  const indents = kept
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const indent = indents.length === 0 ? 0 : smallest(indents);
  return kept.map((line) => cleanCode(line.slice(indent))).join("\n");
}

/** The places of the first and last lines of all fenced pieces. A fence that nothing closes is none. */
export function fencesOf(lines: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  /** The next line below that closes each fence: a document of fences is not searched again for each of them. */
  const next = new Map<string, number>();
  const ends = new Map<number, number>();
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    const end = next.get(FENCE.exec(line)?.[1] ?? "");
    if (end !== undefined) ends.set(at, end);
    if (/^ {0,3}`{3,}$/.test(line)) next.set(line.trim(), at);
  }
  for (let at = 0; at < lines.length; at++) {
    const end = ends.get(at);
    if (end === undefined) continue;
    found.set(at, end);
    at = end;
  }
  return found;
}
