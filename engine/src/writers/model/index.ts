import { z } from "zod";
import { documentLanguage } from "../../documents/language.ts";
import { emergencyCourse } from "../../pipeline/emergency.ts";
import { gateCourse } from "../../quality/gateContext.ts";
import type { CourseRequest, CourseStep, Source } from "../../types.ts";
import { builtinWriter } from "../builtin/index.ts";
import { countWords } from "../builtin/words.ts";
import type { PlannedCourse, Tell, Writer, WriterContext } from "../types.ts";
import { type Asker, type AskOptions, type Attempt, createAsker } from "./ask.ts";
import { type Condensing, condensedMaterial } from "./condense.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { materialOf, type Passage, passagesOf, sourceOf } from "./passages.ts";
import {
  FEWEST_WORDS,
  goalOutlinePrompt,
  instructionsOf,
  type OutlineEntry,
  outlinePrompt,
  stepPrompt,
} from "./prompts.ts";
import { type Asking, writeQuestion } from "./question.ts";
import type { ModelSettings } from "./settings.ts";

const OPENING_CHARACTERS = 500;
const FEWEST_QUOTES = 2;

const outlineSchema = z.object({ steps: z.array(z.object({ title: z.string().min(1), aim: z.string() })) });
type Outline = z.infer<typeof outlineSchema>["steps"];
const stepSchema = z.object({ content: z.string(), summary: z.string(), quotes: z.array(z.string()) });

/** The passages of each step with what the built-in writer made of them, which stands in where the model fails. */
interface Ground {
  planned: PlannedCourse;
  drafts: CourseStep[];
  passages: Passage[][];
}

function toLog(tell: Tell): (attempt: Attempt) => void {
  return ({ purpose, attempt, seconds, inputTokens, outputTokens, fault }) => {
    const details = { attempt, seconds: Math.round(seconds * 10) / 10, inputTokens, outputTokens };
    void tell(fault === null ? purpose : `${purpose}: ${fault}`, details);
  };
}

async function groundOf(request: CourseRequest, context: WriterContext): Promise<Ground> {
  const planned = await builtinWriter.plan(request, context);
  const positions = planned.plan.steps.map(({ position }) => position);
  const drafts = await Promise.all(positions.map((position) => planned.writeStep(position, context)));
  return { planned, drafts, passages: drafts.map((draft) => passagesOf(draft, request.documents)) };
}

/** Placeholders of a course that has no document: the model fills them from the goal alone. */
function shellsOf(request: CourseRequest): Ground {
  const title = request.title ?? request.goal ?? "";
  const { steps: drafts, report } = emergencyCourse({ ...request, title });
  const steps = drafts.map(({ position, title: name }) => ({ position, title: name }));
  const plan = { title, steps, notices: report.notices.filter(({ code }) => code !== "placeholder_content") };
  const planned: PlannedCourse = {
    plan,
    words: 0,
    writeStep: async (position) => {
      const draft = drafts[position - 1];
      if (!draft) throw new RangeError(`The plan has no step ${position}`);
      return draft;
    },
  };
  return { planned, drafts, passages: drafts.map(() => []) };
}

function openingOf(passages: readonly Passage[]): string {
  return materialOf(passages)
    .slice(0, OPENING_CHARACTERS)
    .replace(/\s+\S*$/, "");
}

function outlineFault(steps: Outline, count: number): string | null {
  if (steps.length !== count) return `there are ${steps.length} steps, ${count} were asked for`;
  const titles = new Set(steps.map(({ title }) => title.trim().toLowerCase()));
  return titles.size === count ? null : "two steps have the same title";
}

async function askOutline(
  asker: Asker,
  request: CourseRequest,
  { drafts, passages }: Ground,
  options: AskOptions,
): Promise<Outline> {
  const entries: OutlineEntry[] = drafts.map(({ title }, at) => ({
    title,
    opening: openingOf(passages[at] ?? []),
  }));
  const grounded = request.documents.length > 0;
  const { steps } = await asker.ask(
    {
      purpose: "outline",
      schema: outlineSchema,
      instructions: instructionsOf(request),
      prompt: grounded ? outlinePrompt(request, entries) : goalOutlinePrompt(request),
      check: (answer) => outlineFault(answer.steps, drafts.length),
    },
    options,
  );
  return steps;
}

