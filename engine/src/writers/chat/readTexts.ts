import { keyOf } from "../../text/words.ts";
import { lineOf, withoutQuotes } from "./lines.ts";
import { type PartLabel, partLabelOf } from "./partLabels.ts";

/** The text of a step as a chat's answer says it, whatever is missing. */
export interface ReadText {
  /** Number of its step, as the package tells it. */
  step: number;
  /** Markdown. */
  body: string;
  summary: string;
  terms: { term: string; meaning: string }[];
  /** Sentences that are said to stand in the material. */
  quotes: string[];
  /** Sentences that are said to need a look. */
  verify: string[];
  /** Whether the answer ends in the middle of it. */
  isCutOff: boolean;
}

/** A step as a package tells a chat of it. */
interface Told {
  number: number;
  title: string;
}

const LABELS: readonly PartLabel[] = ["text", "summary", "term", "proof", "verify"];

/** What one text holds at most, so that reading a hostile answer ends soon. */
const MOST = { lines: 2_000, list: 20, letters: 4_000, blocks: 100 };

/** Hashes from which on a heading stands within a text. */
const INNER_HEADING = 4;

interface OpenText extends ReadText {
  lines: string[];
}

const FENCE = /^\s*(?:```|~~~)/;

/** Which step a line begins; null for a line of a text. Procedures have steps with numbers of their own. */
function begunBy(raw: string, steps: readonly Told[]): number | null {
  const line = lineOf(raw);
  if (line.kind !== "step" || line.question !== null) return null;
  const own = steps.find(({ number }) => number === line.step);
  const said = keyOf(line.title);
  const isTitled = (step: Told | undefined) =>
    step !== undefined && said !== "" && keyOf(step.title) === said;
  const titled = isTitled(own) ? own : steps.find(isTitled);
  if (titled) return titled.number;
  const hashes = /^\s*(?:>\s*)*(#{1,6})\s/.exec(raw)?.[1]?.length ?? INNER_HEADING;
  if (own === undefined || (hashes >= INNER_HEADING && said !== "")) return null;
  return own.number;
}

const trimmed = (lines: readonly string[]): string => {
  const fences = lines.filter((line) => FENCE.test(line)).length;
  // The end of the block that the whole answer stands in.
  const last = fences % 2 === 1 ? lines.findLastIndex((line) => FENCE.test(line)) : -1;
  return lines
    .filter((_, at) => at !== last)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};

/** Reads an answer line by line. */
class Reader {
  private readonly read: OpenText[] = [];
  private open: OpenText | null = null;
  private place: PartLabel | null = null;

  begin(step: number): void {
    this.open = null;
    if (this.read.length >= MOST.blocks) return;
    this.place = "text";
    const empty = {
      step,
      body: "",
      summary: "",
      terms: [],
      quotes: [],
      verify: [],
      isCutOff: false,
      lines: [],
    };
    this.open = empty;
    this.read.push(empty);
  }

  tell(label: PartLabel, text: string): void {
    this.place = label;
    if (text !== "") this.add(text);
  }

  add(raw: string): void {
    const { open, place } = this;
    if (open === null || place === null) return;
    if (place === "text") {
      if (open.lines.length < MOST.lines) open.lines.push(raw.trimEnd());
      return;
    }
    const text = raw.trim().slice(0, MOST.letters);
    if (text === "" || FENCE.test(text)) {
      this.place = text === "" && place !== "summary" ? place : null;
      return;
    }
    const said = text.replace(/^(?:[-*•·>+–]\s+|\d{1,2}[.)]\s+)+/, "");
    if (place === "summary") open.summary = `${open.summary} ${said}`.trim().slice(0, MOST.letters);
    else if (place === "term") this.addTerm(said);
    else if (place === "proof") open.quotes = [...open.quotes, withoutQuotes(said)].slice(0, MOST.list);
    else if (place === "verify") open.verify = [...open.verify, withoutQuotes(said)].slice(0, MOST.list);
  }

  /** What a term means stands behind a bar, or a dash or colon. */
  private addTerm(said: string): void {
    const { open } = this;
    const [term, ...meaning] = said.split(/\s*[|¦]\s*|\s+[–—=-]\s+|:\s+/u);
    if (open === null || !term || meaning.length === 0 || open.terms.length >= MOST.list) return;
    open.terms.push({ term, meaning: said.slice(said.indexOf(meaning[0] ?? "", term.length)) });
  }

  /** Each step once: the last whole text of it, else the longest. */
  end(): ReadText[] {
    const kept = new Map<number, ReadText>();
    for (const [at, { lines, ...one }] of this.read.entries()) {
      const isCutOff = at === this.read.length - 1 && one.summary === "";
      const whole = { ...one, body: trimmed(lines), isCutOff };
      const before = kept.get(one.step);
      const isWorse =
        before !== undefined &&
        whole.summary === "" &&
        (before.summary !== "" || before.body.length > whole.body.length);
      if (whole.body !== "" && !isWorse) kept.set(one.step, whole);
    }
    return [...kept.values()].toSorted((one, other) => one.step - other.step);
  }
}

/**
 * Reads the texts of these steps out of a chat's answer: prose around them, code fences, labels of any of the five
 * languages, pieces one after the other.
 */
export function readTexts(answer: string, steps: readonly Told[]): ReadText[] {
  const reader = new Reader();
  const said = answer.slice(Math.max(0, answer.lastIndexOf("</think>")));
  for (const raw of said.replace(/[\u200b\ufeff]/g, "").split(/\r\n?|\n|\u2028|\u2029/)) {
    const step = begunBy(raw, steps);
    const label = step === null ? partLabelOf(raw, LABELS) : null;
    if (step !== null) reader.begin(step);
    else if (label) reader.tell(label.label, label.text);
    else reader.add(raw);
  }
  return reader.end();
}
