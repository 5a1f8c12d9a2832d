import type { GenerationDebug } from "@lehrpfad/contract";
import { moneyOf } from "@lehrpfad/engine";
import { pricesOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadOutline } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { requestsOf } from "../repository/requests.ts";
import { type RunRow, runsOf } from "../repository/runs.ts";
import { runLabel } from "../rules.ts";
import { writerOf } from "../shared/viewGeneration.ts";

type ShownRun = NonNullable<GenerationDebug["run"]>;

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

async function showRun(
  services: Services,
  run: Omit<RunRow, "report">,
  label: ShownRun["label"],
): Promise<ShownRun> {
  const requests = await requestsOf(services.db, run.id);
  const prices = pricesOf(services.config);
  const { id, attempt, pauses, totalSteps, failure, phases } = run;
  return {
    id,
    label,
    attempt,
    pauses,
    totalSteps,
    failure,
    phases,
    createdAt: run.createdAt.toISOString(),
    startedAt: instantOf(run.startedAt),
    finishedAt: instantOf(run.finishedAt),
    log: run.log.map(({ at, phase, message }) => ({ at, phase, message })),
    requests: requests.map(({ runId, courseId, startedAt, ...request }) => ({
      ...request,
      startedAt: startedAt.toISOString(),
    })),
    money: prices && {
      amount: requests.reduce((sum, request) => sum + moneyOf(request, prices), 0),
      currency: prices.currency,
    },
  };
}

/**
 * How a course was generated: the run with the given id, else the newest. Throws COURSE_NOT_FOUND also for a run
 * of another course.
 */
export async function getDebug({
  context: { services, actor },
  input: { slug, run: runId },
}: Call<{ slug: string; run?: string | undefined }>): Promise<GenerationDebug> {
  const course = await manageableCourse(services, actor, slug);
  const steps = await loadOutline(services.db, course.id);
  const runs = await runsOf(services.db, course.id);
  const chosen = runId === undefined ? runs[0] : runs.find(({ id }) => id === runId);
  if (runId !== undefined && !chosen) throw refusal("COURSE_NOT_FOUND");
  // Only the newest run has something to do with the steps that are there.
  const labelOf = (run: Omit<RunRow, "report">) => runLabel(run, run === runs[0] ? steps.length : 0);
  return {
    courseName: course.name,
    slug: course.slug,
    writer: writerOf(services, course),
    runs: runs.map((run) => ({
      id: run.id,
      createdAt: run.createdAt.toISOString(),
      finishedAt: instantOf(run.finishedAt),
      label: labelOf(run),
    })),
    run: chosen ? await showRun(services, chosen, labelOf(chosen)) : null,
    steps,
  };
}
