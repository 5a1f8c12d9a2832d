import { withoutEmphasis } from "../../text/markdown.ts";
import { LABELS, type LabelName, STEP_WORDS } from "./labels.ts";

/** A line of a chat's answer, as it is told. */
export type Line =
  | { kind: "blank" }
  | { kind: "end" }
  | { kind: "step"; step: number; question: number | null; title: string; isHeading: boolean }
  | { kind: "label"; label: LabelName; number: number | null; text: string }
  | { kind: "option"; mark: Mark; letter: string | null; text: string; isBold: boolean }
  /** `raw`: with the number before it. */
  | { kind: "text"; text: string; raw: string; isNumbered: boolean };

/** Whether an option is marked: as right, as wrong, or by nothing that tells. */
export type Mark = "right" | "wrong" | "none";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Alternatives of a regular expression, the longest first. */
const anyOf = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");

const LANGUAGES = Object.values(LABELS);
const NAMES: readonly LabelName[] = [
  ...(["question", "proof", "explanation", "hint", "feedback"] as const),
  ...(["options", "right", "wrong", "key", "verdict"] as const),
];
const namesOf = (label: LabelName): string => anyOf(LANGUAGES.flatMap((labels) => labels[label]));

const STEP = anyOf(Object.values(STEP_WORDS).flat());
const NUMBER = "(?:(?:nr|no|n[º°]?|núm)\\.?\\s*)?#?(\\d{1,3})";
/** What may stand before a label: signs of lists, quotes and numbering. */
const BEFORE = "^(?:[-*•·>+–]\\s+)*(?:\\d{1,2}[.)]\\s+)?";

const STEP_LINE = new RegExp(`^(?:[-*•]\\s+)?(#{1,6})?\\s*(?:${STEP})\\s*${NUMBER}(?!\\d)(.*)$`, "iu");
const QUESTION_AFTER = new RegExp(`^\\s*[,;:.|–—-]?\\s*(?:${namesOf("question")})\\s*${NUMBER}`, "iu");
/** What may follow the number of a step without a sign that it is a heading: nothing, or its title. */
const TITLE_AFTER = /^\s*(?:$|[:.–—|-])/u;

const LABEL_LINES = NAMES.map((label) => {
  const name = `(?:#{1,6}\\s*)?(?:${namesOf(label)})(?:\\s*${NUMBER})?\\s*(?:\\([^()]{0,60}\\))?`;
  return {
    label,
    pattern: new RegExp(`${BEFORE}${name}\\s*[:：]\\s*(.*)$`, "iu"),
    alone: new RegExp(`${BEFORE}${name}$`, "iu"),
  };
});
/** That a step has no question, with the reason behind whatever sign; some say it behind the label of a question. */
const NONE = new RegExp(
  `${BEFORE}(?:(?:${namesOf("question")})(?:\\s*${NUMBER})?\\s*:\\s*)?(?:#{1,6}\\s*)?(?:${namesOf("none")})\\s*(?:[:：.;–—-]\\s*(.*)|\\((.*)\\)\\.?)?$`,
  "iu",
);
/** Without a colon these alone are no part of a sentence. */
const ALONE: readonly LabelName[] = ["question", "proof", "explanation", "hint", "options"];

const RIGHT_SIGN = /^(?:\+|[✓✔✅☑][\uFE0E\uFE0F]?|\[[xX✓✔]\])\s*/u;
const WRONG_SIGN = /^(?:[-–—−✗✘❌✖☐][\uFE0E\uFE0F]?|\[\s?\])\s+/u;
const BULLET = /^[*•·‣▪◦○●]\s+/u;
const LETTER = /^(?:\(([a-hA-H])\)|([a-hA-H])[.)])\s+/u;
const DIGIT = /^\(?[1-8][.)]\s+/u;
const RIGHT_AFTER = new RegExp(
  `\\s*(?:[✓✔✅☑][\\uFE0E\\uFE0F]?|[([←–—-]{1,3}\\s*(?:${namesOf("right")})\\s*[)\\]]?)$`,
  "iu",
);
const WRONG_AFTER = new RegExp(
  `\\s*(?:[✗✘❌✖][\\uFE0E\\uFE0F]?|[([]\\s*(?:${namesOf("wrong")})\\s*[)\\]])$`,
  "iu",
);

