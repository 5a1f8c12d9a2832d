import { PHASES } from "@lehrpfad/contract/vocabulary";
import { reportOf } from "../quality/report/report.ts";
import type { Course, CourseRequest, CourseStep, GenerationOptions, Phase } from "../types/index.ts";
import { builtinWriter } from "../writers/builtin/index.ts";
import { endsGeneration } from "../writers/model/faults.ts";
import { modelWriter } from "../writers/model/index.ts";
import type { ModelSettings } from "../writers/model/settings.ts";
import { emergencyCourse } from "../writers/placeholder/emergency.ts";
import { traitsOf } from "../writers/traits.ts";
import type { PlannedCourse, Writer, WriterContext } from "../writers/types.ts";
import { noticesOf, standInNotices, writerOf } from "./notices.ts";

function savedSteps({ saved }: GenerationOptions): Map<number, CourseStep> {
  return new Map(saved.map((step) => [step.position, step]));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Tells what the writer failed with, so that the creator sees why a placeholder stands there. */
async function tellFailure(options: GenerationOptions, phase: Phase, error: unknown): Promise<void> {
  await options.onEvent({ type: "log", phase, message: reasonOf(error), details: {} });
}

/** The placeholder that stands in for one step which the writer failed to write. */
function placeholderStep(request: CourseRequest, { plan }: PlannedCourse, position: number): CourseStep {
  const hasDocuments = request.documents.length > 0;
  const input = { ...request, title: plan.title, steps: plan.steps.length, hasDocuments };
  const shells = emergencyCourse(input).steps;
  const shell = shells[position - 1];
  if (!shell) throw new RangeError(`The plan has no step ${position}`);
  return { ...shell, title: plan.steps[position - 1]?.title ?? shell.title };
}

/**
 * The steps that an earlier attempt stored and the new ones, in order. Each new one is announced once, as
 * soon as it is written; as many at a time as the writer allows.
 */
async function writeSteps(
  planned: PlannedCourse,
  request: CourseRequest,
  options: GenerationOptions,
): Promise<CourseStep[]> {
  const steps = savedSteps(options);
  const gone = new Set(options.gone);
  const open = planned.plan.steps.filter(({ position }) => !steps.has(position) && !gone.has(position));
  const stop = new AbortController();
  const own = { ...options, signal: AbortSignal.any([options.signal, stop.signal]) };
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    try {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        own.signal.throwIfAborted();
        const step = await writeOrStandIn(planned, next.position, request, own);
        await own.onEvent({ type: "step", step });
        steps.set(step.position, step);
      }
    } catch (error) {
      failures.push(error);
      open.length = 0;
      // Steps that are nearly written are not thrown away because another one has to wait; for every other
      // failure nothing goes on behind the back of who is told of it.
      if (!(endsGeneration(error, options.mayPause ?? false) && !error.fatal)) stop.abort(error);
    }
  };
  await Promise.all(Array.from({ length: planned.concurrency ?? 1 }, work));
  stop.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  return planned.plan.steps.flatMap(({ position }) => steps.get(position) ?? []);
}

/** Events one after the other, although steps are written at the same time; none after one that failed. */
export function inTurn(options: GenerationOptions): {
  options: GenerationOptions;
  told: () => Promise<void>;
} {
  let last: Promise<void> = Promise.resolve();
  const onEvent: GenerationOptions["onEvent"] = (event) => {
    last = last.then(() => options.onEvent(event));
    return last;
  };
  return { options: { ...options, onEvent }, told: () => last.catch(() => undefined) };
}

/** What a writer has besides its request, in a phase. */
export function contextOf(options: GenerationOptions, phase: Phase): WriterContext {
  const tell: WriterContext["tell"] = async (message, details) => {
    await options.onEvent({ type: "log", phase, message, details });
  };
  const onRequest: WriterContext["onRequest"] = (request) => {
    // Writing goes on meanwhile; what cannot be kept fails the next event.
    Promise.resolve(options.onEvent({ type: "request", request })).catch(() => undefined);
  };
  const onAsking: WriterContext["onAsking"] = (tokens) => {
    Promise.resolve(options.onEvent({ type: "asking", tokens })).catch(() => undefined);
  };
  const { signal, mayPause = false, saved, design = null, untilPlan = false } = options;
  return { signal, mayPause, saved, design, untilPlan, tell, onAsking, onRequest };
}

async function writeOrStandIn(
  planned: PlannedCourse,
  position: number,
  request: CourseRequest,
  options: GenerationOptions,
): Promise<CourseStep> {
  try {
    return await planned.writeStep(position, contextOf(options, "generating_steps"));
  } catch (error) {
    options.signal.throwIfAborted();
    if (endsGeneration(error, options.mayPause ?? false)) throw error;
    await tellFailure(options, "generating_steps", error);
    return placeholderStep(request, planned, position);
  }
}

