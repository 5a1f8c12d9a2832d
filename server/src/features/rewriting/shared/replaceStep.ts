import { isSameQuestion } from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import {
  courseStepOf,
  replaceExercises,
  replaceStepTexts,
  replaceQuestion as replaceStored,
  type StoredStep,
} from "../../content/index.ts";
import { findAnswered, keepAnswers } from "../../learning/index.ts";

interface Replacing {
  tx: Db;
  now: Date;
}

/** Puts a question in the place of a step's; who answered the old one keeps the answer. */
export async function replaceQuestion(
  { tx, now }: Replacing,
  old: StoredStep,
  question: CourseStep["question"],
): Promise<void> {
  if (old.question) await keepAnswers(tx, old.step.id, old.question.id);
  await replaceStored(tx, old, question, now);
}

/** A step with another text and other exercises, and another question where that is not the same one. */
export async function replaceStep(replacing: Replacing, old: StoredStep, step: CourseStep): Promise<void> {
  const { tx, now } = replacing;
  await replaceStepTexts(tx, old.step.id, step, now);
  if (!isSameQuestion(courseStepOf(old).question, step.question))
    await replaceQuestion(replacing, old, step.question);
  await replaceExercises(
    tx,
    { courseId: old.step.courseId, stepId: old.step.id },
    step.exercises,
    findAnswered,
    now,
  );
}
