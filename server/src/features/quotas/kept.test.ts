import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { documents, uploads } from "../../db/tables/index.ts";
import { usedBy } from "./repository.ts";
import { HOLD_SECONDS, MEGABYTE, REQUEST_GONE_SECONDS } from "./rules.ts";

const BYTES = z.object({ rows: z.tuple([z.object({ bytes: z.coerce.number() })]) });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
});
afterAll(() => server.close());

const used = async ({ id }: SignedUp) => (await usedBy(server.services.db, id, server.clock.now())).bytes;

const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: 400,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#fff",
    },
  })
    .png()
    .toBuffer();

async function sendImage({ accessToken }: SignedUp, slug: string, image: Buffer): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = new Uint8Array(image);
  return await server.fetch(`/api/courses/${slug}/images`, { method: "POST", headers, body });
}

async function imageFiles(): Promise<number> {
  let files = 0;
  for await (const key of server.services.files.list()) if (key.startsWith("images/")) files++;
  return files;
}

/** What lies in the database and storage of an owner, counted anew. */
async function countedBytes({ id }: SignedUp): Promise<number> {
  const answer: unknown = await server.services.db.execute(sql`select
    (select coalesce(sum(bytes + read_bytes), 0) from documents where owner_id = ${id}) +
    (select coalesce(sum(octet_length(s.content) + octet_length(s.sections::text) + octet_length(s.summary)), 0)
      from steps s join courses c on c.id = s.course_id where c.owner_id = ${id}) +
    (select coalesce(sum(i.bytes), 0) from course_images i join courses c on c.id = i.course_id
      where c.owner_id = ${id}) as bytes`);
  return BYTES.parse(answer).rows[0].bytes;
}

/** Leaves an owner so many bytes of room. */
async function leaveRoom(person: SignedUp, bytes: number): Promise<void> {
  const limit = server.services.config.UNCONFIRMED_MEGABYTES * MEGABYTE;
  const filler = {
    ...{ id: randomUUID(), ownerId: person.id, name: "filler.txt", resumable: true, pieces: [], received: 0 },
    ...{ bytes: limit - bytes - (await used(person)), createdAt: server.clock.now() },
  };
  await server.services.db.insert(uploads).values({ ...filler, touchedAt: server.clock.now() });
}

describe("bytes of a creator", () => {
  it("are those of documents, what was read in them, texts and images, whatever is done with them", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { client } = creator;
    expect(await used(creator)).toBe(await countedBytes(creator));
    const [document] = await server.services.db
      .select()
      .from(documents)
      .where(eq(documents.ownerId, creator.id));
    const before = await used(creator);
    expect(before).toBeGreaterThan((document?.bytes ?? 0) + (document?.readBytes ?? 0));
    expect((await sendImage(creator, slug, await noise(600))).status).toBe(201);
    const withImage = await used(creator);
    expect(withImage).toBeGreaterThan(before + 10_000);
    const { steps } = await client.editing.outline({ slug });
    const stepId = steps[0]?.id ?? "";
    const { version, ...step } = await client.editing.getStep({ slug, stepId });
    const { title, summary, sections } = step;
    const content = "Ä".repeat(5_000);
    await client.editing.saveStep({ slug, stepId, version, title, summary, sections, content });
    expect(await used(creator)).toBe(await countedBytes(creator));
    await client.editing.deleteStep({ slug, stepId });
    expect(await used(creator)).toBe(await countedBytes(creator));
    await client.editing.restoreStep({ slug, stepId });
    const moved = { slug, stepId, place: { side: "after", stepId: steps[3]?.id ?? "" } } as const;
    await client.editing.moveStep(moved);
    const last = await used(creator);
    expect(last).toBe(await countedBytes(creator));
    const copy = await client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await used(creator)).toBe(2 * last);
    await client.courses.remove({ slug: copy.slug });
    expect(await used(creator)).toBe(last);
    await client.courses.remove({ slug });
    expect(await used(creator)).toBe(0);
  });

  it("refuse an image, and a copy with its images, for which there is no room; no file stays", async () => {
    const { creator, slug } = await finishedCourse(server);
    const image = await noise(500);
    expect((await sendImage(creator, slug, image)).status).toBe(201);
    await leaveRoom(creator, 1_000);
    const before = await imageFiles();
    const refused = await sendImage(creator, slug, image);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "QUOTA_BYTES" }]);
    const copy = creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    await expect(copy).rejects.toMatchObject({ code: "QUOTA_BYTES" });
    expect(await imageFiles()).toBe(before);
  });

  it("of an upload whose process is gone are free after a quarter of an hour", async () => {
    const person = await server.signUp();
    const at = (seconds: number) => new Date(server.clock.now().getTime() - seconds * 1000);
    const dead = {
      ownerId: person.id,
      name: "a.txt",
      bytes: MEGABYTE,
      resumable: false,
      pieces: [],
      received: 0,
    };
    const touchedAt = [REQUEST_GONE_SECONDS - 60, REQUEST_GONE_SECONDS + 1].map(at);
    const rows = touchedAt.map((touched) => ({
      ...dead,
      id: randomUUID(),
      createdAt: at(7_000),
      touchedAt: touched,
    }));
    await server.services.db.insert(uploads).values(rows);
    expect(await used(person)).toBe(MEGABYTE);
  });
});

describe("the disk", () => {
  it("keeps its floor free: nothing more is taken, from administrators either, and it says so", async () => {
    const full = await createTestServer({
      ...{ PROCESS_MODE: "web", DISK_FLOOR_MEGABYTES: "1000000000", LOG_LEVEL: "silent" },
    });
    try {
      const person = await full.signUp();
      const upload = person.client.documents.beginUpload({ name: "a.txt", bytes: 10 });
      await expect(upload).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE", status: 503 });
      const headers = { authorization: `Bearer ${person.accessToken}`, "content-length": "3" };
      const answer = await full.fetch("/api/documents?name=a.txt", { method: "POST", body: "abc", headers });
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: "STORAGE_UNAVAILABLE" }]);
    } finally {
      await full.close();
    }
  });
});

describe("the installation", () => {
  it("holds no room for what rests for an hour; who goes on then needs room again", async () => {
    const small = await createTestServer({ PROCESS_MODE: "web", INSTALLATION_MEGABYTES: "10" });
    try {
      const [first, second] = [await small.signUp(), await small.signUp()];
      const begin = ({ client }: SignedUp) =>
        client.documents.beginUpload({ name: "a.txt", bytes: 8 * MEGABYTE });
      const resting = await begin(first);
      await expect(begin(second)).rejects.toMatchObject({ code: "QUOTA_BYTES" });
      const past = new Date(small.clock.now().getTime() - (HOLD_SECONDS + 1) * 1000);
      const rest = () =>
        small.services.db.update(uploads).set({ touchedAt: past }).where(eq(uploads.id, resting.id));
      await rest();
      const other = await begin(second);
      const goOn = async () => {
        const answer = await small.fetch(`/api/uploads/${resting.id}`, {
          method: "PATCH",
          body: "abc",
          headers: {
            ...{ authorization: `Bearer ${first.accessToken}`, "upload-offset": "0" },
            "content-type": "application/offset+octet-stream",
          },
        });
        return [answer.status, await answer.text()] as const;
      };
      const refused = await goOn();
      expect(refused[0]).toBe(403);
      expect(JSON.parse(refused[1])).toMatchObject({ code: "QUOTA_BYTES", data: { scope: "installation" } });
      await second.client.documents.dropUpload({ id: other.id });
      expect((await goOn())[0]).toBe(204);
    } finally {
      await small.close();
    }
  });
});
