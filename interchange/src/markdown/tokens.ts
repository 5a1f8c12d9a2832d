import { Lexer, type MarkedOptions, type MarkedToken, type Token, type Tokens } from "marked";
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

/** The pieces of Markdown (GitHub's, with formulas and words set lower or higher). */
export function tokensOf(markdown: string): Token[] {
  return Lexer.lex(markdown, { gfm: true, extensions: EXTENSIONS });
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
    title: Lexer.lexInline(title, { gfm: true, extensions: EXTENSIONS }),
    tokens: tokensOf(text.slice(head.length)),
  };
}
