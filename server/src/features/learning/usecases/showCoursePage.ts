import { type CoursePage, OWN_DESIGN } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { creatorName, mayManage } from "../../courses/index.ts";
import type { LearnerContext } from "../access.ts";
import { visit } from "../access.ts";
import { listStepProgress } from "../repository/visits.ts";
import { entryTestStanding } from "../shared/entryTest.ts";
import { quizStanding } from "../shared/finalQuiz.ts";
import { passStanding } from "../shared/passing.ts";
import { progressOf, showEnrolment, showStepProgress } from "../shared/show.ts";

/** What awaits in a course, and where the learner stands. */
export async function showCoursePage({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<CoursePage> {
  const { services } = context;
  const visited = await visit(services, context, slug);
  const { course, enrolment } = visited;
  const rows = await listStepProgress(services.db, course.id, enrolment?.id ?? null);
  const shown = rows.map(showStepProgress);
  const { name, language, difficulty, allowAnonymous, registrationRequired } = course;
  return {
    slug,
    name,
    language,
    difficulty,
    allowAnonymous,
    registrationRequired,
    design: course.design ?? OWN_DESIGN,
    creatorName: await creatorName(services.db, course),
    example: course.example,
    minutes: shown.reduce((sum, step) => sum + step.minutes, 0),
    manages: await mayManage(services, context.actor, course),
    steps: shown,
    pass: await passStanding(services, course, enrolment),
    entryTest: await entryTestStanding(services, visited, rows),
    finalQuiz: await quizStanding(services, course, enrolment, rows),
    enrolment: enrolment ? showEnrolment(context, course, enrolment, progressOf(rows)) : null,
  };
}
