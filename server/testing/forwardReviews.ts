import { behind } from "./behind.ts";

/**
 * Makes every repetition as old as if it had been planned `days` ago; the server of the data folder must not be
 * running.
 */
export async function forwardReviews(dataFolder: string, days: number): Promise<void> {
  const back = (field: string) => `to_jsonb((card->>'${field}')::timestamptz - make_interval(days => $1))`;
  await behind(dataFolder, async (client) => {
    const { affectedRows } = await client.query(
      `update review_cards set due = due - make_interval(days => $1),
        card = card || jsonb_build_object('due', ${back("due")}, 'last_review', ${back("last_review")})`,
      [days],
    );
    if (!affectedRows) throw new Error("There is no question to repeat");
  });
}
