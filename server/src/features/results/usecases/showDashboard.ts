import type { CourseCard, Dashboard, DashboardQuery } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { creator } from "../../documents/index.ts";
import { runLabel, runPercent } from "../../generation/index.ts";
import { type CourseNumbers, countCourses, managedCourses, studioTotals } from "../repository/courses.ts";
import { completionRate } from "../rules.ts";

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
    slug,
    name,
    language,
    difficulty,
    active,
    draft: course.openedAt === null,
    registrationRequired,
    allowAnonymous,
    createdAt: course.createdAt.toISOString(),
    editedAt: course.editedAt.toISOString(),
    steps,
    participants,
    graduates,
    completionRate: completionRate(graduates, participants),
    generation: generationOf(numbers),
    standIns: numbers.standIns,
  };
}

/** The Creator Studio: numbers over all courses one manages, and the page of cards that the query asks for. */
export async function showDashboard({
  context: { services, actor },
  input: query,
}: Call<DashboardQuery>): Promise<Dashboard> {
  const person = creator(actor);
  const whose = person.role === "super_admin" ? null : person.userId;
  const { total, active, participants, graduates } = await studioTotals(services.db, whose);
  const unfiltered = !query.search && query.registration === "all" && query.activity === "all";
  const courses = await managedCourses(services.db, whose, query);
  return {
    stats: { total, active, participants, averageCompletionRate: completionRate(graduates, participants) },
    found: unfiltered ? total : await countCourses(services.db, whose, query),
    courses: courses.map(showCard),
  };
}
