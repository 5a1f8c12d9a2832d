import type { CourseLanguage } from "./vocabulary.ts";

/** Endings of the files that a course or parts of one come in as. */
export const IMPORT_ENDINGS = [".zip", ".imscc", ".xml", ".gift", ".txt", ".json"] as const;

/** Something that a file holds and that does not come in: a question, a picture, a recording, or another part such as a page. */
export interface LostPart {
  what: "question" | "picture" | "recording" | "part";
  /** What the file calls it, or how it begins. */
  name: string;
}

/** What a file would bring into a course: the answer of `POST /courses/{slug}/imports/preview`. */
export interface ImportContents {
  /** Of its texts, as the file says; that of the course where it does not. */
  language: CourseLanguage;
  steps: {
    title: string;
    words: number;
    /** The question of the step and its exercises. */
    questions: number;
  }[];
  figures: number;
  /** What it would take from what may be stored. */
  bytes: number;
  /** Questions and other things of kinds that there are none of here. */
  leftOut: number;
  /** Each of them, and pictures that cannot come along, by its name. */
  lost: LostPart[];
}

/** What came into a course. */
export interface ImportedParts {
  steps: number;
  questions: number;
}
