import {
  evidenceOf,
  hashText,
  layBites,
  type ObjectiveEvidence,
  type ObjectiveState,
  type OpenExercise,
  objectiveState,
  type StepPage,
} from "@lehrpfad/contract";
import type { TextPieceToken } from "@lehrpfad/interchange/markdown";
import type { Token } from "marked";

/** A bite of a step: what is read, and what is done behind it. */
export interface LessonBite {
  tokens: readonly Token[];
  exercises: readonly OpenExercise[];
  /** Whether the step's own question stands behind it. */
  isLast: boolean;
  /** The section that it ends in: its heading, else the step's title. */
  topic: string;
  /** Whether it goes on with a section that began before it. */
  isSequel: boolean;
  /** Changes with its text: what somebody has read is read no more once it is another text. */
  key: string;
}

export interface Lesson {
  bites: LessonBite[];
  objectives: { text: string; evidence: ObjectiveEvidence }[];
}

/** `read`: passed without a question. */
export type BiteState = "open" | "read" | "right" | "wrong";

/** A step's page as it is learnt: its bites, and what shows each of its objectives. */
export function lessonOf(
  { step, exercises, question, result }: StepPage,
  pieces: readonly TextPieceToken[],
): Lesson {
  let topic = step.title;
  const bites = layBites(pieces, exercises).map((bite, at) => {
    const heading = bite.pieces.findLast(({ isHeading }) => isHeading)?.text;
    topic = heading ?? topic;
    return {
      ...bite,
      topic,
      isSequel: at > 0 && heading === undefined,
      tokens: bite.pieces.map(({ token }) => token),
      key: hashText(bite.pieces.map(({ text }) => text).join("\n")).toString(36),
    };
  });
  const asked = [...exercises, ...(question ? [{ question, result, section: null }] : [])];
  const evidence = evidenceOf({
    bites,
    questions: asked.map(({ question: { id, text }, result: given, section }) => {
      const quote = given?.solution ? (given.source?.quote ?? null) : null;
      return { id, text, section, quote };
    }),
    objectives: step.sections.objectives,
  });
  const objectives = step.sections.objectives.flatMap(({ text }, at) => {
    const own = evidence[at];
    return own ? [{ text, evidence: own }] : [];
  });
  return { bites, objectives };
}

/** What a participant has done of a step. */
export type Done = Pick<StepPage, "question" | "result" | "exercises"> & {
  /** Keys of the bites that were passed without a question. */
  read: readonly string[];
  /** Whether the person marked the whole step as understood. */
  isUnderstood: boolean;
  /** Whether the step is finished, by an answer or by that mark. */
  isFinished: boolean;
  /** Whether an entry test alone finished it: nobody has read it for that. */
  isKnown: boolean;
};

/** How far somebody is with a bite: its questions decide, where there are some; else nobody but the person. */
export function stateOfBite(
  bite: LessonBite,
  { question, result, read, isUnderstood, isFinished }: Done,
): BiteState {
  const own = bite.exercises.map((exercise) => exercise.result);
  const results = bite.isLast && question ? [...own, result] : own;
  if (results.length === 0) {
    const isRead = isUnderstood || (bite.isLast ? isFinished : read.includes(bite.key));
    return isRead ? "read" : "open";
  }
  if (results.some((one) => !one?.solution)) return "open";
  return results.every((one) => one?.right) ? "right" : "wrong";
}

/** Whether an objective is reached, by the answers that show it or the bite that it is read in. */
export function stateOfObjective(
  { questionIds, bite }: ObjectiveEvidence,
  bites: readonly LessonBite[],
  done: Done,
): ObjectiveState {
  const { question, result, exercises, isFinished, isKnown } = done;
  const answers = questionIds.map((id) => {
    const isOwn = id === question?.id;
    const given = isOwn ? result : exercises.find((one) => one.question.id === id)?.result;
    return { isOwn, right: given?.right ?? null };
  });
  const readIn = answers.length === 0 ? bites[bite] : undefined;
  const state = readIn ? stateOfBite(readIn, done) : "open";
  // The answer that made a step known was given without its text.
  const isUnread = isKnown && !answers.some(({ right }) => right);
  return objectiveState(answers, isUnread ? state === "read" : isFinished || state !== "open");
}
