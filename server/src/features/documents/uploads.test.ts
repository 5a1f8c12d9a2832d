import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestStorage, type TestStorage } from "../../../testing/objectStorage.ts";
import { listenOn, openRequest } from "../../../testing/rawUpload.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { createHttpServer } from "../../app/listen.ts";
import { uploads } from "../../db/tables/index.ts";
import { readConfig } from "../../platform/config.ts";
import { removeUnused } from "./shared/documents.ts";
import { receiving } from "./shared/receiving.ts";

const IDLE_SECONDS = 1;
const DAY = 86_400;

interface Place {
  server: TestServer;
  url: string;
  person: SignedUp;
  close: () => Promise<void>;
}

let storage: TestStorage;
const places: Record<string, Place> = {};

async function openPlace(settings: Record<string, string>): Promise<Place> {
  const server = await createTestServer({
    ...{ PROCESS_MODE: "web", UPLOAD_IDLE_SECONDS: String(IDLE_SECONDS), REQUEST_SECONDS: "1" },
    ...settings,
  });
  const { url, close } = await listenOn(server);
  const person = await server.signUp();
  return {
    ...{ server, url, person },
    close: async () => {
      await close();
      await server.close();
    },
  };
}

beforeAll(async () => {
  storage = await createTestStorage();
  places["a folder"] = await openPlace({});
  places["a bucket"] = await openPlace({ STORAGE_URL: storage.url });
});
afterAll(async () => {
  for (const place of Object.values(places)) await place.close();
  await storage.close();
});

/** What one does with an upload, over real connections. */
function uploading({ url, person }: Place, id: string) {
  const where = `${url}/api/uploads/${id}`;
  const authorization = `Bearer ${person.accessToken}`;
  const open = (offset: number) => {
    const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
    return openRequest(where, { method: "PATCH", token: person.accessToken, headers });
  };
  return {
    open,
    /** Sends bytes in one go; answers what the server does. */
    send: async (offset: number, bytes: Uint8Array) => {
      const request = open(offset);
      if (bytes.length > 0) await request.send(bytes);
      request.end();
      return await request.answer;
    },
    /** Bytes that are kept. */
    received: async () => {
      const answer = await fetch(where, { method: "HEAD", headers: { authorization } });
      return answer.ok ? Number(answer.headers.get("upload-offset")) : answer.status;
    },
  };
}

const begin = async ({ person }: Place, bytes: number) =>
  (await person.client.documents.beginUpload({ name: "a.txt", bytes })).id;

const stored = ({ server }: Place, id: string) => server.services.files.read(`documents/${id}`);

async function filesOf({ server }: Place, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.services.files.list()) if (key.includes(id)) keys.push(key);
  return keys;
}

/** Waits until the server has stored something of an upload, without taking it over. */
const somethingStored = ({ server }: Place, id: string) =>
  eventually(async () => {
    const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, id));
    return row && row.received > 0 ? row.received : null;
  }, 30);

