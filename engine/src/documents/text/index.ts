import type { DocumentNotice } from "../../types/index.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { Vocabulary } from "../hyphens.ts";
import { cleanLine, hasControlCharacters } from "../normalise.ts";
import { decodeText } from "./encoding.ts";
import { withoutGutenberg } from "./gutenberg.ts";
import { headingLevel } from "./headings.ts";
import { captionOf, withoutMarks } from "./marks.ts";
import {
  compressLevels,
  demoteFrontMatter,
  demoteRuns,
  joinLabels,
  type Lines,
  withoutContents,
} from "./structure.ts";
import { preformatted, textTable } from "./tables.ts";

const BULLET = /^\s*[-*•–·]\s+(?=\S)/;
const NUMBERED = /^\s*\(?(\d{1,3}|[a-z])[.)]\s+\S/;
const QUOTED = /^\s*>\s?/;

function paragraphs(text: string): Lines[] {
  const found: Lines[] = [];
  let current: Lines = [];
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      current.push(line);
      continue;
    }
    if (current.length > 0) found.push(current);
    current = [];
  }
  if (current.length > 0) found.push(current);
  return found;
}

/** Whether the lines of a file are cut at a fixed width, so that a line end means nothing. */
function isHardWrapped(parts: readonly Lines[]): boolean {
  const inner = parts.flatMap((lines) => lines.slice(0, -1)).map((line) => line.trim().length);
  if (inner.length < 3) return false;
  const sorted = [...inner].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const widest = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return middle >= 40 && widest <= 120;
}

function itemsOf(lines: Lines, mark: RegExp, vocabulary: Vocabulary): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (mark.test(line) || last === undefined) items.push(line.replace(BULLET, "").trim());
    else items[items.length - 1] = vocabulary.join(last, line.trim());
  }
  return items;
}

function toBlocks(lines: Lines, wrapped: boolean, vocabulary: Vocabulary): DraftBlock[] {
  const block = (kind: DraftBlock["kind"], text: string, level = 0): DraftBlock => ({
    kind,
    level,
    text: text.split("\n").map(cleanLine).join("\n").trim(),
    page: null,
  });
  const first = lines[0] ?? "";
  const caption = captionOf(lines);
  if (caption !== null) return [block("caption", caption)];
  const level = headingLevel(lines);
  if (level !== null)
    return [
      block(
        "heading",
        lines
          .map((line) => line.trim())
          .join(" ")
          .replace(/^#+\s+/, ""),
        level,
      ),
    ];
  const table = textTable(lines);
  if (table !== null) return [block("table", table)];
  const columns = preformatted(lines);
  if (columns !== null) return [{ kind: "code", level: 0, text: columns, page: null }];
  const mark = BULLET.test(first) ? BULLET : NUMBERED.test(first) ? NUMBERED : null;
  if (mark !== null && (mark === BULLET || lines.filter((line) => mark.test(line)).length > 1)) {
    return itemsOf(lines, mark, vocabulary).map((item) => block("list", item));
  }
  if (lines.every((line) => QUOTED.test(line))) {
    return [block("quote", lines.map((line) => line.replace(QUOTED, "").trim()).join(" "))];
  }
  if (/^\[\d+\]\s/.test(first.trim()) || /^\[(Footnote|Fußnote|Note|Nota)\b/i.test(first.trim())) {
    return [block("footnote", lines.map((line) => line.trim()).join(" "))];
  }
  if (wrapped)
    return [
      block(
        "paragraph",
        lines.map((line) => line.trim()).reduce((a, b) => vocabulary.join(a, b)),
      ),
    ];
  return lines.map((line) => block("paragraph", line));
}

/** Puts back together a heading's underline, "Title\n=====", as Markdown writes it. */
function withoutUnderlines(text: string): string {
  return text
    .replace(/(?:^#{1,6} .*\n){3,}/gm, (run) => run.replace(/^#+ /gm, "- "))
    .replace(/^(\S.*)\n={3,}\s*$/gm, "\n# $1\n")
    .replace(/^(\S.*)\n-{3,}\s*$/gm, "\n## $1\n")
    .replace(/^(#{1,6}\s.*)$/gm, "\n$1\n")
    .replace(/^\s*([*_=~-]\s*){3,}\s*$/gm, "");
}

/** Empty lines that are kept in a row: more say nothing, and what looks over lines looks at each of them again. */
const EMPTY_LINES = 3;

/** A text whose lines end without blanks, with few empty ones in a row. */
function withEvenLines(text: string): string {
  const kept: string[] = [];
  let empty = 0;
  for (const line of text.split("\n")) {
    const trimmed = line.trimEnd();
    empty = trimmed === "" ? empty + 1 : 0;
    if (empty <= EMPTY_LINES) kept.push(trimmed);
  }
  return kept.join("\n");
}

/** Reads a text file in any of the encodings of western Europe into blocks. */
export async function readText(data: Uint8Array): Promise<Draft> {
  const decoded = await decodeText(data);
  const notices: DocumentNotice[] = [];
  if (decoded.guessed) notices.push({ code: "encoding_guessed", params: { encoding: decoded.encoding } });
  if (hasControlCharacters(decoded.text)) notices.push({ code: "control_characters_removed", params: {} });
  const plain = withEvenLines(
    decoded.text
      .replace(/\r\n?/g, "\n")
      .replace(/\f/g, "\n\n")
      .replace(/\t/g, "  ")
      .replace(/[^\P{Cc}\n]/gu, "")
      .normalize("NFC"),
  );
  const parts = withoutContents(paragraphs(withoutUnderlines(withoutMarks(withoutGutenberg(plain)))));
  const wrapped = isHardWrapped(parts);
  const vocabulary = new Vocabulary();
  for (const lines of parts) for (const line of lines) vocabulary.add(line.trim());
  const found = parts
    .flatMap((lines) => toBlocks(lines, wrapped, vocabulary))
    .filter((block) => block.text !== "");
  const blocks = compressLevels(demoteFrontMatter(demoteRuns(joinLabels(found))));
  return { format: "txt", title: null, pages: null, blocks, notices };
}
