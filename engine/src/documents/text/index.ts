import type { DocumentNotice } from "../../types/index.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { Vocabulary } from "../hyphens.ts";
import { cleanLine, hasControlCharacters } from "../normalise.ts";
import { codeText, fencesOf, isCode, widthOf } from "./code.ts";
import type { Decoded } from "./encoding.ts";
import { encodingNotice } from "./encodingNotice.ts";
import { withoutGutenberg } from "./gutenberg.ts";
import { headingLevel } from "./headings.ts";
import { captionOf, notesIn, slashesOf, withoutMarks, withPictures } from "./marks.ts";
import { outdentedHeadings } from "./outdents.ts";
import {
  compressLevels,
  demoteFrontMatter,
  demoteRuns,
  joinLabels,
  type Lines,
  withoutContents,
} from "./structure.ts";
import { preformatted, textTable } from "./tables.ts";
import { openingTitle } from "./title.ts";

const BULLET = /^\s*[-*•–·+]\s+(?=\S)/;
const NUMBERED = /^\s*\(?(\d{1,3}|[a-z])[.)]\s+\S/;
const QUOTED = /^\s*>\s?/;

function paragraphs(text: string): Lines[] {
  const found: Lines[] = [];
  let current: Lines = [];
  const end = (): void => {
    if (current.length > 0) found.push(current);
    current = [];
  };
  const all = text.split("\n");
  const fences = fencesOf(all);
  for (let at = 0; at < all.length; at++) {
    const line = all[at] ?? "";
    const close = fences.get(at);
    if (close !== undefined) {
      end();
      found.push(all.slice(at, close + 1));
      at = close;
    } else if (line.trim() === "") end();
    else current.push(line);
  }
  end();
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

const isWritten = (line: string): boolean => line.trim() !== "";

const codeBlock = (lines: Lines): DraftBlock => ({
  kind: "code",
  level: 0,
  text: codeText(lines),
  page: null,
});

interface Item {
  text: string;
  /** Blanks before it. */
  indent: number;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function itemsOf(lines: Lines, mark: RegExp, vocabulary: Vocabulary): Item[] {
  const items: Item[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (mark.test(line) || last === undefined)
      items.push({ text: line.replace(BULLET, "").trim(), indent: indentOf(line) });
    else last.text = vocabulary.join(last.text, line.trim());
  }
  return items;
}

/** How the paragraphs of a file are to be read. */
interface Reading {
  wrapped: boolean;
  vocabulary: Vocabulary;
  /** Headings that only their place tells, with their depth. */
  outdented: ReadonlyMap<Lines, number>;
}

function toBlocks(lines: Lines, { wrapped, vocabulary, outdented }: Reading): DraftBlock[] {
  const block = (kind: DraftBlock["kind"], text: string, level = 0): DraftBlock => ({
    kind,
    level,
    text: text.split("\n").map(cleanLine).join("\n").trim(),
    page: null,
  });
  const first = lines[0] ?? "";
  const caption = captionOf(lines);
  if (caption !== null) return [block("caption", caption)];
  const level = headingLevel(lines) ?? outdented.get(lines) ?? null;
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
    return itemsOf(lines, mark, vocabulary).map(({ text, indent }) => block("list", text, indent));
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

/** "values[3]": an element of a list. */
const INDEX = /\w\[\d+\]/;

/** The line under a heading, as Markdown and reStructuredText write it. */
const UNDERLINED = /^(\S.*)\n([=*~^"-])\2{2,}[^\S\n]*$/gm;

/** Puts a heading's underline, "Title\n=====", before it as Markdown's marks: as deep as the order in which they come. */
function withoutUnderlines(text: string): string {
  const marks = new Set(Array.from(text.matchAll(UNDERLINED), ([, , mark = ""]) => mark));
  // Markdown knows two, and knows which is the higher one.
  const ranked = [...marks].every((mark) => "=-".includes(mark)) ? ["=", "-"] : [...marks];
  return text
    .replace(/(?:^#{1,6} .*\n){3,}/gm, (run) => run.replace(/^#+ /gm, "- "))
    .replace(
      UNDERLINED,
      (_, title: string, mark: string) => `\n${"#".repeat(ranked.indexOf(mark) + 1)} ${title}\n`,
    )
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

/** Depths of lists from the blanks before their items; code that blank lines cut is one piece again. */
function nested(blocks: readonly DraftBlock[]): DraftBlock[] {
  const result: DraftBlock[] = [];
  let indents: number[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (block.kind === "code" && last?.kind === "code") last.text += `\n\n${block.text}`;
    else if (block.kind === "list") {
      indents = [...indents.filter((indent) => indent < block.level), block.level];
      result.push({ ...block, level: indents.length - 1 });
    } else {
      indents = [];
      result.push({ ...block });
    }
  }
  return result;
}

/** Reads plain text into blocks. */
export function readText(decoded: Decoded): Draft {
  const notices: DocumentNotice[] = [];
  if (decoded.guessed) notices.push(encodingNotice(decoded));
  if (hasControlCharacters(decoded.text)) notices.push({ code: "control_characters_removed", params: {} });
  const plain = withEvenLines(
    decoded.text
      .replace(/\r\n?/g, "\n")
      .replace(/\f/g, "\n\n")
      .replace(/\t/g, "  ")
      .replace(/[^\P{Cc}\n]/gu, "")
      .normalize("NFC"),
  );
  const text = withPictures(withoutGutenberg(plain));
  const raw = paragraphs(withoutUnderlines(text));
  const [wrapped, width] = [isHardWrapped(raw), widthOf(raw.flat())];
  const code = new Set(raw.filter((lines) => isCode(lines, width) && textTable(lines) === null));
  const slashes = slashesOf(text);
  const isTechnical =
    slashes === "paths" || [...code].some((lines) => lines.some((line) => INDEX.test(line)));
  const notes = isTechnical ? notesIn(text) : null;
  const marked = raw.map((lines) =>
    code.has(lines) ? lines : withoutMarks(lines.join("\n"), slashes, notes).split("\n").filter(isWritten),
  );
  const parts = withoutContents(marked);
  const vocabulary = new Vocabulary();
  for (const lines of parts) for (const line of lines) vocabulary.add(line.trim());
  const outdented = outdentedHeadings(parts.filter((lines) => !code.has(lines)));
  const reading = { wrapped, vocabulary, outdented };
  const found = parts
    .flatMap((lines) => (code.has(lines) ? [codeBlock(lines)] : toBlocks(lines, reading)))
    .filter((block) => block.text !== "");
  const blocks = compressLevels(demoteFrontMatter(demoteRuns(joinLabels(nested(found)))));
  const [first] = blocks;
  const title = parts[0]?.length === 1 && first?.kind === "paragraph" ? openingTitle(first.text) : null;
  return { format: "txt", title, pages: null, blocks, notices };
}
