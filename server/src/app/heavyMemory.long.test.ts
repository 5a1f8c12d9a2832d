import { randomUUID } from "node:crypto";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { steps } from "../db/tables/content.ts";

const MEGABYTE = 1024 * 1024;
/** Megabytes that the server's own process may take for what somebody else sends. */
const MOST = 200;

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

/** What `work` answers; this process holds at most `MOST` megabytes more meanwhile. */
async function inLittleMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 10);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    look();
    expect(Math.round((most - before) / MEGABYTE)).toBeLessThan(MOST);
  }
}

it("marks in the longest steps of signs that stand for eighteen letters take little memory", async () => {
  await server.services.db.update(steps).set({ content: "\ufdfa".repeat(190_000) });
  const { steps: all } = await creator.client.editing.outline({ slug });
  const sittings = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { token } = await server.client().learning.startAnonymously({ slug });
      return server.client({ enrolmentToken: token ?? "" });
    }),
  );
  const marks = sittings.flatMap(({ campus }) =>
    all.map(
      ({ id: stepId }) =>
        () =>
          campus.putHighlight({
            slug,
            stepId,
            id: randomUUID(),
            quote: "z".repeat(100),
            prefix: "",
            suffix: "",
          }),
    ),
  );
  const answers = await inLittleMemory(() => Promise.allSettled(marks.map((mark) => mark())));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: "rejected", reason: { code: "HIGHLIGHT_NOT_IN_STEP" } });
});

it("archives that unpack to a hundred times as much take little memory", async () => {
  const course = Buffer.concat([
    Buffer.from('{"steps":['),
    Buffer.alloc(95 * MEGABYTE, " "),
    Buffer.from("]}"),
  ]);
  const archive = Buffer.from(zipSync({ "course.json": course }));
  const send = async () => {
    const query = new URLSearchParams({ requestId: randomUUID(), name: "course.zip" });
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    return (await server.fetch(`/api/imports?${query}`, { method: "POST", headers, body: archive })).status;
  };
  const answers = await inLittleMemory(() => Promise.all(Array.from({ length: 4 }, send)));
  for (const status of answers) expect([413, 422]).toContain(status);
});
