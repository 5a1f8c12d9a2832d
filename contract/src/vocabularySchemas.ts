import { z } from "zod";
import {
  COURSE_LANGUAGES,
  DIFFICULTIES,
  DOCUMENT_ERRORS,
  DOCUMENT_FORMATS,
  GENERATION_LABELS,
  INTERFACE_LANGUAGES,
  LEFT_OUT_REASONS,
  PHASES,
  ROLES,
  SALUTATIONS,
  WRITERS,
} from "./vocabulary.ts";

export const interfaceLanguageSchema = z.enum(INTERFACE_LANGUAGES);
export const courseLanguageSchema = z.enum(COURSE_LANGUAGES);
export const difficultySchema = z.enum(DIFFICULTIES);
export const roleSchema = z.enum(ROLES);
export const salutationSchema = z.enum(SALUTATIONS);
export const generationLabelSchema = z.enum(GENERATION_LABELS);
export const phaseSchema = z.enum(PHASES);
export const writerSchema = z.enum(WRITERS);
export const documentFormatSchema = z.enum(DOCUMENT_FORMATS);
export const documentErrorSchema = z.enum(DOCUMENT_ERRORS);
export const leftOutReasonSchema = z.enum(LEFT_OUT_REASONS);

/** ISO 8601 with time zone, as every date crosses. */
export const instantSchema = z.iso.datetime({ offset: true });

export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9-]{2,79}$/);

const params = z.record(z.string(), z.union([z.string(), z.number()]));
/** A sentence of the dictionaries (`notices.<code>`, `documents.<code>`) with its numbers. */
export const noticeSchema = z.object({ code: z.string(), params });
export type Notice = z.infer<typeof noticeSchema>;

/** The name by which a time zone is known everywhere; null for what is none, and for offsets, which databases read the other way round. */
function knownTimeZone(name: string): string | null {
  try {
    return /^[+-]/.test(name)
      ? null
      : new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** IANA name of a time zone, such as Europe/Berlin; other names of one are replaced by it. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((name) => knownTimeZone(name) !== null)
  .overwrite((name) => knownTimeZone(name) ?? name);

/** The secret of a mailed link that opens one setting and nothing else. */
export const linkTokenSchema = z
  .string()
  .max(100)
  .regex(/^[\w-]{1,100}$/);
