import type { Block, ReadDocument } from "../../types.ts";
import type { Tongue } from "./language/index.ts";
import { splitSentences } from "./sentences.ts";
import { countWords, tokens } from "./words.ts";

/** A block with the document it comes from; its text stands verbatim at `offset` of that document's text. */
export interface MaterialBlock extends Block {
  document: string;
  documentName: string;
}

const LONGEST_PARAGRAPH = 160;
const PARAGRAPH_TARGET = 95;

/** Headings whose sections are no content: contents, references, index, licence, acknowledgements. */
const APPARATUS =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(table of contents|contents|inhalt(sverzeichnis)?|table des matières|sommaire|índice( general)?|indice|references|bibliography|literatur(verzeichnis|liste)?|quellen(verzeichnis)?|références|bibliographie|bibliografía|bibliografia|index|license|lizenz|acknowledg\w+|danksagung|remerciements|copyright.*|impressum|further reading|weblinks?|glossary of terms)$/i;

const LEADER = /(\.\s?){5,}\s*\w*$/;

const OTHER_FUNCTION_WORDS = 1.5;

/** Whether a paragraph is written in another of the languages: more of its function words than of ours. */
function isOtherLanguage(text: string, tongue: Tongue, others: readonly Tongue[]): boolean {
  const words = tokens(text).map((word) => word.toLowerCase());
  if (words.length < 12) return false;
  const share = (candidate: Tongue) => words.filter((word) => candidate.functionWords.has(word)).length;
  const own = share(tongue);
  return others.some((other) => share(other) > Math.max(3, own * OTHER_FUNCTION_WORDS));
}

function isContent(block: Block): boolean {
  if (block.kind === "footnote" || LEADER.test(block.text)) return false;
  return /\p{L}{2}/u.test(block.text);
}

const LONGEST_LABEL = 3;

/** A label of a figure that a PDF gives as a paragraph: up to three words, no sentence, between paragraphs. */
function isFigureLabel(document: ReadDocument, at: number): boolean {
  const [before, block, after] = [document.blocks[at - 1], document.blocks[at], document.blocks[at + 1]];
  if (document.format !== "pdf" || block?.kind !== "paragraph") return false;
  if (before?.kind !== "paragraph" || after?.kind !== "paragraph") return false;
  return countWords(block.text) <= LONGEST_LABEL && !/[.!?…:;]["'»”“’)\]]*$/.test(block.text.trim());
}

/** A heading in style only: whole sentences, as word processors' styles are sometimes used. */
const LONGEST_HEADING = 22;

function asWritten(block: Block): Block {
  const prose = block.kind === "heading" && countWords(block.text) > LONGEST_HEADING;
  return prose ? { ...block, kind: "paragraph", level: 0 } : block;
}

/** Paragraphs over 160 words in pieces of about 95, cut at sentence ends; each piece keeps its place. */
function splitLong(block: MaterialBlock, tongue: Tongue): MaterialBlock[] {
  if (block.kind !== "paragraph" || countWords(block.text) <= LONGEST_PARAGRAPH) return [block];
  const pieces: { start: number; end: number; words: number }[] = [];
  let at = 0;
  for (const sentence of splitSentences(block.text, tongue)) {
    const start = block.text.indexOf(sentence, at);
    at = start + sentence.length;
    const words = countWords(sentence);
    const last = pieces.at(-1);
    if (last && (last.words + words / 2 <= PARAGRAPH_TARGET || words < 8)) {
      last.end = at;
      last.words += words;
    } else pieces.push({ start, end: at, words });
  }
  const tail = pieces.at(-1);
  const before = pieces.at(-2);
  if (tail && before && tail.words < 30) {
    before.end = tail.end;
    pieces.pop();
  }
  return pieces.map(({ start, end }) => ({
    ...block,
    text: block.text.slice(start, end),
    offset: block.offset + start,
  }));
}

/** The teachable blocks of all documents in their order: no contents, references, footnotes or other languages. */
export function materialOf(
  documents: readonly ReadDocument[],
  tongue: Tongue,
  others: readonly Tongue[],
): MaterialBlock[] {
  const material: MaterialBlock[] = [];
  for (const document of documents) {
    let skipLevel: number | null = null;
    for (const block of document.blocks.filter((_, at) => !isFigureLabel(document, at)).map(asWritten)) {
      if (block.kind === "heading") {
        if (skipLevel !== null && block.level <= skipLevel) skipLevel = null;
        if (APPARATUS.test(block.text.trim())) skipLevel = block.level;
      }
      if (skipLevel !== null || !isContent(block)) continue;
      if (block.kind !== "heading" && isOtherLanguage(block.text, tongue, others)) continue;
      const placed = { ...block, document: document.id, documentName: document.name };
      material.push(...splitLong(placed, tongue));
    }
  }
  return withoutEmptyHeadings(material);
}

/** Headings at the very end have nothing under them. */
function withoutEmptyHeadings(material: MaterialBlock[]): MaterialBlock[] {
  const last = material.findLastIndex((block) => block.kind !== "heading");
  return material.slice(0, last + 1);
}
