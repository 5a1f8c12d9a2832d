import { countWords } from "../text/words.ts";
import type {
  Block,
  DocumentNotice,
  DocumentNoticeCode,
  OutlineEntry,
  ReadDocument,
} from "../types/index.ts";
import type { Draft, DraftBlock } from "./draft.ts";
import { DocumentError } from "./errors.ts";
import { withoutFurniture } from "./furniture.ts";
import { documentLanguage } from "./language.ts";
import { languageShares } from "./languageShares.ts";
import type { ReadLimits } from "./limits.ts";

/** What stands between two blocks in the text of a document. */
export const BLOCK_SEPARATOR = "\n\n";

/** The whole text of a document: what `Block.offset` counts in. */
export function documentText(document: Pick<ReadDocument, "blocks">): string {
  return document.blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
}

function place(drafts: readonly DraftBlock[]): Block[] {
  let offset = 0;
  return drafts.map((draft, index) => {
    const block: Block = { ...draft, paragraph: index + 1, offset };
    offset += draft.text.length + BLOCK_SEPARATOR.length;
    return block;
  });
}

const MACHINE_TITLE =
  /^(microsoft word|untitled|unbenannt|sans titre|dokument\d*|document\d*)|\.(docx?|pdf|tex|txt|odt|html?|xhtml|md|rtf|pptx?|indd|qxd)$/i;

/** A title people would recognise: the properties often hold a file name or the program's. */
function chooseTitle(property: string | null, blocks: readonly DraftBlock[]): string | null {
  const own =
    property
      ?.replace(/\p{Cc}+/gu, " ")
      .replace(/\s+/g, " ")
      .trim() ?? "";
  if (own.length >= 4 && own.length <= 200 && /\p{L}{3}/u.test(own) && !MACHINE_TITLE.test(own)) return own;
  const first = blocks.slice(0, 30).filter((block) => block.kind === "heading");
  const highest = Math.min(...first.map((block) => block.level));
  const heading = first.find((block) => block.level === highest)?.text ?? null;
  return heading === null || heading.length > 200 ? null : heading;
}

function outlineOf(blocks: readonly DraftBlock[]): OutlineEntry[] {
  return blocks
    .filter((block) => block.kind === "heading")
    .map(({ level, text, page }) => ({ level, title: text, page }));
}

const OTHER_PARTS = 0.15;

const LONGEST_ITEM = 240;

const TYPED_NUMBER = /^\(?(?:\d{1,3}(?:[-‑ ]?\p{L}+)?|\p{Ll})[.)]\s|^\(\d/u;

/** A numbered item as long as a paragraph, with several sentences, is one: laws and contracts number them. */
function isNumberedParagraph({ kind, text }: DraftBlock): boolean {
  if (kind !== "list" || !TYPED_NUMBER.test(text)) return false;
  return text.length > LONGEST_ITEM && /[.;]\s+\p{Lu}/u.test(text.slice(4));
}

/** The lists of a document: items of one depth with nothing but deeper items between them. */
function listsOf(blocks: readonly DraftBlock[]): DraftBlock[][] {
  const lists: DraftBlock[][] = [];
  let open: DraftBlock[][] = [];
  for (const block of blocks) {
    if (block.kind !== "list") {
      open = [];
      continue;
    }
    open = open.slice(0, block.level + 1);
    const list = open[block.level];
    if (list) list.push(block);
    else {
      const begun = [block];
      open[block.level] = begun;
      lists.push(begun);
    }
  }
  return lists;
}

/** Part of the items of a list that must be as long as paragraphs for all of them to be shown as such. */
const MOSTLY = 0.5;

/** Items that are paragraphs in truth: all of a list or none, so that no list is torn apart. */
function paragraphsIn(blocks: readonly DraftBlock[]): Set<DraftBlock> {
  const lists = listsOf(blocks).map((list) => list.filter(({ text }) => TYPED_NUMBER.test(text)));
  return new Set(
    lists.filter((list) => list.filter(isNumberedParagraph).length > list.length * MOSTLY).flat(),
  );
}

const LONGEST_PARAGRAPH = 4_000;
const PIECE = 1_200;

/** Cuts a text that is one endless paragraph at ends of sentences, so that a place in it can be named. */
function pieces(block: DraftBlock): DraftBlock[] {
  if (block.kind !== "paragraph" || block.text.length <= LONGEST_PARAGRAPH) return [block];
  const cut: DraftBlock[] = [];
  let text = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(block.text)) {
    text += segment;
    if (text.length < PIECE || !/[.!?…]["»”“)]*\s*$/u.test(text)) continue;
    cut.push({ ...block, text: text.trim() });
    text = "";
  }
  return text.trim() === "" ? cut : [...cut, { ...block, text: text.trim() }];
}

/** Depths of headings without gaps, from 1; long items as paragraphs; nothing empty. */
function tidy(blocks: readonly DraftBlock[]): DraftBlock[] {
  const filled = withoutFurniture(blocks).flatMap(pieces);
  const headings = filled.filter((block) => block.kind === "heading");
  const levels = [...new Set(headings.map((block) => block.level))].sort((a, b) => a - b);
  const paragraphs = paragraphsIn(filled);
  return filled.map((block) => {
    if (block.kind === "heading") return { ...block, level: levels.indexOf(block.level) + 1 };
    return paragraphs.has(block) ? { ...block, kind: "paragraph", level: 0 } : block;
  });
}

/** Notices of text that is lost: with the rest too short for a course, the damage is what to speak of. */
const LOST = new Set<DocumentNoticeCode>([
  "part_damaged",
  "file_incomplete",
  "rest_damaged",
  "chapters_damaged",
]);

/**
 * Completes what a format's reader found: places, title, language, words.
 * @throws DocumentError `document_without_text`, `document_too_short`, `document_damaged`,
 * `document_too_complex` or `document_language_unsupported`
 */
export function finish(draft: Draft, name: { id: string; name: string }, limits: ReadLimits): ReadDocument {
  const drafts = tidy(draft.blocks);
  const words = drafts.reduce((sum, block) => sum + countWords(block.text), 0);
  const characters = drafts.reduce((sum, block) => sum + block.text.length, 0);
  if (words === 0) throw new DocumentError("document_without_text");
  if (characters > limits.characters) throw new DocumentError("document_too_complex");
  if (words < limits.minimumWords) {
    if (draft.notices.some(({ code }) => LOST.has(code))) throw new DocumentError("document_damaged");
    throw new DocumentError("document_too_short", { count: words, words, minimum: limits.minimumWords });
  }
  const language = documentLanguage(drafts);
  if (language === "other") throw new DocumentError("document_language_unsupported");
  const notices: DocumentNotice[] = [...draft.notices];
  const languages = languageShares(drafts).filter(
    (one) => one.language === language || one.share > OTHER_PARTS,
  );
  const foreign = languages.reduce((sum, one) => sum + (one.language === language ? 0 : one.share), 0);
  if (foreign > 0) {
    notices.push({ code: "other_language_parts", params: { percent: Math.round(foreign * 100) } });
  }
  return {
    ...name,
    format: draft.format,
    title: chooseTitle(draft.title, drafts),
    language,
    languages,
    pages: draft.pages,
    words,
    outline: outlineOf(drafts),
    blocks: place(drafts),
    notices,
  };
}
