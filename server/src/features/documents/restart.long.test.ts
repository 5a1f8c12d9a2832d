import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestStorage, type TestStorage } from "../../../testing/objectStorage.ts";
import { openRequest } from "../../../testing/rawUpload.ts";
import { clientOf, signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";
import { openFiles } from "../../app/services.ts";
import { readConfig } from "../../platform/config.ts";

const PIECE = 4 * 1024 * 1024;

let folder: string;
let storage: TestStorage;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "restart-"));
  storage = await createTestStorage();
});
afterAll(async () => {
  await killLeftServers();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(["a folder", "a bucket"])(
  "an upload into %s goes on after its server was killed or stopped",
  {
    timeout: 120_000,
  },
  async (kind) => {
    const url = await createPostgresUrl();
    const settings = {
      DATA_DIR: join(folder, kind),
      ...(url ? { DATABASE_URL: url } : {}),
      ...(kind === "a bucket" ? { STORAGE_URL: storage.url } : {}),
    };
    let server: ServerProcess = await startServerProcess(settings);
    const token = await signUpAt(server.url, "restart@example.org");
    const content = randomBytes(3 * PIECE);
    const { documents } = clientOf(server.url, token);
    const { id } = await documents.beginUpload({ name: "a.txt", bytes: content.length });
    const where = () => `${server.url}/api/uploads/${id}`;
    const open = (offset: number) =>
      openRequest(where(), { method: "PATCH", token, headers: { "upload-offset": String(offset) } });
    const received = async () => {
      const answer = await fetch(where(), { method: "HEAD", headers: { authorization: `Bearer ${token}` } });
      return Number(answer.headers.get("upload-offset"));
    };
    const files = openFiles(readConfig(settings));
    const pieces = async () => {
      let count = 0;
      for await (const key of files.list()) if (key.startsWith(`uploads/${id}`)) count++;
      return count;
    };

    const first = open(0);
    await first.send(content.subarray(0, 2 * PIECE + 500_000));
    // A second piece begins only once the first one is noted.
    await eventually(async () => ((await pieces()) > 1 ? true : null), 30);
    await server.kill();
    server = await startServerProcess(settings);
    const kept = await received();
    expect(kept).toBeGreaterThanOrEqual(PIECE);

    const second = open(kept);
    await second.send(content.subarray(kept, kept + 1_000_000));
    // By the time it answers this, it has met what came before.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    server = await startServerProcess(settings);
    const keptInOrder = await received();
    expect(keptInOrder).toBeGreaterThan(kept);

    const last = open(keptInOrder);
    await last.send(content.subarray(keptInOrder));
    last.end();
    expect(await last.answer).toMatchObject({ status: 200, body: { id, bytes: content.length } });
    expect((await files.read(`documents/${id}`))?.equals(content)).toBe(true);
    expect(await pieces()).toBe(0);
    await server.stop();
  },
);
