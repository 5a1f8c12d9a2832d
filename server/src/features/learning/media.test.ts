import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { wave } from "../../../testing/media.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { readRange } from "../../platform/http/ranges.ts";

const SOUND = wave(3);
let server: TestServer;
let made: { creator: SignedUp; slug: string };
let mediaId: string;
let address: string;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
  made = await finishedCourse(server);
  const answer = await server.fetch(`/api/courses/${made.slug}/media?name=a.wav`, {
    method: "POST",
    headers: { authorization: `Bearer ${made.creator.accessToken}`, "content-length": String(SOUND.length) },
    body: SOUND,
  });
  mediaId = ((await answer.json()) as { id: string }).id;
  ({ address } = await made.creator.client.learning.media({ slug: made.slug, mediaId }));
});
afterAll(() => server.close());

const get = (range?: string, more: Record<string, string> = {}, method = "GET") =>
  server.fetch(address, { method, headers: { ...(range ? { range } : {}), ...more } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("the file of audio or video", () => {
  it("comes whole, as what it is and nothing else", async () => {
    const answer = await get();
    const { headers } = answer;
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).equals(SOUND)).toBe(true);
    expect(headers.get("content-type")).toBe("audio/wav");
    expect(headers.get("accept-ranges")).toBe("bytes");
    expect(headers.get("content-length")).toBe(String(SOUND.length));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toMatch(/^private/);
    expect(headers.get("content-security-policy")).toContain("media-src 'self'");
  });

  it.each([
    ["bytes=0-1", 0, 2],
    ["bytes=100-199", 100, 200],
    ["bytes=24000-", 24_000, SOUND.length],
    ["bytes=-10", SOUND.length - 10, SOUND.length],
    ["bytes=24000-999999999", 24_000, SOUND.length],
  ])("comes in the part that %s asks for", async (range, start, end) => {
    const answer = await get(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/${SOUND.length}`);
    expect(answer.headers.get("content-length")).toBe(String(end - start));
    expect((await bytesOf(answer)).equals(SOUND.subarray(start, end))).toBe(true);
  });

  it("has no part behind its end, and comes whole for what is no single part of it", async () => {
    const behind = await get(`bytes=${SOUND.length}-`);
    expect([behind.status, behind.headers.get("content-range")]).toEqual([416, `bytes */${SOUND.length}`]);
    expect((await get("bytes=-0")).status).toBe(416);
    for (const odd of ["bytes=5-2", "bytes=0-1,4-5", "lines=1-2", "bytes=-", "bytes=a-b"]) {
      expect((await get(odd)).status).toBe(200);
    }
    expect((await get("bytes=0-1", { "if-range": '"another"' })).status).toBe(200);
    expect((await get("bytes=0-1", { "if-range": `"${mediaId}"` })).status).toBe(206);
  });

  it("is measured without being sent", async () => {
    const answer = await get(undefined, {}, "HEAD");
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(SOUND.length)]);
    expect((await bytesOf(answer)).length).toBe(0);
  });

  it("is for those who may read the course, as long as their address is good", async () => {
    const { slug } = made;
    const nobody = server.client().learning.media({ slug, mediaId });
    await expect(nobody).rejects.toMatchObject({ code: "ENROLMENT_REQUIRED" });
    const stranger = await server.signUp("course_participant");
    await expect(stranger.client.learning.media({ slug, mediaId })).rejects.toMatchObject({
      code: "ENROLMENT_REQUIRED",
    });
    await stranger.client.learning.enrol({ slug });
    const own = (await stranger.client.learning.media({ slug, mediaId })).address;
    expect((await server.fetch(own)).status).toBe(200);

    const [path = ""] = address.split("?");
    expect((await server.fetch(path)).status).toBe(403);
    expect((await server.fetch(`${path}?ticket=${stranger.accessToken}`)).status).toBe(403);
    const other = own.replace(mediaId, createHash("sha256").update("x").digest("hex").slice(0, 36));
    expect((await server.fetch(other)).status).toBe(403);
    const elsewhere = await finishedCourse(server);
    await expect(
      elsewhere.creator.client.learning.media({ slug: elsewhere.slug, mediaId }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    const foreign = own.replace(made.slug, elsewhere.slug);
    expect((await server.fetch(foreign)).status).toBe(403);

    await made.creator.client.courses.setActive({ slug, active: false });
    expect((await server.fetch(own)).status).toBe(410);
    expect((await server.fetch(address)).status).toBe(200);
    await made.creator.client.courses.setActive({ slug, active: true });
    server.clock.forward(4 * 3_600 + 1);
    expect((await server.fetch(own)).status).toBe(403);
  });
});

it("a part is read as RFC 9110 says", () => {
  expect(readRange(undefined, 10)).toBeNull();
  expect(readRange("bytes=0-", 10)).toEqual({ start: 0, end: 10 });
  expect(readRange("bytes=9-9", 10)).toEqual({ start: 9, end: 10 });
  expect(readRange("bytes=10-", 10)).toBe("unsatisfiable");
  expect(readRange("bytes=-99", 10)).toEqual({ start: 0, end: 10 });
});
