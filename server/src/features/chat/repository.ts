import type { ChatPackageKind, ChatState } from "@lehrpfad/contract";
import { and, asc, eq, getTableColumns, inArray, isNull, max, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { chatPackages, chatQuestions } from "../../db/tables/chat.ts";
import { selectSteps } from "../content/index.ts";

export type PackageRow = typeof chatPackages.$inferSelect;
export type ChatQuestionRow = typeof chatQuestions.$inferSelect;
export type NewPackage = Pick<PackageRow, "id" | "kind" | "limits" | "packed" | "asked">;

/** The packages of a course in their order. */
export async function listPackages(db: Db, courseId: string): Promise<PackageRow[]> {
  return await db
    .select()
    .from(chatPackages)
    .where(eq(chatPackages.courseId, courseId))
    .orderBy(asc(chatPackages.number));
}

export async function listPackageIds(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatPackages.id })
    .from(chatPackages)
    .where(eq(chatPackages.courseId, courseId))
    .orderBy(asc(chatPackages.number));
  return rows.map(({ id }) => id);
}

/** One package of a course; null where there is none. */
export async function findPackage(db: Db, courseId: string, id: string): Promise<PackageRow | null> {
  const own = and(eq(chatPackages.id, id), eq(chatPackages.courseId, courseId));
  return (await db.select().from(chatPackages).where(own))[0] ?? null;
}

/** `findPackage`, and nobody else can change it until the transaction ends. */
export async function lockPackage(tx: Db, courseId: string, id: string): Promise<PackageRow | null> {
  const own = and(eq(chatPackages.id, id), eq(chatPackages.courseId, courseId));
  return (await tx.select().from(chatPackages).where(own).for("update"))[0] ?? null;
}

/** What a package takes before anybody answered it: questions that are asked once more are kept as they were asked. */
export const bytesOfRequest = ({ packed, asked }: Pick<PackageRow, "packed" | "asked">): number =>
  Buffer.byteLength(JSON.stringify([packed, asked]));

/** Stores packages behind those of a course, which must be locked; packages of the same kind without an answer go. */
export async function replaceUnanswered(
  tx: Db,
  courseId: string,
  kind: ChatPackageKind,
  packages: readonly NewPackage[],
  now: Date,
): Promise<void> {
  const own = eq(chatPackages.courseId, courseId);
  await tx.delete(chatPackages).where(and(own, eq(chatPackages.kind, kind), isNull(chatPackages.answeredAt)));
  const [row] = await tx
    .select({ last: max(chatPackages.number) })
    .from(chatPackages)
    .where(own);
  const next = (row?.last ?? 0) + 1;
  await tx.insert(chatPackages).values(
    packages.map((one, at) => ({
      ...{ ...one, courseId, number: next + at, createdAt: now, bytes: bytesOfRequest(one) },
    })),
  );
}

/** What the plan and the texts of a package take, with the texts whose place they took. */
export const bytesOfParts = ({
  plan = null,
  texts = [],
}: Partial<Pick<PackageRow, "plan" | "texts">>): number =>
  plan === null && texts.length === 0 ? 0 : Buffer.byteLength(JSON.stringify([plan, texts]));

/** Notes what was decided about the plan or the texts of a package, which must be locked. */
export async function storeParts(
  tx: Db,
  row: PackageRow,
  parts: Partial<Pick<PackageRow, "plan" | "texts">>,
): Promise<void> {
  const bytes = row.bytes - bytesOfParts(row) + bytesOfParts({ ...row, ...parts });
  await tx
    .update(chatPackages)
    .set({ ...parts, bytes })
    .where(eq(chatPackages.id, row.id));
}

