import type { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "../src/db/embedded.ts";

/** Changes data behind the server's back; the server of the data folder must not be running. */
export async function behind(dataFolder: string, change: (client: PGlite) => Promise<void>): Promise<void> {
  const database = await openEmbedded(dataFolder);
  try {
    await change(database.client);
  } finally {
    await database.close();
  }
}
