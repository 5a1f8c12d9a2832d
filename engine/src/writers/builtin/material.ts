import type { LanguageData } from "../../text/languages/index.ts";
import { splitSentences } from "../../text/sentences.ts";
import { countWords, keyOf } from "../../text/words.ts";
import type { Block, LeftOut, LeftOutReason, ReadDocument } from "../../types/index.ts";
import { boxesOf } from "./boxes.ts";
import { piecesWithout, straysOf } from "./foreign.ts";

/** A block with the document it comes from; its text stands verbatim at `offset` of that document's text. */
export interface MaterialBlock extends Block {
  document: string;
  documentName: string;
  /** The heading of a box beside the text: its label stands before a dash, and it never names a step. */
  boxed?: boolean;
}

const LONGEST_PARAGRAPH = 160;
const PARAGRAPH_TARGET = 95;

/** Headings whose sections are no content: contents, references, index, licence, acknowledgements. */
const APPARATUS =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(table of contents|contents|inhalt(sverzeichnis)?|table des matières|sommaire|índice( general)?|indice|references|bibliography|literatur(verzeichnis|liste)?|quellen(verzeichnis)?|références|bibliographie|bibliografía|bibliografia|index|license|lizenz|acknowledg\w+|danksagung|remerciements|copyright.*|impressum|further reading|weblinks?|glossary of terms|transcriber['’]s notes?:?|anmerkung(?:en)? zur transkription:?|notes? du transcripteur:?|notas? del transcriptor:?|note del trascrittore:?)$/i;

const LEADER = /(\.\s?){5,}\s*\w*$/;

/** "1.2.3. Title": an entry of a table of contents, whose lines a text file may run together. */
const ENTRY = /(?:^|\s)\d{1,2}(?:\.\d{1,2})+\.?\s+(?=["“„«¿¡(]?\p{Lu})/gu;
const FEWEST_ENTRIES = 3;
/** Words to an entry up to which a paragraph is made of nothing else. */
const WORDS_AN_ENTRY = 14;

function isContents(text: string): boolean {
  const entries = (text.match(ENTRY) ?? []).length;
  return LEADER.test(text) || (entries >= FEWEST_ENTRIES && countWords(text) <= entries * WORDS_AN_ENTRY);
}

/** Who typed and proofread a book, and what they mended: notes that plain texts carry before or behind it. */
const TRANSCRIBED =
  /distributed proofread|proofread(?:ing|ers?) team|pgdp\.net|(?:e-?text|e-?book) was (?:prepared|produced|created)|(?:transcriber|poster)['’]s notes?|anmerkung(?:en)? zur transkription|typogra(?:ph|f)ischen? fehler wurden|notes? (?:de|du|des|sur la) transcri|notas? del? transcri|note del trascrittore|liber ?liber/iu;

const isTranscribed = ({ text }: Block): boolean =>
  TRANSCRIBED.test(text) && countWords(text) <= LONGEST_NOTE;

/** Whether a list goes on with what a note on the transcription announces. */
function belongsToNote({ blocks }: ReadDocument, at: number): boolean {
  if (blocks[at]?.kind !== "list") return false;
  let before = at - 1;
  while (blocks[before]?.kind === "list") before--;
  const note = blocks[before];
  return note !== undefined && isTranscribed(note);
}

/** Two letters, or "3. b", the answer to an exercise. */
const READABLE = /\p{L}{2}|^\(?\d{1,3}[.)]\s+\(?\p{L}\)?\.?$/u;

/** Why a block is nothing to be taught, told from itself; null where it is. */
function reasonOf(block: Block): LeftOutReason | null {
  if (block.kind === "footnote") return "footnote";
  if (isTranscribed(block)) return "front_matter";
  if (isContents(block.text)) return "contents";
  return READABLE.test(block.text) ? null : "unreadable";
}

/** Names, addresses and rights on a title page, and the words that its lines have at most. */
const RIGHTS = /©|\(c\)\s*\d{4}|copyright|\S@\S+\.\p{L}{2}/iu;
const LONGEST_LINE = 8;
const FEWEST_LINES = 3;
/** Words up to which what stands before the first heading may be a title page. */
const LONGEST_TITLE_PAGE = 250;

/**
 * How many blocks at the beginning of a document are its title page: names and rights on short lines, before the first
 * heading or between the title and the next one. 0 where it has none.
 */
function titlePageLength({ blocks }: ReadDocument): number {
  const begin = blocks[0]?.kind === "heading" ? 1 : 0;
  const end = blocks.findIndex(({ kind }, at) => at >= begin && kind === "heading");
  const page = end < 0 ? [] : blocks.slice(begin, end);
  const words = page.reduce((sum, { text }) => sum + countWords(text), 0);
  const lines = page.filter(({ text }) => countWords(text) <= LONGEST_LINE && !/[.:!?]$/.test(text.trim()));
  const isPage = lines.length >= FEWEST_LINES && page.some(({ text }) => RIGHTS.test(text));
  return isPage && words <= LONGEST_TITLE_PAGE ? end : 0;
}

const LONGEST_NOTE = 90;

const SECTION_REASONS: readonly [LeftOutReason, RegExp][] = [
  ["references", /referenc|bibliogra|literatur|quellen|référenc|further|weblink/i],
  ["licence", /licen|lizenz|copyright/i],
  ["front_matter", /acknowledg|danksagung|remerciements|impressum|transcri|transkri|trascri/i],
];

function sectionReason(heading: string): LeftOutReason {
  return SECTION_REASONS.find(([, pattern]) => pattern.test(heading))?.[0] ?? "contents";
}

const LONGEST_LABEL = 3;

/** A label of a figure that a PDF gives as a paragraph: up to three words, no sentence, between paragraphs. */
function isFigureLabel(document: ReadDocument, at: number): boolean {
  const [before, block, after] = [document.blocks[at - 1], document.blocks[at], document.blocks[at + 1]];
  if (document.format !== "pdf" || block?.kind !== "paragraph") return false;
  if (before?.kind !== "paragraph" || after?.kind !== "paragraph") return false;
  return countWords(block.text) <= LONGEST_LABEL && !/[.!?…:;]["'»”“’)\]]*$/.test(block.text.trim());
}

/** Words of a notice, and how many sections begin with it word for word, from which it is said only once. */
const NOTICE = { words: 20, sections: 3 };

/** Paragraphs with which section after section begins, but for the first of them: notices that a publisher put there. */
function repeatedNotices({ blocks }: ReadDocument): Set<Block> {
  const opening = blocks.filter(
    ({ kind, text }, at) =>
      kind === "paragraph" && blocks[at - 1]?.kind === "heading" && countWords(text) >= NOTICE.words,
  );
  const same = [...Map.groupBy(opening, ({ text }) => keyOf(text)).values()];
  return new Set(same.filter(({ length }) => length >= NOTICE.sections).flatMap((all) => all.slice(1)));
}

/** A heading in style only: whole sentences, as word processors' styles are sometimes used. */
const LONGEST_HEADING = 22;

/** "2.3 Title", alone on its line: a heading, whatever it looks like. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+["“„«¿¡]?\p{Lu}[^.;:]*[^.;:,]$/u;
const LONGEST_NUMBERED = 14;
const DEEPEST = 6;

/** Depth of the number that a heading of a text file begins with; 0 where it is no heading. */
function numberedLevel({ kind, text }: Block): number {
  const number =
    kind === "paragraph" && countWords(text) <= LONGEST_NUMBERED ? NUMBERED.exec(text)?.[1] : null;
  return Math.min(DEEPEST, number?.split(".").length ?? 0);
}

/** Whether a text file numbers its sections: single numbers are then headings too, and no list. */
function hasNumberedSections({ format, blocks }: ReadDocument): boolean {
  return format === "txt" && blocks.filter((block) => numberedLevel(block) > 1).length >= FEWEST_ENTRIES;
}

function asWritten(block: Block, numbered: boolean): Block {
  const level = numbered ? numberedLevel(block) : 0;
  if (level > 0) return { ...block, kind: "heading", level };
  const prose = block.kind === "heading" && countWords(block.text) > LONGEST_HEADING;
  return prose ? { ...block, kind: "paragraph", level: 0 } : block;
}

/** "CULTURE Git" as "CULTURE – Git", one level below the headings of the text around it. */
function inBox(block: Block, box: { label: string; title: string } | undefined): Block & { boxed?: boolean } {
  if (!box || block.kind !== "heading") return block;
  return { ...block, text: `${box.label} – ${box.title}`, level: block.level + 1, boxed: true };
}

/** Words of some blocks, headings among them: the one way in which words of a document and of a step made of it are counted. */
export const wordsOf = (blocks: readonly Pick<Block, "text">[]): number =>
  blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Paragraphs over 160 words (or `longest`) in pieces of about 95, cut at sentence ends; each piece keeps its place. */
export function splitLong(
  block: MaterialBlock,
  languageData: LanguageData,
  longest: number = LONGEST_PARAGRAPH,
): MaterialBlock[] {
  if (block.kind !== "paragraph" || countWords(block.text) <= longest) return [block];
  const aim = Math.min(PARAGRAPH_TARGET, longest / 1.6);
  const pieces: { start: number; end: number; words: number }[] = [];
  let at = 0;
  for (const sentence of splitSentences(block.text, languageData)) {
    const start = block.text.indexOf(sentence, at);
    at = start + sentence.length;
    const words = countWords(sentence);
    const last = pieces.at(-1);
    if (last && (last.words + words / 2 <= aim || words < 8)) {
      last.end = at;
      last.words += words;
    } else pieces.push({ start, end: at, words });
  }
  const tail = pieces.at(-1);
  const before = pieces.at(-2);
  if (tail && before && tail.words < Math.min(30, aim / 2)) {
    before.end = tail.end;
    pieces.pop();
  }
  return pieces.map(({ start, end }) => ({
    ...block,
    text: block.text.slice(start, end),
    offset: block.offset + start,
  }));
}

/** What the documents hold to be taught, and what not and why. */
export interface Material {
  blocks: MaterialBlock[];
  leftOut: LeftOut[];
}

/**
 * The teachable blocks of all documents in their order: no contents, references or footnotes, and of other languages
 * what strayed in, or all with `ownLanguageOnly`.
 */
export function materialOf(
  documents: readonly ReadDocument[],
  languageData: LanguageData,
  ownLanguageOnly = false,
): Material {
  const blocks: MaterialBlock[] = [];
  const leftOut: LeftOut[] = [];
  for (const document of documents) {
    const numbered = hasNumberedSections(document);
    const titlePage = titlePageLength(document);
    const boxes = boxesOf(document.blocks);
    const notices = repeatedNotices(document);
    const strays = straysOf(document.blocks, languageData, ownLanguageOnly);
    let skipped: { level: number; reason: LeftOutReason } | null = null;
    for (const [at, raw] of document.blocks.entries()) {
      const block = inBox(asWritten(raw, numbered), boxes.get(raw));
      if (block.kind === "heading") {
        if (skipped && block.level <= skipped.level) skipped = null;
        if (APPARATUS.test(block.text.trim()))
          skipped = { level: block.level, reason: sectionReason(block.text) };
      }
      const label = isFigureLabel(document, at);
      const away = strays.get(raw) ?? [];
      const isFront = at < titlePage && block.kind !== "heading";
      const noted = isFront || belongsToNote(document, at) ? "front_matter" : null;
      const again = notices.has(raw) ? "repeated" : null;
      const whole = (label ? "label" : null) ?? noted ?? skipped?.reason ?? again ?? reasonOf(block);
      const reason = whole ?? (away.length > 0 ? "other_language" : null);
      if (reason) leftOut.push({ document: document.id, paragraph: block.paragraph, reason });
      if (whole) continue;
      for (const { start, text } of piecesWithout(block.text, away)) {
        const piece = { ...block, text, offset: block.offset + start };
        blocks.push(
          ...splitLong({ ...piece, document: document.id, documentName: document.name }, languageData),
        );
      }
    }
  }
  return withoutEmptyHeadings({ blocks, leftOut });
}

/** Whether a block says nothing once what stood right under it is gone for this reason. */
function isBereft(block: MaterialBlock, next: MaterialBlock | undefined, reason: LeftOutReason): boolean {
  const text = reason === "other_language";
  if (block.kind === "heading") return next?.kind === "heading" ? next.level <= block.level : text;
  return text && block.kind === "paragraph" && /:$/.test(block.text.trim()) && next?.kind === "heading";
}

/**
 * Headings at the very end have nothing under them, and some have lost what stood right under them: other
 * text would move under them. With a list goes what announced it.
 */
function withoutEmptyHeadings({ blocks, leftOut }: Material): Material {
  const last = blocks.findLastIndex(({ kind }) => kind !== "heading");
  const key = (document: string, paragraph: number) => `${document} ${paragraph}`;
  const present = new Set(blocks.map(({ document, paragraph }) => key(document, paragraph)));
  const reasons = new Map(
    leftOut
      .filter(({ document, paragraph }) => !present.has(key(document, paragraph)))
      .map(({ document, paragraph, reason }) => [key(document, paragraph), reason]),
  );
  const kept: MaterialBlock[] = [];
  const emptied: LeftOut[] = [];
  for (const block of blocks.slice(0, last + 1).reverse()) {
    const { document, paragraph } = block;
    const reason = reasons.get(key(document, paragraph + 1));
    if (reason && isBereft(block, kept.at(-1), reason)) {
      emptied.push({ document, paragraph, reason });
      reasons.set(key(document, paragraph), reason);
    } else kept.push(block);
  }
  return { blocks: kept.reverse(), leftOut: [...leftOut, ...emptied] };
}
