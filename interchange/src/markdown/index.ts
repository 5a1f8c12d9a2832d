/* What the Markdown of a course may hold, for everybody who shows it: the web app and the exports. */
export { partsOf } from "./parts.ts";
export { piecesOf, type TextPieceToken } from "./pieces.ts";
export { readFormula } from "./tex.ts";
export { decoded, safeHref } from "./text.ts";
export { callOutOf, type FormulaToken, type Piece, type ScriptToken, tokensOf } from "./tokens.ts";
