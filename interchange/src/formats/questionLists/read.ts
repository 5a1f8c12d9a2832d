import { cleanText, MOST_LISTED, type UnreadReason } from "@lehrpfad/contract";
import { line } from "../imports/foreign.ts";
import type { TruthWords } from "../imports/gift.ts";
import { xmlOf } from "../imports/package.ts";
import { ImportError } from "../markdown/errors.ts";
import { filesIn, IMPORT_LIMITS, LOST_NAME } from "../markdown/read.ts";
import { build, type Collected, type Listed } from "./build.ts";
import { DOCX_FILES, docxPieces } from "./docx.ts";
import { htmlPieces } from "./html.ts";
import { collectLines } from "./lines.ts";
import { isRow, type Line, MOST_PIECES, type Piece, type Row } from "./pieces.ts";
import { collectRows } from "./rows.ts";
import { textPieces } from "./text.ts";
import { isSheetFile, xlsxPieces } from "./xlsx.ts";

/** Questions of a list, and what of it is none. */
export interface QuestionList {
  questions: Listed[];
  /** Parts that are no question, by how they begin. */
  unread: { text: string; reason: UnreadReason }[];
}

/** Parts of a list, questions or not, above which it is none. */
const MOST_PARTS = 5 * MOST_LISTED;
/** Bytes of a text or page, and of the files of a document that are read. */
const TEXT_BYTES = 2 * 1024 * 1024;
const LIMITS_OF_FILE = { ...IMPORT_LIMITS, unpacked: 40 * 1024 * 1024 };

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

function officePieces(file: Uint8Array): Piece[] {
  const names = new Set<string>();
  filesIn(file, (name) => !names.add(name), LIMITS_OF_FILE);
  const isWord = names.has("word/document.xml");
  if (!isWord && !names.has("xl/workbook.xml")) throw new ImportError("unread", "ZIP");
  const isWanted = (name: string) => (isWord ? DOCX_FILES.some((one) => one === name) : isSheetFile(name));
  const files = filesIn(file, isWanted, LIMITS_OF_FILE);
  const parsed = new Map([...files].map(([name, data]) => [name, xmlOf(data, name)]));
  return isWord ? docxPieces(DOCX_FILES.map((name) => parsed.get(name) ?? null)) : xlsxPieces(parsed);
}

function textOf(file: Uint8Array): string {
  if (file.length > TEXT_BYTES) throw new ImportError("too_large");
  const isWide = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  const encoding = isWide ? (file[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return cleanText(new TextDecoder(encoding, { fatal: true }).decode(file));
  } catch {
    // What Windows programs save as "text".
    return cleanText(new TextDecoder("windows-1252").decode(file));
  }
}

function piecesOf(file: Uint8Array): Piece[] {
  if (isZip(file)) return officePieces(file);
  const text = textOf(file);
  return /^\s*<(?:!doctype|html|meta|body|table|ol|ul|p|div|span|b|!--)/i.test(text)
    ? htmlPieces(text)
    : textPieces(text);
}

/** Lines and rows that stand next to each other, each kind together. */
function collect(pieces: readonly Piece[]): Collected[] {
  const groups: { lines: Line[]; rows: Row[] }[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const isNext = last !== undefined && (isRow(piece) ? last.rows.length > 0 : last.lines.length > 0);
    const group = isNext ? last : { lines: [], rows: [] };
    if (!isNext) groups.push(group);
    if (isRow(piece)) group.rows.push(piece);
    else group.lines.push(piece);
  }
  return groups.flatMap(({ lines, rows }) => (rows.length > 0 ? collectRows(rows) : collectLines(lines)));
}

/**
 * Reads a list of questions as people have them: a text or page that was pasted, a document of Word, a workbook of
 * Excel. What is none is named with its reason. @throws ImportError where the file cannot be read, or says nothing
 */
export function readQuestionList(file: Uint8Array, truth: TruthWords): QuestionList {
  const list: QuestionList = { questions: [], unread: [] };
  const pieces = piecesOf(file);
  if (pieces.length > MOST_PIECES) throw new ImportError("too_large");
  const parts = collect(pieces);
  if (parts.length > MOST_PARTS) throw new ImportError("too_large");
  for (const found of parts) {
    const isFull = list.questions.length >= MOST_LISTED;
    const built = isFull ? { reason: "too_many" as const } : build(found, truth);
    if ("question" in built) list.questions.push(built);
    else {
      const [option] = found.options;
      list.unread.push({ text: line(found.text || (option?.text ?? ""), LOST_NAME), reason: built.reason });
    }
  }
  if (list.questions.length + list.unread.length === 0) throw new ImportError("empty");
  return list;
}
