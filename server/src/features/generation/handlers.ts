import { procedures } from "../../platform/http/context.ts";
import { approvePlan } from "./usecases/approvePlan.ts";
import { cancelGeneration } from "./usecases/cancelGeneration.ts";
import { createCourse } from "./usecases/createCourse.ts";
import { getDebug } from "./usecases/getDebug.ts";
import { getGeneration } from "./usecases/getGeneration.ts";
import { getPlan } from "./usecases/getPlan.ts";
import { getReport } from "./usecases/getReport.ts";
import { getRequest } from "./usecases/getRequest.ts";
import { previewCourse } from "./usecases/previewCourse.ts";
import { resumeGeneration } from "./usecases/resumeGeneration.ts";
import { retryGeneration } from "./usecases/retryGeneration.ts";
import { savePlan } from "./usecases/savePlan.ts";
import { startStandIns } from "./usecases/startStandIns.ts";
import { watchGeneration } from "./usecases/watchGeneration.ts";
import { writeAtOnce } from "./usecases/writeAtOnce.ts";

const { courses, generation } = procedures;

/** Creating a course starts its generation, therefore it is handled here. */
export const createCourseHandler = courses.create.handler(createCourse);

export const generationHandlers = {
  get: generation.get.handler(getGeneration),
  watch: generation.watch.handler(watchGeneration),
  report: generation.report.handler(getReport),
  debug: generation.debug.handler(getDebug),
  request: generation.request.handler(getRequest),
  cancel: generation.cancel.handler(cancelGeneration),
  retry: generation.retry.handler(retryGeneration),
  resume: generation.resume.handler(resumeGeneration),
  writeStandIns: generation.writeStandIns.handler(startStandIns),
  plan: generation.plan.handler(getPlan),
  savePlan: generation.savePlan.handler(savePlan),
  approvePlan: generation.approvePlan.handler(approvePlan),
  preview: generation.preview.handler(previewCourse),
  writeAtOnce: generation.writeAtOnce.handler(writeAtOnce),
};
