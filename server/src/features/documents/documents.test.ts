import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { epub, line, pptx, shape } from "../../../../engine/src/documents/fixtures/packages.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { deleteDocument, findDocuments } from "./repository/documents.ts";
import { displayName } from "./rules.ts";
import { removeUnused } from "./shared/documents.ts";

const SENTENCE = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";
const SPANISH = new URL("../../../../samples/agua.es.txt", import.meta.url);

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ MATERIAL_MEGABYTES: "1" });
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

describe("upload", () => {
  it("shows what was read in a text", async () => {
    const id = await server.upload(creator.accessToken, "Bienen.txt", germanText(20));
    const document = await creator.client.documents.get({ id });
    expect(document).toMatchObject({
      name: "Bienen.txt",
      state: "ready",
      read: { format: "txt", language: "de" },
    });
    expect(document.read?.words).toBeGreaterThan(1_500);
    expect(document.read?.outline.length).toBeGreaterThan(0);
  });

  it.each([
    ["slides.pptx", "pptx", pptx([shape("title", line("Sea")), shape("body", line(SENTENCE.repeat(40)))]), 2],
    ["book.epub", "epub", epub([`<h1>Sea</h1><p>${SENTENCE.repeat(40)}</p>`]), null],
    ["lecture.srt", "srt", Buffer.from(`1\n00:00:01,000 --> 00:00:09,000\n${SENTENCE.repeat(40)}\n`), null],
  ])("shows what was read in %s", async (name, format, content, pages) => {
    const id = await server.upload(creator.accessToken, name, Uint8Array.from(content));
    const document = await creator.client.documents.get({ id });
    expect(document).toMatchObject({ name, state: "ready", read: { format, language: "en", pages } });
  });

  it("names the refusal of a file that is no document", async () => {
    const id = await server.upload(
      creator.accessToken,
      "x.pdf",
      new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]),
    );
    const document = await creator.client.documents.get({ id });
    expect(document).toMatchObject({ state: "refused", refusal: { code: "document_type_unsupported" } });
  });

  it("refuses more bytes than the setting allows, and a length that nobody declared, and keeps nothing", async () => {
    const send = (body: NonNullable<RequestInit["body"]>) =>
      server.fetch("/api/documents?name=a.txt", {
        ...{ method: "POST", body, duplex: "half" },
        headers: { authorization: `Bearer ${creator.accessToken}` },
      });
    const before = await creator.client.quotas.own({});
    const big = await send(new Uint8Array(1024 * 1024 + 1));
    expect([big.status, await big.json()]).toMatchObject([
      413,
      { code: "MATERIAL_TOO_LARGE", data: { megabytes: 1 } },
    ]);
    const undeclared = await send(new Blob(["abc"]).stream());
    expect([undeclared.status, await undeclared.json()]).toEqual([411, { code: "LENGTH_REQUIRED" }]);
    expect(await creator.client.quotas.own({})).toEqual(before);
  });

  it("is for creators only, and for nobody without a session", async () => {
    const participant = await server.signUp("course_participant");
    const send = (authorization: string) =>
      server.fetch("/api/documents?name=a.txt", { method: "POST", body: "x", headers: { authorization } });
    expect((await send(`Bearer ${participant.accessToken}`)).status).toBe(403);
    expect((await send("")).status).toBe(401);
  });

  it("hides somebody else's document", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(12));
    const other = await server.signUp("course_creator_free");
    await expect(other.client.documents.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(other.client.documents.remove({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("can be removed again before it is used", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(12));
    await creator.client.documents.remove({ id });
    await expect(creator.client.documents.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an upload that a course takes while it is being removed", () => {
  it("stays with the course", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(40));
    const { slug } = await creator.client.courses.create(courseRequest([id]));
    expect(await deleteDocument(server.services.db, id)).toBe(false);
    expect((await creator.client.documents.get({ id })).state).toBe("ready");
    await finished(creator, slug);
  });
});

describe("the documents of one course", () => {
  it("may not have more bytes together than the setting allows; refused ones stay for another try", async () => {
    // Many bytes, and little to write a course from.
    const half = germanText(20).padEnd(600_000, "\n");
    const ids = [
      await server.upload(creator.accessToken, "a.txt", half),
      await server.upload(creator.accessToken, "b.txt", half),
    ];
    await expect(creator.client.courses.create(courseRequest(ids))).rejects.toMatchObject({
      code: "MATERIAL_TOO_LARGE",
      data: { megabytes: 1 },
    });
    const { slug } = await creator.client.courses.create(courseRequest(ids.slice(0, 1)));
    await finished(creator, slug);
  });
});

describe("advice", () => {
  it("tells for each number of steps what the course would look like", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(30));
    const { words, recommended, choices } = await creator.client.documents.advise({ documentIds: [id] });
    expect(words).toBeGreaterThan(2_000);
    expect(choices.map((choice) => choice.wished)).toEqual(Array.from({ length: 41 }, (_, n) => n + 10));
    expect(recommended).toBe(10);
  });

  it("recommends steps that are read in a few minutes, and calls ten of a long text long", async () => {
    const id = await server.upload(creator.accessToken, "long.txt", germanText(200));
    const { words, recommended, choices } = await creator.client.documents.advise({ documentIds: [id] });
    const minutes = ({ wordsPerStep }: { wordsPerStep: number }) => Math.round(wordsPerStep / 180 + 0.5);
    expect(words).toBeGreaterThan(12_000);
    expect(recommended).toBe(Math.round(words / 650));
    const best = choices.find(({ wished }) => wished === recommended);
    expect(best).toMatchObject({ steps: recommended, minutes: 4, short: false, long: false });
    const [least] = choices;
    expect(least).toMatchObject({ steps: 10, long: true, minutes: least && minutes(least) });
    expect(least?.minutes).toBeGreaterThan(6);
  });

  it("recommends no number to a goal alone", async () => {
    const { recommended, choices } = await creator.client.documents.advise({ documentIds: [] });
    expect(recommended).toBeNull();
    expect(choices[0]).toMatchObject({ wished: 10, steps: 10, minutes: 0, long: false });
  });

  it("counts what is in one language only where only that is to be taught", async () => {
    const spanish = await readFile(SPANISH, "utf8");
    const id = await server.upload(creator.accessToken, "a.txt", `${germanText(30)}\n\n${spanish}`);
    const { read } = await creator.client.documents.get({ id });
    expect(read?.languages.map(({ language }) => language).sort()).toEqual(["de", "es"]);
    expect(read?.notices.map(({ code }) => code)).toEqual(["other_language_parts"]);
    const advise = async (onlyLanguage: "de" | "es" | null) =>
      (await creator.client.documents.advise({ documentIds: [id], onlyLanguage })).words;
    const [all, german, rest] = await Promise.all([advise(null), advise("de"), advise("es")]);
    expect(german).toBeGreaterThan(1_000);
    expect(rest).toBeGreaterThan(1_000);
    expect(Math.abs(all - german - rest)).toBeLessThanOrEqual(2);
  });
});

