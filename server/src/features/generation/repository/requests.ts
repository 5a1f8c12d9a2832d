import { randomUUID } from "node:crypto";
import type { ModelTexts } from "@lehrpfad/contract";
import type { ModelRequest } from "@lehrpfad/engine";
import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { generationRequests } from "../../../db/tables/index.ts";
import type { RunRow } from "./runs.ts";

/** Requests to the model that are kept of a course, and UTF-16 code units that are kept of each of their texts. */
const REQUESTS_KEPT = 1_000;

const LONGEST_TEXT = 60_000;

const LONGEST_FAULT = 2_000;

type RequestRow = typeof generationRequests.$inferSelect;

/** A text as it is kept; Postgres has no NUL. */
export function kept(text: string, longest = LONGEST_TEXT): string {
  return text.slice(0, longest).replaceAll("\0", "\uFFFD");
}

function keptOrNull(text: string | null, longest = LONGEST_TEXT): string | null {
  return text === null ? null : kept(text, longest);
}

/** Stores a request to the model; beyond `REQUESTS_KEPT` the oldest of the course go. */
export async function insertRequest(
  db: Db,
  run: Pick<RunRow, "id" | "courseId" | "phase">,
  request: ModelRequest,
): Promise<void> {
  await db.insert(generationRequests).values({
    ...request,
    id: randomUUID(),
    runId: run.id,
    courseId: run.courseId,
    phase: run.phase,
    startedAt: new Date(request.startedAt),
    fault: keptOrNull(request.fault, LONGEST_FAULT),
    repairs: keptOrNull(request.repairs, LONGEST_FAULT),
    instructions: kept(request.instructions),
    prompt: kept(request.prompt),
    answer: keptOrNull(request.answer),
  });
  const newest = db
    .select({ id: generationRequests.id })
    .from(generationRequests)
    .where(eq(generationRequests.courseId, run.courseId))
    .orderBy(desc(generationRequests.startedAt))
    .offset(REQUESTS_KEPT);
  await db.delete(generationRequests).where(inArray(generationRequests.id, newest));
}

const { instructions, prompt, answer, ...withoutTexts } = getTableColumns(generationRequests);

/** The requests of a run without their texts, oldest first. */
export async function requestsOf(
  db: Db,
  runId: string,
): Promise<Omit<RequestRow, "instructions" | "prompt" | "answer">[]> {
  return await db
    .select(withoutTexts)
    .from(generationRequests)
    .where(eq(generationRequests.runId, runId))
    .orderBy(generationRequests.startedAt, generationRequests.attempt);
}

/** Tokens that the requests of a run used, as far as they are kept. */
export async function tokensOfRun(db: Db, runId: string): Promise<number> {
  const tokens = sql<number>`coalesce(sum(${generationRequests.inputTokens} + ${generationRequests.outputTokens}), 0)`;
  const [row] = await db
    .select({ tokens: tokens.mapWith(Number) })
    .from(generationRequests)
    .where(eq(generationRequests.runId, runId));
  return row?.tokens ?? 0;
}

/** The texts of one request of a course, and whether they were cut. */
export async function textsOfRequest(db: Db, courseId: string, id: string): Promise<ModelTexts | null> {
  const [row] = await db
    .select({ instructions, prompt, answer })
    .from(generationRequests)
    .where(and(eq(generationRequests.courseId, courseId), eq(generationRequests.id, id)));
  if (!row) return null;
  const shortened = [row.instructions, row.prompt, row.answer].some((text) => text?.length === LONGEST_TEXT);
  return { ...row, shortened };
}
