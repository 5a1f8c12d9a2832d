import type { Difficulty, Language } from "../../types/index.ts";
import type { Passage } from "../model/passages.ts";

/** A step as a chat gets it. */
export interface ChatStep {
  /** Its place in the course, from 1. */
  number: number;
  title: string;
  /** Its passages without Markdown (`plainText`). */
  text: string;
  /** What its text was made of; none where it comes from no document. */
  passages: readonly Passage[];
}

/** A step in a package, or a part of one that is too long for it. */
export interface PackedStep {
  number: number;
  /** Which part of how many, from 1. */
  part: number;
  parts: number;
}

/** What a chat takes at once, and what is asked of it. */
export interface ChatLimits {
  /** Characters of what is pasted into it. */
  characters: number;
  /** Words of its answer. */
  words: number;
  /** Questions for each step, 1 to 3. */
  questions: number;
}

/** What a chat is told of the course whose texts it writes. */
export interface CourseFrame {
  name: string;
  goal: string | null;
  language: Language;
  difficulty: Difficulty;
}

/** A step whose text a chat is to write. */
export interface ChatTextStep {
  number: number;
  title: string;
  objectives: readonly string[];
  /** What it is to explain, as it was planned; empty where nothing is said. */
  notes: string;
  /** What the documents say of it; empty where there are none. */
  material: string;
}
