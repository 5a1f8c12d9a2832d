import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld } from "../../testing/accessWorld.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { callWith, nameOf, TEXT_FIELDS } from "../../testing/textFields.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer({ LOG_LEVEL: "silent" });
  world = await createAccessWorld(server);
});
afterAll(() => server.close());

it("a text in a request has a greatest length wherever it stands", () => {
  expect(TEXT_FIELDS.length).toBeGreaterThan(60);
  const endless = TEXT_FIELDS.filter(({ field }) => field.longest === null);
  expect(endless.map((field) => nameOf(field, ""))).toEqual([]);
});

it.each(["a\0b", "a\ud800b", "\u202ea\u2069\udc00"])(
  "%j breaks nothing in any request",
  { timeout: 240_000 },
  async (text) => {
    const broken: string[] = [];
    for (const field of TEXT_FIELDS) {
      const place = await world.place();
      const status = await callWith({ server, world, place }, [field], () => text);
      if (status >= 500 || status === 0) broken.push(`${nameOf(field, text)}: ${status}`);
    }
    expect(broken).toEqual([]);
  },
);
