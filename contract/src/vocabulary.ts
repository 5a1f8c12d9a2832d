export const INTERFACE_LANGUAGES = ["de", "en", "fr", "es", "it"] as const;
/** The languages that the interface and the mails speak (statement 1.18). */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

export const COURSE_LANGUAGES = [
  "de",
  "en",
  "fr",
  "es",
  "it",
] as const satisfies readonly InterfaceLanguage[];
/** The languages that documents are read and courses are written in; the interface speaks each of them too. */
export type CourseLanguage = (typeof COURSE_LANGUAGES)[number];

/** The language of a text, or of its reader, where a course may be written in it; else null. */
export function courseLanguageOf(language: string): CourseLanguage | null {
  return COURSE_LANGUAGES.find((one) => one === language) ?? null;
}

export const DIFFICULTIES = ["elementary", "highschool", "university", "standard"] as const;
/** Whom a course is written for (statement 3.02). */
export type Difficulty = (typeof DIFFICULTIES)[number];

export const ROLES = [
  "super_admin",
  "course_creator_free",
  "course_creator_premium",
  "course_participant",
] as const;
export type Role = (typeof ROLES)[number];

export const SALUTATIONS = ["mr", "ms", "diverse", "none"] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** Whether a role may make courses (statement 6.01). */
export function isCreator(role: Role): boolean {
  return role !== "course_participant";
}

/** Whether a role is the premium one; it opens nothing that the free one does not (statement 1.21). */
export function isPremium(role: Role): boolean {
  return role === "course_creator_premium";
}

/** Whether a role is the super administrator's (statement 6.09). */
export function isAdmin(role: Role): boolean {
  return role === "super_admin";
}

/** Generation labels (statements 4.01 and 4.02, docs/decisions/generation.md). */
export const GENERATION_LABELS = [
  "starting",
  "planned",
  "generating",
  "ready",
  "paused",
  "regenerating",
  "failed",
] as const;
export type GenerationLabel = (typeof GENERATION_LABELS)[number];

/** The phases of statements 4.03 to 4.10, in their order. */
export const PHASES = [
  "preparing_document",
  "chunking",
  "analysing_document",
  "identifying_goals",
  "structuring_content",
  "generating_steps",
  "creating_exercises",
  "finalizing",
] as const;
export type Phase = (typeof PHASES)[number];

export const THINKING_LEVELS = ["recall", "understanding", "application"] as const;
/** What a participant has to do with what is taught (Bloom's taxonomy, revised: Anderson and Krathwohl 2001). */
export type ThinkingLevel = (typeof THINKING_LEVELS)[number];

export const NOTIFICATION_DECISIONS = ["asked", "agreed", "declined"] as const;
/** What an address said to getting the notifications of a course; `asked` while it has not answered. */
export type NotificationDecision = (typeof NOTIFICATION_DECISIONS)[number];

export const NOTIFICATION_STATES = ["waiting", ...NOTIFICATION_DECISIONS] as const;
/** The same for the administrator of a course; `waiting` as long as nobody may be asked. */
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

export const WRITERS = ["builtin", "model", "placeholder"] as const;
export type WriterKind = (typeof WRITERS)[number];

export const DOCUMENT_FORMATS = [
  "pdf",
  "docx",
  "txt",
  "md",
  "html",
  "epub",
  "pptx",
  "odt",
  "srt",
  "vtt",
  "scorm",
] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Why a document was refused: a sentence of the dictionaries (`documents.<code>`). */
export const DOCUMENT_ERRORS = [
  "document_password_protected",
  "document_damaged",
  "document_empty",
  "document_without_text",
  "document_too_short",
  "document_too_large",
  "document_type_unsupported",
  "document_language_unsupported",
  "document_too_complex",
  "reading_time_spent",
] as const;
export type DocumentErrorCode = (typeof DOCUMENT_ERRORS)[number];

/** What a creator should know about how a document was read: a sentence of the dictionaries (`documents.<code>`). */
export const DOCUMENT_NOTICES = [
  "file_incomplete",
  "rest_damaged",
  "part_damaged",
  "chapters_damaged",
  "pages_without_text",
  "encoding_guessed",
  "encoding_guessed_words",
  "control_characters_removed",
  "other_language_parts",
  "macros_ignored",
  "copying_not_permitted",
  "text_hidden_removed",
  "text_recognised",
  "scanned_pages_unread",
  "navigation_left_out",
  "pictures_outside",
  "slides_hidden",
] as const;
export type DocumentNoticeCode = (typeof DOCUMENT_NOTICES)[number];

/** What may be said of a course that is or was written: a sentence of the dictionaries (`notices.<code>`). */
export const COURSE_NOTICES = [
  "fewer_steps",
  "short_steps",
  "question_missing",
  "question_summary",
  "placeholder_content",
  "placeholder_failed",
  "placeholder_steps",
  "document_partly_left_out",
  "left_out_goal",
  "left_out_wish",
  "left_out_language",
  "left_out_difficult",
  "level_not_reached",
  "differs_plan_changed",
  "differs_stand_ins",
  "differs_model",
  "differs_left_out",
  "differs_material",
  "goal_not_in_documents",
  "preparation_incomplete",
  "chunking_incomplete",
  "model_network",
  "model_overloaded",
  "model_timeout",
  "model_unavailable",
  "model_too_long",
  "model_answers",
  "model_tokens_spent",
  "fallback_steps",
  "generation_failed",
] as const;
export type CourseNoticeCode = (typeof COURSE_NOTICES)[number];

/** Why a passage of a document stands in no step: a sentence of the dictionaries (`coverage.reason_<code>`). */
export const LEFT_OUT_REASONS = [
  "contents",
  "references",
  "licence",
  "front_matter",
  "footnote",
  "label",
  "unreadable",
  "other_language",
  "repeated",
  "not_about_goal",
  "not_wanted",
  "too_short",
  "beyond_length",
  "untaught",
  "too_difficult",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** What can go wrong with a request to a model: why a generation failed or pauses (`generation.error_<code>`). */
export const MODEL_FAULTS = [
  "key_refused",
  "model_unknown",
  "request_refused",
  "too_long",
  "overloaded",
  "unavailable",
  "unreachable",
  "timeout",
  "answer_refused",
  "answer_unusable",
  "course_tokens_spent",
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

export const LEGAL_PAGES = ["imprint", "privacy", "terms"] as const;
/** What an operator has to tell everybody, where the law asks for it. */
export type LegalPage = (typeof LEGAL_PAGES)[number];
