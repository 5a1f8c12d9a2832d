import type { PGlite } from "@electric-sql/pglite";
import { behind } from "./behind.ts";

async function changeOne(client: PGlite, statement: string, values: unknown[]): Promise<void> {
  const { affectedRows } = await client.query(statement, values);
  if (affectedRows !== 1) throw new Error(`${affectedRows} accounts were changed instead of one`);
}

/** Makes an account as old as if it had been made `hours` ago; the limits of that time are over. */
export async function ageAccount(dataFolder: string, email: string, hours: number): Promise<void> {
  const made = "update auth_users set created_at = now() - make_interval(mins => $2::int) where email = $1";
  await behind(dataFolder, async (client) => {
    await changeOne(client, made, [email, Math.round(hours * 60)]);
    await client.query("delete from rate_limits");
  });
}

/** Takes the mark "verified" from the profile of a confirmed account. */
export async function unmarkProfile(dataFolder: string, email: string): Promise<void> {
  const unmark = "update user_profiles set is_email_verified = false where email = $1";
  await behind(dataFolder, (client) => changeOne(client, unmark, [email]));
}