function isIn(language: CourseRequest["language"], text: string): boolean {
  const found = documentLanguage([{ kind: "paragraph", level: 0, text, page: null }]).language;
  return found === language;
}

function quotedSources(quotes: readonly string[], passages: readonly Passage[]): Source[] {
  return quotes.flatMap((quote) => sourceOf(quote, passages) ?? []);
}

function stepFault(
  { content, quotes }: z.infer<typeof stepSchema>,
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

interface Writing {
  asker: Asker;
  request: CourseRequest;
  ground: Ground;
  outline: Outline;
  asking: Asking;
  condensing: Condensing;
}

/** A step is not lost for want of a question. */
async function questionOrNull(asking: Asking, text: string, sources: readonly Source[], options: AskOptions) {
  try {
    return await writeQuestion(asking, text, sources, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ModelError && !endsGeneration(error, options.mayPause ?? false)) return null;
    throw error;
  }
}

async function writeStep(writing: Writing, position: number, options: AskOptions): Promise<CourseStep> {
  const { asker, request, ground, outline, asking } = writing;
  const passages = ground.passages[position - 1] ?? [];
  const { title = "", aim = "" } = outline[position - 1] ?? {};
  const titles = outline.map((entry) => entry.title);
  const material = await condensedMaterial(writing.condensing, position, passages, options);
  const answer = await asker.ask(
    {
      purpose: `step ${position}`,
      schema: stepSchema,
      instructions: instructionsOf(request),
      prompt: stepPrompt(request, { position, titles, aim, material }),
      check: (given) => stepFault(given, request, passages),
    },
    options,
  );
  const sources = quotedSources(answer.quotes, passages);
  const question = await questionOrNull(asking, `${title}\n\n${answer.content}`, sources, options);
  return {
    position,
    title,
    content: answer.content,
    summary: answer.summary,
    words: countWords(answer.content),
    sources,
    question: question ?? ground.drafts[position - 1]?.question ?? null,
    writer: "model",
    fallback: false,
  };
}

/**
 * A writer that has the language model write: the built-in writer shares the documents out into steps, so
 * that nothing is left out, the model names the steps and writes each from its passages, checked. What it
 * fails to write three times is what the built-in writer made of the passages, marked as a fallback. A wrong
 * key or an unknown model rejects with ModelError at once.
 */
export function modelWriter(settings: ModelSettings, asker: Asker = createAsker(settings)): Writer {
  return {
    kind: "model",
    plan: async (request, context): Promise<PlannedCourse> => {
      const { signal, mayPause = false, tell, onRequest } = context;
      const onAttempt = toLog(tell);
      const ground = request.documents.length > 0 ? await groundOf(request, context) : shellsOf(request);
      const instructions = instructionsOf(request);
      const gate = request.documents.length > 0 ? gateCourse(request.language, request.documents) : null;
      const asking: Asking = { asker, instructions, gate, asked: [], texts: [] };
      const standIn = async (position: number, error: unknown): Promise<CourseStep> => {
        signal.throwIfAborted();
        if (!(error instanceof ModelError) || endsGeneration(error, mayPause)) throw error;
        const draft = ground.drafts[position - 1];
        if (!draft) throw error;
        return { ...draft, fallback: true };
      };
      let outline: Outline;
      try {
        outline = await askOutline(asker, request, ground, { signal, mayPause, onAttempt, onRequest });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelError) || endsGeneration(error, mayPause)) throw error;
        return { ...ground.planned, writeStep: (position) => standIn(position, error) };
      }
      const condensing: Condensing = { asker, instructions, mostWords: settings.inputWords };
      const writing: Writing = { asker, request, ground, outline, asking, condensing };
      const steps = outline.map(({ title }, at) => ({ position: at + 1, title }));
      return {
        words: ground.planned.words,
        plan: { ...ground.planned.plan, steps },
        concurrency: settings.concurrency,
        writeStep: async (position) => {
          try {
            const step = { step: position };
            return await writeStep(writing, position, { ...step, signal, mayPause, onAttempt, onRequest });
          } catch (error) {
            return await standIn(position, error);
          }
        },
      };
    },
  };
}
