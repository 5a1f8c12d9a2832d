import { type Collected, collected } from "./build.ts";
import { kindOf, type LineKind, type ListedOption } from "./lineKinds.ts";
import type { Line } from "./pieces.ts";
import { tidyLines } from "./tidy.ts";
import { POINTS } from "./words.ts";

/** Answers of all questions in a block of their own: "1 b, 2 c", "3. a and d". */
const KEYS =
  /(\d{1,3})\s*[.):=–-]?\s*\(?([a-l](?:\s*(?:,|\+|&|\/|und|and|et|y|e)\s*[a-l](?![\p{L}\p{N}]))*)\)?(?![\p{L}\p{N}])/giu;

type Of<Kind extends LineKind["kind"]> = Extract<LineKind, { kind: Kind }>;

/** Characters above which a text is none of a question. */
const LONGEST_TEXT = 10_000;

const isFirst = (next: LineKind | undefined): boolean =>
  next?.kind === "option" && (next.begins !== "letter" || next.option.label === "a");

const isAsking = (text: string): boolean => text.slice(-LONGEST_POINTS).replace(POINTS, "").endsWith("?");
/** Characters of a sign of points, and a question mark. */
const LONGEST_POINTS = 30;

const plainOption = (text: string): ListedOption => ({
  ...{ text, label: null, isTicked: false, isMarked: false },
});

const looseOption = ({ text, isMarked }: Line): ListedOption => {
  const kind = kindOf({ text: `a) ${text}`, isMarked });
  return kind.kind === "option" ? { ...kind.option, label: null } : { ...plainOption(text), isMarked };
};

/** Parts the lines of a list into its questions. */
class ListReader {
  readonly found: Collected[] = [];
  readonly #numbered = new Map<number, Collected>();
  #open: Collected | null = null;
  /** How the options of the open question begin. */
  #begins: Of<"option">["begins"] | "number" | "wrong" | null = null;
  #last: "text" | "below" | "option" | "answer" | "explanation" | "hint" = "text";
  #isApart = true;
  #isKey = false;

  #begin(number: number | null, text: string): void {
    this.#open = collected(number, text);
    this.found.push(this.#open);
    if (number !== null && !this.#numbered.has(number)) this.#numbered.set(number, this.#open);
    this.#begins = null;
    this.#last = "text";
  }

  #takeOption({ begins, option }: Of<"option">, next: LineKind | undefined): void {
    const open = this.#open;
    // A single dash in a text is no list of answers; letters that begin again belong to another question.
    const isRestart = begins === "letter" && option.label === "a" && (open?.options.length ?? 0) > 1;
    if (open === null || isRestart) this.#begin(null, "");
    const here = this.#open;
    if (here === null) return;
    const isDash = begins === "bullet" && this.#begins === null && here.options.length === 0;
    if (isDash && next?.kind !== "option") {
      this.#takeText({ text: option.text, isMarked: option.isMarked }, next);
      return;
    }
    this.#begins = begins;
    here.options.push(option);
    this.#last = "option";
  }

  /** "1) Rome 2) Paris" below a question that has no number itself are its options. */
  #isNumberedOption(number: number): boolean {
    const open = this.#open;
    if (open === null || open.number !== null || open.text === "") return false;
    if (this.#begins === "number") return number === open.options.length + 1;
    return number === 1 && !this.#isApart && open.options.length === 0 && /[?:]$/.test(open.text.slice(-1));
  }

