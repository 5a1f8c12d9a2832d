import type { ChatPackage } from "@lehrpfad/contract";
import { comparedWith, readSecondAnswers } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import {
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
import { chatStepsOf } from "../shared/course.ts";
import { judgingOf, readPackage } from "../shared/readQuestions.ts";
import { showOne } from "../shared/view.ts";

/** Notes at each question what a second reader answered; what was changed since stays as it is. */
async function noteSecondAnswers(tx: Db, course: CourseRow, row: PackageRow, answer: string): Promise<void> {
  const asked = await findQuestions(
    tx,
    course.id,
    row.asked.map(({ questionId }) => questionId),
  );
  for (const given of readSecondAnswers(answer)) {
    const item = row.asked[given.number - 1];
    const question = asked.find(({ id }) => id === item?.questionId);
    const second = item && question ? comparedWith(question.question, item, given) : null;
    if (!question || !second) continue;
    const state = stateAfter(question.state, second.agrees);
    await changeQuestion(tx, question.id, UNDECIDED, { second, state });
  }
}

/**
 * Keeps what a chat answered, all pieces together, over the version that was read, and reads it: questions are placed in
 * their steps and judged, second answers noted at their questions. Throws COURSE_NOT_FOUND, NOT_FOUND, CHAT_CHANGED.
 */
export async function saveAnswer({
  context,
  input: { slug, packageId, version, answer },
}: Call<{ slug: string; packageId: string; version: number; answer: string }>): Promise<ChatPackage> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const found = await findPackage(services.db, course.id, packageId);
  if (!found) throw refusal("NOT_FOUND");
  const known = await listQuestions(services.db, [packageId]);
  const judging =
    found.kind === "questions"
      ? await judgingOf(services, course, await chatStepsOf(services, course))
      : null;
  const read = judging && (await readPackage(found, answer, known, judging));
  const answeredAt = answer.trim() === "" ? null : services.clock.now();
  await inTransaction(context, async (tx) => {
    const row = await lockPackage(tx, course.id, packageId);
    if (!row) throw refusal("NOT_FOUND");
    if (row.version !== version) throw refusal("CHAT_CHANGED");
    if (read) await replaceRead(tx, packageId, read.rows);
    else await noteSecondAnswers(tx, course, row, answer);
    await storeAnswer(tx, row, { answer, refused: read?.refused ?? [], answeredAt });
  });
  const saved = await findPackage(services.db, course.id, packageId);
  if (!saved) throw refusal("NOT_FOUND");
  return await showOne(services, course, saved);
}
