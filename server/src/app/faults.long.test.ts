import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestStorage, type TestStorage } from "../../testing/objectStorage.ts";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { killLeftServers, startServerProcess } from "../../testing/serverProcess.ts";
import { createTestServer, eventually } from "../../testing/testServer.ts";
import { germanText } from "../../testing/text.ts";

let postgres: TestPostgres;
let storage: TestStorage;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "faults-"));
  postgres = await startPostgres();
  storage = await createTestStorage();
});
afterAll(async () => {
  await killLeftServers();
  await storage.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

const answer = async (url: string) => {
  const response = await fetch(url, { headers: { authorization: "Bearer x" } });
  return [response.status, ((await response.json()) as { code?: string }).code];
};

it("a database that goes away is named, and served again by itself once it is back", {
  timeout: 120_000,
}, async () => {
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: "silent",
  });
  try {
    const page = `${server.url}/api/site`;
    expect((await fetch(page)).status).toBe(200);
    await postgres.stop();
    expect(await answer(page)).toEqual([503, "DATABASE_UNAVAILABLE"]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, database: false }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await postgres.start();
    await eventually(async () => ((await fetch(page)).status === 200 ? true : null), 30);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

it("a storage that goes away refuses uploads with its name; what is to be removed goes once it is back", {
  timeout: 120_000,
}, async () => {
  const server = await createTestServer({ STORAGE_URL: storage.url, LOG_LEVEL: "silent" });
  try {
    const person = await server.signUp();
    const text = germanText(12);
    const id = await server.upload(person.accessToken, "a.txt", text);
    expect((await server.services.files.read(`documents/${id}`))?.toString()).toBe(text);
    await storage.stop();
    const refused = await server.fetch("/api/documents?name=b.txt", {
      method: "POST",
      headers: { authorization: `Bearer ${person.accessToken}` },
      body: text,
    });
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: "STORAGE_UNAVAILABLE" }]);
    await person.client.documents.remove({ id });
    await storage.start();
    await eventually(
      async () => ((await server.services.files.read(`documents/${id}`)) === null ? true : null),
      60,
    );
  } finally {
    await server.close();
  }
});
