import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { certificates, userProfiles } from "../../db/tables/index.ts";
import { enrolments } from "../../db/tables/learning.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let person: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  person = await server.signUp();
});
afterAll(() => server.close());

const password = "geheim1";
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f5f43" } });

async function upload(bytes: Uint8Array<ArrayBuffer>, who = person, id = who.id) {
  const response = await server.fetch(`/api/profiles/${id}/photo`, {
    method: "PUT",
    headers: { authorization: `Bearer ${who.accessToken}` },
    body: bytes,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const storedFiles = () => {
  const folder = join(server.services.config.DATA_DIR, "files/photos");
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => !String(name).endsWith(".parts"))
    : [];
};

describe("personal information", () => {
  it("holds names and salutation, and says when it was changed", async () => {
    server.clock.forward(60);
    const input = { id: person.id, first_name: " Zoë ", last_name: "Muster", salutation: "diverse" as const };
    const profile = await person.client.accounts.updateProfile(input);
    expect(profile).toMatchObject({ first_name: "Zoë", last_name: "Muster", salutation: "diverse" });
    expect(profile.updated_at).toBe(server.clock.now().toISOString());
    expect(profile.created_at < profile.updated_at).toBe(true);
    const empty = person.client.accounts.updateProfile({ ...input, first_name: " " });
    await expect(empty).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("holds which mails the person wants; both at first", async () => {
    const { client, id } = await server.signUp();
    const first = await client.accounts.profile({ id });
    expect(first).toMatchObject({
      salutation: "none",
      notifications: { creator_mails: true, learning_reminders: true },
    });
    const chosen = { creator_mails: false, learning_reminders: true };
    await client.accounts.updateNotifications({ id, ...chosen });
    expect((await client.accounts.profile({ id })).notifications).toEqual(chosen);
  });
});

describe("the profile photo", () => {
  it("is stored in two sizes, upright, without metadata, and can be removed", async () => {
    const image = picture(900, 600).withExif({ IFD0: { Copyright: "geheim", Orientation: "6" } });
    const original = await bytesOf(image.jpeg().withMetadata({ orientation: 6 }));
    const { status, answer } = await upload(original);
    expect(status).toBe(200);
    const large = String(answer.avatar_url);
    const sizes: [string, number, number][] = [
      [large, 341, 512],
      [large.replace("large", "small"), 85, 128],
    ];
    for (const [path, width, height] of sizes) {
      const response = await server.fetch(path);
      expect(response.headers.get("content-type")).toBe("image/webp");
      const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([stored.format, stored.width, stored.height]).toEqual(["webp", width, height]);
      expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    }
    const removed = await person.client.accounts.removePhoto({ id: person.id });
    expect(removed.avatar_url).toBeNull();
    expect((await server.fetch(large)).status).toBe(404);
    expect(storedFiles()).toEqual([]);
  });

  it("takes JPG, PNG and WEBP, and nothing that only looks like one", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await bytesOf(picture(40, 40).toFormat(format));
      expect((await upload(bytes)).status, format).toBe(200);
    }
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const wrong = [await bytesOf(picture(40, 40).gif()), svg, new Uint8Array([1, 2, 3]), new Uint8Array()];
    for (const bytes of wrong) {
      expect(await upload(bytes)).toEqual({ status: 415, answer: { code: "photo_type" } });
    }
    const cut = (await bytesOf(picture(400, 400).png())).slice(0, 300);
    expect(await upload(cut)).toEqual({ status: 422, answer: { code: "photo_failed" } });
  });

  it("has at most 2 MB, to the byte", async () => {
    const small = await bytesOf(picture(40, 40).jpeg());
    const padded = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(small);
      return bytes;
    };
    const limit = 2 * 1024 * 1024;
    expect((await upload(padded(limit))).status).toBe(200);
    expect(await upload(padded(limit + 1))).toEqual({
      status: 413,
      answer: { code: "photo_too_large", params: { megabytes: 2 } },
    });
  });

  it("has at most 25 megapixels where all of it must be unpacked, 50 as JPEG", async () => {
    const png = (side: number) =>
      bytesOf(picture(side, side).toColourspace("rgb16").png({ progressive: true }));
    expect(await upload(await png(5_001))).toEqual({ status: 422, answer: { code: "picture_pixels" } });
    expect((await upload(await png(5_000))).status).toBe(200);
    expect((await upload(await bytesOf(picture(7_000, 7_000).jpeg({ progressive: true })))).status).toBe(200);
  });

  it("replaces the one before, whose files go", async () => {
    const before = (await person.client.accounts.profile({ id: person.id })).avatar_url ?? "";
    await upload(await bytesOf(picture(50, 50).png()));
    expect((await server.fetch(before)).status).toBe(404);
    expect(storedFiles()).toHaveLength(2);
  });

  it("of somebody else cannot be changed, nor without a session", async () => {
    const other = await server.signUp();
    const bytes = await bytesOf(picture(40, 40).png());
    expect((await upload(bytes, other, person.id)).status).toBe(404);
    const response = await server.fetch(`/api/profiles/${person.id}/photo`, { method: "PUT", body: bytes });
    expect(response.status).toBe(401);
  });
});

describe("one's data and one's account", () => {
  it("can be downloaded whole, and deleted after confirming what is lost", async () => {
    const { creator, slug } = await finishedCourse(server);
    await upload(await bytesOf(picture(40, 40).png()), creator);
    const participant = await server.signUp("course_participant");
    await participant.client.learning.enrol({ slug });
    const { step, question } = await participant.client.learning.step({ slug, position: 1 });
    const chosen = asChoice(question).options[0];
    await participant.client.learning.answer({ slug, stepId: step.id, answer: choose([chosen?.id ?? ""]) });

    await participant.client.campus.setRepeats({ slug, repeats: true });
    await participant.client.campus.due({});
    const quote = step.content.slice(0, 20);
    const passage = { quote, prefix: "", suffix: "" };
    const mark = { slug, id: randomUUID() };
    await participant.client.campus.putHighlight({ ...mark, stepId: step.id, ...passage });
    await participant.client.campus.setNote({ ...mark, note: "A note" });
    const [enrolment] = await server.services.db
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(eq(enrolments.userId, participant.id));
    const award = {
      code: "ABCD",
      name: "Ada Muster",
      courseName: "Bienenkunde",
      completedAt: server.clock.now(),
    };
    await server.services.db.insert(certificates).values({ ...award, enrolmentId: enrolment?.id ?? "" });

    const taken = await participant.client.accounts.exportData({ id: participant.id });
    expect(taken).toMatchObject({
      profile: { email: participant.email },
      participations: [
        {
          course: "Bienenkunde",
          repeats: true,
          steps: [{ position: 1, answers: [chosen?.text] }],
          highlights: [{ step: step.title, quote, note: "A note" }],
          reviews: [{ position: 1, step: step.title }],
          certificates: [{ code: "ABCD", name: "Ada Muster", courseName: "Bienenkunde" }],
        },
      ],
    });
    const owned = await creator.client.accounts.exportData({ id: creator.id });
    expect(owned.courses).toMatchObject([{ slug, steps: Array.from({ length: 10 }, () => ({})) }]);
    const archive = await server.fetch(`/api/profiles/${creator.id}/data.zip`, {
      headers: { authorization: `Bearer ${creator.accessToken}` },
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["data.json", "files/1 agua.es.txt", "files/2 photo.webp"]);
    expect(JSON.parse(new TextDecoder().decode(files["data.json"]))).toMatchObject({
      profile: { id: creator.id },
    });
    const sample = readFileSync(join(REPOSITORY, "samples/agua.es.txt"), "utf8");
    expect(new TextDecoder().decode(files["files/1 agua.es.txt"])).toBe(sample);
    expect((await server.fetch(`/api/profiles/${creator.id}/data.zip`)).status).toBe(401);
    expect(JSON.stringify(owned)).not.toMatch(/argon2|password_?hash/i);

    const { id } = creator;
    expect(await creator.client.accounts.deletionPreview({ id })).toEqual({
      courses: [{ name: "Bienenkunde", participants: 1 }],
      documents: 1,
      participations: 0,
    });
    const remove = (change: object) => creator.client.accounts.deleteAccount({ id, ...change });
    await expect(remove({})).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(remove({ password })).rejects.toMatchObject({ code: "COURSES_NOT_CONFIRMED" });
    const photos = storedFiles().length;
    await remove({ password, coursesToo: true });
    expect(storedFiles()).toHaveLength(photos - 2);
    await expect(creator.client.accounts.profile({ id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(participant.client.learning.course({ slug })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    expect(readdirSync(join(server.services.config.DATA_DIR, "files/documents"))).toEqual([]);
    const again = await server.authClient().signInWithPassword({ email: creator.email, password });
    expect(again.error?.code).toBe("invalid_credentials");
  });

  it("takes a participant's answers along, and writes a last time to a confirmed address", async () => {
    const { slug } = await finishedCourse(server);
    const participant = await server.signUp("course_participant");
    await server.confirm(participant);
    await participant.client.learning.enrol({ slug });
    const { id } = participant;
    await participant.client.accounts.deleteAccount({ id, password });
    const left = await server.services.db.select().from(enrolments).where(eq(enrolments.userId, id));
    expect(left).toEqual([]);
    await server.mailTo(participant.email, "letzte Nachricht");
  });

  it("stays while it is the only administrator's", async () => {
    const chief = await server.signUp();
    const { db } = server.services;
    const grant = (id: string) =>
      db.update(userProfiles).set({ role: "super_admin" }).where(eq(userProfiles.id, id));
    await grant(chief.id);
    const leave = () => chief.client.accounts.deleteAccount({ id: chief.id, password });
    await expect(leave()).rejects.toMatchObject({ code: "LAST_ADMINISTRATOR" });
    await grant((await server.signUp()).id);
    expect(await leave()).toEqual({});
  });
});