describe.each(["a folder", "a bucket"])("an upload into %s", (kind) => {
  const place = () => places[kind] as Place;

  it("that is broken off goes on where it was, and is the same bytes in the end", async () => {
    const content = randomBytes(9_000_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    expect(await upload.received()).toBe(0);
    const first = upload.open(0);
    await first.send(content.subarray(0, 6_000_000));
    first.cut();
    await somethingStored(place(), id);
    const offset = await upload.received();
    expect(offset).toBeGreaterThanOrEqual(4 * 1024 * 1024);
    const { status, body } = await upload.send(offset, content.subarray(offset));
    expect([status, body]).toMatchObject([200, { id, name: "a.txt", bytes: content.length }]);
    expect((await stored(place(), id))?.equals(content)).toBe(true);
    expect(await filesOf(place(), id)).toEqual([`documents/${id}`]);
    expect((await place().person.client.documents.get({ id })).state).toBe("reading");
  });

  it("loses nothing that came before a break, however little it was", async () => {
    const content = randomBytes(100_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    const first = upload.open(0);
    await first.send(content.subarray(0, 30_000));
    // By the time it answers this, it has met what came before.
    await fetch(`${place().url}/healthz`);
    first.cut();
    expect(await somethingStored(place(), id)).toBe(30_000);
    expect((await upload.send(30_000, content.subarray(30_000))).status).toBe(200);
    expect((await stored(place(), id))?.equals(content)).toBe(true);
  });

  it("whose old connection nobody cut goes on elsewhere without losing what came through it", async () => {
    const content = randomBytes(300_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    // Who asks before anything came through ends the old connection too: then it is tried again.
    const { dead, offset } = await eventually(async () => {
      const opened = upload.open(0);
      await opened.send(content.subarray(0, 100_000));
      await place().person.client.quotas.own({});
      const received = await upload.received();
      return received === 0 ? null : { dead: opened, offset: received };
    }, 30);
    // It ended because somebody else goes on, not because it stood still.
    expect(await dead.answer).toMatchObject({ status: 409, body: { code: "UPLOAD_OFFSET" } });
    expect(await upload.send(offset, content.subarray(offset))).toMatchObject({ status: 200 });
    expect((await stored(place(), id))?.equals(content)).toBe(true);
    dead.cut();
  });

  it("is received by one connection at a time, however many wait to go on with it", async () => {
    const content = randomBytes(300_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    const opened = [upload.open(0), upload.open(0), upload.open(0), upload.open(0)];
    const answered: unknown[] = [];
    for (const { answer } of opened) void answer.then(({ body }) => answered.push(body));
    await eventually(
      async () => ((await upload.received()) === 0 && answered.length === 4 ? true : null),
      30,
    );
    // Each was ended by the next one or by this question: none of them stood still until its time was over.
    expect(answered).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ code: "UPLOAD_OFFSET" })),
    );
    expect(await upload.send(0, content)).toMatchObject({ status: 200 });
  });

  it("sent twice at once is whole by the one, and the other learns where it stands", async () => {
    const content = randomBytes(300_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    const first = upload.open(0);
    await first.send(content.subarray(0, 100_000));
    await eventually(async () => (receiving.has(id) ? true : null), 30);
    const second = upload.open(0);
    await second.send(content.subarray(0, 100_000));
    await first.send(content.subarray(100_000));
    first.end();
    second.end();
    expect(await first.answer).toMatchObject({ status: 200, body: { id } });
    const late = { code: "UPLOAD_OFFSET", data: { received: content.length } };
    expect(await second.answer).toMatchObject({ status: 409, body: late });
    expect((await stored(place(), id))?.equals(content)).toBe(true);
  });

  it("goes on although somebody else asks for it by its id", async () => {
    const content = randomBytes(20_000);
    const id = await begin(place(), content.length);
    const request = uploading(place(), id).open(0);
    await request.send(content.subarray(0, 10_000));
    const stranger = { ...place(), person: await place().server.signUp() };
    expect(await uploading(stranger, id).received()).toBe(404);
    expect(await uploading(stranger, id).send(0, content)).toMatchObject({ status: 404 });
    await request.send(content.subarray(10_000));
    request.end();
    expect(await request.answer).toMatchObject({ status: 200 });
    expect((await stored(place(), id))?.equals(content)).toBe(true);
  });

  it("in many small parts is kept in few files", async () => {
    const content = randomBytes(40 * 1_000);
    const id = await begin(place(), content.length + 1);
    const upload = uploading(place(), id);
    for (let at = 0; at < 40; at++) {
      const part = content.subarray(at * 1_000, (at + 1) * 1_000);
      const { status, headers } = await upload.send(at * 1_000, part);
      expect([status, headers["upload-offset"]]).toEqual([204, String((at + 1) * 1_000)]);
    }
    expect(await filesOf(place(), id)).toHaveLength(1);
    await upload.send(content.length, Buffer.from("!"));
    expect((await stored(place(), id))?.equals(Buffer.concat([content, Buffer.from("!")]))).toBe(true);
  });

  it("that nobody goes on with is thrown away after a day, with its pieces and its room", async () => {
    const id = await begin(place(), 2_000);
    await uploading(place(), id).send(0, randomBytes(1_000));
    const { server, person } = place();
    const documents = async () =>
      (await person.client.quotas.own({})).quotas.find((one) => one.kind === "documents")?.used ?? 0;
    const before = await documents();
    server.clock.forward(DAY - 60);
    await removeUnused(server.services);
    expect(await filesOf(place(), id)).toHaveLength(1);
    server.clock.forward(61);
    const { accessToken } = await server.signUp();
    await removeUnused(server.services);
    expect(accessToken).not.toBe("");
    expect(await filesOf(place(), id)).toEqual([]);
    server.clock.forward(-DAY);
    expect(await documents()).toBe(before - 1);
    expect(await uploading(place(), id).received()).toBe(404);
  });
});

describe("a slow line", () => {
  const place = () => places["a folder"] as Place;

  it("may take longer than any other request, as long as bytes arrive", async () => {
    const content = Buffer.from(germanText(20));
    const id = await begin(place(), content.length);
    const slow = uploading(place(), id).open(0);
    const plain = openRequest(`${place().url}/api/documents?name=b.txt`, {
      method: "POST",
      token: place().person.accessToken,
      headers: { "content-length": String(content.length) },
    });
    const other = openRequest(`${place().url}/api/courses`, {
      method: "POST",
      token: place().person.accessToken,
      headers: { "content-type": "application/json" },
    });
    const started = performance.now();
    const parts = 12;
    const size = Math.ceil(content.length / parts);
    for (let at = 0; at < parts; at++) {
      const part = content.subarray(at * size, (at + 1) * size);
      await Promise.all([slow.send(part), plain.send(part)]);
      if (at < 2) await other.send(Buffer.from(" "));
      await wait(IDLE_SECONDS * 250);
    }
    slow.end();
    plain.end();
    expect((await slow.answer).status).toBe(200);
    expect((await plain.answer).status).toBe(201);
    expect(performance.now() - started).toBeGreaterThan(2_500);
    expect((await other.answer).status).toBe(408);
    expect((await stored(place(), id))?.equals(content)).toBe(true);
  });

  it.each(["/api/uploads/../profiles/me/language", "/api/uploads/%2e%2e/profiles/me/language"])(
    "%s is no upload, and its body has no longer than any other",
    async (address) => {
      const { hostname, port } = new URL(place().url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `PATCH ${address} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      expect(await text(socket)).toContain("408 Request Timeout");
    },
  );

  it("is cut when nothing arrives any more; what arrived is kept", async () => {
    const content = randomBytes(50_000);
    const id = await begin(place(), content.length);
    const upload = uploading(place(), id);
    const stalled = upload.open(0);
    await stalled.send(content.subarray(0, 20_000));
    expect(await stalled.answer).toMatchObject({
      status: 408,
      body: { code: "UPLOAD_STALLED", data: { received: 20_000 } },
    });
    expect((await upload.send(20_000, content.subarray(20_000))).status).toBe(200);
    expect((await stored(place(), id))?.equals(content)).toBe(true);
  });

  it("that stalls in a single request leaves nothing, and no room taken", async () => {
    const { url, person, server } = place();
    const before = await person.client.quotas.own({});
    const stalled = openRequest(`${url}/api/documents?name=c.txt`, {
      method: "POST",
      token: person.accessToken,
      headers: { "content-length": "2000" },
    });
    await stalled.send(randomBytes(1_000));
    expect(await stalled.answer).toMatchObject({ status: 408, body: { code: "UPLOAD_STALLED" } });
    expect(await person.client.quotas.own({})).toEqual(before);
    expect(await server.services.db.$count(uploads, eq(uploads.ownerId, person.id))).toBe(0);
  });
});

it("Node's own limit of five minutes for a request is off, that for its head is not", () => {
  const server = createHttpServer(readConfig({}), () => undefined);
  expect([server.requestTimeout, server.headersTimeout]).toEqual([0, 60_000]);
});

describe("an upload that goes on", () => {
  const place = () => places["a folder"] as Place;

  it("takes bytes from where it is, and no more than were announced", async () => {
    const id = await begin(place(), 1_000);
    const upload = uploading(place(), id);
    expect(await upload.send(10, randomBytes(10))).toMatchObject({
      status: 409,
      body: { code: "UPLOAD_OFFSET", data: { received: 0 } },
    });
    expect(await upload.send(0, randomBytes(2_000))).toMatchObject({
      status: 413,
      body: { code: "UPLOAD_TOO_LONG", data: { received: 0 } },
    });
    expect(await upload.received()).toBe(0);
  });

  it("answers its document again to who missed the answer", async () => {
    const id = await begin(place(), 1_000);
    const upload = uploading(place(), id);
    expect((await upload.send(0, randomBytes(1_000))).status).toBe(200);
    expect(await upload.received()).toBe(1_000);
    expect(await upload.send(1_000, Buffer.alloc(0))).toMatchObject({ status: 200, body: { id } });
  });

  it("is nobody else's, and gone once it is thrown away", async () => {
    const id = await begin(place(), 1_000);
    const other = { ...place(), person: await place().server.signUp() };
    expect(await uploading(other, id).received()).toBe(404);
    expect((await uploading(other, id).send(0, randomBytes(10))).status).toBe(404);
    await expect(other.person.client.documents.dropUpload({ id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await uploading(place(), id).send(0, randomBytes(500));
    await place().person.client.documents.dropUpload({ id });
    expect(await filesOf(place(), id)).toEqual([]);
    expect((await uploading(place(), id).send(500, randomBytes(500))).status).toBe(404);
    expect(await uploading(place(), "no-id").received()).toBe(404);
  });

  it("is refused before a byte is sent where it is larger than a course may have", async () => {
    const bytes = 50 * 1024 * 1024 + 1;
    await expect(place().person.client.documents.beginUpload({ name: "a.txt", bytes })).rejects.toMatchObject(
      { code: "MATERIAL_TOO_LARGE", data: { megabytes: 50 } },
    );
  });
});
