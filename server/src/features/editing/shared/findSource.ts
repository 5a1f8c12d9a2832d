import type { CourseLanguage } from "@lehrpfad/contract";
import { type Block, documentText, findPassage, type Source } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { CallerContext } from "../../../platform/useCase.ts";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { blocksAround } from "../../documents/index.ts";
import { PASSAGE_WORK } from "../heavyWork.ts";

/** Characters of a step and its documents that are looked through in a few milliseconds. */
const FEW = 30_000;

/** Characters of a document that a passage is looked for in: more than a step is made of. */
const LONGEST_STRETCH = 300_000;

/** From where to where the text of a step comes of each document. */
function stretchesOf(sources: readonly Source[]) {
  const stretches = new Map<string, { name: string; from: number; to: number }>();
  for (const { document, documentName: name, offset, quote } of sources) {
    const { from, to } = stretches.get(document) ?? { from: offset, to: offset };
    const end = Math.max(to, offset + quote.length);
    stretches.set(document, { name, from: Math.min(from, offset), to: end });
  }
  return stretches;
}

/** What of its documents a step was made of. */
async function partsOf(db: Db, { courseId, sources }: StoredStep["step"]) {
  const parts: { document: string; name: string; blocks: Block[] }[] = [];
  for (const [document, { name, from, to }] of stretchesOf(sources)) {
    const end = Math.min(to, from + LONGEST_STRETCH);
    const blocks = (await blocksAround(db, courseId, document, { from, to: end })) ?? [];
    parts.push({ document, name, blocks });
  }
  return parts;
}

/** Where a passage stands word for word: in the documents that a step was made of, else in its own text; else null. */
export async function findSource(
  context: CallerContext,
  stored: StoredStep,
  language: CourseLanguage,
  quote: string,
): Promise<Source | null> {
  const { db, work } = context.services;
  const { id, title, content, sections, summary } = stored.step;
  const parts = await partsOf(db, stored.step);
  const documents = parts.map(({ blocks }) => documentText({ blocks }));
  const task = { quote, documents, language, step: { title, content, sections, summary } };
  const isLong = JSON.stringify(task).length > FEW;
  const found = isLong ? await work.run(PASSAGE_WORK, task, { asker: askerOf(context) }) : findPassage(task);
  if (found === null) return null;
  const { index, paragraph, quote: words } = found;
  const part = found.document === null ? null : parts[found.document];
  // What people wrote stands in no document: the step takes its place, and its title that of the name.
  if (!part) return { document: id, documentName: title, page: null, paragraph, offset: index, quote: words };
  const offset = (part.blocks[0]?.offset ?? 0) + index;
  const block = part.blocks.findLast((one) => one.offset <= offset);
  const { document, name: documentName } = part;
  const place = { page: block?.page ?? null, paragraph: block?.paragraph ?? 1 };
  return { document, documentName, ...place, offset, quote: words };
}

/**
 * What is to be stored as the source of a question whose passage a person set; undefined where it stays as it is.
 * Throws QUESTION_QUOTE_NOT_FOUND, and for a long step what `Work.run` throws.
 */
export async function sourceOfQuote(
  context: CallerContext,
  stored: StoredStep,
  { language }: Pick<CourseRow, "language">,
  { before, quote }: { before: Source | null; quote: string | null | undefined },
): Promise<Source | null | undefined> {
  if (quote === undefined || quote === (before?.quote ?? null)) return undefined;
  if (quote === null || quote.trim() === "") return null;
  const source = await findSource(context, stored, language, quote);
  if (source === null) throw refusal("QUESTION_QUOTE_NOT_FOUND");
  return source;
}

/** Whether what is stored has the source that was to be saved; one that was to stay as it is is the same. */
export function isSameSource(
  stored: Pick<Source, "quote"> | null | undefined,
  sent: Source | null | undefined,
): boolean {
  return sent === undefined || stored?.quote === sent?.quote;
}
