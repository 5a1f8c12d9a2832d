import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { z } from "zod";
import { documentLanguage } from "../../documents/language.ts";
import { titledText } from "../../text/steps.ts";
import { countWords } from "../../text/words.ts";
import type { CourseRequest, CourseStep, Source } from "../../types/index.ts";
import type { Asker, AskOptions } from "./ask.ts";
import { type Condensing, condensedMaterial } from "./condense.ts";
import type { Ground } from "./ground.ts";
import type { Outline } from "./outline.ts";
import { type Passage, sourceOf } from "./passages.ts";
import { FEWEST_WORDS, instructionsOf, stepPrompt } from "./prompts.ts";
import { type Asking, newestOf, questionSchema, settleQuestion } from "./question.ts";
import type { Slots } from "./slots.ts";

const FEWEST_QUOTES = 2;

const stepSchema = z.object({
  content: z.string(),
  summary: z.string(),
  quotes: z.array(z.string()),
  question: questionSchema.nullable(),
});
type AnsweredStep = z.infer<typeof stepSchema>;
/** A text is not thrown away because the question that came with it is malformed. */
const acceptedStep: z.ZodType<AnsweredStep> = stepSchema.extend({
  question: questionSchema.nullable().catch(null),
});

/** All that writing the steps of one course needs. */
export interface Writing {
  asker: Asker;
  request: CourseRequest;
  ground: Ground;
  outline: Outline;
  asking: Asking;
  condensing: Condensing;
  /** Texts that are written at the same time. */
  slots: Slots;
}

function isIn(language: CourseRequest["language"], text: string): boolean {
  const found = documentLanguage([{ kind: "paragraph", level: 0, text, page: null }]).language;
  return found === language;
}

function quotedSources(quotes: readonly string[], passages: readonly Passage[]): Source[] {
  return quotes.flatMap((quote) => sourceOf(quote, passages) ?? []);
}

function stepFault(
  { content, quotes }: AnsweredStep,
  request: CourseRequest,
  passages: readonly Passage[],
): string | null {
  const words = countWords(content);
  if (words < FEWEST_WORDS)
    return `the text has ${words} words, at least ${FEWEST_WORDS} are needed: write more`;
  if (!isIn(request.language, content)) return "the text is in another language than the one asked for";
  const verified = quotedSources(quotes, passages).length;
  if (passages.length > 0 && verified < Math.min(FEWEST_QUOTES, passages.length)) {
    return `only ${verified} of ${quotes.length} quotes stand word for word in the material: copy them exactly`;
  }
  return null;
}

/** A step whose question is not settled yet: the one that came with it, and what it has to fit. */
export interface Written {
  step: CourseStep;
  first: Parameters<typeof settleQuestion>[1];
}

/**
 * Has the model write one step with its question in one request, and checks the text. Rejects with ModelError
 * where no usable text comes of three attempts.
 */
export async function writeText(writing: Writing, position: number, options: AskOptions): Promise<Written> {
  const { asker, request, ground, outline, asking, condensing } = writing;
  const passages = ground.passages[position - 1] ?? [];
  const { title = "", aim = "" } = outline[position - 1] ?? {};
  const titles = outline.map((entry) => entry.title);
  const material = await condensedMaterial(condensing, position, passages, options);
  const task = { position, titles, aim, material, asked: newestOf(asking) };
  const answer = await asker.ask(
    {
      purpose: `step ${position}`,
      schema: stepSchema,
      accepts: acceptedStep,
      instructions: instructionsOf(request),
      prompt: stepPrompt(request, task),
      check: (given) => stepFault(given, request, passages),
    },
    options,
  );
  const { content, summary, quotes, question } = answer;
  const proof = question === null ? "" : (quotes[question.proof - 1] ?? "");
  const step: CourseStep = {
    position,
    title,
    content,
    sections: NO_SECTIONS,
    summary,
    words: countWords(content),
    sources: quotedSources(quotes, passages),
    question: null,
    exercises: [],
    writer: "model",
    fallback: false,
  };
  return { step, first: question === null ? null : { answer: question, source: sourceOf(proof, passages) } };
}

/** The step with its question, judged and answered blind; without one where no good one came of it. */
export async function withQuestion(
  { asking, request }: Writing,
  { step, first }: Written,
  options: AskOptions,
): Promise<CourseStep> {
  const asked = { text: titledText(step, request.language), quotes: step.sources };
  return { ...step, question: await settleQuestion(asking, first, asked, options) };
}