/** Keeps what was pasted over the version that was read, which must be locked; all its questions count as its bytes. */
export async function storeAnswer(
  tx: Db,
  { id, version, packed, asked }: Pick<PackageRow, "id" | "version" | "packed" | "asked">,
  stored: Pick<PackageRow, "answer" | "answeredAt"> & Partial<Pick<PackageRow, "refused" | "plan" | "texts">>,
): Promise<void> {
  const { packageId, question, proof } = chatQuestions;
  const [read] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${question}::text) + octet_length(${proof})), 0)::int`,
    })
    .from(chatQuestions)
    .where(eq(packageId, id));
  const answered = Buffer.byteLength(stored.answer) + bytesOfParts(stored) + (read?.bytes ?? 0);
  const bytes = bytesOfRequest({ packed, asked }) + answered;
  await tx
    .update(chatPackages)
    .set({ ...stored, bytes, version: version + 1 })
    .where(eq(chatPackages.id, id));
}

export async function deletePackage(db: Db, courseId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(chatPackages)
    .where(and(eq(chatPackages.id, id), eq(chatPackages.courseId, courseId)))
    .returning({ id: chatPackages.id });
  return rows.length > 0;
}

/** Questions whose step is in the course: those of a deleted one wait for it. */
function selectQuestions(db: Db) {
  const step = selectSteps(db, "step");
  return db
    .select(getTableColumns(chatQuestions))
    .from(chatQuestions)
    .innerJoin(chatPackages, eq(chatPackages.id, chatQuestions.packageId))
    .innerJoin(step, eq(step.id, chatQuestions.stepId))
    .$dynamic();
}

/** The questions of a step. */
export async function listQuestionsOf(db: Db, stepId: string): Promise<ChatQuestionRow[]> {
  return await selectQuestions(db).where(eq(chatQuestions.stepId, stepId));
}

interface Move {
  from: string;
  to: string;
}

/** Gives questions of a step to another one: all of them, or those of these ids. */
export async function moveChatQuestions(tx: Db, { from, to }: Move, ids?: readonly string[]): Promise<void> {
  const { id, stepId, movedFrom } = chatQuestions;
  const which = ids && inArray(id, [...ids]);
  await tx
    .update(chatQuestions)
    .set({ stepId: to, movedFrom: sql`${movedFrom} || ${JSON.stringify([from])}::jsonb` })
    .where(and(eq(stepId, from), which));
}

/** Gives questions back to the step that they came from last. */
export async function returnChatQuestions(tx: Db, { from, to }: Move): Promise<void> {
  const { stepId, movedFrom } = chatQuestions;
  await tx
    .update(chatQuestions)
    .set({ stepId: to, movedFrom: sql`${movedFrom} - (-1)` })
    .where(and(eq(stepId, from), sql`${movedFrom}->>-1 = ${to}`));
}

/** The questions of these packages, by package and in their order. */
export async function listQuestions(db: Db, packageIds: readonly string[]): Promise<ChatQuestionRow[]> {
  if (packageIds.length === 0) return [];
  return await selectQuestions(db)
    .where(inArray(chatQuestions.packageId, [...packageIds]))
    .orderBy(asc(chatQuestions.place), asc(chatQuestions.id));
}

/** A question without its texts: a course may have thousands. */
export type ChatQuestionHead = Pick<ChatQuestionRow, "id" | "packageId" | "stepId" | "state"> & {
  /** Whether a second reader can be asked and was not. */
  unanswered: boolean;
};

/** All questions of a course's packages without their texts, in their order. */
export async function listHeads(db: Db, courseId: string): Promise<ChatQuestionHead[]> {
  const { id, packageId, stepId, state, second, quote, place } = chatQuestions;
  const step = selectSteps(db, "step");
  const unanswered = sql<boolean>`${second} is null and ${quote} is not null`;
  return await db
    .select({ id, packageId, stepId, state, unanswered })
    .from(chatQuestions)
    .innerJoin(chatPackages, eq(chatPackages.id, packageId))
    .innerJoin(step, eq(step.id, stepId))
    .where(eq(chatPackages.courseId, courseId))
    .orderBy(asc(place), asc(id));
}

/** Questions of a course by their ids. */
export async function findQuestions(
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ChatQuestionRow[]> {
  if (ids.length === 0) return [];
  return await selectQuestions(db).where(
    and(inArray(chatQuestions.id, [...ids]), eq(chatPackages.courseId, courseId)),
  );
}

/** Makes these the questions that were read out of a package, which must be locked; what was accepted stays. */
export async function replaceRead(
  tx: Db,
  packageId: string,
  rows: readonly ChatQuestionRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .delete(chatQuestions)
    .where(
      and(
        eq(chatQuestions.packageId, packageId),
        notInArray(chatQuestions.state, ["accepted", "replaced"]),
        notInArray(chatQuestions.id, ids),
      ),
    );
  if (rows.length === 0) return;
  await tx
    .insert(chatQuestions)
    .values([...rows])
    .onConflictDoUpdate({
      target: chatQuestions.id,
      set: { place: sql`excluded.place`, numbered: sql`excluded.numbered` },
    });
}

/** Notes that another one took the place of what was accepted as the question of a step. */
export async function markReplaced(tx: Db, stepId: string, by: string): Promise<void> {
  const { id, state, placed } = chatQuestions;
  const isQuestion = sql`${placed}->>'item' = 'question'`;
  await tx
    .update(chatQuestions)
    .set({ state: "replaced" })
    .where(and(eq(chatQuestions.stepId, stepId), eq(state, "accepted"), isQuestion, ne(id, by)));
}

/** Notes that what was accepted as a question, and replaced since, is back in its step as another item. */
export async function markRestored(
  tx: Db,
  itemId: string,
  present: { id: string; version: number },
): Promise<void> {
  const { state, placed } = chatQuestions;
  const back = JSON.stringify({ itemId: present.id, version: present.version });
  await tx
    .update(chatQuestions)
    .set({ state: "accepted", placed: sql`${placed} || ${back}::jsonb` })
    .where(and(eq(state, "replaced"), sql`${placed}->>'itemId' = ${itemId}`));
}

/** Changes a question that is in one of these states; whether it was there. */
export async function changeQuestion(
  db: Db,
  id: string,
  from: readonly ChatState[],
  change: Partial<Omit<ChatQuestionRow, "id" | "packageId" | "stepId">>,
): Promise<boolean> {
  const rows = await db
    .update(chatQuestions)
    .set(change)
    .where(and(eq(chatQuestions.id, id), inArray(chatQuestions.state, [...from])))
    .returning({ id: chatQuestions.id });
  return rows.length > 0;
}
