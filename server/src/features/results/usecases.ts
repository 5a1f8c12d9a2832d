import type { CourseCard, Dashboard, DashboardQuery } from "@lehrpfad/contract";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Services } from "../../platform/services.ts";
import { creator } from "../documents/index.ts";
import { runLabel, runPercent } from "../generation/index.ts";
import { type CourseNumbers, managedCourses } from "./repository.ts";
import { completionRate } from "./rules.ts";

function generationOf({ run, steps, regeneration }: CourseNumbers): CourseCard["generation"] {
  if (regeneration && run?.status === "completed") {
    const { written, total } = regeneration;
    const percent = Math.round((100 * written) / Math.max(1, total));
    return { label: "regenerating", currentStep: Math.min(total, written + 1), totalSteps: total, percent };
  }
  if (!run) return { label: "ready", currentStep: steps, totalSteps: steps, percent: 100 };
  const writing = run.status === "running" && run.phase === "generating_steps";
  return {
    label: runLabel(run, steps),
    currentStep: writing ? Math.min(run.totalSteps, steps + 1) : steps,
    totalSteps: run.totalSteps,
    percent: runPercent(run, steps),
  };
}

function showCard(numbers: CourseNumbers): CourseCard {
  const { course, steps, participants, graduates } = numbers;
  const { slug, name, language, difficulty, active, registrationRequired, allowAnonymous } = course;
  return {
    ...{ slug, name, language, difficulty, active, registrationRequired, allowAnonymous },
    createdAt: course.createdAt.toISOString(),
    editedAt: course.editedAt.toISOString(),
    ...{ steps, participants, graduates },
    completionRate: completionRate(graduates, participants),
    generation: generationOf(numbers),
  };
}

const EVERYTHING: DashboardQuery = { search: "", sort: "newest", registration: "all", activity: "all" };

/** The Creator Studio: numbers over all courses one manages, and the cards that the query asks for. */
export async function dashboard(services: Services, actor: Actor, query: DashboardQuery): Promise<Dashboard> {
  const person = creator(actor);
  const whose = person.role === "super_admin" ? null : person.userId;
  const all = await managedCourses(services.db, whose, EVERYTHING);
  const unfiltered =
    !query.search && query.registration === "all" && query.activity === "all" && query.sort === "newest";
  const shown = unfiltered ? all : await managedCourses(services.db, whose, query);
  const participants = all.reduce((sum, { participants: n }) => sum + n, 0);
  const graduates = all.reduce((sum, { graduates: n }) => sum + n, 0);
  return {
    stats: {
      total: all.length,
      active: all.filter(({ course }) => course.active).length,
      participants,
      averageCompletionRate: completionRate(graduates, participants),
    },
    courses: shown.map(showCard),
  };
}
