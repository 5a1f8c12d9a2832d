import type {
  CourseDesign,
  CourseLanguage,
  Difficulty,
  Question,
  Source,
  StepSections,
} from "@lehrpfad/contract";
import type { Block } from "../markdown/types.ts";
import type { Words } from "./words.ts";

/** A question with its solution. Its `kind` decides what else it holds: see the contract. */
export type Exercise = Question & { id: string; source: Source | null };

/** Where exports get a course from: its content as the contract shows it, and its files. */
export interface ExportedCourse {
  id: string;
  title: string;
  language: CourseLanguage;
  difficulty: Difficulty;
  goal: string | null;
  /** Who made it, as participants are told; null where nobody is named. */
  creator: string | null;
  /** When its content was last edited: the only time that an export names. */
  editedAt: Date;
  /** Percent; null: there is no pass mark. */
  passPercent: number | null;
  /** Whether participants may show before the first step what they know. */
  entryTest: boolean;
  /** Whether a quiz about the whole course ends it: beside the questions in steps, or instead of them. */
  finalQuiz: "none" | "beside" | "instead";
  /** How many questions it draws; null: all. */
  quizQuestions: number | null;
  design: CourseDesign;
  /** In their order. */
  steps: ExportedStep[];
  /** The files that `figure:` addresses name. */
  figures: CourseFile[];
  /** What `media:` addresses name. */
  recordings: CourseRecording[];
}

export interface ExportedStep {
  id: string;
  title: string;
  /** Markdown of the passages. */
  content: string;
  sections: StepSections;
  /** Markdown. */
  summary: string;
  words: number;
  sources: Source[];
  question: Exercise | null;
  /** `section` counts the parts of the text from 0; null at the end. */
  exercises: (Exercise & { section: number | null })[];
}

/** A file of a course, read when it is needed. */
export interface CourseFile {
  id: string;
  /** IANA media type. */
  type: string;
  bytes: number;
  /** Rejects where the file is gone. */
  read(): Promise<Uint8Array>;
}

/** Sound or video of a course. Its bytes may be too many to be held at once. */
export interface CourseRecording {
  id: string;
  /** IANA media type, such as `audio/mpeg`. */
  type: string;
  /** As its file was called, without the ending. */
  name: string;
  bytes: number;
  /** Its bytes in pieces, as often as they are asked for. Rejects where the file is gone. */
  read(): AsyncIterable<Uint8Array>;
  /** What is said in it, as plain text, and with its times (WebVTT); empty where nobody wrote it down. */
  transcript: string;
  captions: string;
}

/** Part of a step's text, and what is to be done behind it. */
export interface StepPart {
  blocks: Block[];
  exercises: Exercise[];
}

export interface PublishedStep {
  id: string;
  /** From 1. */
  position: number;
  title: string;
  /** Whole minutes, at least 1. */
  minutes: number;
  sections: StepSections;
  parts: StepPart[];
  summary: Block[];
  sources: Source[];
  /** Those at the end of the step, the step's own question last. */
  exercises: Exercise[];
  /** The id of the step's own question, which is among `exercises`; null where it has none. */
  questionId: string | null;
  /** Markdown of the passages and of the summary, as they are stored. */
  markdown: { content: string; summary: string };
}

/** A course as every export sees it: read once, independent of any format. */
export interface Publication {
  id: string;
  /** Hash of everything that is said in it: equal courses have equal ones. */
  version: string;
  /** The only time that an export names. */
  modified: Date;
  language: CourseLanguage;
  title: string;
  goal: string | null;
  difficulty: Difficulty;
  creator: string | null;
  /** Percent of the questions that pass the course; null: there is no pass mark. */
  passPercent: number | null;
  /** Whether participants may show before the first step what they know. */
  entryTest: boolean;
  /** Whether a quiz about the whole course ends it: beside the questions in steps, or instead of them. */
  finalQuiz: "none" | "beside" | "instead";
  /** How many questions it draws; null: all. */
  quizQuestions: number | null;
  design: CourseDesign;
  /** The labels of an export, in the course's language. */
  words: Words;
  steps: PublishedStep[];
  /** The files of the figures that the text shows, by their ids. */
  assets: ReadonlyMap<string, CourseFile>;
  /** The recordings that the text plays, by their ids, in its order. */
  recordings: ReadonlyMap<string, CourseRecording>;
}
