import { z } from "zod";
import { sourceSchema } from "./steps.ts";

/** How a document is shown at the place of a source: its page as it is printed, or its text. */
export const documentViewSchema = z.object({
  kind: z.enum(["pdf", "text"]),
  /** Where the quote begins in the text of the document, in UTF-16 code units. */
  offset: z.number().int(),
});
export type DocumentView = z.infer<typeof documentViewSchema>;

/** A source with the text of the same document around its quote. */
export const passageSchema = sourceSchema.extend({ before: z.string(), after: z.string() });
export type Passage = z.infer<typeof passageSchema>;

/** A passage, and how the document itself is shown there; null where this person may not see it. */
export const openPassageSchema = passageSchema.extend({ view: documentViewSchema.nullable() });
export type OpenPassage = z.infer<typeof openPassageSchema>;

/** A paragraph of a document. */
export const documentBlockSchema = z.object({
  kind: z.enum(["heading", "paragraph", "list", "table", "quote", "code", "caption", "footnote"]),
  level: z.number().int(),
  text: z.string(),
  page: z.number().int().nullable(),
  /** Its place in the document, from 1. */
  paragraph: z.number().int(),
  /** Where it begins in the text of the document, in UTF-16 code units. */
  offset: z.number().int(),
});
export type DocumentBlock = z.infer<typeof documentBlockSchema>;

/** The paragraphs of a document around a place. */
export const documentTextSchema = z.object({
  name: z.string(),
  blocks: z.array(documentBlockSchema),
  /** Whether the document has more before the first and behind the last of them. */
  more: z.object({ before: z.boolean(), after: z.boolean() }),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** Path below `/api` of a PDF's file. */
export function documentFilePath(slug: string, documentId: string): string {
  return `/learn/${encodeURIComponent(slug)}/documents/${documentId}/file`;
}
