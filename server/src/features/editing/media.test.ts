import { randomUUID } from "node:crypto";
import { mediaAddress } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { mp4, wave } from "../../../testing/media.ts";
import { listenOn, openRequest } from "../../../testing/rawUpload.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { uploads } from "../../db/tables/index.ts";

let server: TestServer;
let made: { creator: SignedUp; slug: string };
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web", MEDIA_MEGABYTES: "2" });
  made = await finishedCourse(server);
});
afterAll(() => server.close());

const SOUND = wave(3);

function send(
  file: Uint8Array<ArrayBuffer>,
  { creator = made.creator, slug = made.slug, name = "Summen.wav" } = {},
) {
  const headers = { authorization: `Bearer ${creator.accessToken}`, "content-length": String(file.length) };
  return server.fetch(`/api/courses/${slug}/media?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers,
    body: file,
  });
}

/** Stores a sound in a course; answers its id. */
async function stored(file = SOUND, of = made): Promise<string> {
  const answer = await send(file, of);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const filesOfMedia = async () => {
  const keys: string[] = [];
  for await (const key of server.services.files.list()) if (key.startsWith("media/")) keys.push(key);
  return keys.sort();
};

describe("audio and video", () => {
  it("are told by their content, stored, and named as their file is", async () => {
    const answer = await send(SOUND, { ...made, name: "../Summen der Bienen.mp3" });
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { kind: "audio", name: "Summen der Bienen", seconds: 3, width: null, height: null },
    ]);
    const film = mp4([{ handler: "vide", codec: "avc1", width: 640, height: 360 }]);
    expect(await (await send(new Uint8Array(film), made)).json()).toMatchObject({
      kind: "video",
      width: 640,
    });
  });

  it("are refused when they are none, too large, in a foreign codec, or somebody else's course", async () => {
    const before = await filesOfMedia();
    const page = new Uint8Array(Buffer.from("<!doctype html><script>alert(1)</script>".repeat(50)));
    const cases: [Uint8Array<ArrayBuffer>, number, object][] = [
      [page, 422, { code: "media_unreadable" }],
      [new Uint8Array(mp4([{ handler: "vide", codec: "hvc1" }])), 422, { code: "media_codec" }],
      [new Uint8Array(2 * 1024 * 1024 + 1), 413, { code: "media_too_large", params: { megabytes: 2 } }],
    ];
    for (const [file, status, body] of cases) {
      const answer = await send(file);
      expect([answer.status, await answer.json()]).toEqual([status, body]);
    }
    const stranger = await server.signUp("course_creator_free");
    expect((await send(SOUND, { ...made, creator: stranger })).status).toBe(404);
    const participant = await server.signUp("course_participant");
    expect((await send(SOUND, { ...made, creator: participant })).status).toBe(403);
    expect(await filesOfMedia()).toEqual(before);
    expect(await server.services.db.$count(uploads)).toBe(0);
  });

  it("that come without their length are stopped where they are too long, and leave nothing when they break off", async () => {
    const before = await filesOfMedia();
    const { url, close } = await listenOn(server);
    const token = made.creator.accessToken;
    const open = () =>
      openRequest(`${url}/api/courses/${made.slug}/media?name=a.wav`, { method: "POST", token });
    const long = open();
    await long.send(wave(300));
    long.end();
    expect(await long.answer).toMatchObject({ status: 413, body: { code: "media_too_large" } });
    const broken = open();
    await broken.send(SOUND.subarray(0, 9_000));
    broken.cut();
    await expect.poll(async () => await server.services.db.$count(uploads)).toBe(0);
    expect(await filesOfMedia()).toEqual(before);
    await close();
  });

  it("count as what their creator keeps, with what is written down of them", async () => {
    const small = await createTestServer({
      ...{ PROCESS_MODE: "web", UNCONFIRMED_MEGABYTES: "1", MEDIA_MEGABYTES: "2" },
    });
    const { creator, slug } = await finishedCourse(small);
    const used = async () =>
      (await creator.client.quotas.own({})).quotas.find(({ kind }) => kind === "bytes")?.used ?? 0;
    const post = (file: Uint8Array<ArrayBuffer>) =>
      small.fetch(`/api/courses/${slug}/media?name=a.wav`, {
        method: "POST",
        headers: { authorization: `Bearer ${creator.accessToken}`, "content-length": String(file.length) },
        body: file,
      });
    const before = await used();
    const { id } = (await (await post(SOUND)).json()) as { id: string };
    expect(await used()).toBe(before + SOUND.length);
    const texts = { transcript: " Es summt. ", captions: "" };
    expect(await creator.client.editing.saveMediaTexts({ slug, mediaId: id, ...texts })).toEqual({
      ...{ transcript: "Es summt.", captions: "" },
    });
    expect(await used()).toBe(before + SOUND.length + 9);
    const answer = await post(wave(140));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, "QUOTA_BYTES"]);
    expect(await used()).toBe(before + SOUND.length + 9);
    await small.close();
  });

  it("have captions only in WebVTT", async () => {
    const mediaId = await stored();
    const { client } = made.creator;
    const save = (captions: string) =>
      client.editing.saveMediaTexts({ slug: made.slug, mediaId, transcript: "", captions });
    const vtt = "\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:02.000\r\nSumm";
    expect((await save(vtt)).captions).toBe("WEBVTT\n\n00:00.000 --> 00:02.000\nSumm\n");
    await expect(save("<script>alert(1)</script>")).rejects.toMatchObject({ code: "CAPTIONS_UNREADABLE" });
    await expect(save("WEBVTT")).rejects.toMatchObject({ code: "CAPTIONS_UNREADABLE" });
    const shown = await client.learning.media({ slug: made.slug, mediaId });
    const answer = await server.fetch(shown.captions ?? "");
    expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await answer.text()).toContain("Summ");
  });

  it("without a transcript are a point of the review of the step that shows them", async () => {
    const mediaId = await stored();
    const { client } = made.creator;
    const { steps } = await client.editing.outline({ slug: made.slug });
    const stepId = steps[2]?.id ?? "";
    const { version, title, content, sections, summary } = await client.editing.getStep({
      ...{ slug: made.slug, stepId },
    });
    const address = mediaAddress({ id: mediaId, kind: "audio", width: null, height: null, seconds: 3 });
    const texts = { title, content: `${content}\n\n![Summen](${address})\n`, sections, summary };
    await client.editing.saveStep({ slug: made.slug, stepId, version, ...texts });
    const doubts = async () => {
      const { items } = await client.reviewing.list({ slug: made.slug });
      return items.find(({ id }) => id === stepId)?.doubts.map(({ code }) => code);
    };
    expect(await doubts()).toContain("transcript_missing");
    expect(await doubts()).not.toContain("alt_missing");
    await client.editing.saveMediaTexts({ slug: made.slug, mediaId, transcript: "Es summt.", captions: "" });
    expect(await doubts()).not.toContain("transcript_missing");
  });

  it("are copied with their course, and go with it", async () => {
    const own = await finishedCourse(server);
    const { client } = own.creator;
    const mediaId = await stored(SOUND, own);
    await client.editing.saveMediaTexts({ slug: own.slug, mediaId, transcript: "Es summt.", captions: "" });
    const { steps } = await client.editing.outline({ slug: own.slug });
    const stepId = steps[0]?.id ?? "";
    const step = await client.editing.getStep({ slug: own.slug, stepId });
    const { version, title, sections, summary } = step;
    const address = mediaAddress({ id: mediaId, kind: "audio", width: null, height: null, seconds: 3 });
    const content = `![Summen](${address})\n`;
    await client.editing.saveStep({ slug: own.slug, stepId, version, title, content, sections, summary });
    const before = await filesOfMedia();
    const copy = await client.studio.duplicate({ slug: own.slug, requestId: randomUUID() });
    const [copied] = (await client.editing.outline({ slug: copy.slug })).steps;
    const text = (await client.editing.getStep({ slug: copy.slug, stepId: copied?.id ?? "" })).content;
    const [, copyId = ""] = /media:([\da-f-]+)/.exec(text) ?? [];
    expect(copyId).not.toBe(mediaId);
    expect(await client.learning.media({ slug: copy.slug, mediaId: copyId })).toMatchObject({
      transcript: "Es summt.",
    });
    const [added] = (await filesOfMedia()).filter((key) => !before.includes(key));
    expect((await server.services.files.read(added ?? ""))?.equals(SOUND)).toBe(true);
    await client.courses.remove({ slug: own.slug });
    expect(await server.services.files.read(`media/${mediaId}`)).toBeNull();
    await client.courses.remove({ slug: copy.slug });
    expect(await server.services.files.read(added ?? "")).toBeNull();
  });
});
