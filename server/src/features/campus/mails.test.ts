import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { finishedCourse } from "../../../testing/courses.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { createServices } from "../../app/services.ts";
import { openDatabase } from "../../db/client.ts";
import type { Services } from "../../platform/services.ts";
import { workOnMails } from "./jobs.ts";
import { remind } from "./usecases/sendMails.ts";

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

async function mails(about: string): Promise<Email[]> {
  const folder = join(server.services.config.DATA_DIR, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const all = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return all.filter(({ text, to }) => text?.includes(about) || to?.some(({ address }) => address === about));
}

const reminders = async (person: SignedUp) =>
  (await mails(person.email)).filter(({ headers }) => headers.some(({ key }) => key === "list-unsubscribe"));

async function confirmed(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

/** Both processes look for who paused, several times at once. */
async function remindEverywhere(): Promise<void> {
  await Promise.all([server.services, second, server.services, second].map(remind));
}

/** Mails that wait to be sent, or that a process is sending just now. */
async function unsent(): Promise<number> {
  const answer = await server.services.db.execute(
    sql`select count(*)::int as n from jobs.job where name = 'mail' and state < 'completed'`,
  );
  const [row] = z.object({ rows: z.array(z.object({ n: z.int() })) }).parse(answer).rows;
  return row?.n ?? 0;
}

/** Waits until everything in the mail queues was delivered: a mail sent last has arrived. */
async function delivered(): Promise<void> {
  const marker = `marker-${Math.random()}@example.org`;
  await server.services.mailer.send({ to: marker, subject: "m", text: marker, html: marker });
  await eventually(async () => ((await mails(marker)).length > 0 ? true : null));
  await eventually(async () => ((await unsent()) === 0 ? true : null));
}

describe("reminders", () => {
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
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe(
      "List-Unsubscribe=One-Click",
    );
    const off = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value.match(/<(.+)>/)?.[1] ?? "";
    const { pathname } = new URL(off);
    const looked = await server.fetch(pathname);
    expect(looked.status).toBe(302);
    const token = pathname.split("/").at(-2) ?? "";
    expect(looked.headers.get("location")).toMatch(new RegExp(`/reminders/${token}$`));
    const visitor = server.client();
    expect(await visitor.campus.reminderSetting({ token })).toMatchObject({ slug, wanted: true });
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
    const admin = { firstName: "Rosa", lastName: "Leitung", email: "leitung@example.org" };
    const own = await finishedCourse(server, { admin, name: "Wasserkunde" });
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
    const subjects = (await received()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
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
    const admin = { firstName: "Otto", lastName: "Ruhig", email: "ruhig@example.org" };
    const flags = { notifyStart: false, notifyCompletion: false, notifyAnalysis: false, reminders: false };
    const own = await finishedCourse(server, { admin, ...flags });
    const person = await confirmed();
    await person.client.learning.enrol({ slug: own.slug });
    const { steps } = await person.client.learning.course({ slug: own.slug });
    for (const { stepId } of steps)
      await person.client.learning.setUnderstood({ slug: own.slug, stepId, understood: true });
    await remindEverywhere();
    await delivered();
    expect(await mails(admin.email)).toEqual([]);
  });
});