/** A course of placeholders, in the same phases as any other. */
async function standIn(request: CourseRequest, options: GenerationOptions): Promise<Course> {
  const title = request.title ?? request.goal ?? request.documents[0]?.name ?? "";
  const hasDocuments = request.documents.length > 0;
  const course = emergencyCourse({ ...request, title, hasDocuments });
  const saved = savedSteps(options);
  const steps = course.steps.map((step) => saved.get(step.position) ?? step);
  const outline = steps.map(({ position, title: name }) => ({ position, title: name }));
  const { notices } = course.report;
  for (const phase of PHASES) {
    options.signal.throwIfAborted();
    if (phase === "generating_steps")
      await options.onEvent({ type: "plan", plan: { title, steps: outline, notices } });
    await options.onEvent({ type: "phase", phase });
    if (phase !== "generating_steps") continue;
    for (const step of steps) {
      options.signal.throwIfAborted();
      if (!saved.has(step.position)) await options.onEvent({ type: "step", step });
    }
  }
  const { language, goal } = request;
  const report = reportOf(steps, request.documents, { language, goal, notices, leftOut: [], traitsOf });
  return { ...course, steps, report };
}

/**
 * Makes a course with a given writer: phases in their order, the plan, then each step that is not saved
 * yet, every handler awaited. A step that the writer fails to write becomes a placeholder; without a
 * plan the whole course does (docs/decisions/generation.md). Rejects with the signal's reason when
 * aborted, with what a handler threw, and with ModelError where the model's settings are wrong, or it has to be waited for.
 */
export async function generateWith(
  writer: Writer,
  request: CourseRequest,
  given: GenerationOptions,
): Promise<Course> {
  const course = await inOrder(writer, request, { ...given, untilPlan: false });
  if (course === null) throw new Error("A generation that goes to its end came to none");
  return course;
}

async function inOrder(
  writer: Writer,
  request: CourseRequest,
  given: GenerationOptions,
): Promise<Course | null> {
  const { options, told } = inTurn(given);
  try {
    return await write(writer, request, options);
  } finally {
    await told();
  }
}

/** Null where it ends with a plan. */
async function write(
  writer: Writer,
  request: CourseRequest,
  options: GenerationOptions,
): Promise<Course | null> {
  const enter = async (phase: Phase) => {
    options.signal.throwIfAborted();
    await options.onEvent({ type: "phase", phase });
  };
  for (const phase of ["preparing_document", "chunking", "analysing_document"] as const) await enter(phase);
  let planned: PlannedCourse;
  try {
    planned = await writer.plan(request, contextOf(options, "analysing_document"));
  } catch (error) {
    options.signal.throwIfAborted();
    if (endsGeneration(error, options.mayPause ?? false)) throw error;
    await tellFailure(options, "analysing_document", error);
    return await standIn(request, options);
  }
  await enter("identifying_goals");
  await enter("structuring_content");
  const { title } = planned.plan;
  const known = noticesOf(request, planned, writer.kind);
  const troubles = () => planned.troubles?.() ?? [];
  const plan = { ...planned.plan, notices: [...known, ...troubles()] };
  await options.onEvent({ type: "plan", plan });
  if (options.untilPlan && plan.design) return null;
  await enter("generating_steps");
  const steps = await writeSteps(planned, request, options);
  await enter("creating_exercises");
  await enter("finalizing");
  const { language, difficulty, goal } = request;
  const { leftOut = [] } = planned.plan;
  const notices = [...known, ...troubles(), ...standInNotices(request, steps)];
  const report = reportOf(steps, request.documents, { language, goal, notices, leftOut, traitsOf });
  await options.onEvent({
    type: "log",
    phase: "finalizing",
    message: `${steps.length} steps, ${report.questions} questions`,
    details: { steps: steps.length, questions: report.questions, words: report.words.total },
  });
  return { title, language, difficulty, writer: writerOf(writer.kind, steps), steps, report };
}

/**
 * Makes a course of documents (and a goal). Steps in `options.saved` are kept as they are and not
 * announced again; the others are announced in order, each handler awaited. The same request gives the
 * same course, unless a language model writes it. Without a document and a model the course gets
 * placeholders. Rejects with the signal's reason when aborted, with what a handler threw, and with
 * ModelError where the model's settings are wrong.
 */
export async function generateCourse(
  request: CourseRequest,
  options: GenerationOptions,
  model: ModelSettings | null = null,
): Promise<Course> {
  if (model !== null) return await generateWith(modelWriter(model), request, options);
  if (request.documents.length === 0) return await standIn(request, options);
  return await generateWith(builtinWriter, request, options);
}

/**
 * Has a course planned and ends there, so that somebody may look at the plan: answers null, the plan was told by its
 * event. A course where there is nothing to look at: without documents and a model, where the model's service is out of
 * reach, and where a text has no breaks to plan with.
 * Rejects as `generateCourse`.
 */
export async function generatePlan(
  request: CourseRequest,
  options: GenerationOptions,
  model: ModelSettings | null,
): Promise<Course | null> {
  if (model === null && request.documents.length === 0) return await generateCourse(request, options);
  const writer = model === null ? builtinWriter : modelWriter(model);
  return await inOrder(writer, request, { ...options, untilPlan: true });
}
