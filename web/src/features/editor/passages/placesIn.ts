import { type EditedStep, LIMITS } from "@lehrpfad/contract";
import { decoded, tokensOf } from "@lehrpfad/interchange/markdown";
import type { Token, Tokens } from "marked";
import type { Selected } from "./selected.ts";
import { splitSentences } from "./sentences.ts";

export const PLACE_KINDS = ["cell", "term", "figure", "sentence"] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place of a step that answers a question: its words are the right answer. */
export interface Place extends Selected {
  kind: PlaceKind;
  /** How it is told in a list: a cell with its row and its column. */
  label: string;
  /** What answers other questions of its kind: the same column of the table, the other terms, the other figures. */
  others: readonly string[];
}

type Texts = Pick<EditedStep, "content" | "sections">;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of inline Markdown as they are read. */
function wordsOf(token: Token): string {
  if (token.type === "image" || token.type === "html") return " ";
  if (token.type === "br") return "\n";
  if ("tokens" in token && token.tokens) return token.tokens.map(wordsOf).join("");
  return "text" in token ? decoded(String(token.text)) : "";
}

const cellText = (cell: Tokens.TableCell) => oneLine(cell.tokens.map(wordsOf).join(""));
const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];

/** The cells of a table behind the first of their row, which says what they are about. */
function cellsOf({ header, rows }: Tokens.Table): Place[] {
  const heads = header.map(cellText);
  const table = rows.map((row) => row.map(cellText));
  const from = heads.length > 1 ? 1 : 0;
  return table.flatMap((row) =>
    row.slice(from).map((text, at): Place => {
      const column = at + from;
      const about = from === 0 ? "" : `${row[0]} · `;
      const head = heads[column] ? `${heads[column]}: ` : "";
      const others = distinct(table.map((other) => other[column] ?? "")).filter((other) => other !== text);
      const cell = { row: from === 0 ? "" : (row[0] ?? ""), column: heads[column] ?? "" };
      return {
        ...{ kind: "cell", text, label: `${about}${head}${text}`, quote: row.join(" | "), others },
        ...(cell.row === "" || cell.column === "" ? {} : { cell }),
      };
    }),
  );
}

function figuresIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === "image") return [oneLine(decoded(String(token.title || token.text)))];
    return "tokens" in token && token.tokens ? figuresIn(token.tokens) : [];
  });
}

/** What of a text is read, block by block: tables, figures and sentences. */
function* blocksOf(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === "list") for (const item of (token as Tokens.List).items) yield* blocksOf(item.tokens);
    else if (token.type === "blockquote") yield* blocksOf(token.tokens ?? []);
    else if (token.type === "table" || token.type === "paragraph" || token.type === "text") yield token;
  }
}

const named = (kind: PlaceKind, text: string, others: readonly string[], quote = text): Place => ({
  ...{ kind, text, quote, label: kind === "term" ? `${text}: ${quote}` : text },
  others: others.filter((other) => other !== text),
});

/** All places of a step that a question may be made of, by kind and in their order; what reads alike is told once. */
export function placesIn({ content, sections }: Texts, language: string): Place[] {
  const blocks = [...blocksOf(tokensOf(content))];
  const captions = distinct(figuresIn(blocks));
  const sentences = blocks
    .filter(({ type }) => type !== "table")
    .flatMap((block) => splitSentences(oneLine(wordsOf(block)), language));
  const terms = sections.terms.map(({ term }) => term);
  const places = [
    ...blocks.filter(({ type }) => type === "table").flatMap((table) => cellsOf(table as Tokens.Table)),
    ...sections.terms.map(({ term, meaning }) => named("term", term, terms, meaning)),
    ...captions.map((caption) => named("figure", caption, captions)),
    ...sentences.map((sentence) => named("sentence", sentence, [])),
  ];
  const usable = places.filter(({ text, quote }) => text !== "" && quote.length <= LIMITS.passageLength);
  return [...new Map(usable.map((place) => [`${place.kind} ${place.label}`, place])).values()];
}

/** Wrong answers that the text itself offers beside a right one, in the order of the text. */
export function offersFor(
  rights: readonly string[],
  places: readonly Place[],
  terms: readonly string[],
): string[] {
  const isRight = (text: string) =>
    rights.some((right) => oneLine(right).toLowerCase() === text.toLowerCase());
  const beside = places.filter(({ text }) => isRight(text)).flatMap(({ others }) => others);
  const glossary = terms.some(isRight) ? terms : [];
  return distinct([...beside, ...glossary]).filter(
    (text) => !isRight(text) && text.length <= LIMITS.optionLength,
  );
}
