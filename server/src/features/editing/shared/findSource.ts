import type { CourseLanguage } from "@lehrpfad/contract";
import { documentText, findQuote, plainText, type Source, titledText } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { blocksAround } from "../../documents/index.ts";

/** Characters of a document that a passage is looked for in: more than a step is made of, some milliseconds. */
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

async function findInDocuments(
  db: Db,
  { courseId, sources }: StoredStep["step"],
  quote: string,
): Promise<Source | null> {
  for (const [document, { name, from, to }] of stretchesOf(sources)) {
    const end = Math.min(to, from + LONGEST_STRETCH);
    const blocks = (await blocksAround(db, courseId, document, { from, to: end })) ?? [];
    const found = findQuote(quote, documentText({ blocks }).slice(0, 2 * LONGEST_STRETCH));
    const offset = (blocks[0]?.offset ?? 0) + (found?.index ?? 0);
    const block = blocks.findLast((one) => one.offset <= offset);
    if (!found || !block) continue;
    const { page, paragraph } = block;
    return { document, documentName: name, page, paragraph, offset, quote: found.quote };
  }
  return null;
}

/** An image of Markdown, of which its description and its caption are read. */
const IMAGE = /!\[([^\]\n]{0,2000})\]\([^()\s]{1,2000}(?: "([^"\n]{0,2000})")?\)/g;

/** What is said of the figures of a text, each a paragraph. */
const captionsIn = (markdown: string): string =>
  [...markdown.matchAll(IMAGE)].map(([, alt = "", caption = ""]) => `${alt}\n\n${caption}`).join("\n\n");

/** A passage of what people wrote: the step stands in the place of the document, its title in that of the name. */
function findInStep({ step }: StoredStep, language: CourseLanguage, quote: string): Source | null {
  const read = [titledText(step, language), step.summary, captionsIn(step.content)].map(plainText);
  const text = read.join("\n\n");
  const found = findQuote(quote, text);
  if (!found) return null;
  const paragraph = text.slice(0, found.index).split(/\n{2,}/).length;
  return {
    ...{ document: step.id, documentName: step.title, page: null, paragraph },
    ...{ offset: found.index, quote: found.quote },
  };
}

/** Where a passage stands word for word: in the documents that a step was made of, else in its own text; else null. */
export async function findSource(
  db: Db,
  stored: StoredStep,
  language: CourseLanguage,
  quote: string,
): Promise<Source | null> {
  return (await findInDocuments(db, stored.step, quote)) ?? findInStep(stored, language, quote);
}

/**
 * What is to be stored as the source of a question whose passage a person set; undefined where it stays as it is.
 * Throws QUESTION_QUOTE_NOT_FOUND.
 */
export async function sourceOfQuote(
  db: Db,
  stored: StoredStep,
  { language }: Pick<CourseRow, "language">,
  { before, quote }: { before: Source | null; quote: string | null | undefined },
): Promise<Source | null | undefined> {
  if (quote === undefined || quote === (before?.quote ?? null)) return undefined;
  if (quote === null || quote.trim() === "") return null;
  const source = await findSource(db, stored, language, quote);
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
