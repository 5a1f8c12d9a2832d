import { gateCourse } from "../../quality/gate/context.ts";
import type { CourseRequest, CourseStep } from "../../types/index.ts";
import { traitsOf } from "../traits.ts";
import type { PlannedCourse, Tell, Writer, WriterContext } from "../types.ts";
import { type Asker, type AskOptions, type Attempt, createAsker } from "./ask.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { type Ground, groundOf } from "./ground.ts";
import { type Losses, lossesOf } from "./losses.ts";
import { askOutline, type Outline, outlineInstead } from "./outline.ts";
import { instructionsOf } from "./prompts.ts";
import { askingOf } from "./question.ts";
import type { ModelSettings } from "./settings.ts";
import { slotsOf } from "./slots.ts";
import { type Writing, withQuestion, writeText } from "./step.ts";

function toLog(tell: Tell): (attempt: Attempt) => void {
  return ({ purpose, attempt, seconds, inputTokens, outputTokens, fault }) => {
    const details = { attempt, seconds: Math.round(seconds * 10) / 10, inputTokens, outputTokens };
    // Writing goes on meanwhile; a log that cannot be kept fails the next event.
    tell(fault === null ? purpose : `${purpose}: ${fault}`, details).catch(() => undefined);
  };
}

/** What requests are made with: their attempts go into the log, their texts to who keeps them. */
export function optionsOf(
  { signal, mayPause = false, tell, onRequest }: WriterContext,
  step?: number,
): AskOptions {
  return { signal, mayPause, onAttempt: toLog(tell), onRequest, ...(step === undefined ? {} : { step }) };
}

/** A fault of the model that costs a part of the course; everything else, and what ends the run, is thrown on. */
function lossOf(error: unknown, losses: Losses, { signal, mayPause = false }: WriterContext): ModelError {
  signal.throwIfAborted();
  if (!(error instanceof ModelError)) throw error;
  if (!endsGeneration(error, mayPause)) return error;
  losses.end(error);
  throw error;
}

/** What the built-in writer made of a step's passages, marked. */
async function standIn({ planned }: Ground, position: number, context: WriterContext): Promise<CourseStep> {
  return { ...(await planned.writeStep(position, context)), fallback: true };
}

/** The built-in writer's question on the same passages. A placeholder's asks about a step that is not written. */
async function questionInstead({ planned }: Ground, position: number, context: WriterContext) {
  const { writer, question } = await planned.writeStep(position, context);
  return writer === "placeholder" ? null : question;
}

/**
 * The step as the model writes it; null where the model is not asked any more. Its question is checked while
 * the next text is being written.
 */
async function writeStep(
  writing: Writing,
  losses: Losses,
  position: number,
  context: WriterContext,
): Promise<CourseStep | null> {
  const options = optionsOf(context, position);
  const written = await writing.slots(async () => {
    losses.throwIfEnded();
    return losses.isGone() ? null : await writeText(writing, position, options);
  });
  if (written === null) return null;
  losses.won();
  const step = await withQuestion(writing, written, options);
  return step.question
    ? step
    : { ...step, question: await questionInstead(writing.ground, position, context) };
}

async function writeOrStandIn(
  writing: Writing,
  losses: Losses,
  position: number,
  context: WriterContext,
): Promise<CourseStep> {
  try {
    const step = await writeStep(writing, losses, position, context);
    if (step !== null) return step;
  } catch (error) {
    losses.add(lossOf(error, losses, context));
  }
  return await standIn(writing.ground, position, context);
}

/** Steps that are stored keep their titles, also in what the others are told of the course. */
function withSaved(outline: Outline, { saved = [] }: WriterContext): Outline {
  const titles = new Map(saved.map(({ position, title }) => [position, title]));
  return outline.map(({ title, aim }, at) => ({ title: titles.get(at + 1) ?? title, aim }));
}

async function planCourse(
  settings: ModelSettings,
  asker: Asker,
  request: CourseRequest,
  context: WriterContext,
): Promise<PlannedCourse> {
  const ground = await groundOf(request, context);
  const losses = lossesOf();
  const troubles = () => losses.notices();
  let outline: Outline;
  try {
    outline = withSaved(await askOutline(asker, request, ground, optionsOf(context)), context);
  } catch (error) {
    const loss = lossOf(error, losses, context);
    losses.add(loss);
    const instead = outlineInstead(loss, ground);
    if (instead === null)
      return { ...ground.planned, troubles, writeStep: (position, own) => standIn(ground, position, own) };
    outline = instead;
  }
  const gate =
    request.documents.length > 0 ? gateCourse(request.language, request.documents, traitsOf) : null;
  const instructions = instructionsOf(request);
  const asking = askingOf(asker, instructions, gate, context.saved ?? []);
  const condensing = { asker, instructions, mostWords: settings.inputWords };
  const slots = slotsOf(settings.concurrency);
  const writing: Writing = { asker, request, ground, outline, asking, condensing, slots };
  const steps = outline.map(({ title }, at) => ({ position: at + 1, title }));
  return {
    words: ground.planned.words,
    plan: { ...ground.planned.plan, steps },
    // Each text that is written may have the question of the one before it still to be checked.
    concurrency: settings.concurrency * 2,
    troubles,
    writeStep: (position, own) => writeOrStandIn(writing, losses, position, own),
  };
}

/**
 * A writer that has the language model write: the built-in writer shares the documents out into steps, so
 * that nothing is left out, the model names the steps and writes each from its passages, checked. What it
 * fails to write three times is what the built-in writer made of the passages, marked as a fallback; when
 * the service is gone the other steps are not kept waiting for it. A wrong key or an unknown model rejects
 * with ModelError at once.
 */
export function modelWriter(settings: ModelSettings, asker: Asker = createAsker(settings)): Writer {
  return { kind: "model", plan: (request, context) => planCourse(settings, asker, request, context) };
}
