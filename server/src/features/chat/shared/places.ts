import type { Db } from "../../../db/client.ts";
import { listQuestionsOf } from "../repository.ts";

/** What tells where the questions of a chat belong in the text of their step. */
export async function loadChatPlaces(db: Db, stepId: string) {
  const rows = await listQuestionsOf(db, stepId);
  return rows.map(({ id, question: { text, explanation }, quote }) => ({
    ...{ id, text, explanation },
    source: quote === null ? null : { quote },
  }));
}
