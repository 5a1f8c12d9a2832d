import { boundQuote, Nesting } from "@lehrpfad/contract/markdown";
import { Lexer, type MarkedOptions, type MarkedToken, type Token, Tokenizer, type Tokens } from "marked";
import { readFormula } from "./tex.ts";

/** A formula within a text. */
export interface FormulaToken {
  type: "formula";
  raw: string;
  tex: string;
  display: boolean;
}

/** Words set lower or higher than their line. */
export interface ScriptToken {
  type: "sub" | "sup";
  raw: string;
  tokens: Token[];
}

/** Each piece of a course's Markdown: GitHub's, with formulas and words set lower or higher. */
export type Piece = MarkedToken | FormulaToken | ScriptToken;

const SCRIPT = /^<(su[bp])>([^<\n]{1,200})<\/\1>/;

type Extensions = NonNullable<MarkedOptions["extensions"]>;

/** Reads formulas and words set lower or higher, for one text. */
function extensions(): Extensions {
  // The last token is no help: looking at the end of a text that grows sign by sign costs its length each time.
  const wholes = new WeakMap<readonly Token[], string>();
  return {
    renderers: {},
    childTokens: {},
    inline: [
      function (src) {
        const [raw, type, text = ""] = SCRIPT.exec(src) ?? [];
        return raw === undefined
          ? undefined
          : { type: type ?? "", raw, tokens: this.lexer.inlineTokens(text) };
      },
      (src, tokens) => {
        // The second parameter is missing in the type, where plugins are told of it.
        if (tokens.length === 0) wholes.set(tokens, src);
        const whole = wholes.get(tokens) ?? "";
        const found = src.startsWith("$") && readFormula(src, whole.charAt(whole.length - src.length - 1));
        return found ? { type: "formula", ...found } : undefined;
      },
    ],
  };
}

/** Characters that words in bold and the like may have: their end is looked for from each sign that could begin them. */
const LONGEST = 800;
/** Characters of code in a line; its end is looked for from each sign that could begin it. */
const LONGEST_CODE = 2_000;
/** Signs that may stand between the beginning and the end of words in bold and the like. */
const MOST_SIGNS = 64;

/** What may come before a sign and still be part of the same run of signs. */
const BEFORE = 16;

/** Signs that can begin words in bold and the like. */
const OPENING = /^([*_~])\1{0,15}(?!\1)\S/;
const WORD = /[\p{L}\p{N}]$/u;

/** As many signs of words in bold and the like as are looked through from one of them. */
const REACH = new RegExp(`^(?:[^*_~]*[*_~]){0,${MOST_SIGNS}}[^*_~]*`);

/** Reads what was made to cost much as plain text, in a time that grows with its length and not with its square. */
class Bounded extends Tokenizer {
  readonly #nesting = new Nesting();
  /** Looks that may be in vain: signs that nothing closes are few in what people write. */
  #vain: number;

  constructor(length: number) {
    super();
    this.#vain = 1_000 + length / 50;
  }

  /** Reads words in bold and the like from a place on, `src` being the rest of the text `masked` from there. */
  #near<Read>(
    { src, masked, before = "" }: { src: string; masked: string; before: string | undefined },
    read: (src: string, masked: string) => Read,
  ): Read | undefined {
    if (!OPENING.test(src) || (src.startsWith("_") && WORD.test(before)) || this.#vain <= 0) return undefined;
    const at = masked.length - src.length;
    const [{ length = 0 } = ""] = REACH.exec(masked.slice(at, at + LONGEST)) ?? [];
    const around = masked.slice(Math.max(0, at - BEFORE), at + length);
    const found = this.#nesting.within(() => read(src.slice(0, length), around));
    if (found === undefined) this.#vain--;
    return found;
  }

  override emStrong(src: string, masked: string, before?: string) {
    return this.#near({ src, masked, before }, (near, around) => super.emStrong(near, around, before));
  }
  override del(src: string, masked: string, before?: string) {
    return this.#near({ src, masked, before }, (near, around) => super.del(near, around, before));
  }
  override codespan(src: string) {
    return super.codespan(src.slice(0, LONGEST_CODE));
  }
  override br(src: string) {
    return super.br(src.slice(0, LONGEST));
  }
  override url(src: string) {
    return super.url(src.slice(0, LONGEST));
  }
  override inlineText(src: string) {
    const near = src.slice(0, LONGEST);
    // A formula ends a text, and is looked for no further than the text goes.
    const formula = near.indexOf("$", 1);
    return super.inlineText(formula < 0 ? near : near.slice(0, formula));
  }
  override blockquote(src: string) {
    return this.#nesting.within(() => super.blockquote(boundQuote(src)));
  }
  override list(src: string) {
    return this.#nesting.within(() => super.list(src));
  }
}

const reading = ({ length }: string) => ({
  gfm: true,
  extensions: extensions(),
  tokenizer: new Bounded(length),
});

/** The pieces of Markdown (GitHub's, with formulas and words set lower or higher). */
export function tokensOf(markdown: string): Token[] {
  return Lexer.lex(markdown, reading(markdown));
}

const CALL_OUT = /^\[!([A-Z]{3,12})\][ \t]*([^\n]*)(?:\n|$)/;
const KINDS: Record<string, string> = {
  NOTE: "note",
  TIP: "note",
  IMPORTANT: "note",
  EXAMPLE: "example",
  WARNING: "warning",
  CAUTION: "warning",
  ADDITION: "addition",
};

/** A quote that is a call-out ("> [!NOTE] Title"): its kind, the pieces of its title and of its text; null for other quotes. */
export function callOutOf({ text }: Tokens.Blockquote) {
  const [head, name = "", title = ""] = CALL_OUT.exec(text) ?? [];
  const kind = KINDS[name];
  if (head === undefined || kind === undefined) return null;
  return {
    kind,
    title: Lexer.lexInline(title, reading(title)),
    tokens: tokensOf(text.slice(head.length)),
  };
}