/** Letters in a line beyond which nothing but its text is looked at. */
const LONGEST = 8_000;

function stepLine(raw: string, line: string): Line | null {
  const [, hashes, step, after = ""] = STEP_LINE.exec(line) ?? [];
  if (step === undefined) return null;
  const question = QUESTION_AFTER.exec(after)?.[1] ?? null;
  const isHeading = hashes !== undefined || /^\s*(?:[-*•>]\s+)?(?:#{1,6}\s*)?\*\*/.test(raw);
  if (!isHeading && question === null && !TITLE_AFTER.test(after)) return null;
  const title = after.replace(/^[\s:.–—|-]+/u, "").trim();
  return {
    ...{ kind: "step", step: Number(step), title, isHeading },
    question: question === null ? null : Number(question),
  };
}

function labelLine(line: string): Line | null {
  const none = NONE.exec(line);
  if (none) return { kind: "label", label: "none", number: null, text: (none[2] ?? none[3] ?? "").trim() };
  for (const { label, pattern, alone } of LABEL_LINES) {
    const found = pattern.exec(line);
    const bare = found === null && ALONE.includes(label) ? alone.exec(line) : null;
    const [, number, text = ""] = found ?? bare ?? [];
    if (found === null && bare === null) continue;
    return { kind: "label", label, number: number === undefined ? null : Number(number), text: text.trim() };
  }
  return null;
}

function optionLine(raw: string, line: string): Line | null {
  let text = line;
  let mark: Mark = "none";
  let letter: string | null = null;
  let isOption = false;
  for (let found = true; found; ) {
    found = false;
    for (const [pattern, told] of [
      [RIGHT_SIGN, "right"],
      [WRONG_SIGN, "wrong"],
      [BULLET, "none"],
      [LETTER, "none"],
    ] as const) {
      const match = pattern.exec(text);
      if (match === null) continue;
      letter ??= (match[1] ?? match[2])?.toLowerCase() ?? null;
      // A sign of the list that the chat wrote comes before the sign that was asked for.
      if (told === "right" || (told === "wrong" && mark === "none")) mark = told;
      text = text.slice(match[0].length);
      isOption = true;
      found = true;
      break;
    }
  }
  if (!isOption || text.trim() === "") return null;
  if (RIGHT_AFTER.test(text)) mark = "right";
  else if (WRONG_AFTER.test(text)) mark = "wrong";
  const said = text.replace(RIGHT_AFTER, "").replace(WRONG_AFTER, "").trim();
  const isBold = /^[^\p{L}]*\*\*[^*]+\*\*/u.test(raw);
  return { kind: "option", mark, letter, text: said, isBold };
}

const QUOTE_MARK = /[\s„“”"«»‚‘’'‹›]/u;

/** A text without the marks of quotation around it. */
export function withoutQuotes(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && QUOTE_MARK.test(text.charAt(from))) from++;
  while (to > from && QUOTE_MARK.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** What one line of an answer says, by itself. */
export function lineOf(given: string): Line {
  const raw = given
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\u200b\ufeff]/g, "")
    .replace(/\s+/g, " ");
  const quoted = raw.trim().replace(/^(?:>\s*)+/, "");
  if (quoted === "") return { kind: "blank" };
  if (/^(?:```|~~~)/.test(quoted)) return { kind: "blank" };
  if (/^(?:[-*_]\s*){3,}$/.test(quoted)) return { kind: "end" };
  const line = withoutEmphasis(quoted).trim();
  const told = stepLine(quoted, line) ?? labelLine(line) ?? optionLine(quoted, line);
  if (told !== null) return told;
  const text = line.replace(/^#{1,6}\s+/, "");
  const isNumbered = DIGIT.test(text) || text !== line;
  return { kind: "text", text: text.replace(DIGIT, ""), raw: text, isNumbered };
}

/** The lines of an answer, without what a model thought aloud before it. */
export function linesOfAnswer(answer: string): Line[] {
  const after = answer.lastIndexOf("</think>");
  const said = after < 0 ? answer : answer.slice(after + "</think>".length);
  return said.split(/\r\n?|\n|\u2028|\u2029/).map(lineOf);
}
