import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { courses, userProfiles } from "../../../db/tables/index.ts";
import { enrolments, entryTests, exerciseAnswers, stepProgress } from "../../../db/tables/learning.ts";
import {
  columnsOf,
  type ExerciseRow,
  type QuestionRow,
  type StepRow,
  selectExercises,
  selectQuestions,
  selectReplacedQuestions,
  selectSteps,
} from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { EnrolmentRow } from "./enrolments.ts";
import type { EntryTestRow } from "./entryTests.ts";
import { enrolmentVersion, type ProgressRow } from "./progress.ts";

/** Whose enrolment is meant: a signed-in person's, or the one that the secret of a sitting opens. */
export interface Holder {
  userId: string | null;
  tokenHash: string | null;
}

const ofHolder = and(
  eq(enrolments.courseId, courses.id),
  or(
    eq(enrolments.userId, sql.placeholder("userId")),
    eq(enrolments.tokenHash, sql.placeholder("tokenHash")),
  ),
);

const selectVisit = prepared((db) =>
  db
    .select({
      course: courses,
      enrolment: enrolments,
      firstName: userProfiles.firstName,
      entryTest: entryTests,
    })
    .from(courses)
    .leftJoin(enrolments, ofHolder)
    .leftJoin(entryTests, eq(entryTests.enrolmentId, enrolments.id))
    .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(eq(courses.slug, sql.placeholder("slug")))
    .orderBy(sql`${enrolments.userId} is null`)
    .limit(1)
    .prepare("course_and_enrolment"),
);

/** A course, and how somebody takes part in it. */
export interface FoundCourse {
  course: CourseRow;
  /** Null for who has not started. */
  enrolment: EnrolmentRow | null;
  /** First name of the enrolled person. */
  firstName: string | null;
  /** The entry test of the present run; null where none was begun. */
  entryTest: EntryTestRow | null;
}

/** A course with the enrolment of `holder` in it, in one statement. */
export async function courseAndEnrolment(db: Db, slug: string, holder: Holder): Promise<FoundCourse | null> {
  const [row] = await selectVisit(db).execute({ slug, ...holder });
  return row ?? null;
}

export interface StepProgressRow {
  id: string;
  position: number;
  title: string;
  words: number;
  understoodAt: Date | null;
  answeredAt: Date | null;
  right: boolean | null;
  /** Whether the participant judged the answer; null without progress. */
  judged: boolean | null;
  /** How the second try ended, or "open"; null without one. */
  secondTry: ProgressRow["secondTry"];
  /** How the participant judged the answer (LEVELS); null where nobody did. */
  level: number | null;
  /** Whether the answer was given in the entry test; null without progress. */
  known: boolean | null;
}

const selectStepProgress = prepared((db) => {
  const step = selectSteps(db, "listed");
  return db
    .select({
      id: step.id,
      position: step.position,
      title: step.title,
      words: step.words,
      understoodAt: stepProgress.understoodAt,
      answeredAt: stepProgress.answeredAt,
      right: stepProgress.right,
      judged: stepProgress.judged,
      secondTry: stepProgress.secondTry,
      level: sql<number | null>`(${stepProgress.answer} ->> 'level')::int`,
      known: stepProgress.known,
    })
    .from(step)
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, sql.placeholder("enrolmentId"))),
    )
    .where(eq(step.courseId, sql.placeholder("courseId")))
    .orderBy(asc(step.position))
    .prepare("step_progress");
});

/** The steps of a course, each with the participant's progress (none without an enrolment). */
export async function listStepProgress(
  db: Db,
  courseId: string,
  enrolmentId: string | null,
): Promise<StepProgressRow[]> {
  return await selectStepProgress(db).execute({ courseId, enrolmentId });
}

export interface OpenStep {
  step: StepRow;
  question: QuestionRow | null;
  progress: ProgressRow | null;
  /** In their order. */
  exercises: OpenExerciseRow[];
}

/** An exercise with what the participant answered; null where there is no answer. */
export type OpenExerciseRow = Pick<
  ExerciseRow,
  "id" | "section" | "text" | "hint" | "body" | "explanation" | "source"
> &
  Pick<ProgressRow, "answer" | "right" | "secondTry" | "secondAnswer">;

/** A step by its place in the course or by its id. */
export type WhichStep = { position: number } | { stepId: string };

type OpenRow = { [Column in "question" | "progress" | "exercises"]: OpenStep[Column] } & {
  answered: QuestionRow | null;
};

/** Who answered a question that another one took the place of still has that one. */
const openStep = ({ question, progress, answered, exercises }: OpenRow, step: StepRow): OpenStep => ({
  step,
  progress,
  exercises,
  question: answered ?? question,
});

