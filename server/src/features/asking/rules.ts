import type { Source } from "@lehrpfad/contract";

/** Characters up to which items of a list, or short paragraphs under one heading, are found as one passage. */
const PASSAGE_LENGTH = 600;

/** Questions of participants that are kept of a course. */
export const ASKED_KEPT = 5_000;

/** A passage that can be found. */
export interface Passage {
  heading: string;
  text: string;
  step: { id: string; position: number; title: string } | null;
  source: Source | null;
}

/** What is known of a piece of a document to make passages of it. */
export interface Piece {
  kind: string;
  text: string;
  page: number | null;
  paragraph: number;
}

const LISTED = new Set(["paragraph", "list", "quote"]);

const FENCE = /^ {0,3}(?:```|~~~)/;
const END_OF_FENCE = /^ {0,3}(?:```|~~~)[ \t]*$/;

/** A text divided at its fenced code: running text and code in turn. A fence that nothing ends is text. */
export function divideAtCode(markdown: string): string[] {
  const lines = markdown.split("\n");
  const ends = lines.flatMap((line, at) => (END_OF_FENCE.test(line) ? [at] : []));
  const parts: string[] = [];
  let from = 0;
  for (let at = 0, next = 0; at < lines.length; at++) {
    if (!FENCE.test(lines[at] ?? "")) continue;
    while ((ends[next] ?? lines.length) <= at) next++;
    const end = ends[next];
    if (end === undefined) break;
    parts.push(lines.slice(from, at).join("\n"), lines.slice(at + 1, end).join("\n"));
    from = end + 1;
    at = end;
  }
  return [...parts, lines.slice(from).join("\n")];
}

/** The parts of a Markdown text, each under its heading; what stands before the first has none. */
export function divideAtHeadings(markdown: string): { heading: string; body: string }[] {
  return markdown.split(/^(?=#{1,6} )/m).map((part) => {
    const [, heading = ""] = /^#{1,6} +(.*)/.exec(part) ?? [];
    return { heading: heading.replace(/[*_`]/g, "").trim(), body: part.replace(/^#{1,6} .*\n?/, "") };
  });
}

/** Puts a list behind the paragraph that it belongs to, so that no item is found alone. */
function joinLists(pieces: readonly Piece[]): { piece: Piece; text: string }[] {
  const joined: { piece: Piece; text: string }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === "list" && last && last.piece.kind !== "heading" && last.text.length < PASSAGE_LENGTH)
      last.text += `\n${piece.text}`;
    else joined.push({ piece, text: piece.text });
  }
  return joined;
}

/** The passages of a document. */
export function passagesOfDocument(
  pieces: readonly Piece[],
  document: { id: string; name: string },
): Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  for (const { piece, text } of joinLists(pieces)) {
    if (piece.kind === "heading") heading = piece.text;
    if (!LISTED.has(piece.kind)) continue;
    const { page, paragraph } = piece;
    const source = { documentId: document.id, documentName: document.name, page, paragraph, quote: text };
    passages.push({ heading, text, step: null, source });
  }
  return passages;
}

/** As much of a step as passages are told by. */
export interface DividedStep {
  id: string;
  position: number;
  title: string;
  content: string;
}

/** The running text of a part of a step; code is found with the paragraph that announces it. */
function passagesIn(body: string, proseOf: (text: string) => string[]): string[] {
  const passages: string[] = [];
  for (const [at, part] of divideAtCode(body).entries()) {
    const before = passages.at(-1) ?? "";
    if (at % 2 === 0) passages.push(...proseOf(part));
    else if (before.endsWith(":")) passages.splice(-1, 1, `${before}\n${part.trimEnd()}`);
  }
  return passages;
}

/** The passages of a step, each with the titles above it; `proseOf` reads the paragraphs of a Markdown text. */
export function divideStep(
  { id, position, title, content }: DividedStep,
  proseOf: (text: string) => string[],
): Passage[] {
  return divideAtHeadings(content).flatMap(({ heading, body }) =>
    passagesIn(body, proseOf).map((text) => ({ heading, text, step: { id, position, title }, source: null })),
  );
}
