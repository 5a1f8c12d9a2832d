import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../db/client.ts";
import { findPackage, listPackageIds, listQuestions } from "../repository.ts";

/** What was carried into chats for a course and back, as its creator takes it away, one package at a time. */
export async function* packagesForPerson(db: Db, courseId: string) {
  for (const id of await listPackageIds(db, courseId)) {
    // Other requests go first: answers may be long.
    await setImmediate();
    const row = await findPackage(db, courseId, id);
    if (!row) continue;
    const { number, kind, answer, createdAt, answeredAt, plan } = row;
    const texts = row.texts.map(({ step: { title, content, summary }, state }) => ({
      ...{ title, content, summary, state },
    }));
    const questions = (await listQuestions(db, [id])).map(({ question, state, quote }) => {
      const { text, options, explanation, hint } = question;
      return { text, options, explanation, hint, state, quote };
    });
    yield { number, kind, answer, createdAt, answeredAt, questions, plan: plan?.steps ?? [], texts };
  }
}
