import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { documents } from "../../db/tables/index.ts";
import { later } from "../../platform/clock.ts";
import { countReading } from "../quotas/index.ts";
import { READ_QUEUE } from "./jobs.ts";
import {
  deleteDocument,
  findDocuments,
  insertDocument,
  newDocumentId,
  storeText,
} from "./repository/documents.ts";
import { claimDocument, claimNextDocument, placesInLine, renewReading } from "./repository/line.ts";
import { readUpload, readWaiting, recoverReading } from "./shared/reading.ts";

/** A server that reads nothing by itself. */
let server: TestServer;
let ada: SignedUp;
let ben: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
  ada = await server.signUp("course_creator_free");
  ben = await server.signUp("course_creator_free");
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(documents));

const signal = new AbortController().signal;

async function unread(owner: SignedUp = ada): Promise<string> {
  const { files, db, clock } = server.services;
  const id = newDocumentId();
  const storageKey = `documents/${id}`;
  const bytes = await files.put(storageKey, Readable.from([germanText(20)]), 1_000_000);
  server.clock.forward(1);
  await insertDocument(db, { id, ownerId: owner.id, name: "a.txt", bytes, storageKey }, clock.now());
  return id;
}

const stateOf = async (id: string, owner: SignedUp = ada) => (await owner.client.documents.get({ id })).state;

describe("the line of documents", () => {
  it("gives everybody a turn: who comes after two hundred of somebody else waits for one", async () => {
    const { db, clock } = server.services;
    const many: string[] = [];
    for (let at = 0; at < 200; at++) many.push(await unread(ada));
    const until = () => later(clock.now(), 30);
    const first = await claimNextDocument(db, clock.now(), until());
    const second = await claimNextDocument(db, clock.now(), until());
    expect([first?.id, second?.id]).toEqual(many.slice(0, 2));
    const late = await unread(ben);
    expect(await ben.client.documents.get({ id: late })).toMatchObject({ state: "reading", ahead: 0 });
    expect(await ada.client.documents.get({ id: many[2] ?? "" })).toMatchObject({ ahead: 1 });
    expect(await ada.client.documents.get({ id: many[199] ?? "" })).toMatchObject({ ahead: 198 });
    expect((await claimNextDocument(db, clock.now(), until()))?.id).toBe(late);
  });

  it("goes round with one reader too", async () => {
    const [a1, a2] = [await unread(ada), await unread(ada)];
    const b1 = await unread(ben);
    const { db, clock } = server.services;
    const order: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const taken = await claimNextDocument(db, clock.now(), later(clock.now(), 1));
      order.push(taken?.id);
      const read = eq(documents.id, taken?.id ?? "");
      await db.update(documents).set({ state: "ready" }).where(read);
      server.clock.forward(2);
    }
    expect(order).toEqual([a1, b1, a2]);
  });

  it("asks for no more jobs than one, however much waits and however often it is looked", async () => {
    for (let at = 0; at < 5; at++) await unread();
    for (let look = 0; look < 10; look++) await recoverReading(server.services, false);
    expect((await server.services.jobs.ready())[READ_QUEUE.name]).toBe(1);
  });

  it("is read to its end by one job", async () => {
    const ids = [await unread(ada), await unread(ben), await unread(ada)];
    await readWaiting(server.services, signal);
    for (const [at, id] of ids.entries()) expect(await stateOf(id, at === 1 ? ben : ada)).toBe("ready");
  });
});

describe("a document whose reading is lost", () => {
  it("is read by one process at a time, and again when that one fell silent", async () => {
    const { db, clock } = server.services;
    const id = await unread();
    const now = clock.now();
    expect(await claimDocument(db, id, now, later(now, 30))).not.toBeNull();
    expect(await claimDocument(db, id, now, later(now, 30))).toBeNull();
    await readUpload(server.services, id, signal);
    expect(await stateOf(id)).toBe("reading");
    expect(await placesInLine(db, [id], now)).toEqual(new Map());
    expect(await placesInLine(db, [id], later(now, 31))).toEqual(new Map([[id, 0]]));
    await renewReading(db, id, null);
    await readUpload(server.services, id, signal);
    expect(await stateOf(id)).toBe("ready");
  });

  it("is refused with a sentence when it ended its reader three times", async () => {
    const { db, clock } = server.services;
    const id = await unread();
    for (let attempt = 1; attempt <= 3; attempt++) {
      await claimDocument(db, id, clock.now(), clock.now());
      await renewReading(db, id, null);
    }
    await readUpload(server.services, id, signal);
    const document = await ada.client.documents.get({ id });
    expect(document).toMatchObject({ state: "refused", refusal: { code: "document_too_complex" } });
  });

  it("is refused with a sentence where its owner has used up the time of the day; others are read", async () => {
    const cyd = await server.signUp("course_creator_free");
    const [late, other] = [await unread(cyd), await unread(ben)];
    await countReading(server.services, cyd.id, 10 * 60_000);
    await readWaiting(server.services, signal);
    const refusal = { code: "reading_time_spent", params: {} };
    expect(await cyd.client.documents.get({ id: late })).toMatchObject({ state: "refused", refusal });
    expect(await stateOf(other, ben)).toBe("ready");
    const { quotas } = await ben.client.quotas.own({});
    expect(quotas.find(({ kind }) => kind === "reading")).toMatchObject({ limit: 600 });
  });

  it("shows what was read while its figures are still looked for", async () => {
    const { db } = server.services;
    const known = await unread();
    await readUpload(server.services, known, signal);
    const [text] = await findDocuments(db, [known]);
    if (!text?.overview) throw new Error("expected a document that was read");
    const id = await unread();
    await storeText(db, id, { ...text.overview, id, blocks: [] });
    const document = await ada.client.documents.get({ id });
    expect(document.state).toBe("reading");
    expect(document.read).toMatchObject({ format: "txt", language: "de" });
    await readUpload(server.services, id, signal);
    await storeText(db, id, { ...text.overview, id, words: 1, blocks: [] });
    const ready = await ada.client.documents.get({ id });
    expect(ready.state).toBe("ready");
    expect(ready.read?.words).toBeGreaterThan(1);
  });

  it("is tried again after a pause when the fault was ours, and goes first then", async () => {
    const { db, clock, files } = server.services;
    const id = await unread();
    const other = await unread();
    await files.remove(`documents/${id}`);
    await readUpload(server.services, id, signal);
    expect((await claimNextDocument(db, clock.now(), later(clock.now(), 1)))?.id).toBe(other);
    server.clock.forward(60);
    expect((await claimNextDocument(db, clock.now(), clock.now()))?.id).toBe(id);
    await deleteDocument(db, id);
  });
});
