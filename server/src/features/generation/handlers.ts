import { procedures } from "../../platform/http/context.ts";
import { approvePlan, getPlan, savePlan, writeAtOnce } from "./usecases/changePlan.ts";
import { cancelGeneration, resumeGeneration, retryGeneration } from "./usecases/controlGeneration.ts";
import { createCourse } from "./usecases/createCourse.ts";
import { previewOf } from "./usecases/previewCourse.ts";
import { startStandIns } from "./usecases/startStandIns.ts";
import { getDebug, getRequest } from "./usecases/viewDebug.ts";
import { getGeneration, watchGeneration } from "./usecases/viewGeneration.ts";
import { getReport } from "./usecases/viewReport.ts";

const { courses, generation } = procedures;

/** Creating a course starts its generation, therefore it is handled here. */
export const createCourseHandler = courses.create.handler(({ input, context }) =>
  createCourse(context.services, context.actor, input),
);

export const generationHandlers = {
  get: generation.get.handler(({ input, context }) =>
    getGeneration(context.services, context.actor, input.slug),
  ),
  watch: generation.watch.handler(({ input, context, signal }) =>
    watchGeneration(context, input.slug, signal ?? new AbortController().signal),
  ),
  report: generation.report.handler(({ input, context }) =>
    getReport(context.services, context.actor, input.slug),
  ),
  debug: generation.debug.handler(({ input, context }) =>
    getDebug(context.services, context.actor, input.slug, input.run),
  ),
  request: generation.request.handler(({ input, context }) =>
    getRequest(context.services, context.actor, input.slug, input.id),
  ),
  cancel: generation.cancel.handler(async ({ input, context }) => {
    await cancelGeneration(context.services, context.actor, input.slug);
    return {};
  }),
  retry: generation.retry.handler(({ input, context }) =>
    retryGeneration(context.services, context.actor, input.slug),
  ),
  resume: generation.resume.handler(({ input, context }) =>
    resumeGeneration(context.services, context.actor, input.slug, input.patient),
  ),
  writeStandIns: generation.writeStandIns.handler(({ input, context }) =>
    startStandIns(context.services, context.actor, input.slug),
  ),
  plan: generation.plan.handler(({ input, context }) => getPlan(context.services, context.actor, input.slug)),
  savePlan: generation.savePlan.handler(({ input, context }) =>
    savePlan(context.services, context.actor, input),
  ),
  approvePlan: generation.approvePlan.handler(({ input, context }) =>
    approvePlan(context.services, context.actor, input),
  ),
  preview: generation.preview.handler(({ input, context, signal }) =>
    previewOf(context.services, context.actor, input, signal ?? new AbortController().signal),
  ),
  writeAtOnce: generation.writeAtOnce.handler(({ input, context }) =>
    writeAtOnce(context.services, context.actor, input.slug),
  ),
};
