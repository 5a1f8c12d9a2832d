import { openEmbedded } from "../src/db/embedded.ts";

/**
 * Makes every repetition as old as if it had been planned `days` ago; the server of the data folder must not be
 * running.
 */
export async function forwardReviews(dataFolder: string, days: number): Promise<void> {
  const database = await openEmbedded(dataFolder);
  const back = (field: string) => `to_jsonb((card->>'${field}')::timestamptz - make_interval(days => $1))`;
  try {
    const { affectedRows } = await database.client.query(
      `update review_cards set due = due - make_interval(days => $1),
        card = card || jsonb_build_object('due', ${back("due")}, 'last_review', ${back("last_review")})`,
      [days],
    );
    if (!affectedRows) throw new Error("There is no question to repeat");
  } finally {
    await database.close();
  }
}
