import { randomUUID } from "node:crypto";
import type { CourseStep, Question } from "@lehrpfad/engine";
import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { questions, replacedQuestions, steps } from "../../db/tables/content.ts";
import { courses, generationRuns, proposalSteps, proposals, stepProgress } from "../../db/tables/index.ts";

export type ProposalRow = typeof proposals.$inferSelect;
export type StepRow = typeof steps.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;
export interface PresentStep {
  step: StepRow;
  question: QuestionRow | null;
}

const { id, status, phase, totalSteps, failure, leaseUntil, startedAt } = generationRuns;
const runState = { id, status, phase, totalSteps, failure, leaseUntil, startedAt };

export interface FoundProposal {
  proposal: ProposalRow;
  run: Pick<typeof generationRuns.$inferSelect, keyof typeof runState>;
  /** Steps written so far. */
  written: number;
  stepTitle: string | null;
}

const found = (db: Db) => {
  const written = db
    .select({ n: count() })
    .from(proposalSteps)
    .where(eq(proposalSteps.proposalId, proposals.id));
  return db
    .select({
      proposal: proposals,
      run: runState,
      written: sql<number>`(${written})::int`,
      stepTitle: steps.title,
    })
    .from(proposals)
    .innerJoin(generationRuns, eq(generationRuns.id, proposals.runId))
    .leftJoin(steps, eq(steps.id, proposals.stepId));
};

/** The open proposals of a course, oldest first. */
export async function openProposals(db: Db, courseId: string): Promise<FoundProposal[]> {
  return await found(db)
    .where(and(eq(proposals.courseId, courseId), isNull(proposals.decision)))
    .orderBy(asc(proposals.createdAt), asc(proposals.id));
}

/** A proposal of a course, whatever was decided about it. */
export async function findProposal(db: Db, courseId: string, id: string): Promise<FoundProposal | null> {
  const [row] = await found(db).where(and(eq(proposals.courseId, courseId), eq(proposals.id, id)));
  return row ?? null;
}

/** The open proposal on a target. */
export async function proposalOn(db: Db, courseId: string, target: string): Promise<FoundProposal | null> {
  const [row] = await found(db).where(
    and(eq(proposals.courseId, courseId), eq(proposals.target, target), isNull(proposals.decision)),
  );
  return row ?? null;
}

export async function proposalOfRun(db: Db, runId: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.runId, runId));
  return row ?? null;
}

export async function isKnownProposal(db: Db, id: string): Promise<boolean> {
  return (await db.$count(proposals, eq(proposals.id, id))) > 0;
}

export async function insertProposal(db: Db, row: typeof proposals.$inferInsert): Promise<void> {
  await db.insert(proposals).values(row);
}

export async function decide(
  db: Db,
  id: string,
  decision: NonNullable<ProposalRow["decision"]>,
  now: Date,
): Promise<void> {
  await db.update(proposals).set({ decision, decidedAt: now }).where(eq(proposals.id, id));
}

/** Stores a step of a proposal; one that is there already stays. */
export async function insertDraft(db: Db, proposalId: string, step: CourseStep): Promise<void> {
  const { position } = step;
  await db.insert(proposalSteps).values({ proposalId, position, step }).onConflictDoNothing();
}

/** The steps of a proposal in their order. */
export async function draftsOf(db: Db, proposalId: string): Promise<CourseStep[]> {
  const rows = await db
    .select({ step: proposalSteps.step })
    .from(proposalSteps)
    .where(eq(proposalSteps.proposalId, proposalId))
    .orderBy(asc(proposalSteps.position));
  return rows.map(({ step }) => step);
}

export async function deleteDrafts(db: Db, proposalId: string): Promise<void> {
  await db.delete(proposalSteps).where(eq(proposalSteps.proposalId, proposalId));
}

/** What was turned down on a target last. */
export async function discardedDrafts(
  db: Db,
  { courseId, target }: ProposalRow,
  most: number,
): Promise<CourseStep[]> {
  const rows = await db
    .select({ step: proposalSteps.step })
    .from(proposalSteps)
    .innerJoin(proposals, eq(proposals.id, proposalSteps.proposalId))
    .where(
      and(
        eq(proposals.courseId, courseId),
        eq(proposals.target, target),
        eq(proposals.decision, "discarded"),
      ),
    )
    .orderBy(desc(proposals.decidedAt))
    .limit(most);
  return rows.map(({ step }) => step);
}

/** Keeps others from deciding about the course's proposals until the transaction ends. */
export async function lockCourse(tx: Db, courseId: string): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("no key update");
}

