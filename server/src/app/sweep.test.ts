import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestStorage, type TestStorage } from "../../testing/objectStorage.ts";
import { killLeftServers, startServerProcess } from "../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../testing/testDatabase.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { germanText } from "../../testing/text.ts";
import { accountSettings } from "../db/tables/index.ts";
import { identify } from "../features/accounts/index.ts";
import { uploadPhoto } from "../features/accounts/usecases/uploadPhoto.ts";
import { insertImage } from "../features/content/index.ts";
import { figureKey, readUpload } from "../features/documents/index.ts";
import { uploadDocument } from "../features/documents/usecases/uploadDocument.ts";
import { addImage } from "../features/editing/usecases/addImage.ts";
import { partKey, StorageUnavailableError } from "../platform/files.ts";
import type { Services } from "../platform/services.ts";
import { sweepFiles } from "../platform/sweep.ts";
import { removeLeftovers } from "../platform/temporary.ts";
import { STORED_KINDS } from "./worker.ts";

const DAY = 86_400;
const password = "geheim1";
const picture = async () =>
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "#1f5f43" } })
    .png()
    .toBuffer();

let storage: TestStorage;
const servers: Record<string, TestServer> = {};
beforeAll(async () => {
  storage = await createTestStorage();
  servers["a folder"] = await createTestServer();
  servers["a bucket"] = await createTestServer({ STORAGE_URL: storage.url });
}, 120_000);
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await storage.close();
  await killLeftServers();
});

async function keysIn({ files }: Services): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.sort();
}

async function actorOf({ services }: TestServer, { accessToken }: SignedUp) {
  return await identify({ context: { services }, input: accessToken });
}

/** A text that comes in one request. */
function plainUpload() {
  const content = Buffer.from(germanText(12));
  return { name: "a.txt", bytes: content.length, body: Readable.from([content]) };
}

/** The same services; `then` runs as soon as a file was stored, before anything else. */
function afterStoring(services: Services, then: () => Promise<unknown>): Services {
  const { files } = services;
  let done = false;
  return {
    ...services,
    files: {
      ...files,
      put: async (...given) => {
        const bytes = await files.put(...given);
        if (!done) await then();
        done = true;
        return bytes;
      },
    },
  };
}

/** An inactive course with no steps, for which nothing has to be written. */
async function makeCourse({ services }: TestServer, ownerId: string): Promise<{ id: string; slug: string }> {
  const [id, slug] = [randomUUID(), `kurs-${randomUUID().slice(0, 8)}`];
  await services.db.execute(sql`
    insert into courses (id, slug, owner_id, request_id, name, language, difficulty, steps_wished, allow_anonymous,
      registration_required, admin_first_name, admin_last_name, admin_email, created_at, edited_at)
    values (${id}, ${slug}, ${ownerId}, ${randomUUID()}, 'Kurs', 'de', 'standard', 10, false, true,
      'Ada', 'Muster', 'ada@example.org', now(), now())`);
  return { id, slug };
}

