import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startCourse } from "../../../testing/crash.ts";
import { inState, proposed } from "../../../testing/proposals.ts";
import { clientOf, signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, type ServerProcess, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";

/** Steps written when the server is killed, each time. */
const MOMENTS = [0, 3, 9, 15, 21];
const STEPS = 25;
const folder = mkdtempSync(join(tmpdir(), "rewriting-crash-"));
let server: ServerProcess | null = null;
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

it("goes on with a course that is written anew however often the server is killed; the present one stays whole", {
  timeout: 600_000,
}, async () => {
  const url = await createPostgresUrl();
  const settings = { DATA_DIR: folder, LEASE_SECONDS: "2", ...(url ? { DATABASE_URL: url } : {}) };
  server = await startServerProcess(settings);
  const token = await signUpAt(server.url, "ada@example.org");
  const slug = await startCourse(server.url, token, { text: germanText(150), steps: STEPS });
  let client = clientOf(server.url, token);
  await eventually(async () => (await client.generation.get({ slug })).finishedAt, 240);
  const before = (await client.learning.course({ slug })).steps;
  const id = await proposed(client, slug, { kind: "course" });
  let [most, interrupted] = [0, 0];
  for (const moment of MOMENTS) {
    await eventually(async () => {
      const { proposals } = await client.rewriting.list({ slug });
      const steps = proposals[0]?.writtenSteps ?? 0;
      expect(steps).toBeGreaterThanOrEqual(most);
      most = steps;
      return steps >= moment ? true : null;
    }, 240);
    await server.kill();
    server = await startServerProcess(settings);
    client = clientOf(server.url, token);
    expect((await client.learning.course({ slug })).steps).toEqual(before);
    const { proposals } = await client.rewriting.list({ slug });
    if (proposals[0]?.state !== "ready") interrupted++;
  }
  expect(interrupted).toBeGreaterThan(0);
  await inState(client, slug, id, "ready");
  const { proposed: version, removed } = await client.rewriting.compare({ slug, id });
  expect(version.map(({ position }) => position)).toEqual(Array.from({ length: STEPS }, (_, at) => at + 1));
  expect(removed).toEqual([]);
  const accepting = client.rewriting.accept({ slug, id }).catch(() => null);
  await server.kill();
  await accepting;
  server = await startServerProcess(settings);
  client = clientOf(server.url, token);
  await client.rewriting.accept({ slug, id });
  const after = (await client.learning.course({ slug })).steps;
  expect(after.map(({ stepId }) => stepId)).toEqual(before.map(({ stepId }) => stepId));
  expect(await server.stop()).toBe(0);
  server = null;
});
