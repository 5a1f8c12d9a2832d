import type { TextPiece } from "@lehrpfad/contract";
import type { Token } from "marked";
import { partsOf } from "./parts.ts";
import { tokensOf } from "./tokens.ts";

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
        return { token, part, isHeading, text: isHeading ? token.text : token.raw };
      }),
  );
}
