import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@lehrpfad/contract";
import { and, count, eq, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import { forgetSource } from "../../db/audit.ts";
import type { Db } from "../../db/client.ts";
import {
  accountSettings,
  askedQuestions,
  authUsers,
  certificates,
  courseManagers,
  courses,
  documents,
  highlights,
  practised,
  reviewCards,
  uploads,
} from "../../db/tables/index.ts";
import {
  listContentKeys,
  loadOutline,
  loadStep,
  selectExercises,
  selectQuestions,
  selectSteps,
} from "../content/index.ts";
import { uploadKey } from "../documents/index.ts";
import {
  enrolmentView,
  entryAnswerView,
  entryTestView,
  eraseParticipationsOf,
  exerciseAnswerView,
  progressView,
  quizAttemptView,
  quizQuestionView,
} from "../learning/index.ts";

/** The courses of a person with their participants, and what else goes with the account. */
export async function belongings(
  db: Db,
  userId: string,
): Promise<{
  courses: { id: string; name: string; participants: number }[];
  documents: number;
  participations: number;
}> {
  const owned = await db
    .select({
      id: courses.id,
      name: courses.name,
      participants: sql<number>`(select count(*)::int from ${enrolmentView} where enrolment.course_id = "courses"."id")`,
    })
    .from(courses)
    .where(eq(courses.ownerId, userId))
    .orderBy(courses.name);
  const [uploads] = await db.select({ n: count() }).from(documents).where(eq(documents.ownerId, userId));
  const [taken] = await db.select({ n: count() }).from(enrolmentView).where(eq(enrolmentView.userId, userId));
  return { courses: owned, documents: uploads?.n ?? 0, participations: taken?.n ?? 0 };
}

/**
 * Deletes an account with everything that hangs on it; answers the keys of files that are left over, and which of its
 * documents were not read yet.
 */
export async function deleteAccount(db: Db, userId: string): Promise<{ keys: string[]; unread: string[] }> {
  return await db.transaction(async (tx) => {
    // Whatever would still be stored for this account or its courses waits, and then finds them gone.
    await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for("update");
    const rows = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.ownerId, userId))
      .orderBy(courses.id)
      .for("update");
    const owned = rows.map(({ id }) => id);
    const stored = await tx
      .select({ id: documents.id, key: documents.storageKey, state: documents.state })
      .from(documents)
      .where(or(eq(documents.ownerId, userId), inArray(documents.courseId, owned)));
    const unfinished = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, userId));
    const photos = await tx
      .select({ key: accountSettings.photoKey })
      .from(accountSettings)
      .where(and(eq(accountSettings.userId, userId), isNotNull(accountSettings.photoKey)));
    const contents = await listContentKeys(tx, owned);
    await eraseParticipationsOf(tx, userId);
    await forgetSource(tx, userId);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    const keys = [...stored, ...photos].flatMap(({ key }) => (key === null ? [] : [key]));
    return {
      keys: [...keys, ...contents, ...unfinished.map(({ id }) => uploadKey(id))],
      unread: stored.filter(({ state }) => state === "reading").map(({ id }) => id),
    };
  });
}

/**
 * Files that belong to a person: documents under their own names, and the photo. Not the documents that came with
 * copies of other people's courses: managing a course gives nobody its originals.
 */
export async function filesOf(
  db: Db,
  userId: string,
): Promise<{ name: string; key: string; bytes: number }[]> {
  const uploads = await db
    .select({ name: documents.name, key: documents.storageKey, bytes: documents.bytes })
    .from(documents)
    .where(and(eq(documents.ownerId, userId), not(documents.isForeign)))
    .orderBy(documents.createdAt);
  const [settings] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return [
    ...uploads,
    ...(settings?.photoKey ? [{ name: "photo.webp", key: settings.photoKey, bytes: LIMITS.photoBytes }] : []),
  ];
}

