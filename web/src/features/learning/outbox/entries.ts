import { type Anchor, type Answer, isAnswer } from "@lehrpfad/contract";
import { storedAnswerSchema } from "../../../questions/answering.ts";

interface Of<Kind extends string> {
  kind: Kind;
  slug: string;
}

/** Something a participant did that the server must learn. Each may be sent twice without harm. */
export type Entry =
  | (Of<"answer"> & { stepId: string; questionId?: string; answer: Answer })
  | (Of<"exercise"> & { stepId: string; exerciseId: string; answer: Answer })
  | (Of<"again"> & { stepId: string; questionId: string; isExercise: boolean; answer: Answer | null })
  | (Of<"understood"> & { stepId: string; understood: boolean })
  | (Of<"entry"> & { stepId: string; questionId: string; answer: Answer | null })
  | Of<"entryEnd">
  | (Of<"quiz"> & { attempt: number; stepId: string; questionId: string; answer: Answer | null })
  | (Of<"quizEnd"> & { attempt: number })
  | (Of<"mark"> & Anchor & { stepId: string; id: string })
  | (Of<"unmark"> & { id: string })
  | (Of<"note"> & { id: string; note: string | null });

/** Entries of the same key are about the same thing: only the newest counts. */
export function keyOf(entry: Entry): string {
  if (entry.kind === "mark" || entry.kind === "unmark") return `mark:${entry.id}`;
  if (entry.kind === "note") return `note:${entry.id}`;
  if (entry.kind === "entryEnd" || entry.kind === "quizEnd") return `${entry.kind}:${entry.slug}`;
  if (entry.kind === "quiz") return `quiz:${entry.attempt}:${entry.stepId}`;
  if (entry.kind === "again") return `again:${entry.questionId}`;
  return `${entry.kind}:${entry.kind === "exercise" ? entry.exerciseId : entry.stepId}`;
}

/** The entries with one more; an older one about the same thing gives way, and the note of a mark that is removed. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const isOver = (other: Entry) =>
    keyOf(other) === keyOf(entry) ||
    (entry.kind === "unmark" && other.kind === "note" && other.id === entry.id);
  return [...entries.filter((other) => !isOver(other)), entry];
}

/** The entries without one that was sent; one that changed meanwhile stays. */
export function withoutEntry(entries: readonly Entry[], sent: Entry): Entry[] {
  const same = JSON.stringify(sent);
  return entries.filter((other) => JSON.stringify(other) !== same);
}

const KINDS = new Set([
  "answer",
  "exercise",
  "again",
  "understood",
  "entry",
  "entryEnd",
  "quiz",
  "quizEnd",
  "mark",
  "unmark",
  "note",
]);

const hasAttempt = (value: object) => "attempt" in value && typeof value.attempt === "number";

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("slug" in value)) return false;
  if (value.kind === "entryEnd" || value.kind === "quizEnd")
    return typeof value.slug === "string" && (value.kind === "entryEnd" || hasAttempt(value));
  if (value.kind === "quiz" && !hasAttempt(value)) return false;
  const id = "stepId" in value ? value.stepId : "id" in value ? value.id : null;
  if (!KINDS.has(String(value.kind)) || typeof value.slug !== "string" || typeof id !== "string")
    return false;
  if (value.kind === "exercise" && !("exerciseId" in value && typeof value.exerciseId === "string"))
    return false;
  if (value.kind === "note")
    return "note" in value && (value.note === null || typeof value.note === "string");
  if (value.kind === "again" || value.kind === "entry" || value.kind === "quiz")
    return "questionId" in value && "answer" in value && (value.answer === null || isAnswer(value.answer));
  return (
    (value.kind !== "answer" && value.kind !== "exercise") || ("answer" in value && isAnswer(value.answer))
  );
}

/** An entry of the version before questions had kinds, which kept the selected options, as it is kept now. */
function presentForm(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("selected" in value)) return value;
  const { selected, ...entry } = value;
  return { ...entry, answer: storedAnswerSchema(selected) };
}

/** The entries that a storage holds; what cannot be read counts as none. */
export function readEntries(stored: string | null): Entry[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.map(presentForm).filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Codes after which sending again is of no use: what it was about is gone or not allowed. */
const FINAL = new Set([
  "BAD_REQUEST",
  "NOT_FOUND",
  "COURSE_NOT_FOUND",
  "STEP_NOT_FOUND",
  "QUESTION_MISSING",
  "QUESTION_CHANGED",
  "HIGHLIGHT_LIMIT",
  "HIGHLIGHT_STEP_LIMIT",
  "HIGHLIGHT_NOT_IN_STEP",
  "ENTRY_TEST_CLOSED",
  "QUIZ_CLOSED",
]);

/**
 * Whether the server has refused for good. A missing enrolment is final only for a visitor, whose sitting has
 * ended; for a person it can be a session that is being renewed.
 */
export function isFinal(code: string, signedIn: boolean): boolean {
  return FINAL.has(code) || (code === "ENROLMENT_REQUIRED" && !signedIn);
}

/** Codes that say nothing about a course: what waits of every other one would meet the same. */
const OF_ALL = new Set([
  "NETWORK",
  "UNAUTHORIZED",
  "RATE_LIMITED",
  "DATABASE_UNAVAILABLE",
  "BAD_GATEWAY",
  "SERVICE_UNAVAILABLE",
  "GATEWAY_TIMEOUT",
]);

/** Whether a fault that may pass holds up what waits of every course. */
export const holdsUpAll = (code: string) => OF_ALL.has(code);
