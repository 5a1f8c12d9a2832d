import { z } from "zod";

export const LANGUAGES = ["de", "en", "fr", "es", "it"] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

export const DIFFICULTIES = ["elementary", "highschool", "university", "standard"] as const;
export const difficultySchema = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof difficultySchema>;

export const ROLES = [
  "super_admin",
  "course_creator_free",
  "course_creator_premium",
  "course_participant",
] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const SALUTATIONS = ["mr", "ms", "diverse", "none"] as const;
export const salutationSchema = z.enum(SALUTATIONS);
export type Salutation = z.infer<typeof salutationSchema>;

/** Whether a role may make courses (SPEC.md section 6). */
export function isCreator(role: Role): boolean {
  return role !== "course_participant";
}

/** Whether a role is the premium one; it opens nothing that the free one does not (SPEC.md section 6, DECISIONS.md). */
export function isPremium(role: Role): boolean {
  return role === "course_creator_premium";
}

/** Whether a role is the super administrator's (SPEC.md section 6). */
export function isAdmin(role: Role): boolean {
  return role === "super_admin";
}

/** Generation labels of SPEC.md section 4 and DECISIONS.md. */
export const generationLabelSchema = z.enum([
  "starting",
  "generating",
  "ready",
  "paused",
  "regenerating",
  "failed",
]);
export type GenerationLabel = z.infer<typeof generationLabelSchema>;

export const phaseSchema = z.enum([
  "preparing_document",
  "chunking",
  "analysing_document",
  "identifying_goals",
  "structuring_content",
  "generating_steps",
  "creating_exercises",
  "finalizing",
]);
export type Phase = z.infer<typeof phaseSchema>;

export const writerSchema = z.enum(["builtin", "model", "placeholder"]);
export type WriterKind = z.infer<typeof writerSchema>;

export const documentErrorSchema = z.enum([
  "document_password_protected",
  "document_damaged",
  "document_empty",
  "document_without_text",
  "document_too_short",
  "document_too_large",
  "document_type_unsupported",
  "document_language_unsupported",
  "document_too_complex",
]);
export type DocumentErrorCode = z.infer<typeof documentErrorSchema>;

/** ISO 8601 with time zone, as every date crosses. */
export const instantSchema = z.iso.datetime({ offset: true });

export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{2,79}$/);

const params = z.record(z.string(), z.union([z.string(), z.number()]));
/** A sentence of the dictionaries (`notices.<code>`, `documents.<code>`) with its numbers. */
export const noticeSchema = z.object({ code: z.string(), params });
export type Notice = z.infer<typeof noticeSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** IANA name of a time zone, such as Europe/Berlin. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone);
