import type { Line } from "./pieces.ts";

const LABELS = "abcdefghijkl";

/** A line with several options in it, "a) Rome b) Paris", as lines; others stay as they are. */
function partOptions(line: Line): Line[] {
  const starts: number[] = [];
  let from = 0;
  for (const label of LABELS) {
    const found = new RegExp(`(?:^|\\s)(?=[*✓✔☑☐]?\\s?\\(?${label}\\)\\s*\\S)`, "i").exec(
      line.text.slice(from),
    );
    if (!found) break;
    starts.push(from + found.index + found[0].length);
    from += found.index + found[0].length + 1;
  }
  if (starts.length < 2) return [line];
  const ends = [...starts.slice(1), line.text.length];
  const parts = [
    line.text.slice(0, starts[0]),
    ...starts.map((start, at) => line.text.slice(start, ends[at])),
  ];
  return parts.map((text) => ({ ...line, text: text.trim() })).filter(({ text }) => text !== "");
}

/** "Capital of Italy? – Rome", on one line. */
const ANSWERED = /^(.{3,}?\?)\s*(?:[;|→=]|[–—-]|:)\s+(\S.*)$/u;

function partAnswer(line: Line): Line[] {
  const [, asked, answer] = ANSWERED.exec(line.text) ?? [];
  if (asked === undefined || answer === undefined) return [line];
  return [
    { text: asked, isMarked: false },
    { text: `Answer: ${answer}`, isMarked: false },
  ];
}

/** "Q: …" and "A: …", in the five languages, as a numbered question and its answer. */
const ASKED = /^(?:q|f|p|d)\s*[:.]\s+(?=\S)/i;
const GIVEN = /^(?:a|r)\s*[:.]\s+(?=\S)/i;
const SECOND = /^b\s*[:.]\s+/i;

/** "A Rome", a letter without a sign behind it. */
const BARE = /^([A-L])\s+(?=\S)/;

/** The lines with what only their neighbours tell: what a letter in front of them means. */
function tellLetters(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  let letter = 0;
  for (const [at, line] of lines.entries()) {
    const [next = "", afterNext = ""] = lines.slice(at + 1, at + 3).map(({ text }) => text);
    const wasAsked = told.at(-1)?.text.startsWith("1. ") === true && ASKED.test(lines[at - 1]?.text ?? "");
    if (ASKED.test(line.text) && GIVEN.test(next) && !SECOND.test(afterNext))
      told.push({ ...line, text: line.text.replace(ASKED, "1. ") });
    else if (wasAsked && GIVEN.test(line.text))
      told.push({ ...line, text: line.text.replace(GIVEN, "Answer: ") });
    else {
      const bare = BARE.exec(line.text)?.[1];
      const begins = bare === "A" && BARE.exec(next)?.[1] === "B";
      const isOption =
        bare !== undefined && (begins || (letter > 0 && bare === "ABCDEFGHIJKL".charAt(letter)));
      letter = isOption ? (begins ? 1 : letter + 1) : 0;
      told.push(isOption ? { ...line, text: line.text.replace(BARE, "$1) ") } : line);
    }
  }
  return told;
}

/** The lines of a list, one for each question, option and answer. */
export const tidyLines = (lines: readonly Line[]): Line[] =>
  tellLetters(lines).flatMap(partOptions).flatMap(partAnswer);
