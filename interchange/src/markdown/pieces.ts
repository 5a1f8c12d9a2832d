import type { TextPiece } from "@lehrpfad/contract";
import type { Token } from "marked";
import { partsOf } from "./parts.ts";
import { decoded } from "./text.ts";
import { tokensOf } from "./tokens.ts";

/** What is read of inline Markdown: without its signs. */
const plain = (token: Token): string =>
  "tokens" in token && token.tokens
    ? token.tokens.map(plain).join("")
    : decoded("text" in token ? token.text : token.raw);

/** A paragraph, list, table, heading of a text, with how it is drawn. */
export interface TextPieceToken extends TextPiece {
  token: Token;
}

/** The pieces of a step's text. */
export function piecesOf(content: string): TextPieceToken[] {
  return partsOf(tokensOf(content)).flatMap((tokens, part) =>
    tokens
      .filter(({ type }) => type !== "space")
      .map((token) => {
        const isHeading = token.type === "heading";
        return { token, part, isHeading, text: isHeading ? plain(token) : token.raw };
      }),
  );
}
