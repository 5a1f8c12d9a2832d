import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, it } from "vitest";
import { openRequest } from "../../../testing/rawUpload.ts";
import { busyReaderOf, isReading, longReading } from "../../../testing/readers.ts";
import { clientOf, signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";

const LONG = Buffer.from(longReading());

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "readers-"));
});
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until a reader is gone: nothing but its removal, or the end of its parent, ends it in this time. */
const ended = (reader: number) => eventually(async () => (isReading(reader) ? null : true), 20);

/** Sends a document that is read for long; answers its id. */
async function send(url: string, token: string): Promise<string> {
  const headers = { "content-length": String(LONG.length) };
  const request = openRequest(`${url}/api/documents?name=a.txt`, { method: "POST", token, headers });
  await request.send(LONG);
  request.end();
  const { body } = await request.answer;
  return (body as { id: string }).id;
}

it("a reader ends when its document is removed on another process, and with its own that is killed", {
  timeout: 120_000,
}, async () => {
  const url = await createPostgresUrl();
  // Nobody looks by himself whether a document is still there.
  const settings = { DATA_DIR: folder, LEASE_SECONDS: "3600", ...(url ? { DATABASE_URL: url } : {}) };
  const worker = await startServerProcess({ ...settings, PROCESS_MODE: url ? "worker" : "all" });
  const web = url ? await startServerProcess({ ...settings, PROCESS_MODE: "web" }) : worker;
  const token = await signUpAt(web.url, "readers@example.org");
  const { documents } = clientOf(web.url, token);

  const id = await send(web.url, token);
  const first = await eventually(async () => busyReaderOf(worker.pid), 60);
  await documents.remove({ id });
  await ended(first);

  await send(web.url, token);
  const second = await eventually(async () => busyReaderOf(worker.pid), 60);
  await worker.kill();
  await ended(second);
});