/** What a person made or was given while learning, beside the answers: marked passages, reviews, certificates, questions. */
async function learningTraces(db: Db, userId: string) {
  const own = eq(enrolmentView.userId, userId);
  const step = selectSteps(db, "step");
  const marks = await db
    .select({
      participationId: highlights.enrolmentId,
      step: highlights.stepTitle,
      quote: highlights.quote,
      note: highlights.note,
      markedAt: highlights.createdAt,
    })
    .from(highlights)
    .innerJoin(enrolmentView, eq(enrolmentView.id, highlights.enrolmentId))
    .where(own)
    .orderBy(highlights.createdAt);
  const reviews = await db
    .select({
      participationId: reviewCards.enrolmentId,
      position: step.position,
      step: step.title,
      due: reviewCards.due,
      schedule: reviewCards.card,
    })
    .from(reviewCards)
    .innerJoin(enrolmentView, eq(enrolmentView.id, reviewCards.enrolmentId))
    .innerJoin(step, eq(step.id, reviewCards.stepId))
    .where(own)
    .orderBy(step.position);
  const awarded = await db
    .select({
      participationId: certificates.enrolmentId,
      code: certificates.code,
      name: certificates.name,
      courseName: certificates.courseName,
      completedAt: certificates.completedAt,
      reached: certificates.reached,
    })
    .from(certificates)
    .innerJoin(enrolmentView, eq(enrolmentView.id, certificates.enrolmentId))
    .where(own);
  const asked = await db
    .select({
      participationId: askedQuestions.enrolmentId,
      question: askedQuestions.text,
      found: askedQuestions.found,
      askedAt: askedQuestions.askedAt,
    })
    .from(askedQuestions)
    .innerJoin(enrolmentView, eq(enrolmentView.id, askedQuestions.enrolmentId))
    .where(own)
    .orderBy(askedQuestions.askedAt);
  const practice = await db
    .select({ participationId: practised.enrolmentId, rightAt: practised.rightAt })
    .from(practised)
    .innerJoin(enrolmentView, eq(enrolmentView.id, practised.enrolmentId))
    .where(own)
    .orderBy(practised.rightAt);
  return { marks, reviews, awarded, asked, practice };
}

/** The steps of a course as its creator takes them away, one at a time: together they may be as much as a quota. */
export async function* authoredSteps(db: Db, courseId: string) {
  for (const { id } of await loadOutline(db, courseId)) {
    // Other requests go first: on the embedded database all steps would be one turn.
    await setImmediate();
    const stored = await loadStep(db, courseId, id);
    if (!stored) continue;
    const { position, title, content, sections, summary } = stored.step;
    const { question, exercises } = stored;
    yield {
      ...{ courseId, position, title, content, sections, summary },
      question: question?.text ?? null,
      explanation: question?.explanation ?? null,
      ...question?.body,
      exercises: exercises.map(({ text, body, explanation, hint, section }) => ({
        ...{ text, explanation, hint, section },
        ...body,
      })),
    };
  }
}

/** What a person answered and marked as understood, in the order of the steps. */
async function ownProgress(db: Db, userId: string) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({
      participationId: progressView.enrolmentId,
      position: step.position,
      title: step.title,
      answeredAt: progressView.answeredAt,
      understoodAt: progressView.understoodAt,
      right: progressView.right,
      answer: progressView.answer,
      known: progressView.known,
      secondTry: progressView.secondTry,
      secondAnswer: progressView.secondAnswer,
      body: question.body,
    })
    .from(progressView)
    .innerJoin(enrolmentView, eq(enrolmentView.id, progressView.enrolmentId))
    .innerJoin(step, eq(step.id, progressView.stepId))
    .leftJoin(question, eq(question.stepId, step.id))
    .where(eq(enrolmentView.userId, userId))
    .orderBy(step.position);
}

/** What a person answered in entry tests, in the order of the steps; whether that was right is null before their end. */
async function ownEntryAnswers(db: Db, userId: string) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({
      participationId: entryAnswerView.enrolmentId,
      position: step.position,
      title: step.title,
      answeredAt: entryAnswerView.answeredAt,
      right: sql<
        boolean | null
      >`case when ${entryTestView.endedAt} is not null then ${entryAnswerView.right} end`,
      answer: entryAnswerView.answer,
      body: question.body,
    })
    .from(entryAnswerView)
    .innerJoin(entryTestView, eq(entryTestView.enrolmentId, entryAnswerView.enrolmentId))
    .innerJoin(enrolmentView, eq(enrolmentView.id, entryAnswerView.enrolmentId))
    .innerJoin(step, eq(step.id, entryAnswerView.stepId))
    .leftJoin(question, eq(question.stepId, step.id))
    .where(eq(enrolmentView.userId, userId))
    .orderBy(step.position);
}

