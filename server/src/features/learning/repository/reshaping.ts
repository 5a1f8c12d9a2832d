import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { highlights, type reshapings, restarts, reviewCards } from "../../../db/tables/index.ts";
import { enrolments, exerciseAnswers, stepProgress } from "../../../db/tables/learning.ts";
import { type Done, joinDone, NOTHING_DONE, partDone } from "../rules.ts";
import type { ProgressRow } from "./progress.ts";
import { asDate, asDateOrNull, inParts, loadTraces, moveMarks } from "./traces.ts";

/** Two steps of a course; one of them has, or had, the question that stays when they are one. */
export interface StepPair {
  first: string;
  second: string;
  staying: "first" | "second";
}

/** What participants did with two steps, as it is kept to undo that they become one. */
type StoredPair = Pick<typeof reshapings.$inferSelect, "progress" | "cards" | "marks">;

/** What participants have in both steps, before they become one. */
export async function loadPairTraces(tx: Db, { first, second }: Omit<StepPair, "staying">) {
  const [one, other] = [await loadTraces(tx, first), await loadTraces(tx, second)];
  return {
    progress: [...one.progress, ...other.progress],
    cards: [...one.cards, ...other.cards],
    marks: other.marks,
  };
}

const idOfStaying = ({ first, second, staying }: StepPair) => (staying === "first" ? first : second);
const idOfOther = ({ first, second, staying }: StepPair) => (staying === "first" ? second : first);

/** Rows of a step by their participant. */
function byEnrolment<Row extends { enrolmentId: string; stepId: string }>(
  rows: readonly Row[],
  stepId: string,
): Map<string, Row> {
  return new Map(rows.filter((row) => row.stepId === stepId).map((row) => [row.enrolmentId, row]));
}

async function replaceProgress(
  tx: Db,
  { first, second }: StepPair,
  rows: readonly ProgressRow[],
): Promise<void> {
  await tx.delete(stepProgress).where(inArray(stepProgress.stepId, [first, second]));
  await inParts(rows, (part) => tx.insert(stepProgress).values(part));
}

/** Has cards of the question that stays go with it; those of the other, which is an exercise now, end. */
async function joinCards(tx: Db, pair: StepPair): Promise<void> {
  await tx.delete(reviewCards).where(eq(reviewCards.stepId, idOfOther(pair)));
  await tx
    .update(reviewCards)
    .set({ stepId: pair.first })
    .where(eq(reviewCards.stepId, idOfStaying(pair)));
}

/**
 * Gives what participants did with two steps to the first, which becomes the only one. Answers to questions in
 * `exercises` become answers to exercises of the same ids, which must be stored.
 *
 * @param otherQuestion the question of the step whose question does not stay: what an answer without a name is to
 */
export async function joinProgress(
  tx: Db,
  pair: StepPair,
  { otherQuestion, exercises }: { otherQuestion: string | null; exercises: readonly string[] },
): Promise<void> {
  const steps = inArray(stepProgress.stepId, [pair.first, pair.second]);
  const rows = await tx.select().from(stepProgress).where(steps);
  const staying = byEnrolment(rows, idOfStaying(pair));
  const other = byEnrolment(rows, idOfOther(pair));
  const known = new Set(exercises);
  const answers = [...other.values()].flatMap((row) => {
    const { enrolmentId, answer, answeredAt, right, secondTry, secondAnswer } = row;
    const exerciseId = row.questionId ?? otherQuestion;
    if (answer === null || answeredAt === null || exerciseId === null || !known.has(exerciseId)) return [];
    return [{ enrolmentId, exerciseId, answer, answeredAt, right: right === true, secondTry, secondAnswer }];
  });
  await inParts(answers, (part) => tx.insert(exerciseAnswers).values(part).onConflictDoNothing());
  const people = new Set(rows.map(({ enrolmentId }) => enrolmentId));
  const joined = [...people].flatMap((enrolmentId) => {
    const done = joinDone(staying.get(enrolmentId) ?? null, other.get(enrolmentId) ?? null);
    return done ? [{ ...done, enrolmentId, stepId: pair.first }] : [];
  });
  await replaceProgress(tx, pair, joined);
  await joinCards(tx, pair);
  await tx.update(highlights).set({ stepId: pair.first }).where(eq(highlights.stepId, pair.second));
}

/**
 * Gives a step that becomes two to both of them: who finished the whole has finished both. Answers and cards go with
 * the question, to the half that `staying` names.
 */
