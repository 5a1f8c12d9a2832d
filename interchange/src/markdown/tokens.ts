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

const EXTENSIONS: Extensions = {
  renderers: {},
  childTokens: {},
  inline: [
    function (src) {
      const [raw, type, text = ""] = SCRIPT.exec(src) ?? [];
      return raw === undefined ? undefined : { type: type ?? "", raw, tokens: this.lexer.inlineTokens(text) };
    },
    (src, tokens) => {
      // The second parameter is missing in the type, where plugins are told of it.
      const found = src.startsWith("$") && readFormula(src, lastSign(tokens));
      return found ? { type: "formula", ...found } : undefined;
    },
  ],
  startInline: [(src) => src.indexOf("$")],
};

const lastSign = (tokens: readonly Token[]): string => tokens.at(-1)?.raw.at(-1) ?? "";

/** Characters that words in bold and the like may have: their end is looked for from each sign that could begin them. */
const LONGEST = 800;
/** What stands this deep in quotes and lists on one line was made to break its reader. */
const TOO_DEEP = /^(?: {0,3}(?:>|[-+*]|\d+[.)])[ \t]*){25}/;

/** What stands around the place where `src` begins, which is the rest of it. */
function near(whole: string, src: string): string {
  const at = whole.length - src.length;
  return whole.slice(Math.max(0, at - LONGEST), at + LONGEST);
}

/** Reads what was made to cost much as plain text, in a time that grows with its length and not with its square. */
class Bounded extends Tokenizer {
  override emStrong(src: string, masked: string, before?: string) {
    return super.emStrong(src.slice(0, LONGEST), near(masked, src), before);
  }
  override del(src: string, masked: string, before?: string) {
    return super.del(src.slice(0, LONGEST), near(masked, src), before);
  }
  override url(src: string) {
    return super.url(src.slice(0, LONGEST));
  }
  override inlineText(src: string) {
    return super.inlineText(src.slice(0, LONGEST));
  }
  override blockquote(src: string) {
    return TOO_DEEP.test(src) ? undefined : super.blockquote(src);
  }
  override list(src: string) {
    return TOO_DEEP.test(src) ? undefined : super.list(src);
  }
}

const reading = () => ({ gfm: true, extensions: EXTENSIONS, tokenizer: new Bounded() });

/** The pieces of Markdown (GitHub's, with formulas and words set lower or higher). */
export function tokensOf(markdown: string): Token[] {
  return Lexer.lex(markdown, reading());
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
    title: Lexer.lexInline(title, reading()),
    tokens: tokensOf(text.slice(head.length)),
  };
}
