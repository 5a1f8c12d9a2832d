import { gateCourse } from "../../quality/gate/context.ts";
import type { CourseDesign, CourseNotice, CourseRequest, CourseStep } from "../../types/index.ts";
import { draftOf } from "../builtin/index.ts";
import { leftOutNotices } from "../leftOut.ts";
import { traitsOf } from "../traits.ts";
import type { PlannedCourse, Tell, Writer, WriterContext } from "../types.ts";
import { type Asker, type AskOptions, type Attempt, createAsker } from "./ask.ts";
import { fallbackOn } from "./fallback.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { type Ground, groundOf, standInFor } from "./ground.ts";
import { type Losses, lossesOf } from "./losses.ts";
import { designOf, planOf } from "./plan/design.ts";
import { askPlan, planInstead } from "./plan/plan.ts";
import type { TeachingPlan } from "./plan/types.ts";
import { neverTaught } from "./plan/units.ts";
import { type Asking, askingOf, newestOf } from "./question.ts";
import type { ModelSettings } from "./settings.ts";
import { type Slots, slotsOf } from "./slots.ts";
import { figuresOf } from "./step/figures.ts";
import { proveStep } from "./step/prove.ts";
import { type StepWriting, writeText } from "./step/text.ts";

function toLog(tell: Tell): (attempt: Attempt) => void {
  return ({ purpose, attempt, seconds, inputTokens, outputTokens, fault }) => {
    const details = { attempt, seconds: Math.round(seconds * 10) / 10, inputTokens, outputTokens };
    // Writing goes on meanwhile; a log that cannot be kept fails the next event.
    tell(fault === null ? purpose : `${purpose}: ${fault}`, details).catch(() => undefined);
  };
}

/** What requests are made with: their attempts go into the log, their texts to who keeps them. */
export function optionsOf(
  { signal, mayPause = false, tell, onAsking, onRequest }: WriterContext,
  step?: number,
): AskOptions {
  return {
    signal,
    mayPause,
    onAttempt: toLog(tell),
    onAsking,
    onRequest,
    ...(step === undefined ? {} : { step }),
  };
}

/** A fault of the model that costs a part of the course; everything else, and what ends the run, is thrown on. */
function lossOf(error: unknown, losses: Losses, { signal, mayPause = false }: WriterContext): ModelError {
  signal.throwIfAborted();
  if (!(error instanceof ModelError)) throw error;
  if (!endsGeneration(error, mayPause)) return error;
  losses.end(error);
  throw error;
}

/** What the built-in writer makes of a step's passages, marked; of its own plan where they hold nothing to teach. */
async function standIn(writing: Writing, position: number, context: WriterContext): Promise<CourseStep> {
  const { request, plan, ground } = writing;
  const step = plan.steps[position - 1];
  try {
    if (step && step.passages.length > 0) return await standInFor(request, step, position, context);
  } catch (error) {
    context.signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    await context.tell(`step ${position}: ${reason}`, {});
  }
  return { ...(await ground.planned.writeStep(position, context)), fallback: true };
}

/** All that writing the steps of one course needs. */
interface Writing extends StepWriting {
  ground: Ground;
  asking: Asking;
  /** Texts that are written at the same time. */
  slots: Slots;
}

/**
 * The step as the model writes it; null where the model is not asked any more. It is checked while the next text is
 * being written.
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
    return losses.isGone() ? null : await writeText(writing, position, newestOf(writing.asking), options);
  });
  if (written === null) return null;
  losses.won();
  const step = await proveStep(writing.asking, written, options);
  return step.question ? step : { ...step, question: fallbackOn(step, writing.request.language) };
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
  return await standIn(writing, position, context);
}

/** Steps that are stored keep their titles, also in what the others are told of the course. */
function withSaved(plan: TeachingPlan, { saved = [] }: WriterContext): TeachingPlan {
  const titles = new Map(saved.map(({ position, title }) => [position, title]));
  const steps = plan.steps.map((step, at) => ({ ...step, title: titles.get(at + 1) ?? step.title }));
  return { ...plan, steps };
}

/** What is said of a plan: what the built-in writer would have left out of its own is none of it. */
function noticesOfPlan(known: readonly CourseNotice[], leftOut: TeachingPlan["leftOut"]): CourseNotice[] {
  const own = leftOutNotices(leftOut);
  const others = new Set(["left_out_goal", "left_out_difficult", ...own.map(({ code }) => code)]);
  return [...known.filter(({ code }) => !others.has(code)), ...own];
}

/** A plan whose steps were only cut, with what the documents name each for. */
function named(request: CourseRequest, design: CourseDesign): CourseDesign {
  return design.isOutline ? (draftOf(request, { design }).planned.plan.design ?? design) : design;
}

/** The plan that is stored, else a new one. */
async function findPlan(
  settings: ModelSettings,
  asker: Asker,
  request: CourseRequest,
  ground: Ground,
  context: WriterContext,
): Promise<TeachingPlan> {
  const plan = context.design
    ? planOf(named(request, context.design), request)
    : await askPlan(asker, request, ground, settings, optionsOf(context));
  return withSaved(plan, context);
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
  let plan: TeachingPlan;
  let isPlanned = true;
  try {
    plan = await findPlan(settings, asker, request, ground, context);
  } catch (error) {
    const loss = lossOf(error, losses, context);
    losses.add(loss);
    const instead = planInstead(loss, ground);
    if (instead === null) {
      const writeStep: PlannedCourse["writeStep"] = async (position, own) => {
        return { ...(await ground.planned.writeStep(position, own)), fallback: true };
      };
      return { ...ground.planned, troubles, writeStep };
    }
    plan = instead;
    isPlanned = false;
  }
  const gate =
    request.documents.length > 0 ? gateCourse(request.language, request.documents, traitsOf) : null;
  const asking = askingOf(asker, request, gate, context.saved ?? []);
  const slots = slotsOf(settings.concurrency);
  const figures = figuresOf(plan, request);
  const writing: Writing = { asker, request, settings, figures, ground, plan, asking, slots };
  const known = ground.planned.plan;
  const aside = neverTaught(known.leftOut ?? []);
  return {
    words: ground.planned.words,
    plan: {
      ...known,
      title: request.title ?? plan.title ?? known.title,
      steps: plan.steps.map(({ title }, at) => ({ position: at + 1, title })),
      ...(isPlanned
        ? { leftOut: [...aside, ...plan.leftOut], notices: noticesOfPlan(known.notices, plan.leftOut) }
        : {}),
      ...(isPlanned || context.untilPlan ? { design: { ...designOf(plan), aside } } : {}),
    },
    // Each text that is written may have the check of the one before it still to come.
    concurrency: settings.concurrency * 2,
    troubles,
    writeStep: (position, own) => writeOrStandIn(writing, losses, position, own),
  };
}

/**
 * A writer that has the language model write: it plans the course from the headings and beginnings of all that may be
 * taught, writes each step from the paragraphs that the plan gives it, and has each checked. What it fails to write
 * three times is what the built-in writer makes of the same paragraphs, marked as a fallback; when the service is gone
 * the other steps are not kept waiting for it. A wrong key or an unknown model rejects with ModelError at once.
 */
export function modelWriter(settings: ModelSettings, asker: Asker = createAsker(settings)): Writer {
  return { kind: "model", plan: (request, context) => planCourse(settings, asker, request, context) };
}
