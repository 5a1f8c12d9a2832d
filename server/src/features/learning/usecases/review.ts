import { type Evaluation, type MyCourse, OWN_DESIGN } from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type Learner, participation } from "../access.ts";
import { takenCourses } from "../repository/enrolments.ts";
import { questionsToLookAt } from "../repository/progress.ts";
import { listStepProgress } from "../repository/visits.ts";
import { showEnrolment, showStepProgress } from "./show.ts";

/** Result per step, once all are finished. Throws EVALUATION_NOT_FOR_ANONYMOUS, COURSE_NOT_FINISHED. */
export async function evaluation(services: Services, learner: Learner, slug: string): Promise<Evaluation> {
  const { course, enrolment, firstName } = await participation(services, learner, slug);
  if (enrolment.type === "anonymous") throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  if (!enrolment.completedAt) throw refusal("COURSE_NOT_FINISHED");
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const count = (isJudged: boolean) => {
    const answers = rows.filter(({ answeredAt, judged }) => answeredAt !== null && judged === isJudged);
    return { answered: answers.length, right: answers.filter(({ right }) => right).length };
  };
  return {
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    firstName,
    completedAt: enrolment.completedAt.toISOString(),
    ...count(false),
    judged: count(true),
    steps: rows.map(showStepProgress),
    lookAgain: await lookAgain(services, course.id, enrolment.id),
    certificate: course.certificate,
  };
}

/** Wrong answers with their explanation, and steps marked as understood whose question was left out. */
async function lookAgain(
  services: Services,
  courseId: string,
  enrolmentId: string,
): Promise<Evaluation["lookAgain"]> {
  const rows = await questionsToLookAt(services.db, courseId, enrolmentId);
  return rows.map(({ stepId, text, explanation, answered }) => ({
    stepId,
    reason: answered ? ("wrong" as const) : ("unanswered" as const),
    question: text,
    explanation: answered ? explanation : null,
  }));
}

/** The courses a signed-in person takes. Throws UNAUTHORIZED. */
export async function myCourses(services: Services, learner: Learner): Promise<{ courses: MyCourse[] }> {
  const person = signedIn(learner.actor);
  const taken = await takenCourses(services.db, person.userId);
  return {
    courses: taken.map(({ course, enrolment, ...progress }) => ({
      slug: course.slug,
      name: course.name,
      language: course.language,
      available: course.active && course.writer !== null,
      enrolment: showEnrolment(learner, enrolment, progress),
    })),
  };
}
