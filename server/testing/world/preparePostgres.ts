import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/db/client.ts";
import { leaveServer } from "./leaveServer.ts";

/** `node preparePostgres.ts URL`: leaves in an empty database what a server makes of it. */
async function prepare(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prepared-"));
  const complain = (error: Error) => {
    throw error;
  };
  await leaveServer(folder, await openDatabase({ url, folder: null }, complain));
  rmSync(folder, { recursive: true });
}

await prepare(process.argv[2] ?? "");
