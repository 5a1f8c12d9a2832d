import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { courseOfLists } from "../../../testing/heavyCourse.ts";
import { signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, startServerProcess, WITHOUT_QUOTAS } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";

const folder = mkdtempSync(join(tmpdir(), "export-restart-"));
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

it("a file that is being written when its server is killed comes after the next start, asked for once", async () => {
  const url = await createPostgresUrl();
  const settings = { DATA_DIR: folder, ...WITHOUT_QUOTAS, ...(url ? { DATABASE_URL: url } : {}) };
  const first = await startServerProcess(settings);
  const headers = { authorization: `Bearer ${await signUpAt(first.url, "export@example.org")}` };
  const query = new URLSearchParams({ requestId: randomUUID(), name: "course.json" });
  const body = courseOfLists(4, 3_000);
  const sent = await fetch(`${first.url}/api/imports?${query}`, { method: "POST", headers, body });
  expect(sent.status).toBe(201);
  const { slug } = (await sent.json()) as { slug: string };
  const ask = (server: string) => fetch(`${server}/api/courses/${slug}/exports/pdf`, { headers });
  const namesIn = (name: string) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name), { recursive: true }) : [];
  const broken = expect(ask(first.url)).rejects.toThrow();
  // The folder is there while a process writes: before the request is answered, however fast that is.
  await eventually(async () => namesIn("temporary").length > 0 || null, 10);
  await first.kill();
  await broken;
  expect(namesIn("files/exports")).toEqual([]);
  const second = await startServerProcess(settings);
  await eventually(async () => namesIn("files/exports").length > 0 || null, 100);
  const file = await ask(second.url);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(new TextDecoder("latin1").decode(await file.arrayBuffer())).toMatch(/^%PDF-.*%%EOF\s*$/s);
  expect(await second.stop()).toBe(0);
});
