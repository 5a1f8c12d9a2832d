import type { CourseLanguage, Doubt } from "@lehrpfad/contract";
import { repeatedSentences, standingSentences } from "@lehrpfad/engine/steps";
import { doubtsOfStep, type StepText, usualWords } from "../rules.ts";

/** A step as it comes to the process that compares it with the others. */
export interface ReviewedStep extends Omit<StepText, "repeated" | "muteMedia"> {
  /** Must not say again what the text says. */
  keyPoints: string[];
}

interface ReviewTask {
  steps: ReviewedStep[];
  language: CourseLanguage;
  /** Audio and video of the course of which nothing is written down. */
  muteMedia: string[];
  /** Words of a full step. */
  fullStep: number;
}

/** What a person should look at in the text of each step, in their order. */
export async function run({ steps, language, muteMedia, fullStep }: ReviewTask): Promise<Doubt[][]> {
  const texts = steps.map(({ content, keyPoints }) => [content, ...keyPoints].join("\n\n"));
  const repeated = repeatedSentences(texts, language);
  const mute = new Set(muteMedia);
  const usual = usualWords(
    steps.map(({ words }) => words),
    fullStep,
  );
  return steps.map(({ keyPoints: _, unsaid, unsourced, ...step }, at) => {
    // A sentence that was edited away is no doubt any more.
    const standing = (claimed: readonly string[]) =>
      claimed.length > 0 ? standingSentences(claimed, step.content) : [];
    const claims = { unsaid: standing(unsaid), unsourced: standing(unsourced) };
    const text = { ...step, ...claims, muteMedia: mute, repeated: repeated[at] ?? [] };
    return doubtsOfStep(text, usual);
  });
}
