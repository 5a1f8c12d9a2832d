import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { headerOf, mailsAbout, mailsDelivered, unsubscribePath } from "../../../testing/mailFolder.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { createServices } from "../../app/services.ts";
import { openDatabase } from "../../db/client.ts";
import type { Services } from "../../platform/services.ts";
import { workOnMails } from "./jobs.ts";
import { remind } from "./usecases/remind.ts";

const HOUR = 3_600;

let server: TestServer;
/** A second process on the same database and data folder. */
let second: Services;
let closeSecond: () => Promise<void>;
let slug: string;

beforeAll(async () => {
  const url = await createPostgresUrl();
  const settings = { ACCESS_TOKEN_SECONDS: "100000000", SITTING_SECONDS: "100000000" };
  const fail = (error: Error) => {
    throw error;
  };
  const database = url ? await openDatabase({ url, folder: null }, fail) : undefined;
  server = await createTestServer(settings, database);
  const { services, clock } = server;
  const other = url ? await openDatabase({ url, folder: null }, fail) : services.database;
  const running = await createServices(services.config, services.publicUrl, { clock, database: other });
  second = running.services;
  await second.mailer.deliver();
  await workOnMails(second);
  closeSecond = url ? running.close : () => second.jobs.stop(5);
  ({ slug } = await finishedCourse(server));
});
afterAll(async () => {
  await closeSecond();
  await server.close();
});

const mails = (about: string) => mailsAbout(server.services, about);
const delivered = () => mailsDelivered(server.services);

const reminders = async (person: SignedUp) =>
  (await mails(person.email)).filter((mail) => headerOf(mail, "list-unsubscribe") !== undefined);

async function confirmed(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

/** A course whose notifications go to its creator, who proved the address. */
async function ownCourse(change: Parameters<typeof giveCourse>[2] = {}) {
  const creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
  const admin = { firstName: "Rosa", lastName: "Leitung", email: creator.email };
  return { creator, admin, slug: await giveCourse(server, creator, { admin, ...change }) };
}

/** Somebody starts a course and marks every step as understood. */
async function complete(person: SignedUp, course: string): Promise<{ title: string }[]> {
  await person.client.learning.enrol({ slug: course });
  const { steps } = await person.client.learning.course({ slug: course });
  for (const { stepId } of steps)
    await person.client.learning.setUnderstood({ slug: course, stepId, understood: true });
  return steps;
}

/** Both processes look for who paused, several times at once. */
async function remindEverywhere(): Promise<void> {
  await Promise.all([server.services, second, server.services, second].map(remind));
}

describe("reminders", () => {
  it("lead who has finished every step to the final quiz that is left", async () => {
    const { slug: quizzed } = await finishedCourse(server, { finalQuiz: "instead" });
    const person = await server.signUp("course_participant");
    await server.confirm(person);
    await person.client.learning.enrol({ slug: quizzed });
    const { steps } = await person.client.learning.course({ slug: quizzed });
    for (const { stepId } of steps)
      await person.client.learning.setUnderstood({ slug: quizzed, stepId, understood: true });
    server.clock.forward(25 * HOUR);
    await remindEverywhere();
    await delivered();
    const [mail] = await reminders(person);
    expect(mail?.text).toContain("nur das Abschlussquiz fehlt noch");
    expect(decodeURIComponent(mail?.text ?? "")).toContain(`/c/${quizzed}/final-quiz`);
  });

  it("come after 24 hours, 3 days and a week, each once, however many processes look", async () => {
    const person = await confirmed();
    server.clock.forward(23 * HOUR);
    await remindEverywhere();
    await delivered();
    expect(await reminders(person)).toHaveLength(0);
    for (const [hours, so] of [
      [1, 1],
      [24, 1],
      [24, 2],
      [96, 3],
      [200, 3],
    ] as const) {
      server.clock.forward(hours * HOUR);
      await remindEverywhere();
      await delivered();
      expect(await reminders(person)).toHaveLength(so);
    }
    const sent = await reminders(person);
    for (const part of ["subject", "text"] as const)
      expect(new Set(sent.map((mail) => mail[part]?.split("http")[0])).size).toBe(3);
  });

  it("begin anew with the next pause, and leave out what a standstill has overtaken", async () => {
    const person = await confirmed();
    server.clock.forward(25 * HOUR);
    await remindEverywhere();
    await delivered();
    const { step } = await person.client.learning.step({ slug, position: 1 });
    await person.client.learning.setUnderstood({ slug, stepId: step.id, understood: true });
    server.clock.forward(170 * HOUR);
    await remindEverywhere();
    await delivered();
    const sent = await reminders(person);
    expect(sent).toHaveLength(2);
    expect(sent.some(({ text }) => text?.includes("Lernschritt 2 von 10"))).toBe(true);
  });

  it("never reach unconfirmed or finished people, anonymous ones, or who wants none", async () => {
    const unconfirmed = await server.signUp("course_participant");
    await unconfirmed.client.learning.enrol({ slug });
    const finished = await confirmed();
    for (const { stepId } of (await finished.client.learning.course({ slug })).steps)
      await finished.client.learning.setUnderstood({ slug, stepId, understood: true });
    const weary = await confirmed();
    const quiet = await confirmed();
    const none = { creator_mails: true, learning_reminders: false };
    await quiet.client.accounts.updateNotifications({ id: quiet.id, ...none });
    server.clock.forward(25 * HOUR);
    await remindEverywhere();
    await delivered();
    const [mail] = await reminders(weary);
    expect(mail && headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const pathname = unsubscribePath(mail);
    const looked = await server.fetch(pathname);
    expect(looked.status).toBe(302);
    const token = pathname.split("/").at(-2) ?? "";
    expect(looked.headers.get("location")).toMatch(new RegExp(`/reminders/${token}$`));
    const visitor = server.client();
    // The link is all that counts: whoever else is signed in sees and does the same, for its reader.
    for (const { campus } of [visitor, finished.client, weary.client]) {
      expect(await campus.reminderSetting({ token })).toMatchObject({ slug, wanted: true });
      expect(await campus.setReminders({ token, wanted: false })).toMatchObject({ wanted: false });
      expect(await campus.setReminders({ token, wanted: true })).toMatchObject({ wanted: true });
    }
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await server.fetch(pathname, { method: "POST", body })).status).toBe(200);
    expect(await visitor.campus.reminderSetting({ token })).toMatchObject({ wanted: false });
    server.clock.forward(60 * HOUR);
    await remindEverywhere();
    await delivered();
    expect(await reminders(weary)).toHaveLength(1);
    expect(await reminders(unconfirmed)).toHaveLength(0);
    expect(await reminders(quiet)).toHaveLength(0);
    expect(await reminders(finished)).toHaveLength(0);
  });
});

