import {
  type Answer,
  hashText,
  isChecked,
  LIMITS,
  type QuestionBody,
  type QuizScore,
  type RunScore,
  type SecondTryEnd,
  type StepState,
  tellFirstAnswer,
} from "@lehrpfad/contract";

/** What is known of a participant and one step. */
export interface Progress {
  understoodAt: Date | null;
  answeredAt: Date | null;
  right: boolean | null;
  /** Whether the participant judged the answer. */
  judged: boolean | null;
  /** How the second try ended, or "open"; null without one. */
  secondTry: "open" | SecondTryEnd | null;
}

/** How a step looks: an answer tells more than the mark "understood". */
export function stepState(progress: Progress | null): StepState {
  if (progress?.answeredAt && progress.judged) return "judged";
  if (progress?.answeredAt && progress.secondTry === "right") return "helped";
  if (progress?.answeredAt) return progress.right ? "right" : "wrong";
  return progress?.understoodAt ? "understood" : "open";
}

/** Finished = answered, right or wrong, or marked as understood (docs/decisions/learning.md). */
export function isFinished(progress: Progress | null): boolean {
  return stepState(progress) !== "open";
}

/** Whether a first answer opens a second try; otherwise it is null, as it is stored (docs/decisions/second-try.md). */
export function secondTryAfter(
  course: { secondTry: boolean },
  body: QuestionBody,
  { answer, right }: { answer: Answer; right: boolean },
): "open" | null {
  const isOpen = course.secondTry && !right && isChecked(body) && tellFirstAnswer(body, answer) !== null;
  return isOpen ? "open" : null;
}

/** Whether somebody may begin the entry test: before anything of the course is done, and before it is taken at all. */
export function mayBeginEntryTest(
  course: { entryTest: boolean },
  enrolment: { completedAt: Date | null; finishedSteps: number } | null,
): boolean {
  return course.entryTest && !enrolment?.completedAt && !enrolment?.finishedSteps;
}

/** Whether the entry test is there to be taken, or, once it was begun, to be ended. */
export function isEntryTestOpen(
  course: { entryTest: boolean },
  enrolment: Parameters<typeof mayBeginEntryTest>[1],
  test: { endedAt: Date | null } | null,
): boolean {
  if (test === null) return mayBeginEntryTest(course, enrolment);
  return test.endedAt === null && !enrolment?.completedAt;
}

/** Whole percent of finished steps. */
export function percent(finished: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * finished) / total);
}

/** What a participant made of the questions that the server marks. */
export interface CheckedCounts {
  questions: number;
  answered: number;
  right: number;
  /** Not answered, but their step was marked as understood. */
  understood: number;
  /** Of the right ones, those of the entry test. */
  known: number;
}

/**
 * Whole percent of a course's checked questions that count as right, rounded down; 0 without one. What was not
 * answered is not right, unless the course lets the mark "understood" stand for it (docs/decisions/pass-mark.md).
 */
