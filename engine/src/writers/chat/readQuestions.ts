import { keyOf } from "../../text/words.ts";
import type { LabelName } from "./labels.ts";
import { type Line, linesOfAnswer, type Mark, withoutQuotes } from "./lines.ts";
import { withReasons } from "./reasons.ts";

export interface ReadOption {
  text: string;
  correct: boolean;
  /** Why it is wrong or right; empty where nothing is said. */
  feedback: string;
}

/** A question as a chat's answer says it, whatever is missing. */
export interface ReadQuestion {
  /** Number of the step that it stands under; null where none is named. */
  step: number | null;
  text: string;
  options: ReadOption[];
  proof: string;
  explanation: string;
  hint: string;
  /** Whether the answer ends in the middle of it. */
  isCutOff: boolean;
}

/** A step that a chat found no question in, and why. */
export interface RefusedStep {
  step: number | null;
  reason: string;
}

export interface ReadAnswer {
  questions: ReadQuestion[];
  refused: RefusedStep[];
}

interface OpenOption {
  text: string;
  mark: Mark;
  letter: string | null;
  isBold: boolean;
  feedback: string;
}

type Field = "text" | "proof" | "explanation" | "hint";

/** A question while its lines come. */
interface OpenQuestion extends Record<Field, string> {
  step: number | null;
  /** Its number in the step where the heading names it, as the answer to a follow-up does. */
  number: number | null;
  options: OpenOption[];
  /** What is named as the right answer in a line of its own. */
  keys: string[];
}

/** Where the next words of a line without a label belong. */
type Place = Field | "option" | "feedback" | null;

const FIELDS: Partial<Record<LabelName, Field>> = {
  proof: "proof",
  explanation: "explanation",
  hint: "hint",
};

/** An option and what is said to it, which stands behind a bar. */
function optionOf({ text, mark, letter, isBold }: Extract<Line, { kind: "option" }>): OpenOption {
  const [said = "", ...why] = text.split(/\s*[|¦]\s*/u);
  return { text: said.trim(), mark, letter, isBold, feedback: why.join(" ").trim() };
}

/** Options that are right by what is named in a line of its own: a letter, a number, or the words. */
function namedByKey({ options, keys }: OpenQuestion): boolean[] {
  const names = keys.map((key) => ({
    sign: /^\(?([a-h]|[1-8])[).:]?(?=\s|$)/iu.exec(key)?.[1]?.toLowerCase(),
    words: keyOf(key),
  }));
  return options.map(({ text, letter }, at) => {
    const own = letter ?? String.fromCharCode("a".charCodeAt(0) + at);
    const said = names.length > 0 ? keyOf(text) : "";
    return names.some(({ sign, words }) => sign === own || sign === String(at + 1) || words === said);
  });
}

/** Which options are right: by their signs, by a line that names them, or by the one that differs from all others. */
function rightsOf(question: OpenQuestion): boolean[] {
  const { options } = question;
  const ways = [
    options.map(({ mark }) => mark === "right"),
    namedByKey(question),
    options.map(({ isBold }) => isBold),
    // A chat that shows lists loses the signs: of the right one alone nothing is wrong.
    options.map(({ feedback }) => feedback === ""),
  ];
  const [signs, keys, ...guesses] = ways;
  if (signs?.some(Boolean)) return signs;
  if (keys?.some(Boolean)) return keys;
  const found = guesses.find((way) => way.filter(Boolean).length === 1 && way.length > 1);
  return found ?? options.map(() => false);
}

/** What is quoted, without its marks and without the place that some add behind it. */
function unquoted(proof: string): string {
  const said = proof.replace(/\s*\((?:[^()]{1,60})\)\s*$/u, (place) => (/\d/.test(place) ? "" : place));
  // The sign of a list is no part of what a line says.
  return withoutQuotes(said).replace(/^[-*•]\s+/u, "");
}

function closed(open: OpenQuestion): ReadQuestion {
  // Before the right one is looked for: it may be the one to which nothing is said.
  const question = { ...open, options: withReasons(open.options) };
  const rights = rightsOf(question);
  const { step, text, explanation, hint, proof } = question;
  const options = question.options.map(({ text: said, feedback }, at) => ({
    ...{ text: said, correct: rights[at] === true, feedback },
  }));
  return { step, text, options, proof: unquoted(proof), explanation, hint, isCutOff: false };
}

const fieldsOf = ({ text, proof, explanation, hint, options }: ReadQuestion): number =>
  [text, proof, explanation, hint].filter((field) => field !== "").length + options.length;

/** Letters of a line that introduces what follows, and is none of it. */
const INTRODUCTION = 160;

/** What an answer holds at most, so that reading a hostile one ends soon: far more than any package asks for. */
const MOST = { questions: 100, options: 12, keys: 4, letters: 4_000 };

/** Reads an answer line by line. */
class Reader {
  private step: number | null = null;
  /** Number of the question that the heading names, for the first one under it. */
  private number: number | null = null;
  /** A line that asks and has no label: a question where options follow. */
  private asked: string | null = null;
  private open: OpenQuestion | null = null;
  private place: Place = null;
  private readonly read: { question: ReadQuestion; number: number | null }[] = [];
  private readonly refused: RefusedStep[] = [];

  /** Takes the next line. */
  take(line: Line): void {
    switch (line.kind) {
      case "blank":
        if (!this.isAwaited()) this.place = null;
        return;
      case "end":
        this.place = null;
        return;
      case "step":
        this.close();
        this.step = line.step;
        this.number = line.question;
        return;
      case "label":
        this.takeLabel(line);
        return;
      case "option":
        this.takeOption(line);
        return;
      case "text":
        this.takeText(line);
    }
  }

