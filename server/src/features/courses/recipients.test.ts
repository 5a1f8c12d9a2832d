import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { headerOf, mailsAbout, mailsDelivered, unsubscribePath } from "../../../testing/mailFolder.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const stranger = () => `${randomUUID()}@example.org`;
const adminOf = (email: string) => ({ firstName: "Rosa", lastName: "Leitung", email });

async function confirmedCreator(): Promise<SignedUp> {
  const creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
  return creator;
}

/** A course whose creator names this address as its administrator's. */
async function courseFor(creator: SignedUp, email: string, name = "Wasserkunde"): Promise<string> {
  const slug = await giveCourse(server, creator, { name });
  await creator.client.studio.change({ slug, settings: { admin: adminOf(email) } });
  return slug;
}

async function somebodyStarts(slug: string): Promise<void> {
  const person = await server.signUp("course_participant");
  await person.client.learning.enrol({ slug });
}

async function received(email: string) {
  await mailsDelivered(server.services);
  return (await mailsAbout(server.services, email)).filter(({ to }) => to?.[0]?.address === email);
}

const isNotification = ({ subject }: { subject?: string | undefined }) =>
  subject?.includes("begonnen") === true;
/** What went to an address beside the mails of its own account. */
const notifications = async (email: string) => (await received(email)).filter(isNotification);
const tokenOf = (path: string) => path.split("/").at(-2) ?? "";

async function question(email: string) {
  const [mail] = await received(email);
  const path = unsubscribePath(mail);
  return { mail, path, token: tokenOf(path) };
}

describe("the notifications of a course", () => {
  it("go nowhere as long as the creator's own address is not proven", async () => {
    const creator = await server.signUp("course_creator_free");
    const email = stranger();
    const slug = await courseFor(creator, email);
    await somebodyStarts(slug);
    expect(await received(email)).toEqual([]);
    expect(await notifications(creator.email)).toEqual([]);
    expect((await creator.client.courses.get({ slug })).notifications).toBe("waiting");

    await creator.client.studio.change({ slug, settings: { admin: adminOf(creator.email) } });
    await somebodyStarts(slug);
    expect(await notifications(creator.email)).toEqual([]);
  });

  it("ask a named address once, and go to the owner until it agrees", async () => {
    const creator = await confirmedCreator();
    const email = stranger();
    const slug = await courseFor(creator, email);
    await creator.client.studio.change({ slug, settings: { admin: adminOf(email) } });
    await somebodyStarts(slug);
    expect(await received(email)).toHaveLength(1);
    expect(await notifications(creator.email)).toHaveLength(1);
    expect((await creator.client.courses.get({ slug })).notifications).toBe("asked");
    const { mail, path, token } = await question(email);
    expect(mail && headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const looked = await server.fetch(path);
    expect([looked.status, new URL(looked.headers.get("location") ?? "").pathname]).toEqual([
      302,
      `/notifications/${token}`,
    ]);

    const visitor = server.client();
    expect(await visitor.courses.notificationSetting({ token })).toEqual({
      courseName: "Wasserkunde",
      creatorName: "Ada Muster",
      state: "asked",
    });
    await visitor.courses.setNotifications({ token, wanted: true });
    expect((await creator.client.courses.get({ slug })).notifications).toBe("agreed");
    await somebodyStarts(slug);
    expect(await notifications(email)).toHaveLength(1);
    expect(await notifications(creator.email)).toHaveLength(1);
  });

  it("end with one click of whoever gets them, and can be had again by the same link", async () => {
    const creator = await confirmedCreator();
    const slug = await courseFor(creator, creator.email);
    expect((await creator.client.courses.get({ slug })).notifications).toBe("agreed");
    await somebodyStarts(slug);
    const [notification] = await notifications(creator.email);
    const path = unsubscribePath(notification);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await server.fetch(path, { method: "POST", body })).status).toBe(200);
    expect((await creator.client.courses.get({ slug })).notifications).toBe("declined");
    await somebodyStarts(slug);
    expect(await notifications(creator.email)).toHaveLength(1);
    await server.client().courses.setNotifications({ token: tokenOf(path), wanted: true });
    await somebodyStarts(slug);
    expect(await notifications(creator.email)).toHaveLength(2);
  });

  it("never ask an address again that declined, whoever names it", async () => {
    const email = stranger();
    await courseFor(await confirmedCreator(), email);
    const { path } = await question(email);
    await server.fetch(path, { method: "POST" });
    const other = await confirmedCreator();
    const slug = await courseFor(other, email);
    await somebodyStarts(slug);
    expect(await received(email)).toHaveLength(1);
    expect(await notifications(other.email)).toHaveLength(1);
    expect((await other.client.courses.get({ slug })).notifications).toBe("declined");
  });

  it("ask an address three times a day at most, and ten addresses for one person", async () => {
    const email = stranger();
    for (const _ of Array(4)) await courseFor(await confirmedCreator(), email);
    expect(await received(email)).toHaveLength(3);
    const creator = await confirmedCreator();
    const slug = await giveCourse(server, creator);
    const many = Array.from({ length: 12 }, stranger);
    for (const one of many) await creator.client.studio.change({ slug, settings: { admin: adminOf(one) } });
    await mailsDelivered(server.services);
    const asked = await Promise.all(many.map((one) => mailsAbout(server.services, one)));
    expect(asked.filter((mails) => mails.length > 0)).toHaveLength(10);
  });

  it("go to who manages the course with a proven address, without a question", async () => {
    const creator = await confirmedCreator();
    const helper = await confirmedCreator();
    const slug = await giveCourse(server, creator);
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    await helper.client.courses.claimManagement({ slug, password });
    await creator.client.studio.change({ slug, settings: { admin: adminOf(helper.email) } });
    await somebodyStarts(slug);
    expect(
      (await received(helper.email)).filter(
        (mail) => !isNotification(mail) && headerOf(mail, "list-unsubscribe"),
      ),
    ).toEqual([]);
    expect(await notifications(helper.email)).toHaveLength(1);
    expect(await notifications(creator.email)).toEqual([]);
  });

  it("and the question hold no link but those of this site, whatever people are called", async () => {
    const creator = await confirmedCreator();
    const email = stranger();
    const evil = "Gewinn https://evil.example/x www.evil.example hilfe@evil.example evil.example";
    const slug = await courseFor(creator, email, evil);
    const person = await server.signUp("course_participant");
    await person.client.accounts.updateProfile({
      id: person.id,
      first_name: evil,
      last_name: evil,
      salutation: "none",
    });
    await person.client.learning.enrol({ slug });
    for (const mail of [...(await received(email)), ...(await notifications(creator.email))]) {
      const { subject, text, html } = mail;
      const all = `${subject}\n${text}\n${html}`.replaceAll(email, "").replaceAll(creator.email, "");
      expect(all).not.toMatch(/evil\.example|@evil/);
      for (const [address] of all.matchAll(/\bhttps?:\/\/[^\s"<]+/g))
        expect(new URL(address).origin).toBe(new URL(server.services.publicUrl).origin);
    }
    expect(await received(email)).toHaveLength(1);
    expect(await notifications(creator.email)).toHaveLength(1);
  });

  it("are switched by nobody who has no link", async () => {
    const token = "unbekannt";
    await expect(server.client().courses.notificationSetting({ token })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(server.client().courses.setNotifications({ token, wanted: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await server.fetch("/api/notifications/unbekannt/off", { method: "POST" })).status).toBe(404);
  });
});