export function passShare(
  counts: Pick<CheckedCounts, "questions" | "right" | "understood">,
  understoodCounts: boolean,
): number {
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

/** An answer to a question of the entry test or the final quiz; null: "I don't know". */
export interface TestAnswer {
  stepId: string;
  questionId: string;
  answer: Answer | null;
}

/** Some of `all` in a random order, or all of them where there are no more; `below` answers a random whole number below its own. */
export function drawn<One>(all: readonly One[], number: number, below: (end: number) => number): One[] {
  const rest = [...all];
  return Array.from({ length: Math.min(number, rest.length) }).flatMap(() =>
    rest.splice(below(rest.length), 1),
  );
}

/** Whether a final quiz asks a question in the place of its step, which does not: only what the server marks. */
export function isAskedLater({ finalQuiz }: { finalQuiz: string }, body: QuestionBody): boolean {
  return finalQuiz === "instead" && isChecked(body);
}

/** An attempt at the final quiz. */
interface Attempt extends QuizScore {
  startedAt: Date;
  endedAt: Date | null;
  over: boolean;
}

/** Whole percent of right answers in an attempt, rounded down; 0 where it asked nothing. */
export function quizShare({ questions, right }: Pick<QuizScore, "questions" | "right">): number {
  return questions === 0 ? 0 : Math.floor((100 * right) / questions);
}

/** The attempt of the present run that came to most, of equal ones the last; null before one was ended. */
export function bestAttempt<One extends Attempt>(attempts: readonly One[]): One | null {
  const ended = attempts.filter(({ endedAt, over }) => endedAt !== null && !over);
  const better = (one: One | null, other: One) => (one && quizShare(one) > quizShare(other) ? one : other);
  return ended.reduce<One | null>(better, null);
}

/** Why nobody may begin an attempt; null where one may. Trials are not limited. */
export function quizRefusal(
  course: Parameters<typeof attemptsLeft>[0],
  enrolment: { trial: boolean; passedAt: Date | null },
  attempts: readonly Attempt[],
  now: Date,
): "attempts" | "today" | null {
  if (enrolment.trial) return null;
  if (attemptsLeft(course, attempts.length - 1, enrolment.passedAt !== null) === 0) return "attempts";
  const since = now.getTime() - 24 * 3_600_000;
  const recent = attempts.filter(({ startedAt }) => startedAt.getTime() > since).length;
  return recent >= LIMITS.quizzesPerDay ? "today" : null;
}

/** What a run came to: where the final quiz takes the place of the questions in steps, its best attempt is the score. */
export function runOf(
  { finalQuiz }: { finalQuiz: string },
  counts: Omit<RunScore, "quiz"> & { quiz: QuizScore | null },
): RunScore {
  const { questions, answered, right, known, judged, quiz } = counts;
  const instead = finalQuiz === "instead";
  const score = instead && quiz ? { ...quiz, known: 0 } : { questions, answered, right, known };
  return { ...score, judged, quiz: quiz && { questions: quiz.questions, right: quiz.right, instead } };
}

/** A number that looks random for a text and is always the same: its hash with the mixing step of MurmurHash3. */
function scattered(text: string): number {
  let hash = hashText(text);
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

/** What a participant did with a step, whichever step and participant it is. */
export interface Done extends Progress {
  answer: Answer | null;
  judged: boolean;
  questionId: string | null;
  known: boolean;
  secondAnswer: Answer | null;
}

export const NOTHING_DONE: Done = {
  understoodAt: null,
  answeredAt: null,
  answer: null,
  right: null,
  judged: false,
  questionId: null,
  known: false,
  secondTry: null,
  secondAnswer: null,
};

const finishedAt = ({ answeredAt, understoodAt }: Done): Date | null => answeredAt ?? understoodAt;

function later(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/**
 * What was done with two steps that become one (docs/decisions/editing.md). The answer to the question that stays is
 * the answer to the whole; who finished both without it has understood the whole; the mark of one alone says nothing
 * of the other's text. Null where nothing is left.
 */
export function joinDone(staying: Done | null, other: Done | null): Done | null {
  const understoodAt = staying && other && understoodBoth(staying, other);
  if (staying?.answeredAt) return { ...staying, understoodAt };
  return understoodAt ? { ...NOTHING_DONE, understoodAt } : null;
}

function understoodBoth(staying: Done, other: Done): Date | null {
  if (!isFinished(staying) || !isFinished(other)) return null;
  const areMarked = staying.understoodAt !== null && other.understoodAt !== null;
  if (staying.answeredAt !== null && !areMarked) return null;
  return areMarked
    ? later(staying.understoodAt, other.understoodAt)
    : later(finishedAt(staying), finishedAt(other));
}

/** What somebody did before two steps became one, and has done with the one since. */
export interface JoinedDone {
  /** Before, in the step whose question stayed, and in the other one. */
  staying: Done | null;
  other: Done | null;
  /** Now, in the one step. */
  present: Done | null;
  /** What was answered to the other question, which is an exercise now. */
  exercise: Done | null;
}

function withAnswer(before: Done | null, now: Done | null): Done | null {
  if (before?.answeredAt || !now?.answeredAt) return before;
  return { ...now, understoodAt: before?.understoodAt ?? null };
}

/**
 * What was done with each of the two when they are two again: what was done before, with the answers that came since.
 * Who has finished the whole since has finished both.
 */
export function partDone(done: JoinedDone): { staying: Done | null; other: Done | null } {
  const { present } = done;
  const before = joinDone(done.staying, done.other);
  const wasTakenBack = before?.understoodAt && !present?.understoodAt;
  const isNew = isFinished(present) && !isFinished(before);
  const settle = (one: Done | null): Done | null => {
    if (isNew && present && !isFinished(one)) {
      return { ...NOTHING_DONE, ...one, understoodAt: finishedAt(present) };
    }
    return wasTakenBack && one ? { ...one, understoodAt: null } : one;
  };
  return {
    staying: settle(withAnswer(done.staying, present)),
    other: settle(withAnswer(done.other, done.exercise)),
  };
}