/** The steps of a course in their order; locked, nobody can edit, answer or delete them meanwhile. */
export async function presentSteps(db: Db, courseId: string, lock = false): Promise<PresentStep[]> {
  const query = db.select().from(steps).where(eq(steps.courseId, courseId)).orderBy(asc(steps.position));
  const rows = await (lock ? query.for("update") : query);
  const ids = rows.map((step) => step.id);
  if (ids.length === 0) return [];
  const asked = db.select().from(questions).where(inArray(questions.stepId, ids));
  const all = await (lock ? asked.for("update") : asked);
  return rows.map((step) => ({ step, question: all.find(({ stepId }) => stepId === step.id) ?? null }));
}

/** How many participants did something in each step. */
export async function participantsIn(db: Db, stepIds: string[]): Promise<Map<string, number>> {
  if (stepIds.length === 0) return new Map();
  const rows = await db
    .select({ stepId: stepProgress.stepId, n: count() })
    .from(stepProgress)
    .where(inArray(stepProgress.stepId, stepIds))
    .groupBy(stepProgress.stepId);
  return new Map(rows.map(({ stepId, n }) => [stepId, n]));
}

/** Puts texts with their sources in the place of a step's. */
export async function replaceTexts(db: Db, stepId: string, step: CourseStep, now: Date): Promise<void> {
  const { title, content, summary, words, sources, writer, fallback } = step;
  const texts = { title, content, summary, words, sources, writer, fallback };
  await db
    .update(steps)
    .set({ ...texts, version: sql`${steps.version} + 1`, editedAt: now })
    .where(eq(steps.id, stepId));
}

export async function replaceSummary(db: Db, stepId: string, summary: string, now: Date): Promise<void> {
  const version = sql`${steps.version} + 1`;
  await db.update(steps).set({ summary, version, editedAt: now }).where(eq(steps.id, stepId));
}

/**
 * Puts a question in the place of a step's. The old one is kept for those who answered it: their answers stay
 * answers to it.
 */
export async function replaceQuestion(
  db: Db,
  { step, question: old }: PresentStep,
  question: Question | null,
  now: Date,
): Promise<void> {
  const { courseId, id: stepId } = step;
  if (old) {
    const kept = { id: old.id, courseId, stepId, question: old, replacedAt: now };
    await db.insert(replacedQuestions).values(kept);
    await db
      .update(stepProgress)
      .set({ questionId: old.id })
      .where(
        and(
          eq(stepProgress.stepId, stepId),
          isNull(stepProgress.questionId),
          sql`${stepProgress.answeredAt} is not null`,
        ),
      );
    await db.delete(questions).where(eq(questions.id, old.id));
  }
  if (!question) return;
  const { type, text, explanation, hint, reason, source } = question;
  const options = question.options.map(({ text: said, correct }) => ({
    ...{ id: randomUUID().slice(0, 8), text: said, correct },
  }));
  // The version goes on, so that nobody who has the old one open saves over the new one.
  const version = (old?.version ?? 0) + 1;
  await db
    .insert(questions)
    .values({ id: randomUUID(), stepId, version, type, text, options, explanation, hint, reason, source });
}

/** Makes room at a place (from 1): the steps from there on move one further. Places are made free first. */
export async function makeRoom(tx: Db, courseId: string, position: number): Promise<void> {
  await tx
    .update(steps)
    .set({ position: sql`-(${steps.position} + 1)` })
    .where(and(eq(steps.courseId, courseId), sql`${steps.position} >= ${position}`));
  await tx
    .update(steps)
    .set({ position: sql`-${steps.position}` })
    .where(and(eq(steps.courseId, courseId), lt(steps.position, 0)));
}

/** Takes all steps of a course from their places, and deletes those that are not in `kept`. */
export async function clearPlaces(tx: Db, courseId: string, kept: ReadonlySet<string>): Promise<void> {
  await tx
    .update(steps)
    .set({ position: sql`-${steps.position}` })
    .where(eq(steps.courseId, courseId));
  const rows = await tx.select({ id: steps.id }).from(steps).where(eq(steps.courseId, courseId));
  const gone = rows.flatMap((row) => (kept.has(row.id) ? [] : [row.id]));
  if (gone.length > 0) await tx.delete(steps).where(inArray(steps.id, gone));
}

export async function storePlace(tx: Db, stepId: string, position: number): Promise<void> {
  await tx.update(steps).set({ position }).where(eq(steps.id, stepId));
}

export async function touchCourse(db: Db, courseId: string, now: Date): Promise<void> {
  await db.update(courses).set({ editedAt: now }).where(eq(courses.id, courseId));
}
