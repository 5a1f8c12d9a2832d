import type { CourseStep } from "@lehrpfad/engine";
import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { generationRuns, proposalSteps, proposals } from "../../db/tables/index.ts";
import { selectSteps } from "../content/index.ts";

export type ProposalRow = typeof proposals.$inferSelect;
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
  const step = selectSteps(db, "step");
  const written = db
    .select({ n: count() })
    .from(proposalSteps)
    .where(eq(proposalSteps.proposalId, proposals.id));
  return db
    .select({
      proposal: proposals,
      run: runState,
      written: sql<number>`(${written})::int`,
      stepTitle: step.title,
    })
    .from(proposals)
    .innerJoin(generationRuns, eq(generationRuns.id, proposals.runId))
    .leftJoin(step, eq(step.id, proposals.stepId));
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

/** A stored step; earlier versions knew no exercises. */
const asWritten = (step: CourseStep | Omit<CourseStep, "exercises">): CourseStep => ({
  exercises: [],
  ...step,
});

/** The steps of a proposal in their order. */
export async function draftsOf(db: Db, proposalId: string): Promise<CourseStep[]> {
  const rows = await db
    .select({ step: proposalSteps.step })
    .from(proposalSteps)
    .where(eq(proposalSteps.proposalId, proposalId))
    .orderBy(asc(proposalSteps.position));
  return rows.map(({ step }) => asWritten(step));
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
  return rows.map(({ step }) => asWritten(step));
}