describe.each(["a folder", "a bucket"])("the nightly sweep of %s", (kind) => {
  const server = () => servers[kind] as TestServer;
  const put = (key: string) => server().services.files.put(key, Readable.from([Buffer.from("x")]), 10);

  it("removes documents, figures, pieces of uploads, images and photos without a row, and nothing else", async () => {
    const { services, clock } = server();
    const creator = await server().signUp();
    const id = await server().upload(creator.accessToken, "Bienen.txt", germanText(20));
    await uploadPhoto({
      context: { services, actor: await actorOf(server(), creator), caller: "test" },
      input: { id: creator.id, bytes: await picture() },
    });
    const { id: courseId } = await makeCourse(server(), creator.id);
    const image = `images/${randomUUID()}`;
    await put(image);
    const row = { id: randomUUID(), courseId, storageKey: image, width: 1, height: 1, bytes: 1 };
    await insertImage(services.db, row, clock.now());
    const reading = randomUUID();
    await services.db.execute(sql`
      insert into documents (id, owner_id, name, bytes, storage_key, state, reading_until, created_at)
      values (${reading}, ${creator.id}, 'a.txt', 1, ${`documents/${reading}`}, 'reading', now() + interval '9 days', now())`);
    await put(`documents/${reading}`);
    await put(figureKey(`documents/${reading}`, "early"));
    const figureId = randomUUID();
    await services.db.execute(sql`
      insert into figures (id, document_id, position, paragraph, width, height, bytes, alt, caption)
      values (${figureId}, ${id}, 0, 0, 1, 1, 1, '', '')`);
    await put(figureKey(`documents/${id}`, figureId));
    const { id: uploadId } = await creator.client.documents.beginUpload({ name: "b.txt", bytes: 2 });
    await server().fetch(`/api/uploads/${uploadId}`, {
      ...{ method: "PATCH", body: "x" },
      headers: { authorization: `Bearer ${creator.accessToken}`, "upload-offset": "0" },
    });
    await put(`documents/${uploadId}`);
    await put("backups/of-another-program");
    const needed = await keysIn(services);

    const lost = [`documents/${randomUUID()}`, `images/${randomUUID()}`, `photos/${randomUUID()}`];
    const [document = "", , photo = ""] = lost;
    lost.push(partKey(`uploads/${uploadId}`, "lost"), partKey(`uploads/${randomUUID()}`, "lost"));
    lost.push(figureKey(document, "f"), partKey(photo, "small"), figureKey(`documents/${id}`, "f"));
    for (const key of lost) await put(key);

    clock.forward(DAY - 60);
    expect(await sweepFiles(services, STORED_KINDS)).toEqual({ checked: 0, removed: {}, unknown: 0 });
    expect(await keysIn(services)).toEqual([...needed, ...lost].sort());
    clock.forward(120);
    expect(await sweepFiles(services, STORED_KINDS)).toEqual({
      checked: needed.length + lost.length - 1,
      removed: { "documents/": 3, "uploads/": 2, "images/": 1, "photos/": 2 },
      unknown: 1,
    });
    expect(await keysIn(services)).toEqual(needed);
  });

  it("leaves all where most files have no row: the database is not theirs", async () => {
    const { services, clock } = server();
    const before = await keysIn(services);
    const foreign = Array.from({ length: 120 }, () => `documents/${randomUUID()}`);
    for (const key of foreign) await put(key);
    clock.forward(2 * DAY);
    expect(await sweepFiles(services, STORED_KINDS)).toMatchObject({ removed: {} });
    expect(await keysIn(services)).toEqual([...before, ...foreign].sort());
    for (const key of foreign) await services.files.remove(key);
  });

  it("is due every night", async () => {
    const answer = await server().services.db.execute(
      sql`select name, cron from jobs.schedule where name = 'sweep'`,
    );
    expect(answer).toMatchObject({ rows: [{ name: "sweep", cron: "30 3 * * *" }] });
  });
});

describe("what a process that died left on its machine", () => {
  it("is removed a day later: folders of readers, files that never became whole", async () => {
    for (const [kind, server] of Object.entries(servers)) {
      const { services, clock } = server;
      const data = services.config.DATA_DIR;
      const begun = join(data, kind === "a folder" ? "files/documents" : "spool");
      const paths = [
        join(data, "temporary/work-abcdef"),
        join(begun, `${randomUUID()}.${randomUUID()}.part`),
      ];
      const [folder = "", partial = ""] = paths;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "figure.webp"), "x");
      mkdirSync(begun, { recursive: true });
      writeFileSync(partial, "half");
      for (const path of paths) utimesSync(path, clock.now(), clock.now());
      await removeLeftovers(services);
      expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
      clock.forward(DAY + 60);
      await removeLeftovers(services);
      expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
    }
  });

  it("is removed at the start of whichever process comes next, also of one that only answers requests", {
    timeout: 120_000,
  }, async () => {
    const data = join((servers["a folder"] as TestServer).services.config.DATA_DIR, "next");
    const left = join(data, "temporary/work-abcdef");
    mkdirSync(left, { recursive: true });
    const old = new Date(Date.now() - 2 * DAY * 1000);
    utimesSync(left, old, old);
    const url = await createPostgresUrl();
    const database = url ? { DATABASE_URL: url } : {};
    const process = await startServerProcess({ DATA_DIR: data, PROCESS_MODE: "web", ...database });
    expect(readdirSync(join(data, "temporary"))).toEqual([]);
    expect(await process.stop()).toBe(0);
  });
});

