import type { Answer, Mark } from "@lehrpfad/contract";
import { markAnswer } from "@lehrpfad/contract/questions/answers";
import type { PlayerData, PlayerExercise, PlayerStep } from "../../src/player/data.ts";
import { lengthen, shorten } from "./answers.ts";

/** What was answered; level 0: nothing yet. */
export interface Held {
  answer: Answer | null;
  level: number;
}

export type StepState = "open" | "understood" | "right" | "wrong" | "judged";

/** How far somebody is. */
export interface Outcome {
  done: number;
  total: number;
  /** Of the questions that count. */
  right: number;
  asked: number;
  /** Share of right answers of all questions that count, 0 to 1; null before the first was answered. */
  score: number | null;
  completed: boolean;
  /** Null without a pass mark, and before all is done. */
  passed: boolean | null;
}

const FORM = "1";
const NOTHING: Held = { answer: null, level: 0 };
/** Of two answers that a step has, the essential is right (contract: LEVELS). */
const RIGHT_LEVEL = 2;

/** What one person did in a course: places, answers and marks, and the text in which all of it is kept. */
export class Progress {
  readonly data: PlayerData;
  readonly #exercises: PlayerExercise[];
  readonly #held = new Map<string, Held>();
  readonly #understood = new Set<string>();
  /** 0 before the first step, 1 for the first; one more than there are steps is the end. */
  place = 0;

  constructor(data: PlayerData) {
    this.data = data;
    this.#exercises = data.steps.flatMap(({ exercises }) => exercises);
  }

  heldOf(id: string): Held {
    return this.#held.get(id) ?? NOTHING;
  }

  /** Marks an answer and keeps it; null where it answers nothing. */
  give(exercise: PlayerExercise, answer: Answer): Mark | null {
    const mark = markAnswer(exercise, answer);
    if (mark) this.#held.set(exercise.id, { answer, level: mark.level });
    return mark;
  }

  understands(step: PlayerStep): boolean {
    return this.#understood.has(step.id);
  }

  setUnderstood(step: PlayerStep, understood: boolean): void {
    if (understood) this.#understood.add(step.id);
    else this.#understood.delete(step.id);
  }

  /** A step is done once its question was answered, or it was marked as understood. */
  stateOf(step: PlayerStep): StepState {
    const question = step.exercises.find(({ id }) => id === step.question);
    const { level } = question ? this.heldOf(question.id) : NOTHING;
    if (level === 0) return this.understands(step) ? "understood" : "open";
    if (question?.kind === "self") return "judged";
    return level <= RIGHT_LEVEL ? "right" : "wrong";
  }

  /** The place of the first step that is not done; the end where all are. */
  firstOpen(): number {
    const at = this.data.steps.findIndex((step) => this.stateOf(step) === "open");
    return at < 0 ? this.data.steps.length + 1 : at + 1;
  }

  outcome(): Outcome {
    const { steps, passPercent } = this.data;
    const counting = this.#exercises.filter(({ counts }) => counts);
    const levels = counting.map(({ id }) => this.heldOf(id).level).filter((level) => level > 0);
    const right = levels.filter((level) => level <= RIGHT_LEVEL).length;
    const done = steps.filter((step) => this.stateOf(step) !== "open").length;
    const completed = done === steps.length;
    const isJudged = passPercent !== null && counting.length > 0 && completed;
    return {
      ...{ done, total: steps.length, right, asked: counting.length, completed },
      score: levels.length === 0 ? null : right / counting.length,
      passed: isJudged ? percentOf(right, counting.length) >= passPercent : null,
    };
  }

  /**
   * Everything as a text of at most `room` characters. What does not fit is left out: typed answers first, then all
   * answers, never how they were marked.
   *
   * @param room at least as many characters as there are exercises and steps, and twenty
   */
  pack(room: number): string {
    const { steps } = this.data;
    const understood = steps.map((step) => (this.understands(step) ? "1" : "0")).join("");
    const levels = this.#exercises.map(({ id }) => this.heldOf(id).level).join("");
    const answers = this.#exercises.map((one) => shorten(one, this.heldOf(one.id).answer));
    const untyped = answers.map((text, at) => (this.#exercises[at]?.kind === "typed" ? "" : text));
    const short = [FORM, this.place, understood, levels].join(";");
    const longer = [answers, untyped].map((kept) => `${short};${kept.join(",")}`);
    return longer.find(({ length }) => length <= room) ?? short;
  }

  /** Takes over what `pack` made; a text of another course, or of another state of this one, is left alone. */
  unpack(text: string): boolean {
    const [form, place = "", understood = "", levels = "", answers = ""] = text.split(";");
    const { steps } = this.data;
    const fits = understood.length === steps.length && levels.length === this.#exercises.length;
    if (form !== FORM || !fits || !/^\d+$/.test(place) || !/^[0-4]*$/.test(levels)) return false;
    this.place = Math.min(Number(place), steps.length + 1);
    for (const [at, step] of steps.entries()) this.setUnderstood(step, understood[at] === "1");
    const given = answers.split(",");
    for (const [at, exercise] of this.#exercises.entries()) {
      const level = Number(levels[at]);
      if (level === 0) this.#held.delete(exercise.id);
      else this.#held.set(exercise.id, { level, answer: lengthen(exercise, given[at] ?? "", level) });
    }
    return true;
  }

  /** Forgets everything. */
  clear(): void {
    this.#held.clear();
    this.#understood.clear();
    this.place = 0;
  }
}

/** Whole percent, rounded down: 79.9 percent do not pass where 80 are asked. */
export function percentOf(right: number, asked: number): number {
  return asked === 0 ? 0 : Math.floor((100 * right) / asked);
}