/** What a person was asked in final quizzes, attempt by attempt; whether that was right is null before their end. */
async function ownQuizAnswers(db: Db, userId: string) {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  const isPresent = and(eq(question.stepId, step.id), eq(question.id, quizQuestionView.questionId));
  return await db
    .select({
      participationId: quizAttemptView.enrolmentId,
      attempt: quizAttemptView.number,
      startedAt: quizAttemptView.startedAt,
      endedAt: quizAttemptView.endedAt,
      position: step.position,
      title: step.title,
      answeredAt: quizQuestionView.answeredAt,
      right: sql<
        boolean | null
      >`case when ${quizAttemptView.endedAt} is not null then ${quizQuestionView.right} end`,
      answer: quizQuestionView.answer,
      body: question.body,
    })
    .from(quizQuestionView)
    .innerJoin(quizAttemptView, eq(quizAttemptView.id, quizQuestionView.attemptId))
    .innerJoin(enrolmentView, eq(enrolmentView.id, quizAttemptView.enrolmentId))
    .innerJoin(step, eq(step.id, quizQuestionView.stepId))
    .leftJoin(question, isPresent)
    .where(eq(enrolmentView.userId, userId))
    .orderBy(quizAttemptView.number, quizQuestionView.place);
}

/** What a person answered to exercises, in the order of the steps. */
async function ownExercises(db: Db, userId: string) {
  const step = selectSteps(db, "step");
  const exercise = selectExercises(db, "exercise");
  return await db
    .select({
      participationId: exerciseAnswerView.enrolmentId,
      position: step.position,
      title: step.title,
      exercise: exercise.text,
      answeredAt: exerciseAnswerView.answeredAt,
      right: exerciseAnswerView.right,
      answer: exerciseAnswerView.answer,
      secondTry: exerciseAnswerView.secondTry,
      secondAnswer: exerciseAnswerView.secondAnswer,
      body: exercise.body,
    })
    .from(exerciseAnswerView)
    .innerJoin(enrolmentView, eq(enrolmentView.id, exerciseAnswerView.enrolmentId))
    .innerJoin(exercise, eq(exercise.id, exerciseAnswerView.exerciseId))
    .innerJoin(step, eq(step.id, exercise.stepId))
    .where(eq(enrolmentView.userId, userId))
    .orderBy(step.position, exercise.place);
}

/** Everything about the courses that a person owns, manages or takes, as it is handed out to that person. */
export async function learningData(db: Db, userId: string) {
  const owned = await db.select().from(courses).where(eq(courses.ownerId, userId));
  const managed = await db
    .select({ slug: courses.slug, name: courses.name, since: courseManagers.since })
    .from(courseManagers)
    .innerJoin(courses, eq(courses.id, courseManagers.courseId))
    .where(eq(courseManagers.userId, userId));
  const uploads = await db
    .select({ name: documents.name, bytes: documents.bytes, uploadedAt: documents.createdAt })
    .from(documents)
    .where(eq(documents.ownerId, userId));
  const taken = await db
    .select({
      id: enrolmentView.id,
      course: courses.name,
      slug: courses.slug,
      startedAt: enrolmentView.startedAt,
      lastActiveAt: enrolmentView.lastActiveAt,
      completedAt: enrolmentView.completedAt,
      repeats: enrolmentView.repeats,
      remindersWanted: enrolmentView.remindersWanted,
    })
    .from(enrolmentView)
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .where(eq(enrolmentView.userId, userId));
  const progress = await ownProgress(db, userId);
  const exercised = await ownExercises(db, userId);
  const tested = await ownEntryAnswers(db, userId);
  const quizzed = await ownQuizAnswers(db, userId);
  const traces = await learningTraces(db, userId);
  return { owned, managed, uploads, taken, progress, exercised, tested, quizzed, ...traces };
}
