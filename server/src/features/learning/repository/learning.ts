import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { questions, replacedQuestions, steps } from "../../../db/tables/content.ts";
import { courses, enrolments, learningMails, stepProgress, userProfiles } from "../../../db/tables/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { eraseEnrolments } from "./erasure.ts";
import { enrolmentVersion, type StoredProgress, storingProgress } from "./storingProgress.ts";

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type ProgressRow = typeof stepProgress.$inferSelect;
export type StepRow = typeof steps.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;

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
    .select({ course: courses, enrolment: enrolments, firstName: userProfiles.firstName })
    .from(courses)
    .leftJoin(enrolments, ofHolder)
    .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(eq(courses.slug, sql.placeholder("slug")))
    .orderBy(sql`${enrolments.userId} is null`)
    .limit(1)
    .prepare("course_and_enrolment"),
);

/** A course with the enrolment of `holder` in it, in one statement. */
export async function courseAndEnrolment(
  db: Db,
  slug: string,
  holder: Holder,
): Promise<{ course: CourseRow; enrolment: EnrolmentRow | null; firstName: string | null } | null> {
  const [row] = await selectVisit(db).execute({ slug, ...holder });
  return row ?? null;
}

export interface StationRow {
  id: string;
  position: number;
  title: string;
  words: number;
  understoodAt: Date | null;
  answeredAt: Date | null;
  right: boolean | null;
}

const selectStations = prepared((db) =>
  db
    .select({
      id: steps.id,
      position: steps.position,
      title: steps.title,
      words: steps.words,
      understoodAt: stepProgress.understoodAt,
      answeredAt: stepProgress.answeredAt,
      right: stepProgress.right,
    })
    .from(steps)
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, sql.placeholder("enrolmentId"))),
    )
    .where(eq(steps.courseId, sql.placeholder("courseId")))
    .orderBy(asc(steps.position))
    .prepare("stations"),
);

/** All stations of a course with the participant's progress (none without an enrolment). */
export async function stations(db: Db, courseId: string, enrolmentId: string | null): Promise<StationRow[]> {
  return await selectStations(db).execute({ courseId, enrolmentId });
}

export interface OpenStep {
  step: StepRow;
  question: QuestionRow | null;
  progress: ProgressRow | null;
}

/** A step by its place in the course or by its id. */
export type WhichStep = { position: number } | { stepId: string };

const openColumns = {
  step: steps,
  question: questions,
  progress: stepProgress,
  answered: replacedQuestions.question,
};

type OpenRow = { [Column in "question" | "progress"]: OpenStep[Column] } & { answered: QuestionRow | null };

/** Who answered a question that another one took the place of still has that one. */
const opened = ({ question, progress, answered }: OpenRow, step: StepRow): OpenStep => ({
  ...{ step, progress },
  question: answered ?? question,
});