describe("name of an upload", () => {
  it("loses folders and control characters", () => {
    expect(displayName("../../etc/passwd")).toBe("passwd");
    expect(displayName("C:\\Texte\\Bericht\u0000\u202E.pdf")).toBe("Bericht.pdf");
    expect(displayName("\n")).toBe("document");
  });
});

describe("uploads that no course took", () => {
  it("are removed with their files after a week, those of a course stay", async () => {
    const { config } = server.services;
    const pathOf = (id: string) => join(config.DATA_DIR, "files/documents", id);
    const kept = await server.upload(creator.accessToken, "kept.txt", germanText(40));
    const unused = await server.upload(creator.accessToken, "unused.txt", germanText(12));
    const { slug } = await creator.client.courses.create(courseRequest([kept]));
    await finished(creator, slug);
    const week = 7 * 86_400;
    server.clock.forward(week - 60);
    await removeUnused(server.services);
    expect(existsSync(pathOf(unused))).toBe(true);
    server.clock.forward(61);
    await removeUnused(server.services);
    expect(existsSync(pathOf(unused))).toBe(false);
    expect(existsSync(pathOf(kept))).toBe(true);
    const left = await findDocuments(server.services.db, [kept, unused]);
    expect(left.map(({ document }) => document.id)).toEqual([kept]);
  });
});
