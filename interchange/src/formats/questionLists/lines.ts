import { type Collected, collected } from "./build.ts";
import { kindOf, type LineKind, partedLine } from "./lineKinds.ts";
import type { Line } from "./pieces.ts";

/** Answers of all questions in a block of their own: "1 b, 2 c", "3. a and d". */
const KEYS =
  /(\d{1,3})\s*[.):=–-]?\s*\(?([a-l](?:\s*(?:,|\+|&|\/|und|and|et|y|e)\s*[a-l](?![\p{L}\p{N}]))*)\)?(?![\p{L}\p{N}])/giu;

type Of<Kind extends LineKind["kind"]> = Extract<LineKind, { kind: Kind }>;

/** Characters above which a text is none of a question. */
const LONGEST_TEXT = 10_000;

const isFirst = (next: LineKind | undefined): boolean =>
  next?.kind === "option" && (next.begins !== "letter" || next.option.label === "a");

/** Parts the lines of a list into its questions. */
class ListReader {
  readonly found: Collected[] = [];
  readonly #numbered = new Map<number, Collected>();
  #open: Collected | null = null;
  /** How the options of the open question begin. */
  #begins: Of<"option">["begins"] | "number" | null = null;
  #last: "text" | "option" | "answer" | "explanation" | "hint" = "text";
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
      this.#takeText(option.text, next);
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
    return number === 1 && !this.#isApart && open.options.length === 0 && /[?:]$/.test(open.text);
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

  /** A line of its own: more of what stands above it, an answer in prose, or the next question. */
  #takeText(text: string, next: LineKind | undefined): void {
    const open = this.#open;
    const isAsking = text.endsWith("?");
    const beginsOptions = next?.kind === "option";
    if (open === null) this.#begin(null, text);
    else if (this.#last === "text") this.#takeBelowText(open, text, isAsking, beginsOptions);
    else if (this.#isApart || isAsking) this.#begin(null, text);
    else if (this.#last === "option" && !isFirst(next)) this.#more(open, text);
    else if (this.#last === "answer" && open.options.length === 0 && !beginsOptions) open.answers.push(text);
    else if (this.#last === "explanation" || this.#last === "hint") this.#say(this.#last, text);
    else this.#begin(null, text);
  }

  #takeBelowText(open: Collected, text: string, isAsking: boolean, beginsOptions: boolean): void {
    if (open.text.length > LONGEST_TEXT) {
      this.#begin(null, text);
      return;
    }
    const wasAsked = open.text.endsWith("?");
    if (open.text === "") open.text = text;
    else if (wasAsked && !isAsking && !beginsOptions) this.#say("answer", text);
    else if (!this.#isApart || (beginsOptions && open.number !== null)) open.text = `${open.text}\n${text}`;
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
        this.#takeText(said.text, next);
        break;
      default:
        this.#say(said.kind, said.text);
    }
    this.#isApart = false;
  }
}

/** The questions that lines hold, and what stands between them as if it were some. */
export function collectLines(given: readonly Line[]): Collected[] {
  const lines = given.flatMap(partedLine);
  const kinds = lines.map(kindOf);
  const reader = new ListReader();
  for (const [at, line] of lines.entries()) {
    const next = kinds.slice(at + 1, at + 4).find(({ kind }) => kind !== "blank");
    reader.take(line, next);
  }
  return reader.found;
}
