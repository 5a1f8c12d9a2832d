import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finished } from "../../testing/courses.ts";
import { createTestStorage, type TestStorage } from "../../testing/objectStorage.ts";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { killLeftServers, startServerProcess } from "../../testing/serverProcess.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { germanText } from "../../testing/text.ts";
import { openDatabase } from "../db/client.ts";
import { atOneMoment, rowsOf, tablesInOrder } from "../db/transfer.ts";
import { createJobs } from "../platform/jobs.ts";
import { createObjectFiles } from "../platform/objectFiles.ts";
import { exportInstallation, importInstallation, readExport, TransferError } from "./transfer.ts";

let server: TestServer;
let postgres: TestPostgres;
let storage: TestStorage;
let creator: SignedUp;
let documentId: string;
let slug: string;
const folder = mkdtempSync(join(tmpdir(), "transfer-"));
const NOW = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  server = await createTestServer();
  postgres = await startPostgres();
  storage = await createTestStorage();
  creator = await server.signUp();
  documentId = await server.upload(creator.accessToken, "bees.txt", germanText(60));
  ({ slug } = await creator.client.courses.create(courseRequest([documentId])));
  await finished(creator, slug);
}, 120_000);
afterAll(async () => {
  await killLeftServers();
  await server.close();
  await storage.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

const complain = (error: Error) => {
  throw error;
};

async function target(name: string) {
  const admin = await openDatabase({ url: postgres.url, folder: null }, complain);
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, folder: null }, complain);
  const jobs = await createJobs(database, server.services.log);
  const files = createObjectFiles(storage.url, join(folder, "spool"));
  return {
    url: url.href,
    database,
    files,
    jobs,
    close: async () => {
      await jobs.stop(1);
      await database.close();
    },
  };
}

describe("an export", () => {
  it("made while people go on working is stored in an empty Postgres and bucket, row by row the same", {
    timeout: 120_000,
  }, async () => {
    const out = join(folder, "whole");
    let busy = true;
    const work = (async () => {
      let made = 0;
      for (; busy; made += 1) await server.signUp("course_participant");
      return made;
    })();
    const manifest = await exportInstallation(server.services, out, NOW);
    busy = false;
    expect(await work).toBeGreaterThan(0);
    const to = await target("whole");
    expect(await importInstallation(to, await readExport(out))).toEqual(manifest);
    await atOneMoment(to.database.db, async (tx) => {
      for (const table of await tablesInOrder(tx)) {
        const rows: string[] = [];
        for await (const batch of rowsOf(tx, table)) rows.push(...batch);
        const exported = readFileSync(join(out, "tables", `${table.name}.jsonl`), "utf8");
        expect(rows.map((row) => `${row}\n`).join(""), table.name).toBe(exported);
      }
    });
    const text = await to.files.read(`documents/${documentId}`);
    expect(text?.toString()).toBe(germanText(60));
    await to.close();
    const moved = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: to.url,
      STORAGE_URL: storage.url,
    });
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    const again = await fetch(`${moved.url}/api/courses/${slug}`, { headers });
    expect(await again.json()).toMatchObject({ slug, name: "Bienenkunde" });
    await moved.stop();
  });

  it("that was changed, is not whole, or has no empty place to go is refused with a sentence", {
    timeout: 120_000,
  }, async () => {
    const out = join(folder, "changed");
    await exportInstallation(server.services, out, NOW);
    await expect(exportInstallation(server.services, out, NOW)).rejects.toThrow(/not empty/);
    await expect(readExport(join(folder, "nothing"))).rejects.toThrow(TransferError);
    await expect(importInstallation({ ...server.services }, await readExport(out))).rejects.toThrow(
      /holds data already/,
    );
    appendFileSync(join(out, "tables/courses.jsonl"), "{}\n");
    await expect(readExport(out)).rejects.toThrow(/changed or damaged/);
  });
});
