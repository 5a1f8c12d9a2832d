import type { Database } from "../../src/db/client.ts";
import { signingKeys } from "../../src/db/tables/index.ts";
import { createTestServer } from "../testServer.ts";

/** Leaves in a database what a server makes of an empty one (tables, queues), but no key of its own. */
export async function leaveServer(dataFolder: string, database: Database): Promise<void> {
  const server = await createTestServer({ DATA_DIR: dataFolder }, database);
  await server.services.db.delete(signingKeys);
  await server.close();
}
