import type { CourseLanguage, Difficulty } from "@lehrpfad/contract/vocabulary";
import type { CourseStep } from "./course.ts";
import type { ReadDocument } from "./documents.ts";

export interface CourseRequest {
  documents: ReadDocument[];
  goal: string | null;
  /** Course name wished for; null lets the writer choose one. */
  title: string | null;
  /** 10 to 50. */
  steps: number;
  language: CourseLanguage;
  difficulty: Difficulty;
  /** Whether what the documents say in other languages than the course's is left out; absent is no. */
  ownLanguageOnly?: boolean;
  /** What the creator wishes of this version, for a language model to follow; absent where nothing is wished. */
  instruction?: string | null;
}

/** What is to be written anew in a course that is there. */
export interface RewriteRequest {
  /**
   * A step's text, its question, its summary, or a step that is not there yet (`insert`), which `instruction`
   * describes.
   */
  kind: "step" | "question" | "summary" | "insert";
  /** The course's settings and its documents; for `insert` the documents that the new step is made of. */
  course: CourseRequest;
  /** The course as it is, in order. */
  steps: CourseStep[];
  /** The step to rewrite; for `insert` the place (from 1) where the new one will stand. */
  position: number;
  /** Versions that were turned down: nothing is written like them again. */
  avoid: CourseStep[];
}