export async function divideProgress(tx: Db, { first, second, staying }: StepPair): Promise<void> {
  if (staying === "second") {
    await tx.update(stepProgress).set({ stepId: second }).where(eq(stepProgress.stepId, first));
    await tx.update(reviewCards).set({ stepId: second }).where(eq(reviewCards.stepId, first));
  }
  const [from, to] = staying === "second" ? [second, first] : [first, second];
  await tx.execute(sql`
    insert into ${stepProgress} (enrolment_id, step_id, understood_at)
    select p.enrolment_id, ${to}::uuid, coalesce(p.understood_at, p.answered_at) from ${stepProgress} p
    where p.step_id = ${from} and coalesce(p.understood_at, p.answered_at) is not null`);
}

/** The passages that participants marked in a step. */
export async function loadMarks(tx: Db, stepId: string) {
  const { enrolmentId, id, quote, prefix, suffix } = highlights;
  return await tx
    .select({ enrolmentId, id, quote, prefix, suffix })
    .from(highlights)
    .where(eq(highlights.stepId, stepId));
}

/** What became of two steps since they were one, and what is needed to part it. */
export interface Parting {
  /** Before they became one. */
  before: StoredPair;
  since: Date;
  /** Questions that are exercises now, and whether participants judge their answers. */
  exercises: readonly { id: string; isJudged: boolean }[];
}

/** Participants that are there, and those of them that started over since: what they had before is over. */
async function stillThere(tx: Db, since: Date, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, boolean>();
  const again = sql<boolean>`exists (select from ${restarts} where ${and(
    eq(restarts.enrolmentId, enrolments.id),
    gt(restarts.at, since),
  )})`;
  const rows = await tx
    .select({ id: enrolments.id, again })
    .from(enrolments)
    .where(inArray(enrolments.id, [...ids]));
  return new Map(rows.map(({ id, again: started }) => [id, started]));
}

async function exerciseAnswersOf(tx: Db, exercises: Parting["exercises"]): Promise<Map<string, Done>> {
  const judged = new Map(exercises.map(({ id, isJudged }) => [id, isJudged]));
  if (judged.size === 0) return new Map();
  const ids = [...judged.keys()];
  const rows = await tx.select().from(exerciseAnswers).where(inArray(exerciseAnswers.exerciseId, ids));
  return new Map(
    rows.map(({ enrolmentId, exerciseId, ...given }) => [
      enrolmentId,
      {
        ...{ ...NOTHING_DONE, ...given, questionId: exerciseId },
        judged: judged.get(exerciseId) ?? false,
      },
    ]),
  );
}

const asRow = (row: StoredPair["progress"][number]): ProgressRow => ({
  ...row,
  understoodAt: asDateOrNull(row.understoodAt),
  answeredAt: asDateOrNull(row.answeredAt),
});

/**
 * Gives two steps that were one back what participants had in each, with what they did since; both steps must be stored,
 * the exercises that were questions still be exercises.
 */
export async function partProgress(tx: Db, pair: StepPair, parting: Parting): Promise<void> {
  const { before, since, exercises } = parting;
  const ids = { staying: idOfStaying(pair), other: idOfOther(pair) };
  const rows = await tx.select().from(stepProgress).where(eq(stepProgress.stepId, pair.first));
  const answered = await exerciseAnswersOf(tx, exercises);
  const old = before.progress.map(asRow);
  const present = byEnrolment(rows, pair.first);
  const past = { staying: byEnrolment(old, ids.staying), other: byEnrolment(old, ids.other) };
  const named = [...rows, ...old, ...before.cards].map(({ enrolmentId }) => enrolmentId);
  const people = await stillThere(tx, since, [...new Set([...named, ...answered.keys()])]);
  const parted = [...people].flatMap(([enrolmentId, startedOver]) => {
    const had = (which: "staying" | "other") => (startedOver ? null : (past[which].get(enrolmentId) ?? null));
    const done = partDone({
      ...{ staying: had("staying"), other: had("other"), present: present.get(enrolmentId) ?? null },
      exercise: answered.get(enrolmentId) ?? null,
    });
    return (["staying", "other"] as const).flatMap((which) =>
      done[which] ? [{ ...done[which], enrolmentId, stepId: ids[which] }] : [],
    );
  });
  await replaceProgress(tx, pair, parted);
  await tx.update(reviewCards).set({ stepId: ids.staying }).where(eq(reviewCards.stepId, pair.first));
  const cards = before.cards.filter(
    ({ stepId, enrolmentId }) => stepId === ids.other && people.get(enrolmentId) === false,
  );
  const due = cards.map((card) => ({ ...card, due: asDate(card.due) }));
  await inParts(due, (part) => tx.insert(reviewCards).values(part));
  await moveMarks(tx, before.marks, pair.second);
}