  #takeNumber({ number, text }: Of<"number">, line: Line): void {
    if (!this.#isNumberedOption(number)) {
      this.#begin(number, text);
      return;
    }
    const option = kindOf({ ...line, text: `a) ${text}` });
    this.#begins = "number";
    this.#last = "option";
    if (option.kind === "option") this.#open?.options.push({ ...option.option, label: null });
  }

  /** A line of its own: more of what stands above it, an answer, or the next question. */
  #takeText(line: Line, next: LineKind | undefined): void {
    const { text } = line;
    const open = this.#open;
    const isNew = this.#isApart || isAsking(text);
    const beginsOptions = next?.kind === "option";
    if (open === null) this.#begin(null, text);
    else if (this.#last === "text") this.#takeBelowText(open, line, beginsOptions);
    else if (isNew) this.#begin(null, text);
    else if (this.#last === "below" && !beginsOptions) open.below.push(looseOption(line));
    else if (this.#last === "option" && !isFirst(next)) this.#more(open, text);
    else if (this.#last === "answer" && open.options.length === 0 && !beginsOptions) open.answers.push(text);
    else if (this.#last === "explanation" || this.#last === "hint") this.#say(this.#last, text);
    else this.#begin(null, text);
  }

  #takeBelowText(open: Collected, line: Line, beginsOptions: boolean): void {
    const { text } = line;
    if (open.text.length > LONGEST_TEXT) this.#begin(null, text);
    else if (open.text === "") open.text = text;
    else if (isAsking(open.text) && !isAsking(text) && !beginsOptions) {
      open.below.push(looseOption(line));
      this.#last = "below";
    } else if (!this.#isApart || (beginsOptions && open.number !== null)) open.text = `${open.text}\n${text}`;
    else this.#begin(null, text);
  }

  #more({ options }: Collected, text: string): void {
    const last = options.at(-1);
    if (last) last.text = `${last.text} ${text}`;
  }

  #say(kind: "answer" | "explanation" | "hint", text: string): void {
    if (this.#open === null) this.#begin(null, "");
    const open = this.#open;
    if (open === null) return;
    this.#last = kind;
    if (kind === "answer") open.answers.push(text);
    else open[kind] = open[kind] === "" ? text : `${open[kind]}\n${text}`;
  }

  /** An answer that names those of several questions is the key of all. */
  #takeAnswer(text: string): void {
    const pairs = [...text.matchAll(KEYS)].filter(([, number]) => this.#numbered.has(Number(number)));
    if (pairs.length > 1) this.#takeKeys(text);
    else if (this.#begins === "wrong") this.#open?.options.push({ ...plainOption(text), isTicked: true });
    else this.#say("answer", text);
  }

  /** "Wrong: …" makes an option, and one of what was called right. */
  #takeWrong(text: string): void {
    const open = this.#open;
    if (open === null) return;
    const rights = open.answers.splice(0).map((answer) => ({ ...plainOption(answer), isTicked: true }));
    open.options.push(...rights, plainOption(text));
    this.#begins = "wrong";
    this.#last = "option";
  }

  #takeKeys(text: string): void {
    for (const [, number, answer = ""] of text.matchAll(KEYS))
      this.#numbered.get(Number(number))?.answers.push(answer);
  }

  take(line: Line, next: LineKind | undefined): void {
    const said = kindOf(line);
    if (this.#isKey) {
      this.#takeKeys(line.text);
      return;
    }
    switch (said.kind) {
      case "blank":
        this.#isApart = true;
        return;
      case "key":
        // Below a question without an answer it is its own.
        this.#isKey = this.found.length > 1 || (this.#open?.answers.length ?? 0) > 0;
        return;
      case "option":
        this.#takeOption(said, next);
        break;
      case "number":
        this.#takeNumber(said, line);
        break;
      case "text":
        this.#takeText(line, next);
        break;
      case "answer":
        this.#takeAnswer(said.text);
        break;
      case "wrong":
        this.#takeWrong(said.text);
        break;
      default:
        this.#say(said.kind, said.text);
    }
    this.#isApart = false;
  }
}

/** The questions that lines hold, and what stands between them as if it were some. */
export function collectLines(given: readonly Line[]): Collected[] {
  const lines = tidyLines(given);
  const kinds = lines.map(kindOf);
  const reader = new ListReader();
  for (const [at, line] of lines.entries()) {
    const next = kinds.slice(at + 1, at + 4).find(({ kind }) => kind !== "blank");
    reader.take(line, next);
  }
  return reader.found;
}