describe("a file that is stored while what it belongs to is deleted", () => {
  const server = () => servers["a folder"] as TestServer;

  it("goes again: the photo of an account", async () => {
    const person = await server().signUp();
    const before = await keysIn(server().services);
    const services = afterStoring(server().services, () =>
      person.client.accounts.deleteAccount({ id: person.id, password }),
    );
    const stored = uploadPhoto({
      context: { services, actor: await actorOf(server(), person), caller: "test" },
      input: { id: person.id, bytes: await picture() },
    });
    await expect(stored).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await keysIn(services)).toEqual(before);
  });

  it("goes again: the document of an account", async () => {
    const person = await server().signUp();
    const before = await keysIn(server().services);
    const services = afterStoring(server().services, () =>
      person.client.accounts.deleteAccount({ id: person.id, password }),
    );
    const stored = uploadDocument({
      context: { services, actor: await actorOf(server(), person) },
      input: plainUpload(),
    });
    await expect(stored).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await keysIn(services)).toEqual(before);
  });

  it("goes again: a figure of a document that was removed while it was read", async () => {
    const quiet = await createTestServer({ PROCESS_MODE: "web" });
    const person = await quiet.signUp();
    const { files } = quiet.services;
    const uploaded = await uploadDocument({
      context: { services: quiet.services, actor: await actorOf(quiet, person) },
      input: plainUpload(),
    });
    const id = uploaded?.id ?? "";
    const breaking = async (key: string): Promise<never> => {
      await person.client.documents.remove({ id });
      await files.put(figureKey(key, "f"), Readable.from([Buffer.from("x")]), 10);
      throw new StorageUnavailableError("the storage broke off");
    };
    const services = { ...quiet.services, files: { ...files, withPath: breaking } };
    await readUpload(services, id, new AbortController().signal);
    expect(await keysIn(quiet.services)).toEqual([]);
    await quiet.close();
  });

  it("goes again: the image of a course", async () => {
    const person = await server().signUp();
    const { slug } = await makeCourse(server(), person.id);
    const before = await keysIn(server().services);
    const services = afterStoring(server().services, () => person.client.courses.remove({ slug }));
    const added = addImage({
      context: { services, actor: await actorOf(server(), person), caller: "test" },
      input: { slug, read: picture },
    });
    await expect(added).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    expect(await keysIn(services)).toEqual(before);
  });

  it("goes, whichever of the two is first", { timeout: 240_000 }, async () => {
    const before = await keysIn(server().services);
    for (let round = 0; round < 12; round++) {
      const person = await server().signUp();
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const body = new Uint8Array(await picture());
      const photo = () =>
        server().fetch(`/api/profiles/${person.id}/photo`, { method: "PUT", headers, body });
      const document = () =>
        server().fetch("/api/documents?name=a.txt", { method: "POST", headers, body: germanText(3) });
      await photo();
      const { slug } = await makeCourse(server(), person.id);
      const image = () => server().fetch(`/api/courses/${slug}/images`, { method: "POST", headers, body });
      const remove = () =>
        person.client.accounts.deleteAccount({ id: person.id, password, coursesToo: true });
      const uploads = [photo, document, image, photo].map(async (upload) => (await upload()).status);
      const [deleted, ...statuses] = await Promise.all([remove(), ...uploads]);
      expect(deleted).toEqual({});
      for (const status of statuses) expect([200, 201, 401, 404]).toContain(status);
    }
    expect(await keysIn(server().services)).toEqual(before);
  });

  it("goes, whether it or the end of its course is first", { timeout: 240_000 }, async () => {
    const before = await keysIn(server().services);
    const person = await server().signUp();
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const body = new Uint8Array(await picture());
    for (let round = 0; round < 12; round++) {
      const { slug } = await makeCourse(server(), person.id);
      const image = async () =>
        (await server().fetch(`/api/courses/${slug}/images`, { method: "POST", headers, body })).status;
      const images = Array.from({ length: 4 }, image);
      await Promise.race(images);
      const [, ...statuses] = await Promise.all([person.client.courses.remove({ slug }), ...images]);
      for (const status of statuses) expect([201, 404]).toContain(status);
    }
    expect(await keysIn(server().services)).toEqual(before);
  });

  it("is one photo of several that come together", async () => {
    const person = await server().signUp();
    const before = await keysIn(server().services);
    const actor = await actorOf(server(), person);
    const body = await picture();
    await Promise.all(
      Array.from({ length: 4 }, () =>
        uploadPhoto({
          context: { services: server().services, actor, caller: "test" },
          input: { id: person.id, bytes: body },
        }),
      ),
    );
    const [settings] = await server()
      .services.db.select()
      .from(accountSettings)
      .where(eq(accountSettings.userId, person.id));
    const key = settings?.photoKey ?? "";
    expect(await keysIn(server().services)).toEqual([...before, key, partKey(key, "small")].sort());
  });
});