  /** What was read, once all lines were taken. */
  end(): ReadAnswer {
    const last = this.open;
    this.close();
    const questions = this.merged();
    const end = questions.at(-1);
    // Only the last one can be cut off, and then it ends before what every other one has.
    if (last && end && last.explanation === "" && last.hint === "") end.isCutOff = true;
    return { questions, refused: this.refused };
  }

  private begin(text: string): void {
    this.close();
    if (this.read.length >= MOST.questions) return;
    const { step, number } = this;
    this.open = { step, number, text, proof: "", explanation: "", hint: "", options: [], keys: [] };
    this.number = null;
    this.asked = null;
    this.place = "text";
  }

  private close(): void {
    const { open } = this;
    this.open = null;
    this.place = null;
    if (open === null) return;
    const isNothing = open.text === "" && open.options.length === 0 && open.proof === "";
    if (!isNothing) this.read.push({ question: closed(open), number: open.number });
  }

  /** Whether what the last label announced may still come after an empty line. */
  private isAwaited(): boolean {
    const { open, place } = this;
    if (open === null || place === null || place === "option" || place === "feedback") return false;
    return open[place] === "" || (place === "text" && open.options.length === 0);
  }

  private takeLabel({ label, text }: Extract<Line, { kind: "label" }>): void {
    if (label === "question") {
      this.begin(text);
      return;
    }
    if (label === "none") {
      this.close();
      this.refused.push({ step: this.step, reason: text });
      return;
    }
    const { open } = this;
    if (open === null) return;
    const field = FIELDS[label];
    if (field !== undefined) {
      open[field] = text;
      this.place = field;
      return;
    }
    const last = open.options.at(-1);
    if (label === "feedback" && last) {
      last.feedback = text;
      this.place = "feedback";
    } else if (label === "wrong") this.addOption({ text, mark: "wrong" });
    else if (label === "right" || label === "key") this.takeKey(text, label);
  }

  /** A right answer named by its letter or its words; where the options do not have it, it is one more. */
  private takeKey(text: string, label: "right" | "key"): void {
    const { open } = this;
    if (open === null || text === "" || open.keys.length >= MOST.keys) return;
    open.keys.push(text);
    const isKnown = namedByKey(open).some(Boolean) || /^\(?[a-h1-8][).:]?$/iu.test(text);
    if (isKnown || label === "key") return;
    open.keys.pop();
    this.addOption({ text, mark: "right" });
  }

  private addOption(line: Pick<Extract<Line, { kind: "option" }>, "text" | "mark">): void {
    const { open } = this;
    if (open === null || open.options.length >= MOST.options) return;
    open.options.push(optionOf({ kind: "option", letter: null, isBold: false, ...line }));
    this.place = "option";
  }

  private takeOption(line: Extract<Line, { kind: "option" }>): void {
    // Under no step a line that asks is the chat's own.
    if (this.asked !== null && this.step !== null && this.isComplete()) this.begin(this.asked);
    const { open } = this;
    if (open === null) return;
    const isLater = open.options.length > 1 && (open.proof !== "" || open.explanation !== "");
    // Points of a list in an explanation are no options.
    if (isLater && line.mark !== "right") this.append(line.text);
    else this.addOption(line);
  }

  private isComplete(): boolean {
    return this.open === null || this.open.explanation !== "" || this.open.hint !== "";
  }

  private takeText({ text, isNumbered }: Extract<Line, { kind: "text" }>): void {
    const { open } = this;
    if (/\?["”»“)]*$/u.test(text) && this.isComplete() && (isNumbered || this.place === null)) {
      this.asked = text;
      this.place = null;
      return;
    }
    if (isNumbered && open !== null && open.text !== "" && !this.isComplete()) {
      this.takeOption({ kind: "option", mark: "none", letter: null, text, isBold: false });
      return;
    }
    if (text.length <= INTRODUCTION && text.endsWith(":") && this.place !== "text") return;
    this.append(text);
  }

  /** Words of a line that goes on where the one before ended. */
  private append(text: string): void {
    const { open, place } = this;
    if (open === null || place === null) return;
    const joined = (before: string) => {
      if (before.length + text.length > MOST.letters) return before;
      return before === "" ? text : `${before} ${text}`;
    };
    if (place === "option" || place === "feedback") {
      const last = open.options.at(-1);
      if (last === undefined) return;
      if (place === "feedback" || last.feedback !== "") last.feedback = joined(last.feedback);
      else Object.assign(last, optionOf({ kind: "option", ...last, text: joined(last.text) }));
      return;
    }
    open[place] = joined(open[place]);
  }

  /** Each question once: an answer to a follow-up takes the place of what it names; what was said again, of the shorter one. */
  private merged(): ReadQuestion[] {
    const kept: { question: ReadQuestion; key: string }[] = [];
    for (const { question, number } of this.read) {
      const one = { question, key: keyOf(question.text) };
      const ofStep = kept.filter((other) => other.question.step === question.step);
      const named = number === null ? undefined : ofStep[number - 1];
      const before = named ?? ofStep.find(({ key }) => key === one.key);
      if (before === undefined) kept.push(one);
      else if (named || fieldsOf(question) >= fieldsOf(before.question)) kept[kept.indexOf(before)] = one;
    }
    return kept.map(({ question }) => question);
  }
}

/**
 * Reads the questions out of a chat's answer: prose around them, code fences, other bullets, emphasis, numbers, labels of
 * any of the five languages, pieces one after the other.
 */
export function readQuestions(answer: string): ReadAnswer {
  const reader = new Reader();
  for (const line of linesOfAnswer(answer)) reader.take(line);
  return reader.end();
}