/** Stations as JSON has them: instants as text. */
type StationJson = Omit<StationRow, "understoodAt" | "answeredAt"> &
  Record<"understoodAt" | "answeredAt", string | null>;

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** The stations of the statement's course and enrolment, as one value. */
const stationsValue = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position, 'title', s.title,
    'words', s.words, 'understoodAt', p.understood_at, 'answeredAt', p.answered_at, 'right', p."right")
    order by s.position), '[]')
  from ${steps} s left join ${stepProgress} p on p.step_id = s.id and p.enrolment_id = ${enrolments.id}
  where s.course_id = ${courses.id})`.mapWith((rows: StationJson[]): StationRow[] =>
  rows.map((row) => ({
    ...row,
    understoodAt: instantOf(row.understoodAt),
    answeredAt: instantOf(row.answeredAt),
  })),
);

const selectStepVisit = (name: string, chosen: SQL) =>
  prepared((db) =>
    db
      .select({
        ...{ course: courses, enrolment: enrolments, ...openColumns },
        firstName: userProfiles.firstName,
        version: enrolmentVersion,
        stations: stationsValue,
      })
      .from(courses)
      .leftJoin(enrolments, ofHolder)
      .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
      .leftJoin(steps, and(eq(steps.courseId, courses.id), chosen))
      .leftJoin(questions, eq(questions.stepId, steps.id))
      .leftJoin(
        stepProgress,
        and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolments.id)),
      )
      .leftJoin(replacedQuestions, eq(replacedQuestions.id, stepProgress.questionId))
      .where(eq(courses.slug, sql.placeholder("slug")))
      .orderBy(sql`${enrolments.userId} is null`)
      .limit(1)
      .prepare(name),
  );
const stepVisitByPosition = selectStepVisit(
  "step_visit_by_position",
  eq(steps.position, sql.placeholder("position")),
);
const stepVisitById = selectStepVisit("step_visit_by_id", eq(steps.id, sql.placeholder("stepId")));

/** `courseAndEnrolment`, `stations`, and one step with its question and progress, in one statement. */
export async function courseAndStep(db: Db, slug: string, holder: Holder, which: WhichStep) {
  const [row] =
    "stepId" in which
      ? await stepVisitById(db).execute({ slug, ...holder, ...which })
      : await stepVisitByPosition(db).execute({ slug, ...holder, ...which });
  if (!row) return null;
  const { course, enrolment, firstName, version, step, stations: all } = row;
  return { course, enrolment, firstName, version, stations: all, open: step ? opened(row, step) : null };
}

/** Questions that another one took the place of in a step, the last first. */
export async function earlierQuestions(db: Db, stepId: string): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question: replacedQuestions.question })
    .from(replacedQuestions)
    .where(eq(replacedQuestions.stepId, stepId))
    .orderBy(desc(replacedQuestions.replacedAt));
  return rows.map(({ question }) => question);
}

/** Enrols a person, or answers the enrolment there is; the mail about a new one is written with it. */
export async function enrolPerson(
  db: Db,
  course: CourseRow,
  userId: string,
  now: Date,
): Promise<EnrolmentRow> {
  const courseId = course.id;
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrolments)
      .values({ id: randomUUID(), courseId, userId, type: "registered", startedAt: now, lastActiveAt: now })
      .onConflictDoNothing({
        target: [enrolments.courseId, enrolments.userId],
        where: isNotNull(enrolments.userId),
      })
      .returning();
    for (const enrolment of made) await noteStart(tx, course, enrolment.id, now);
  });
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)));
  if (!row) throw new Error("The database did not answer the enrolment");
  return row;
}

export async function enrolAnonymously(
  db: Db,
  courseId: string,
  tokenHash: string,
  now: Date,
): Promise<EnrolmentRow> {
  const [row] = await db
    .insert(enrolments)
    .values({ id: randomUUID(), courseId, tokenHash, type: "anonymous", startedAt: now, lastActiveAt: now })
    .returning();
  if (!row) throw new Error("The database did not answer the enrolment");
  return row;
}

async function noteStart(tx: Db, course: CourseRow, enrolmentId: string, now: Date): Promise<void> {
  if (!course.notifyStart) return;
  const about = { courseId: course.id, enrolmentId, kind: "started" as const, occasion: enrolmentId };
  await tx
    .insert(learningMails)
    .values({ id: randomUUID(), ...about, createdAt: now })
    .onConflictDoNothing();
}

/** Gives an anonymous sitting to a person who has no enrolment in its course yet; false where that is not so. */
export async function claimSitting(
  db: Db,
  course: CourseRow,
  enrolmentId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(enrolments)
    .set({ userId, tokenHash: null, type: "registered" })
    .where(
      and(
        eq(enrolments.id, enrolmentId),
        isNull(enrolments.userId),
        sql`not exists (select 1 from ${enrolments} as other where other.course_id = ${enrolments.courseId} and other.user_id = ${userId})`,
      ),
    )
    .returning({ id: enrolments.id });
  if (rows.length > 0) await noteStart(db, course, enrolmentId, now);
  return rows.length > 0;
}

const insertAnswer = storingProgress(
  "store_answer",
  sql`insert into ${stepProgress} (enrolment_id, step_id, question_id, selected, "right", answered_at)
    select locked.id, there.id, ${sql.placeholder("questionId")}::uuid, ${sql.placeholder("selected")}::jsonb,
      ${sql.placeholder("right")}::boolean, ${sql.placeholder("now")}::timestamptz
    from locked, there
    on conflict (enrolment_id, step_id) do update set question_id = excluded.question_id,
      selected = excluded.selected, "right" = excluded."right", answered_at = excluded.answered_at
    where step_progress.answered_at is null
    returning step_id`,
);

/** Stores the first answer to a question. */
export async function storeAnswer(
  db: Db,
  answer: { enrolmentId: string; stepId: string; questionId: string; selected: string[]; right: boolean },
  now: Date,
): Promise<StoredProgress | null> {
  const selected = JSON.stringify(answer.selected);
  const [row] = await insertAnswer(db).execute({ ...answer, selected, now: now.toISOString() });
  return row ?? null;
}

const insertUnderstood = storingProgress(
  "store_understood",
  sql`insert into ${stepProgress} (enrolment_id, step_id, understood_at)
    select locked.id, there.id, ${sql.placeholder("understoodAt")}::timestamptz from locked, there
    on conflict (enrolment_id, step_id) do update set understood_at = excluded.understood_at
    returning step_id`,
);

/** Notes or takes back the mark "understood". */
export async function storeUnderstood(
  db: Db,
  change: { enrolmentId: string; stepId: string; understoodAt: Date | null },
  now: Date,
): Promise<StoredProgress | null> {
  const understoodAt = change.understoodAt?.toISOString() ?? null;
  const [row] = await insertUnderstood(db).execute({ ...change, understoodAt, now: now.toISOString() });
  return row ?? null;
}

/** Deletes participations whose course does not keep them any longer, at most so many; answers how many. */
export async function deleteOverdue(db: Db, now: Date, most: number): Promise<number> {
  const { retentionDays } = courses;
  const at = sql`${now.toISOString()}::timestamptz`;
  const overdue = db
    .select({ id: enrolments.id })
    .from(courses)
    .innerJoin(enrolments, eq(enrolments.courseId, courses.id))
    .where(
      and(
        isNotNull(retentionDays),
        sql`${enrolments.lastActiveAt} < ${at} - make_interval(days => ${retentionDays})`,
      ),
    )
    .limit(most);
  return await db.transaction((tx) => eraseEnrolments(tx, inArray(enrolments.id, overdue)));
}

/** Notes completion, and with it the mail about it; false when it was noted before. */
export async function complete(db: Db, enrolmentId: string, now: Date): Promise<boolean> {
  const graduatedAt = sql`coalesce(${enrolments.graduatedAt}, ${now.toISOString()}::timestamptz)`;
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(enrolments)
      .set({ completedAt: now, graduatedAt })
      .where(and(eq(enrolments.id, enrolmentId), isNull(enrolments.completedAt)))
      .returning();
    if (!row) return false;
    await tx.execute(sql`
      insert into ${learningMails} (id, course_id, enrolment_id, kind, occasion, created_at)
      select ${randomUUID()}::uuid, c.id, ${enrolmentId}::uuid, 'completed',
        ${`${enrolmentId}:${now.toISOString()}`}, ${now.toISOString()}::timestamptz
      from ${courses} c where c.id = ${row.courseId} and ${row.type} = 'registered'
        and (c.notify_completion or c.notify_analysis)`);
    return true;
  });
}

export interface TakenCourse {
  course: CourseRow;
  enrolment: EnrolmentRow;
  total: number;
  finished: number;
  nextPosition: number | null;
}

/** The courses a person takes, the one touched last first. */
export async function takenCourses(db: Db, userId: string): Promise<TakenCourse[]> {
  const finished = sql`(${stepProgress.answeredAt} is not null or ${stepProgress.understoodAt} is not null)`;
  return await db
    .select({
      course: courses,
      enrolment: enrolments,
      total: sql<number>`count(${steps.id})::int`,
      finished: sql<number>`(count(*) filter (where ${finished}))::int`,
      nextPosition: sql<number | null>`min(${steps.position}) filter (where ${finished} is not true)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(steps, eq(steps.courseId, courses.id))
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(eq(enrolments.userId, userId))
    .groupBy(courses.id, enrolments.id)
    .orderBy(desc(enrolments.lastActiveAt));
}

/** Questions of a course that this participant answered wrongly or not at all, in the order of the steps. */
export async function questionsToLookAt(db: Db, courseId: string, enrolmentId: string) {
  const progress = and(eq(stepProgress.stepId, steps.id), eq(stepProgress.enrolmentId, enrolmentId));
  return await db
    .select({
      stepId: steps.id,
      text: questions.text,
      explanation: questions.explanation,
      answered: sql<boolean>`${stepProgress.answeredAt} is not null`,
    })
    .from(steps)
    .innerJoin(questions, eq(questions.stepId, steps.id))
    .leftJoin(stepProgress, progress)
    .where(and(eq(steps.courseId, courseId), sql`${stepProgress.right} is not true`))
    .orderBy(asc(steps.position));
}
