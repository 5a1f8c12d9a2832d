import type { StepState } from "@lehrpfad/contract";

/** What is known of a participant and one step. */
export interface Progress {
  understoodAt: Date | null;
  answeredAt: Date | null;
  right: boolean | null;
  /** Whether the participant judged the answer. */
  judged: boolean | null;
}

/** How a step looks: an answer tells more than the mark "understood". */
export function stepState(progress: Progress | null): StepState {
  if (progress?.answeredAt && progress.judged) return "judged";
  if (progress?.answeredAt) return progress.right ? "right" : "wrong";
  return progress?.understoodAt ? "understood" : "open";
}

/** Finished = answered, right or wrong, or marked as understood (DECISIONS.md, Learning). */
export function isFinished(progress: Progress | null): boolean {
  return stepState(progress) !== "open";
}

/** Whole percent of finished steps. */
export function percent(finished: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * finished) / total);
}

/** What a participant made of the questions that the server marks. */
export interface CheckedCounts {
  questions: number;
  right: number;
  /** Not answered, but their step was marked as understood. */
  understood: number;
}

/**
 * Whole percent of a course's checked questions that count as right, rounded down; 0 without one. What was not
 * answered is not right, unless the course lets the mark "understood" stand for it (docs/decisions/pass-mark.md).
 */
export function passShare(counts: CheckedCounts, understoodCounts: boolean): number {
  const { questions, right, understood } = counts;
  return questions === 0 ? 0 : Math.floor((100 * (right + (understoodCounts ? understood : 0))) / questions);
}

/** How many attempts are left after so many restarts; null without limit, and for who has passed. */
export function attemptsLeft(
  { passPercent, attempts }: { passPercent: number | null; attempts: number | null },
  restarts: number,
  passed: boolean,
): number | null {
  return passPercent === null || attempts === null || passed ? null : Math.max(0, attempts - 1 - restarts);
}

/** A number that looks random for a text and is always the same: FNV-1a with the mixing step of MurmurHash3. */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Parts of a question in an order of this participant's own, the same at every visit: sorted by a hash of
 * enrolment and part, so that the order tells nothing and neighbours cannot compare places.
 */
export function ownOrder(
  enrolmentId: string,
): <Part extends { id: string }>(parts: readonly Part[]) => Part[] {
  return (parts) =>
    parts
      .map((part) => ({ part, place: scattered(`${enrolmentId}:${part.id}`) }))
      .sort((a, b) => a.place - b.place)
      .map(({ part }) => part);
}

/** Whether the present sitting is over: no activity for `sittingSeconds`. */
export function sittingOver(lastActiveAt: Date, now: Date, sittingSeconds: number): boolean {
  return now.getTime() - lastActiveAt.getTime() > sittingSeconds * 1000;
}

/** Characters of a document shown before and after a quoted passage. */
const PASSAGE_CONTEXT = 600;

/** Characters more, by which one sees whether the text goes on, also behind what stands between two paragraphs. */
const PASSAGE_MARGIN = 2;

/** The part of a document that `passageContext` needs, from its paragraph's beginning on. */
export function passageStretch(offset: number, length: number): { from: number; to: number } {
  return {
    from: Math.max(0, offset - PASSAGE_CONTEXT - PASSAGE_MARGIN),
    to: offset + length + PASSAGE_CONTEXT + PASSAGE_MARGIN,
  };
}

/** The text around a quote, cut at a word. */
export function passageContext(
  text: string,
  offset: number,
  length: number,
): { before: string; after: string } {
  const before = text.slice(Math.max(0, offset - PASSAGE_CONTEXT), offset);
  const after = text.slice(offset + length, offset + length + PASSAGE_CONTEXT);
  return {
    before: offset > PASSAGE_CONTEXT ? before.replace(/^\S*\s/, "") : before,
    after: offset + length + PASSAGE_CONTEXT < text.length ? after.replace(/\s\S*$/, "") : after,
  };
}
