import {
  type CourseStep,
  type GenerationEvent,
  GenerationProcessError,
  generateCourseInProcess,
} from "@lehrpfad/engine";
import { courseModelOf } from "../../../platform/config.ts";
import { courseStepOf, isStandIn, loadSteps, lockCourse, lockStep, noteEdited } from "../../content/index.ts";
import { type CourseRow, storeWriter } from "../../courses/index.ts";
import {
  changeRun,
  doneNow,
  failedNow,
  mayPause,
  type RunLease,
  type RunWriter,
  requestOfRun,
  standInTask,
  storeEvent,
  storeWithLease,
  tokensOfRun,
} from "../../generation/index.ts";
import { lockEnrolments } from "../../learning/index.ts";
import { replaceStep } from "./replaceStep.ts";

type Task = NonNullable<Awaited<ReturnType<typeof standInTask>>>;

/**
 * Puts a step that the model wrote in the place of the one that stood in for it, under the same id. One that somebody
 * edited meanwhile stays, and so does one that the model failed to write again.
 */
async function replace(lease: RunLease, { from }: Task, step: CourseStep): Promise<void> {
  const { run, services } = lease;
  const stepId = from.stepIds[step.position - 1];
  if (stepId === undefined || step.writer !== "model") return;
  const now = services.clock.now();
  await storeWithLease(lease, async (tx) => {
    await lockCourse(tx, run.courseId);
    await lockEnrolments(tx, run.courseId);
    const old = await lockStep(tx, run.courseId, stepId);
    if (old === null || !isStandIn(old)) return;
    await replaceStep({ tx, now }, old, step);
    await noteEdited(tx, run.courseId, now);
  });
}

/** What the engine is told of the course: the steps that stay, and the places of the plan whose steps were deleted. */
async function present({ services, run }: RunLease, { from, stepIds }: Task) {
  const stored = new Map((await loadSteps(services.db, run.courseId)).map((one) => [one.step.id, one]));
  const open = new Set(stepIds);
  const places = from.stepIds.map((id, at) => ({ id, position: at + 1 }));
  return {
    saved: places.flatMap(({ id, position }) => {
      const one = stored.get(id);
      return one && !open.has(id) ? [{ ...courseStepOf(one), position }] : [];
    }),
    gone: places.filter(({ id }) => !stored.has(id)).map(({ position }) => position),
  };
}

async function write(lease: RunLease, course: CourseRow, task: Task, signal: AbortSignal): Promise<void> {
  const { services, run } = lease;
  const onEvent = async (event: GenerationEvent): Promise<void> => {
    // The plan is known, and counts all steps.
    if (event.type !== "plan") await storeEvent(lease, event, (own, step) => replace(own, task, step));
  };
  const options = {
    ...(await present(lease, task)),
    design: task.from.design,
    signal,
    mayPause: true,
    onEvent,
  };
  const model = courseModelOf(services.config, await tokensOfRun(services.db, run.id));
  const { report, writer } = await generateCourseInProcess(await requestOfRun(lease, course), options, model);
  const left = await standInTask(services.db, course.id);
  if (left !== null && left.stepIds.length > 0) {
    await changeRun(lease, failedNow(lease, "stand_ins_left"));
    return;
  }
  await storeWriter(services.db, course.id, writer);
  // From now on it is the run of the course, whose steps it measured.
  const measured = { ...report, stepIds: task.from.stepIds };
  await changeRun(lease, { ...doneNow(lease), kind: "course", notices: report.notices, report: measured });
}

/**
 * Has the model write, each in its place, the steps of a course that the built-in writer wrote for it. There is no
 * one to stand in for it here: what the model does not write stays as it is.
 */
export const standInWriter: RunWriter = {
  write: async (lease, course, signal) => {
    const task = await standInTask(lease.services.db, course.id);
    if (task === null || task.stepIds.length === 0) return await changeRun(lease, doneNow(lease));
    try {
      await write(lease, course, task, signal);
    } catch (error) {
      const isOver = error instanceof GenerationProcessError && error.fault !== null && !mayPause(lease);
      if (!isOver) throw error;
      await changeRun(lease, failedNow(lease, error.fault ?? "unknown"));
    }
  },
  giveUp: (lease) => changeRun(lease, failedNow(lease, "unknown")),
};
