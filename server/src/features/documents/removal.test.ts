import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { busyReaderOf, isReading, longReading } from "../../../testing/readers.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { documents, quotaUses } from "../../db/tables/index.ts";

/** Seconds between looks whether a document is still there: nothing in these tests waits for one. */
const LEASE_SECONDS = "3600";
const LONG = longReading();

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ LEASE_SECONDS });
});
afterAll(() => server.close());

/** Sends a document and answers its id at once. */
async function send({ accessToken }: SignedUp, content: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await server.fetch("/api/documents?name=a.txt", { method: "POST", headers, body: content });
  return ((await answer.json()) as { id: string }).id;
}

/** A person with a document whose reader is in the midst of its work. */
async function readingPerson() {
  const person = await server.signUp();
  const id = await send(person, LONG);
  const reader = await eventually(async () => busyReaderOf(process.pid), 30);
  return { person, id, reader };
}

/** Waits until a reader is gone: nothing but its removal ends it in this time. */
const ended = (reader: number) => eventually(async () => (isReading(reader) ? null : true), 20);

/** Files of documents, and folders of readers at work. */
function left(): string[] {
  const data = server.services.config.DATA_DIR;
  return ["files/documents", "temporary"].flatMap((name) => {
    const folder = join(data, name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });
}

describe("a document that is removed while it is read", () => {
  it("ends its reader at once and leaves nothing; the next one is read", async () => {
    const { person, id, reader } = await readingPerson();
    await person.client.documents.remove({ id });
    await ended(reader);
    await eventually(async () => (left().length === 0 ? true : null), 5);
    expect(await server.services.db.$count(documents, eq(documents.id, id))).toBe(0);
    const next = await server.upload(person.accessToken, "b.txt", germanText(20));
    expect(await person.client.documents.get({ id: next })).toMatchObject({ state: "ready" });
    await person.client.documents.remove({ id: next });
    // Although nothing came of the first one, its time counts.
    const { quotas } = await person.client.quotas.own({});
    expect(quotas.find(({ kind }) => kind === "reading")?.used).toBeGreaterThanOrEqual(1);
  });

  it("does so with its account too; its time counts for the installation", async () => {
    const { db } = server.services;
    const all = async () => {
      const rows = await db.select().from(quotaUses).where(eq(quotaUses.kind, "reading"));
      return rows.find(({ ownerId }) => ownerId === null)?.amount ?? 0;
    };
    const before = await all();
    const { person, reader } = await readingPerson();
    await person.client.accounts.deleteAccount({ id: person.id, password: "geheim1", coursesToo: true });
    await ended(reader);
    await eventually(async () => (left().length === 0 ? true : null), 5);
    await eventually(async () => ((await all()) - before >= 500 ? true : null), 5);
  });
});
