import {
  type CourseResults,
  isChecked,
  LIMITS,
  type QuestionStatistics,
  type StepStatistics,
  tallyAnswers,
} from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { type ExerciseRow, loadExercises, loadQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { countExerciseAnswers } from "../../learning/index.ts";
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

type ExerciseAnswers = Awaited<ReturnType<typeof countExerciseAnswers>>;

type Answers = Awaited<ReturnType<typeof answerNumbers>>;

function showQuestion(
  { step, question }: StepWithQuestion,
  numbers: Numbers | undefined,
  answers: Answers,
): QuestionStatistics | null {
  if (question === null) return null;
  const { answered = 0, right = 0, helped = 0, discrimination = null } = numbers ?? {};
  const isMarked = isChecked(question.body);
  return {
    text: question.text,
    kind: question.body.kind,
    answered,
    right,
    helped,
    difficulty: answered === 0 || !isMarked ? null : right / answered,
    discrimination: answered < LIMITS.answersForDiscrimination ? null : discrimination,
    tallies: tallyAnswers(
      question.body,
      answers.filter(({ stepId }) => stepId === step.id),
    ),
  };
}

function showExercise(
  { id, text, body }: ExerciseRow,
  answers: ExerciseAnswers,
): StepStatistics["exercises"][number] {
  const own = answers.filter(({ exerciseId }) => exerciseId === id);
  const sum = (rows: ExerciseAnswers) => rows.reduce((total, { count }) => total + count, 0);
  const answered = sum(own);
  const isMarked = isChecked(body);
  const right = isMarked ? sum(own.filter((row) => row.right)) : 0;
  return {
    id,
    text,
    kind: body.kind,
    answered,
    right,
    helped: own.reduce((total, row) => total + row.helped, 0),
    difficulty: answered === 0 || !isMarked ? null : right / answered,
    discrimination: null,
    tallies: tallyAnswers(body, own),
  };
}

async function countSteps(services: Services, courseId: string): Promise<StepStatistics[]> {
  const { db } = services;
  const [rows, numbers, answers, stopped, exerciseAnswers] = await Promise.all([
    loadQuestions(db, courseId),
    stepNumbers(db, courseId),
    answerNumbers(db, courseId),
    stoppedAfter(db, courseId),
    countExerciseAnswers(db, courseId),
  ]);
  const exercises = await loadExercises(
    db,
    rows.map(({ step }) => step.id),
  );
  return rows.map((row, index) => {
    const { step } = row;
    const own = numbers.find(({ stepId }) => stepId === step.id);
    return {
      stepId: step.id,
      position: step.position,
      title: step.title,
      finished: own?.finished ?? 0,
      known: own?.known ?? 0,
      stopped: stopped.find(({ done }) => done === index)?.n ?? 0,
      medianSeconds: own?.medianSeconds ?? null,
      question: showQuestion(row, own, answers),
      exercises: (exercises.get(step.id) ?? []).map((exercise) => showExercise(exercise, exerciseAnswers)),
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
  const { participants, registered, graduates, passed, first } = await participation(services.db, id);
  const steps = await countSteps(services, id);
  const marked = steps.flatMap(({ question }) => (question && isChecked(question) ? [question] : []));
  const sum = (of: (question: QuestionStatistics) => number) =>
    marked.reduce((total, question) => total + of(question), 0);
  return {
    slug,
    name,
    language,
    participants,
    registered,
    graduates,
    passed: course.passPercent === null ? null : passed,
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
