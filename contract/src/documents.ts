import { z } from "zod";
import { commonErrors, courseErrors, quotaErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { moneySchema } from "./money.ts";
import { declared } from "./procedure.ts";
import {
  courseLanguageSchema,
  documentErrorSchema,
  documentFormatSchema,
  instantSchema,
  noticeSchema,
} from "./vocabularySchemas.ts";

const outlineEntrySchema = z.object({
  level: z.number().int(),
  title: z.string(),
  page: z.number().int().nullable(),
});

/**
 * An uploaded document and what was read in it. `POST /api/documents?name=FILE` (raw body, streamed)
 * answers with this while `state` is still `reading`.
 */
export const documentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  state: z.enum(["reading", "ready", "refused"]),
  /** Documents that are read before it, other people's too; null where it waits for none. */
  ahead: z.number().int().nullable(),
  createdAt: instantSchema,
  /** Set once the text was read, which is before `ready` while figures are still looked for. */
  read: z
    .object({
      format: documentFormatSchema,
      title: z.string().nullable(),
      language: courseLanguageSchema,
      /** The languages that much of it is written in, with the share (0 to 1) of its words, the most first. */
      languages: z.array(z.object({ language: courseLanguageSchema, share: z.number().min(0).max(1) })),
      pages: z.number().int().nullable(),
      words: z.number().int(),
      outline: z.array(outlineEntrySchema),
      notices: z.array(noticeSchema),
    })
    .nullable(),
  /** Set once `refused`: a sentence of the dictionaries, `documents.<code>`. */
  refusal: z.object({ code: documentErrorSchema, params: noticeSchema.shape.params }).nullable(),
});
export type Document = z.infer<typeof documentSchema>;

/**
 * An upload that can go on after a break, in the manner of tus 1.0: `HEAD /api/uploads/{id}` tells `Upload-Offset`,
 * `PATCH /api/uploads/{id}` with `Upload-Offset` takes the bytes from there. A PATCH that ends it answers
 * `documentSchema` with the same id, also when it is sent once more without a byte; every other one answers 204.
 */
export const uploadSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  /** Bytes that are kept. */
  received: z.number().int(),
  /** When it is thrown away unless more bytes arrive. */
  expiresAt: instantSchema,
});
export type UnfinishedUpload = z.infer<typeof uploadSchema>;

/** What a course of so many steps would look like: an honest preview before generation. */
export const adviceSchema = z.object({
  wished: z.number().int(),
  steps: z.number().int(),
  /** Words of a step as it is written: what it teaches of the documents, with goals and key points; 0 without documents. */
  wordsPerStep: z.number().int(),
  /** Minutes to read such a step and answer its question; 0 without documents. */
  minutes: z.number().int(),
  /** True where the steps stay well under the 500 words of statement 9.02. */
  short: z.boolean(),
  /** True where a step is too long to be read in one go. */
  long: z.boolean(),
  /** What the language model is likely to use, in tokens and money (null: no prices are known); null where none writes. */
  cost: z.object({ tokens: z.number().int(), money: moneySchema.nullable() }).nullable(),
});
export type Advice = z.infer<typeof adviceSchema>;

const procedure = declared.errors(commonErrors);
const documentIds = z.array(z.uuid()).max(LIMITS.documentsPerCourse);

export const documentsContract = {
  get: procedure
    .meta({ access: "documentOwner" })
    .route({
      method: "GET",
      path: "/documents/{id}",
      tags: ["documents"],
      summary: "What was read in a document",
    })
    .input(z.object({ id: z.uuid() }))
    .output(documentSchema),
  remove: procedure
    .meta({ access: "documentOwner" })
    .route({
      method: "DELETE",
      path: "/documents/{id}",
      tags: ["documents"],
      summary: "Remove an unused upload",
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  /** Asks for room for a document of so many bytes, before any of them is sent. */
  beginUpload: procedure
    .errors({
      MATERIAL_TOO_LARGE: courseErrors.MATERIAL_TOO_LARGE,
      QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
      QUOTA_DOCUMENTS: quotaErrors.QUOTA_DOCUMENTS,
      QUOTA_READING: quotaErrors.QUOTA_READING,
    })
    .meta({ access: "creators" })
    .route({
      method: "POST",
      path: "/uploads",
      tags: ["documents"],
      summary: "Begin an upload that can go on after a break",
    })
    .input(z.object({ name: z.string().max(LIMITS.fileNameLength), bytes: z.number().int().min(0) }))
    .output(uploadSchema),
  dropUpload: procedure
    .meta({ access: "documentOwner" })
    .route({
      method: "DELETE",
      path: "/uploads/{id}",
      tags: ["documents"],
      summary: "Throw away an unfinished upload",
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  /** One entry for each number of steps from 10 to 50; without documents that of a course of a goal alone. */
  advise: procedure
    .errors({ DOCUMENT_NOT_READY: courseErrors.DOCUMENT_NOT_READY })
    .meta({ access: "documentOwner" })
    .route({
      method: "POST",
      path: "/documents/advice",
      tags: ["documents"],
      summary: "Preview of the course size",
    })
    .input(
      z.object({
        documentIds,
        /** Set where only what is written in this language is to be taught. */
        onlyLanguage: courseLanguageSchema.nullable().default(null),
      }),
    )
    .output(
      z.object({
        words: z.number().int(),
        /** The number of steps that suits the documents, below 10 where they have too little; null without any. */
        recommended: z.number().int().nullable(),
        choices: z.array(adviceSchema),
      }),
    ),
};