/** Steps as JSON has them: instants as text. */
type StepProgressJson = Omit<StepProgressRow, "understoodAt" | "answeredAt"> &
  Record<"understoodAt" | "answeredAt", string | null>;

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** The steps of the statement's course and enrolment, as one value. */
function stepProgressValue(db: Db) {
  const step = selectSteps(db, "listed");
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${step.id}, 'position', ${step.position},
      'title', ${step.title}, 'words', ${step.words}, 'understoodAt', p.understood_at,
      'answeredAt', p.answered_at, 'right', p."right", 'judged', p.judged, 'secondTry', p.second_try,
      'level', (p.answer ->> 'level')::int, 'known', p.known) order by ${step.position}), '[]')
    from ${step} left join ${stepProgress} p on p.step_id = ${step.id} and p.enrolment_id = ${enrolments.id}
    where ${step.courseId} = ${courses.id})`.mapWith((rows: StepProgressJson[]): StepProgressRow[] =>
    rows.map((row) => ({
      ...row,
      understoodAt: instantOf(row.understoodAt),
      answeredAt: instantOf(row.answeredAt),
    })),
  );
}

/** The exercises of the statement's step with its enrolment's answers, as one value. */
function exercisesValue(db: Db, step: StepColumns) {
  const exercise = selectExercises(db, "exercise");
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${exercise.id}, 'section', ${exercise.section},
      'text', ${exercise.text}, 'hint', ${exercise.hint}, 'body', ${exercise.body},
      'explanation', ${exercise.explanation}, 'source', ${exercise.source}, 'answer', a.answer,
      'right', a."right", 'secondTry', a.second_try, 'secondAnswer', a.second_answer) order by ${exercise.place}, ${exercise.id}), '[]')
    from ${exercise} left join ${exerciseAnswers} a
      on a.exercise_id = ${exercise.id} and a.enrolment_id = ${enrolments.id}
    where ${exercise.stepId} = ${step.id} and (${exercise.removedAt} is null or a.answer is not null)
  )`.mapWith((rows: OpenExerciseRow[]): OpenExerciseRow[] => rows);
}

type StepColumns = ReturnType<typeof selectSteps<"step">>;

/** What a step needs to know of its course. */
const stepCourse = {
  id: courses.id,
  slug: courses.slug,
  ownerId: courses.ownerId,
  name: courses.name,
  language: courses.language,
  active: courses.active,
  writer: courses.writer,
  design: courses.design,
  ask: courses.ask,
  showDocuments: courses.showDocuments,
  certificate: courses.certificate,
  certificateFor: courses.certificateFor,
  passPercent: courses.passPercent,
  attempts: courses.attempts,
  secondTry: courses.secondTry,
  understoodCounts: courses.understoodCounts,
  finalQuiz: courses.finalQuiz,
  quizQuestions: courses.quizQuestions,
};
export type StepCourse = Pick<CourseRow, keyof typeof stepCourse>;

const selectStepVisit = (name: string, chosen: (step: StepColumns) => SQL) =>
  prepared((db) => {
    const step = selectSteps(db, "step");
    const question = selectQuestions(db, "question");
    const replaced = selectReplacedQuestions(db, "replaced");
    return db
      .select({
        course: stepCourse,
        enrolment: enrolments,
        step: columnsOf(step),
        question: columnsOf(question),
        progress: stepProgress,
        answered: replaced.question,
        version: enrolmentVersion,
        steps: stepProgressValue(db),
        exercises: exercisesValue(db, step),
      })
      .from(courses)
      .leftJoin(enrolments, ofHolder)
      .leftJoin(step, and(eq(step.courseId, courses.id), chosen(step)))
      .leftJoin(question, eq(question.stepId, step.id))
      .leftJoin(
        stepProgress,
        and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolments.id)),
      )
      .leftJoin(replaced, eq(replaced.id, stepProgress.questionId))
      .where(eq(courses.slug, sql.placeholder("slug")))
      .orderBy(sql`${enrolments.userId} is null`)
      .limit(1)
      .prepare(name);
  });
const stepVisitByPosition = selectStepVisit("step_visit_by_position", (step) =>
  eq(step.position, sql.placeholder("position")),
);
const stepVisitById = selectStepVisit("step_visit_by_id", (step) => eq(step.id, sql.placeholder("stepId")));

/** `courseAndEnrolment`, `steps`, and one step with its question and progress, in one statement. */
export async function courseAndStep(db: Db, slug: string, holder: Holder, which: WhichStep) {
  const [row] =
    "stepId" in which
      ? await stepVisitById(db).execute({ slug, ...holder, ...which })
      : await stepVisitByPosition(db).execute({ slug, ...holder, ...which });
  if (!row) return null;
  const { course, enrolment, version, step, steps: all } = row;
  return { course, enrolment, version, steps: all, open: step ? openStep(row, step) : null };
}