describe("mails to the creator", () => {
  it("tell of start and completion with the result per step, and yesterday's reminders, each once", async () => {
    const { admin, ...own } = await ownCourse({ name: "Wasserkunde" });
    const person = await server.signUp("course_participant");
    await person.client.learning.enrol({ slug: own.slug });
    await person.client.learning.enrol({ slug: own.slug });
    const { steps } = await person.client.learning.course({ slug: own.slug });
    await Promise.all(
      steps.map(({ stepId }) =>
        person.client.learning.setUnderstood({ slug: own.slug, stepId, understood: true }),
      ),
    );
    const received = () => mails(admin.email);
    await eventually(async () => ((await received()).length >= 2 ? true : null));
    await delivered();
    const subjects = (await received())
      .map(({ subject }) => subject)
      .filter((one) => one?.includes("Wasserkunde"));
    expect(subjects.sort()).toEqual([
      "Ada Muster hat mit „Wasserkunde“ begonnen",
      "Ada Muster hat „Wasserkunde“ abgeschlossen",
    ]);
    const completed = (await received()).find(({ subject }) => subject?.includes("abgeschlossen"));
    expect(completed?.text).toContain(`10. ${steps[9]?.title}: als verstanden markiert`);

    const pausing = await confirmed();
    await pausing.client.learning.enrol({ slug: own.slug });
    server.clock.forward(25 * HOUR);
    await remindEverywhere();
    server.clock.forward(24 * HOUR);
    await remindEverywhere();
    await delivered();
    const summaries = (await received()).filter(({ subject }) => subject?.startsWith("Erinnerungen"));
    expect(summaries).toHaveLength(1);
    expect(summaries[0]?.text).toContain("Ada Muster");
  });

  it("are not written where the flags are off", async () => {
    const flags = { notifyStart: false, notifyCompletion: false, notifyAnalysis: false, reminders: false };
    const own = await ownCourse({ name: "Ruhekunde", ...flags });
    const person = await confirmed();
    await complete(person, own.slug);
    await remindEverywhere();
    await delivered();
    const sent = (await mails("Ruhekunde")).map(({ to }) => to?.[0]?.address);
    expect(sent).toEqual([person.email]);
  });

  it("are one a participant only for the first of a day; the others stand in the day's summary", async () => {
    const { slug: full, creator } = await ownCourse({
      name: "Vollkurs",
      notifyCompletion: false,
      notifyAnalysis: false,
    });
    const people = await Promise.all(Array.from({ length: 24 }, () => server.signUp("course_participant")));
    for (const person of people) await person.client.learning.enrol({ slug: full });
    const [first] = people;
    if (first) await complete(first, full);
    await delivered();
    await remindEverywhere();
    await delivered();
    expect(await mails("Vollkurs")).toHaveLength(20);
    server.clock.forward(24 * HOUR);
    await remindEverywhere();
    await delivered();
    const summaries = (await mails("Vollkurs")).filter(({ subject }) => subject?.includes("getan"));
    expect(summaries).toHaveLength(1);
    const [summary] = summaries;
    expect(summary?.to?.[0]?.address).toBe(creator.email);
    // Four people and the greeting.
    expect(summary?.text?.match(/Ada Muster/g)).toHaveLength(5);
    expect(summary?.text).toContain("Begonnen haben:");
  });
});
