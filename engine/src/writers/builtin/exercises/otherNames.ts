import { keyOf } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";

/** Names that are accepted of one thing: a question may have twelve answers. */
const MOST = 8;
/** "PTS", "DNS", "CO2": the short form of a name. */
const SHORT = /^(?=(?:.*\p{Lu}){2})[\p{L}][\p{L}\d.-]{1,11}$/u;
const ESCAPED = /[.*+?^${}()|[\]\\]/g;
/** Words that a short form passes over. */
const PASSED_OVER = /^\p{Ll}{1,4}$/u;
/** Letters from which one word of a text may be all of a name. */
const LONG_WORD = 8;

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => !PASSED_OVER.test(word))
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();

/** The words in front of a bracket that it shortens: as many as it has letters, or one long word. */
function shortenedBy(short: string, before: string): string | null {
  const words = before.match(/[\p{L}\d'’-]+/gu) ?? [];
  const letters = short.replace(/[^\p{L}]/gu, "").toUpperCase();
  for (let count = 2; count <= Math.min(words.length, letters.length + 3); count++) {
    const own = words.slice(-count);
    if (!PASSED_OVER.test(own[0] ?? "") && initialsOf(own.flatMap((word) => word.split("-"))) === letters)
      return own.join(" ");
  }
  const last = words.at(-1) ?? "";
  return last.length >= LONG_WORD && /^\p{Lu}/u.test(last) ? last : null;
}

/** Short and long forms that a text gives of a name in brackets behind it: "parcel tracking system (PTS)", "PTS (…)". */
function inBrackets(name: string, text: string): string[] {
  const [lower, lowerName] = [text.toLowerCase(), name.toLowerCase()];
  if (!lower.includes(lowerName)) return [];
  const escaped = name.replace(ESCAPED, "\\$&");
  const behind = new RegExp(`(?<![\\p{L}\\d-])${escaped}\\s*\\(([^()]{2,60})\\)`, "giu");
  const around = new RegExp(`([^.;:()]{5,90})\\s\\(${escaped}\\)`, "gu");
  const isShort = SHORT.test(name);
  const given = [...text.matchAll(behind)].flatMap(([, inside = ""]) => {
    const form = inside.replace(/^["„“«‚‘'\s]+|["”“»’'\s]+$/gu, "");
    if (!isShort) return SHORT.test(form) ? [form] : [];
    return shortenedBy(name, form) === form ? [form] : [];
  });
  // What stands in front of a bracket is looked for from every character on: not without the bracket.
  if (!isShort || !lower.includes(`(${lowerName})`)) return given;
  return [
    ...given,
    ...[...text.matchAll(around)].flatMap(([, before = ""]) => shortenedBy(name, before) ?? []),
  ];
}

/** "Paketverfolgungssystem" of "Debian-Paketverfolgungssystem", where a text calls it by that alone. */
function withoutPrefix(name: string, text: string): string[] {
  const last = /^[\p{L}\d]+-(\p{Lu}\p{Ll}+)$/u.exec(name)?.[1] ?? "";
  return last.length >= LONG_WORD && new RegExp(`(?<![\\p{L}-])${last}(?![\\p{L}-])`, "u").test(text)
    ? [last]
    : [];
}

/** How a document names a term besides: its short or its long form, or without what stands in front of its hyphen. */
export function otherNames(term: string, { blocks }: Analysis): string[] {
  const names = [term];
  for (const name of names) {
    for (const { kind, text } of blocks) {
      if (kind === "code" || names.length >= MOST) continue;
      for (const other of [...withoutPrefix(name, text), ...inBrackets(name, text)])
        if (names.every((known) => keyOf(known) !== keyOf(other))) names.push(other);
    }
  }
  return names.slice(1, MOST);
}
