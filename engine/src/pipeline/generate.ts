import { reportOf } from "../quality/report.ts";
import type { Course, CourseNotice, CourseRequest, CourseStep, GenerationOptions, Phase } from "../types.ts";
import { builtinWriter } from "../writers/builtin/index.ts";
import type { Writer } from "../writers/types.ts";
import { adviseSteps } from "./advise.ts";
import { emergencyCourse } from "./emergency.ts";

function noticesOf(request: CourseRequest, planned: number): CourseNotice[] {
  const words = request.documents.reduce((sum, document) => sum + document.words, 0);
  const { wordsPerStep, short } = adviseSteps(words, planned);
  const notices: CourseNotice[] = [];
  if (planned < request.steps) {
    notices.push({
      code: "fewer_steps",
      params: { words, wished: request.steps, steps: planned, perStep: wordsPerStep },
    });
  }
  if (short) notices.push({ code: "short_steps", params: { words, steps: planned, perStep: wordsPerStep } });
  return notices;
}

/** The steps that an earlier attempt stored and the new ones, in order; each new one is announced once. */
async function writeSteps(
  writer: Writer,
  request: CourseRequest,
  options: GenerationOptions,
): Promise<{ steps: CourseStep[]; title: string; notices: CourseNotice[] }> {
  const enter = async (phase: Phase) => await options.onEvent({ type: "phase", phase });
  await enter("preparing_document");
  await enter("chunking");
  await enter("analysing_document");
  const { plan, writeStep } = await writer.plan(request, options.signal);
  options.signal.throwIfAborted();
  await enter("identifying_goals");
  await enter("structuring_content");
  const notices = [...plan.notices, ...noticesOf(request, plan.steps.length)];
  await options.onEvent({ type: "plan", plan: { ...plan, notices } });
  await enter("generating_steps");
  const saved = new Map(options.saved.map((step) => [step.position, step]));
  const steps: CourseStep[] = [];
  for (const { position } of plan.steps) {
    options.signal.throwIfAborted();
    const known = saved.get(position);
    const step = known ?? (await writeStep(position, options.signal));
    if (!known) await options.onEvent({ type: "step", step });
    steps.push(step);
  }
  await enter("creating_exercises");
  return { steps, title: plan.title, notices };
}

async function standIn(request: CourseRequest, options: GenerationOptions): Promise<Course> {
  const title = request.title ?? request.goal ?? request.documents[0]?.name ?? "";
  const course = emergencyCourse({ ...request, title });
  const saved = new Map(options.saved.map((step) => [step.position, step]));
  const steps = course.steps.map((step) => saved.get(step.position) ?? step);
  const outline = steps.map(({ position, title: name }) => ({ position, title: name }));
  await options.onEvent({ type: "plan", plan: { title, steps: outline, notices: course.report.notices } });
  await options.onEvent({ type: "phase", phase: "generating_steps" });
  for (const step of steps) if (!saved.has(step.position)) await options.onEvent({ type: "step", step });
  return { ...course, steps };
}

/**
 * Makes a course of documents (and a goal). Steps in `options.saved` are kept as they are and not
 * announced again; the others are announced in order, each handler awaited. Without a document the
 * course gets placeholders. Rejects with the signal's reason when aborted, and with what a handler threw.
 */
export async function generateCourse(request: CourseRequest, options: GenerationOptions): Promise<Course> {
  if (request.documents.length === 0) return await standIn(request, options);
  const { steps, title, notices } = await writeSteps(builtinWriter, request, options);
  await options.onEvent({ type: "phase", phase: "finalizing" });
  const report = reportOf(steps, request.documents, notices);
  await options.onEvent({
    type: "log",
    phase: "finalizing",
    message: `${steps.length} steps, ${report.questions} questions`,
    details: { steps: steps.length, questions: report.questions, words: report.words.total },
  });
  const { language, difficulty } = request;
  return { title, language, difficulty, writer: builtinWriter.kind, steps, report };
}
