import type { LanguageData } from "../../../text/languages/index.ts";
import type { LeftOut, LeftOutReason, ReadDocument, StructureSection } from "../../../types/index.ts";
import { partsOf } from "../../parts.ts";
import { stepTitle } from "../headings.ts";
import { type MaterialBlock, wordsOf } from "../material.ts";
import { placeOf } from "../planned.ts";
import { silentHeadings } from "../segmentation.ts";

/** Parts of a document that are recognised as nothing to teach, and offered all the same. */
const OFFERED: ReadonlySet<LeftOutReason> = new Set([
  ...(["contents", "references", "licence", "front_matter"] as const),
]);

/** A section with the blocks that it teaches, `from` (included) to `to` (excluded) of all. */
export interface Section extends Pick<StructureSection, "title" | "level" | "reason" | "joined"> {
  from: number;
  to: number;
}

/** A run of paragraphs that is left out from a heading on, or from the beginning of the document. */
function offeredRuns(document: ReadDocument, leftOut: readonly LeftOut[]): Map<number, LeftOutReason> {
  const reasons = new Map(
    leftOut.filter((one) => one.document === document.id).map(({ paragraph, reason }) => [paragraph, reason]),
  );
  const offered = new Map<number, LeftOutReason>();
  let running: LeftOutReason | null = null;
  for (const [at, { kind, paragraph }] of document.blocks.entries()) {
    const reason = reasons.get(paragraph) ?? null;
    const begins = kind === "heading" || (reason === "front_matter" && at <= 1);
    if (reason === null || !OFFERED.has(reason) || (reason !== running && !begins)) running = null;
    else {
      running = reason;
      offered.set(paragraph, reason);
    }
  }
  return offered;
}

/** All that may be taught, in the order of the documents: the material, and what is offered although it is left out. */
export interface OfferedMaterial {
  blocks: MaterialBlock[];
  /** By key of the paragraph. */
  reasons: ReadonlyMap<string, LeftOutReason>;
}

/** The material with the parts of the documents that one may take in. */
export function offeredMaterial(
  documents: readonly ReadDocument[],
  material: readonly MaterialBlock[],
  leftOut: readonly LeftOut[],
): OfferedMaterial {
  const known = Map.groupBy(material, placeOf);
  const reasons = new Map<string, LeftOutReason>();
  const blocks = documents.flatMap((document) => {
    const offered = offeredRuns(document, leftOut);
    return document.blocks.flatMap((block): MaterialBlock[] => {
      const placed = { ...block, document: document.id, documentName: document.name };
      const own = known.get(placeOf(placed));
      if (own) return own;
      const reason = offered.get(block.paragraph);
      if (reason === undefined || block.text.trim() === "") return [];
      reasons.set(placeOf(placed), reason);
      return [placed];
    });
  });
  return { blocks, reasons };
}

/** How many words of text without a heading name it. */
const OPENING_WORDS = 8;

function openingOf(text: string): string {
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  return words.length <= OPENING_WORDS ? words.join(" ") : `${words.slice(0, OPENING_WORDS).join(" ")} …`;
}

/** The sections of what may be taught: each heading with the text under it, and text without one. */
export function sectionsIn({ blocks, reasons }: OfferedMaterial, languageData: LanguageData): Section[] {
  const silent = silentHeadings(blocks);
  const sections: Section[] = [];
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const reason = reasons.get(placeOf(block)) ?? null;
    const isHeading = block.kind === "heading" && !silent.has(at);
    const isNew = before?.document !== block.document;
    const last = sections.at(-1);
    if (last && !isNew && !isHeading && last.reason === reason) {
      last.to = at + 1;
      continue;
    }
    const joined = !isNew && before?.kind === "heading" && last?.reason === reason;
    const title = isHeading ? stepTitle(block.text, languageData) : openingOf(block.text);
    sections.push({ title, level: isHeading ? block.level : 0, reason, joined, from: at, to: at + 1 });
  }
  return sections;
}

/** How much of a document some of its blocks are, and where they stand. */
export function measure(
  blocks: readonly MaterialBlock[],
  documents: readonly ReadDocument[],
): Pick<StructureSection, "document" | "page" | "words" | "tables" | "figures" | "parts"> {
  const [first] = blocks;
  const document = documents.find(({ id }) => id === first?.document);
  const paragraphs = [...new Set(blocks.map(({ paragraph }) => paragraph))];
  const [from = 0, to = 0] = [paragraphs[0], paragraphs.at(-1)];
  const figures = document?.figures?.filter(({ paragraph }) => paragraph >= from && paragraph <= to) ?? [];
  return {
    document: first?.document ?? "",
    page: first?.page ?? null,
    words: wordsOf(blocks),
    tables: blocks.filter(({ kind }) => kind === "table").length,
    figures: figures.length,
    parts: partsOf(paragraphs.map((paragraph) => ({ document: first?.document ?? "", paragraph }))),
  };
}
