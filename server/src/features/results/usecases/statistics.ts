import {
  type CourseResults,
  LIMITS,
  type QuestionStatistics,
  type StepStatistics,
  tallyAnswers,
} from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { loadQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import {
  answerNumbers,
  counted,
  participation,
  stepNumbers,
  stoppedAfter,
} from "../repository/statistics.ts";
import { completionRate, timelinePoints, timelineUnit } from "../rules.ts";

type Numbers = Awaited<ReturnType<typeof stepNumbers>>[number];
type StepWithQuestion = Awaited<ReturnType<typeof loadQuestions>>[number];
type Answers = Awaited<ReturnType<typeof answerNumbers>>;

function showQuestion(
  { step, question }: StepWithQuestion,
  numbers: Numbers | undefined,
  answers: Answers,
): QuestionStatistics | null {
  if (question === null) return null;
  const { answered = 0, right = 0, discrimination = null } = numbers ?? {};
  return {
    text: question.text,
    answered,
    right,
    difficulty: answered === 0 ? null : right / answered,
    discrimination: answered < LIMITS.answersForDiscrimination ? null : discrimination,
    tallies: tallyAnswers(
      question.body,
      answers.filter(({ stepId }) => stepId === step.id),
    ),
  };
}

async function countSteps(services: Services, courseId: string): Promise<StepStatistics[]> {
  const { db } = services;
  const [rows, numbers, answers, stopped] = await Promise.all([
    loadQuestions(db, courseId),
    stepNumbers(db, courseId),
    answerNumbers(db, courseId),
    stoppedAfter(db, courseId),
  ]);
  return rows.map((row, index) => {
    const { step } = row;
    const own = numbers.find(({ stepId }) => stepId === step.id);
    return {
      stepId: step.id,
      position: step.position,
      title: step.title,
      finished: own?.finished ?? 0,
      stopped: stopped.find(({ done }) => done === index)?.n ?? 0,
      medianSeconds: own?.medianSeconds ?? null,
      question: showQuestion(row, own, answers),
    };
  });
}

async function countTimeline(
  services: Services,
  courseId: string,
  first: string | null,
  timeZone: string,
): Promise<CourseResults["timeline"]> {
  const now = services.clock.now();
  const unit = timelineUnit(first === null ? now : new Date(first), now);
  const started = await counted(services.db, courseId, "started", { unit, timeZone });
  const completed = await counted(services.db, courseId, "completed", { unit, timeZone });
  return { unit, points: timelinePoints(started, completed, unit) };
}

/** Numbers of a course and of each of its steps, as they are now. */
export async function countResults(
  services: Services,
  course: CourseRow,
  timeZone: string,
): Promise<CourseResults> {
  const { id, slug, name, language } = course;
  const { participants, registered, graduates, first } = await participation(services.db, id);
  const steps = await countSteps(services, id);
  const sum = (of: (question: QuestionStatistics) => number) =>
    steps.reduce((total, { question }) => total + (question ? of(question) : 0), 0);
  return {
    slug,
    name,
    language,
    participants,
    registered,
    graduates,
    steps,
    anonymous: participants - registered,
    completionRate: completionRate(graduates, participants),
    rightAnswers: completionRate(
      sum(({ right }) => right),
      sum(({ answered }) => answered),
    ),
    timeline: await countTimeline(services, id, first, timeZone),
    countedAt: services.clock.now().toISOString(),
  };
}
