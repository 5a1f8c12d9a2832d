import {
  type Answer,
  countAsked,
  type Evaluation,
  type MyCourse,
  OWN_DESIGN,
  type RemovedCourse,
} from "@lehrpfad/contract";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { type Learner, participation } from "../access.ts";
import { deleteRemoved, type EnrolmentRow, takenCourses } from "../repository/enrolments.ts";
import { answeredExercises } from "../repository/exerciseAnswers.ts";
import { listEarlierRuns } from "../repository/passing.ts";
import { questionsOfSteps } from "../repository/progress.ts";
import { listStepProgress } from "../repository/visits.ts";
import { isEntryTestOpen } from "../rules.ts";
import { reachedObjectives } from "./objectives.ts";
import { mayHaveCertificate, passStanding, runScore } from "./passing.ts";
import { showEnrolment, showStepProgress } from "./show.ts";

/** A question or an exercise, and what became of it. */
interface Outcome {
  isExercise: boolean;
  stepId: string;
  questionId: string;
  text: string;
  explanation: string;
  answer: Answer | null;
  answered: boolean;
  right: boolean;
  judged: boolean;
  secondTry: string | null;
}

/** The questions of all steps and the exercises that were answered, in the order in which they are met. */
async function outcomesOf(services: Services, courseId: string, enrolmentId: string): Promise<Outcome[]> {
  const rows = await questionsOfSteps(services.db, courseId, enrolmentId);
  const questions = rows.map((question) => ({ ...question, isExercise: false }));
  const exercises = (await answeredExercises(services.db, courseId, enrolmentId)).map((exercise) => ({
    ...exercise,
    isExercise: true,
    answered: true,
    judged: exercise.answer.kind === "self",
  }));
  return questions.flatMap((question) => [
    ...exercises.filter(({ stepId }) => stepId === question.stepId),
    question,
  ]);
}

const isHelped = ({ secondTry }: Outcome) => secondTry === "right";

/** How many of some questions were answered, rightly, and rightly at the second try. */
function countOutcomes(outcomes: readonly Outcome[]) {
  const answers = outcomes.filter(({ answered }) => answered);
  return {
    answered: answers.length,
    right: answers.filter(({ right }) => right).length,
    helped: answers.filter(isHelped).length,
  };
}

/** How somebody judged the own answer; null where there was nothing to judge. */
const levelOf = ({ answer, judged }: Outcome) => (judged && answer?.kind === "self" ? answer.level : null);

/** What a participant who completed a course has done in it. */
export async function evaluate(
  services: Services,
  course: CourseRow,
  enrolment: EnrolmentRow & { completedAt: Date },
): Promise<Omit<Evaluation, "firstName">> {
  const { db } = services;
  const rows = await listStepProgress(db, course.id, enrolment.id);
  const outcomes = await outcomesOf(services, course.id, enrolment.id);
  const marked = outcomes.filter(({ judged }) => !judged);
  const { judged, ...score } = await runScore(services, course.id, enrolment.id);
  const pass = await passStanding(services, course, enrolment);
  const reached = outcomes.map((one) => ({ ...one, reached: one.right || isHelped(one) }));
  return {
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    completedAt: enrolment.completedAt.toISOString(),
    score: {
      ...score,
      helped: countOutcomes(marked.filter(({ isExercise }) => !isExercise)).helped,
    },
    earlier: await listEarlierRuns(db, enrolment.id),
    objectives: await reachedObjectives(db, course.id, reached),
    exercises: countOutcomes(marked.filter(({ isExercise }) => isExercise)),
    judged,
    steps: rows.map(showStepProgress),
    lookAgain: outcomes.filter(({ right }) => !right).map(showLookAgain),
    pass,
    certificate: !enrolment.trial && mayHaveCertificate(course, pass),
  };
}

/** Result per step, once all are finished. Throws EVALUATION_NOT_FOR_ANONYMOUS, COURSE_NOT_FINISHED. */
export async function evaluation(services: Services, learner: Learner, slug: string): Promise<Evaluation> {
  const { course, enrolment, firstName } = await participation(services, learner, slug);
  if (enrolment.type === "anonymous") throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  const { completedAt } = enrolment;
  if (!completedAt) throw refusal("COURSE_NOT_FINISHED");
  return { firstName, ...(await evaluate(services, course, { ...enrolment, completedAt })) };
}

function reasonOf(outcome: Outcome): Evaluation["lookAgain"][number]["reason"] {
  if (!outcome.answered) return "unanswered";
  if (outcome.judged) return "judged";
  return isHelped(outcome) ? "helped" : "wrong";
}

/** Why to look at something again; what explains it only where it was answered. */
function showLookAgain(outcome: Outcome): Evaluation["lookAgain"][number] {
  const { stepId, questionId, text, explanation, answered, secondTry } = outcome;
  return {
    stepId,
    questionId,
    reason: reasonOf(outcome),
    level: levelOf(outcome),
    question: text,
    explanation: answered && secondTry !== "open" ? explanation : null,
  };
}

/** Takes a deleted course off a person's list. Throws UNAUTHORIZED. */
export async function forgetCourse(services: Services, learner: Learner, slug: string): Promise<void> {
  await deleteRemoved(services.db, signedIn(learner.actor).userId, slug);
}

/** The courses a signed-in person takes, and those that were deleted. Throws UNAUTHORIZED. */
export async function myCourses(
  services: Services,
  learner: Learner,
): Promise<{ courses: MyCourse[]; removed: RemovedCourse[] }> {
  const person = signedIn(learner.actor);
  const { taken, removed } = await takenCourses(services.db, person.userId);
  return {
    removed,
    courses: taken.map(({ course, enrolment, score, entryTest, ...progress }) => ({
      slug: course.slug,
      name: course.name,
      language: course.language,
      available: (course.active || enrolment.trial) && course.writer !== null,
      entryTest: score.questions > 0 && isEntryTestOpen(course, enrolment, entryTest),
      enrolment: showEnrolment(learner, enrolment, progress),
      score: enrolment.completedAt && countAsked(score).asked > 0 ? score : null,
    })),
  };
}
