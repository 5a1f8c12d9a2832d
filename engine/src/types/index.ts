export type {
  CourseLanguage as Language,
  Difficulty,
  DocumentErrorCode,
  DocumentFormat,
  DocumentNoticeCode,
  LeftOutReason,
  Phase,
  WriterKind,
} from "@lehrpfad/contract/vocabulary";
export type * from "./course.ts";
export type * from "./coverage.ts";
export type * from "./documents.ts";
export type * from "./generation.ts";
export type * from "./plan.ts";
export type * from "./questions.ts";
export type * from "./request.ts";
export type * from "./structure.ts";
