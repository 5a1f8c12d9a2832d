import { type Answer, type Evaluation, OWN_DESIGN } from "@lehrpfad/contract";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import { answeredExercises } from "../repository/exerciseAnswers.ts";
import { drawnInRun } from "../repository/finalQuizzes.ts";
import { listEarlierRuns } from "../repository/passing.ts";
import { questionsOfSteps } from "../repository/progress.ts";
import { listStepProgress } from "../repository/visits.ts";
import { findReachedObjectives } from "../usecases/findReachedObjectives.ts";
import { mayHaveCertificate, passStanding, runScore } from "./passing.ts";
import { showStepProgress } from "./show.ts";

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
async function outcomesOf(services: Services, course: CourseRow, enrolmentId: string): Promise<Outcome[]> {
  const courseId = course.id;
  const rows = await questionsOfSteps(services.db, courseId, enrolmentId);
  const drawn = course.finalQuiz === "instead" ? await drawnInRun(services.db, enrolmentId) : null;
  // What no attempt at the quiz drew was not asked.
  const isAsked = ({ answered, marked, questionId }: (typeof rows)[number]) =>
    answered || !marked || !drawn?.size || drawn.has(questionId);
  const questions = rows.filter(isAsked).map((question) => ({ ...question, isExercise: false }));
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

/** What a participant who completed a course has done in it; `asker` is who waits for it. */
export async function evaluate(
  services: Services,
  course: CourseRow,
  enrolment: EnrolmentRow & { completedAt: Date },
  asker?: Asker,
): Promise<Omit<Evaluation, "firstName">> {
  const { db } = services;
  const rows = await listStepProgress(db, course.id, enrolment.id);
  const outcomes = await outcomesOf(services, course, enrolment.id);
  const marked = outcomes.filter(({ judged }) => !judged);
  const { judged, ...score } = await runScore(services, course, enrolment.id);
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
    objectives: await findReachedObjectives(services, course.id, reached, asker),
    exercises: countOutcomes(marked.filter(({ isExercise }) => isExercise)),
    judged,
    steps: rows.map(showStepProgress),
    lookAgain: outcomes.filter(({ right }) => !right).map(showLookAgain),
    pass,
    certificate: !enrolment.trial && mayHaveCertificate(course, pass),
  };
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
