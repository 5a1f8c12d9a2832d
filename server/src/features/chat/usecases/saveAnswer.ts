import type { ChatPackage } from "@lehrpfad/contract";
import { comparedWith } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import {
  bytesOfRequest,
  type ChatQuestionRow,
  changeQuestion,
  findPackage,
  findQuestions,
  listQuestions,
  lockPackage,
  type PackageRow,
  replaceRead,
  storeAnswer,
} from "../repository.ts";
import { stateAfter, UNDECIDED } from "../rules.ts";
import { type ReadPackage, readPackage } from "../shared/readQuestions.ts";
import { saveParts } from "../shared/saveParts.ts";
import { showOne } from "../shared/view.ts";

const bytesOfAnswer = (answer: string, rows: readonly ChatQuestionRow[]): number =>
  rows.reduce(
    (sum, { question, proof }) => sum + Buffer.byteLength(JSON.stringify(question) + proof),
    Buffer.byteLength(answer),
  );

/** Notes at each question what a second reader answered; what was changed since stays as it is. */
async function noteSecondAnswers(
  tx: Db,
  course: CourseRow,
  row: PackageRow,
  second: ReadPackage["second"],
): Promise<void> {
  const asked = await findQuestions(
    tx,
    course.id,
    row.asked.map(({ questionId }) => questionId),
  );
  for (const given of second) {
    const item = row.asked[given.number - 1];
    const question = asked.find(({ id }) => id === item?.questionId);
    const compared = item && question ? comparedWith(question.question, item, given) : null;
    if (!question || !compared) continue;
    const state = stateAfter(question.state, compared.agrees);
    await changeQuestion(tx, question.id, UNDECIDED, { second: compared, state });
  }
}

/** Whether nothing in an answer can be read, or nothing that was not read before out of what it goes on from. */
function isNothingNew(row: PackageRow, known: readonly ChatQuestionRow[], read: ReadPackage): boolean {
  const isLonger = row.answer !== "" && read.answer.startsWith(row.answer.trimEnd());
  if (row.kind === "answers") return read.second.length === 0 || (isLonger && read.isSecondKnown);
  const ids = new Set(known.map(({ id }) => id));
  const isKnown = read.refused.length === row.refused.length && read.rows.every(({ id }) => ids.has(id));
  return read.found + read.refused.length === 0 || (isLonger && isKnown);
}

/**
 * Keeps what a chat answered, all pieces together, over the version that was read, and reads it: questions are placed in
 * their steps and judged, second answers noted at their questions. Throws COURSE_NOT_FOUND, NOT_FOUND, CHAT_CHANGED,
 * CHAT_NOTHING_READ, CHAT_REQUEST_PASTED, QUOTA_BYTES, and what `Work.run` throws.
 */
export async function saveAnswer({
  context,
  input: { slug, packageId, version, answer: pasted },
}: Call<
  { slug: string; packageId: string; version: number; answer: string },
  CallerContext
>): Promise<ChatPackage> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const found = await findPackage(services.db, course.id, packageId);
  if (!found) throw refusal("NOT_FOUND");
  if (found.version !== version) throw refusal("CHAT_CHANGED");
  if (found.kind === "plan" || found.kind === "texts") return await saveParts(context, course, found, pasted);
  const known = await listQuestions(services.db, [packageId]);
  const read = await readPackage(context, course, { row: found, pasted, known });
  const { answer } = read;
  if (answer.trim() === "" && pasted.trim() !== "") throw refusal("CHAT_REQUEST_PASTED");
  const isOther = answer.trim() !== found.answer.trim();
  if (isOther && answer.trim() !== "" && isNothingNew(found, known, read)) throw refusal("CHAT_NOTHING_READ");
  const answeredAt = answer.trim() === "" ? null : services.clock.now();
  await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    // Before its steps, as who deletes one does.
    await lockCourse(tx, course.id);
    const row = await lockPackage(tx, course.id, packageId);
    if (!row) throw refusal("NOT_FOUND");
    if (row.version !== version) throw refusal("CHAT_CHANGED");
    const bytes = bytesOfAnswer(answer, read.rows) + bytesOfRequest(row);
    await takeRoom(tx, services, course.ownerId, { bytes: Math.max(0, bytes - row.bytes) });
    if (row.kind === "questions") await replaceRead(tx, packageId, read.rows);
    else await noteSecondAnswers(tx, course, row, read.second);
    await storeAnswer(tx, row, { answer, refused: read.refused, answeredAt });
  });
  const saved = await findPackage(services.db, course.id, packageId);
  if (!saved) throw refusal("NOT_FOUND");
  return await showOne(services, course, saved);
}
