import type { ChatLimits, ChatPackageKind, ChatState, Fault } from "@lehrpfad/contract";
import type {
  AskedAgain,
  ChatPlanStep,
  CourseStep,
  PackedStep,
  PlacedQuestion,
  PlacedText,
  RefusedStep,
} from "@lehrpfad/engine";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { courses } from "./courses.ts";

/** A step in a package. */
export type PackedRow = PackedStep & {
  stepId: string;
  /** Of a package of texts: what the documents say of the step, and where; it stays what the chat was shown. */
  material?: string;
  passages?: { document: string; paragraph: number }[];
};

/** A plan as it was read, and what is wrong with it. */
export interface StoredPlan {
  steps: ChatPlanStep[];
  faults: PlacedText["faults"];
  state: "open" | "accepted";
}

/** The text of a step as it was read. */
export interface StoredText extends PlacedText {
  stepId: string;
  /** SHA-256 of what was read: the same is not decided twice. */
  hash: string;
  state: "open" | "accepted" | "skipped";
  /** As which version it was stored, and the text that it took the place of. */
  placed: { version: number; before: CourseStep } | null;
}

/** What a person carries into a chat, and what came back: kept, so that one can go on days later, on another device. */
export const chatPackages = pgTable(
  "chat_packages",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Counts the packages of its course, from 1. */
    number: integer("number").notNull(),
    kind: text("kind").$type<ChatPackageKind>().notNull(),
    limits: jsonb("limits").$type<ChatLimits>().notNull(),
    /** Its steps under the numbers by which the chat knows them, whatever moved since; none of a package of answers. */
    packed: jsonb("packed").$type<PackedRow[]>().notNull(),
    /** The questions that it asks once more, as they were asked; none of a package of questions. */
    asked: jsonb("asked").$type<(AskedAgain & { questionId: string })[]>().notNull(),
    /** All pieces that were pasted, joined. */
    answer: text("answer").notNull().default(""),
    refused: jsonb("refused").$type<RefusedStep[]>().notNull().default([]),
    /** What was read of a package that asks for a plan; null while there is none. */
    plan: jsonb("plan").$type<StoredPlan>(),
    /** What was read of a package that asks for texts. */
    texts: jsonb("texts").$type<StoredText[]>().notNull().default([]),
    version: integer("version").notNull().default(0),
    /** Of what was pasted and of the questions read out of it: they count as the course's. */
    bytes: integer("bytes").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [uniqueIndex("chat_packages_number").on(table.courseId, table.number)],
);

/** Questions that were read out of answers, until a person decides, and what was decided. */
export const chatQuestions = pgTable(
  "chat_questions",
  {
    id: uuid("id").primaryKey(),
    packageId: uuid("package_id")
      .notNull()
      .references(() => chatPackages.id, { onDelete: "cascade" }),
    /** No reference: the questions of a deleted step wait for it to be restored. */
    stepId: uuid("step_id").notNull(),
    /** The steps that it came from as these were split and joined, the latest last: undoing sends it back. */
    movedFrom: jsonb("moved_from").$type<string[]>().notNull().default([]),
    /** Order in the answer, from 0. */
    place: integer("place").notNull(),
    /** The step that it stands under, and its place there from 1: how a follow-up names it. */
    named: integer("named").notNull(),
    numbered: integer("numbered").notNull(),
    /** SHA-256 of what was read: the same is not read twice. */
    hash: text("hash").notNull(),
    question: jsonb("question").$type<PlacedQuestion["question"]>().notNull(),
    /** The proof as it was given, and as the step has it. */
    proof: text("proof").notNull(),
    quote: text("quote"),
    faults: jsonb("faults").$type<Fault[]>().notNull(),
    /** What a second reader answered; null where nobody was asked. */
    second: jsonb("second").$type<{ agrees: boolean; faults: Fault[] }>(),
    state: text("state").$type<ChatState>().notNull(),
    edited: boolean("edited").notNull().default(false),
    /** What it was stored as when it was accepted, as which version, and the question whose place it took. */
    placed: jsonb("placed").$type<{
      item: "question" | "exercise";
      itemId: string;
      version: number;
      before: string | null;
    }>(),
  },
  (table) => [
    uniqueIndex("chat_questions_read").on(table.packageId, table.hash),
    index("chat_questions_step").on(table.stepId),
  ],
);
