import { certificateStatement } from "@lehrpfad/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { take as takeCourse } from "../../../testing/taking.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { questions, steps } from "../../db/tables/content.ts";
import { certificates, courses } from "../../db/tables/index.ts";
import { remind } from "./usecases/remind.ts";

const timeZone = "Europe/Berlin";
const NONE_JUDGED = { answered: 0, right: 0, open: 0 };
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "10000000", SITTING_SECONDS: "10000000" });
  creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
});
afterAll(() => server.close());

/** A course of ten questions that the server marks; nobody is told of its participants. */
async function course(name: string, change: Parameters<typeof giveCourse>[2] = {}): Promise<string> {
  const admin = { firstName: "Rosa", lastName: "Leitung", email: creator.email };
  const quiet = { notifyStart: false, notifyCompletion: false, notifyAnalysis: false, reminders: false };
  return await giveCourse(server, creator, { admin, name, certificate: true, ...quiet, ...change });
}

async function participant(slug: string): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await person.client.learning.enrol({ slug });
  return person;
}

const take = (person: SignedUp, slug: string, right: number, wrong: number) =>
  takeCourse({ creator, person, slug }, right, wrong);

/** Leaves the server one question to mark, and nine for the participant to judge. */
async function leaveToJudge(slug: string): Promise<string[]> {
  const { client } = creator;
  const { steps: outline } = await client.learning.course({ slug });
  const { db } = server.services;
  const ids = outline.slice(1).map(({ stepId }) => stepId);
  const body = { kind: "self" as const, passage: "Bees dance.", points: [] };
  await db.update(questions).set({ body }).where(inArray(questions.stepId, ids));
  return ids;
}

/** Gives the first two steps an objective each: one that its question is about, one that only the text is about. */
async function setObjectives(slug: string): Promise<void> {
  const { client } = creator;
  const { steps: outline } = await client.learning.course({ slug });
  const { db } = server.services;
  for (const { stepId } of outline.slice(0, 2)) {
    const { question } = await client.courses.previewStep({ slug, stepId });
    const [row] = await db.select().from(steps).where(eq(steps.id, stepId));
    if (!row || !question) throw new Error("The course has no such step");
    const objectives = [{ text: `Knows “${question.text}”`, source: null }];
    await db
      .update(steps)
      .set({ sections: { ...row.sections, objectives } })
      .where(eq(steps.id, stepId));
  }
}

const resultMails = async ({ email }: SignedUp, subject: string) => {
  await mailsDelivered(server.services);
  return (await mailsAbout(server.services, email)).filter((mail) => mail.subject === subject);
};

async function verified({ accessToken }: SignedUp, slug: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const file = await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers });
  const bytes = Buffer.from(await file.arrayBuffer()).toString("latin1");
  const code = bytes.match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
  return await server.client().campus.certificate({ code });
}

describe("the evaluation", () => {
  it("tells of each objective whether it was reached, and of the runs before", async () => {
    const slug = await course("Messkunde");
    await setObjectives(slug);
    const person = await participant(slug);
    await take(person, slug, 1, 6);
    const first = await person.client.learning.evaluation({ slug });
    expect(first.score).toEqual({ questions: 10, answered: 7, right: 1, known: 0, quiz: null, helped: 0 });
    expect(first.earlier).toEqual([]);
    const statesOf = ({ objectives }: typeof first) => objectives.slice(0, 2).map(({ state }) => state);
    expect(statesOf(first)).toEqual(["reached", "again"]);
    await person.client.campus.restart({ slug, timeZone });
    // A run that was not completed is none to compare with.
    await person.client.campus.restart({ slug, timeZone });
    await take(person, slug, 9, 0);
    const second = await person.client.learning.evaluation({ slug });
    expect(second.score).toEqual({ questions: 10, answered: 9, right: 9, known: 0, quiz: null, helped: 0 });
    expect(second.earlier).toEqual([
      {
        questions: 10,
        answered: 7,
        right: 1,
        judged: NONE_JUDGED,
        known: 0,
        quiz: null,
        completedAt: first.completedAt,
      },
    ]);
    expect(statesOf(second)).toEqual(["reached", "reached"]);
  });

  it("does not call an objective reached of which nothing was answered", async () => {
    const slug = await course("Lesekunde");
    await setObjectives(slug);
    const person = await participant(slug);
    await take(person, slug, 0, 0);
    const { objectives } = await person.client.learning.evaluation({ slug });
    expect(new Set(objectives.map(({ state }) => state))).toEqual(new Set(["read"]));
  });
});

describe("the mail at completion", () => {
  it("goes once to a proven address, with result, comparison and the steps to look at again", async () => {
    const slug = await course("Quellkunde");
    const person = await participant(slug);
    await server.confirm(person);
    await take(person, slug, 8, 2);
    await Promise.all([remind(server.services), remind(server.services)]);
    const subject = "Ihr Ergebnis in „Quellkunde“";
    const [mail, ...more] = await resultMails(person, subject);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Geprüfte Fragen richtig beantwortet: 8 von 10.");
    expect(mail?.text).not.toContain("vorigen Durchgang");
    const links = [...(mail?.text ?? "").matchAll(/https?:\S+/g)].map(([link]) => new URL(link));
    expect(links.map(({ searchParams }) => searchParams.get("to"))).toEqual([
      `/c/${slug}/steps/9`,
      `/c/${slug}/steps/10`,
      `/c/${slug}/evaluation`,
    ]);
    // One secret for the whole mail: the first link that is opened signs in, none does so twice.
    const [token, ...others] = new Set(
      links.map(({ hash }) => new URLSearchParams(hash.slice(1)).get("token") ?? ""),
    );
    expect(others).toEqual([]);
    const enter = () => server.client().accounts.enter({ token: token ?? "" });
    expect((await enter()).accessToken).not.toBe("");
    await expect(enter()).rejects.toMatchObject({ code: "LINK_INVALID" });
    for (const position of [9, 10]) {
      expect(mail?.html).toContain(encodeURIComponent(`/c/${slug}/steps/${position}`));
    }
    server.clock.forward(60);
    await person.client.campus.restart({ slug, timeZone });
    await take(person, slug, 10, 0);
    const [, second] = await resultMails(person, subject);
    expect(second?.text).toContain("Beim vorigen Durchgang waren es 8 von 10.");
    expect(second?.text).not.toContain("Das lohnt einen zweiten Blick");
  });

  it("waits until the address is proven, and is written in the person's language", async () => {
    const slug = await course("Seekunde");
    const person = await participant(slug);
    await person.client.accounts.updateLanguage({ id: person.id, preferred_language: "fr" });
    await take(person, slug, 10, 0);
    await remind(server.services);
    const subject = "Votre résultat dans « Seekunde »";
    expect(await resultMails(person, subject)).toEqual([]);
    server.clock.forward(60);
    await server.confirm(person);
    await remind(server.services);
    await remind(server.services);
    expect(await resultMails(person, subject)).toHaveLength(1);
  });

  it("says so where no question was answered", async () => {
    const slug = await course("Teichkunde");
    const person = await participant(slug);
    await server.confirm(person);
    await take(person, slug, 0, 0);
    const [mail] = await resultMails(person, "Ihr Ergebnis in „Teichkunde“");
    expect(mail?.text).toContain("Die Fragen des Kurses haben Sie nicht beantwortet");
  });
});

describe("a certificate", () => {
  it("says of who only marked steps as understood that no question was answered", async () => {
    const slug = await course("Bachkunde");
    const person = await participant(slug);
    await take(person, slug, 0, 0);
    const reached = { questions: 10, answered: 0, right: 0, judged: NONE_JUDGED, known: 0 };
    expect(await verified(person, slug)).toMatchObject({ passedPercent: null, reached });
  });

  it("tells of the best completed run, and keeps it when the course begins anew", async () => {
    const slug = await course("Flusskunde");
    const person = await participant(slug);
    await take(person, slug, 4, 6);
    expect((await verified(person, slug)).reached).toMatchObject({ right: 4 });
    await person.client.campus.restart({ slug, timeZone });
    await take(person, slug, 9, 1);
    expect((await verified(person, slug)).reached).toMatchObject({ right: 9 });
    await person.client.campus.restart({ slug, timeZone });
    expect((await verified(person, slug)).reached).toMatchObject({ right: 9 });
  });

  it("tells, as all other places do, what the person judged beside what is marked", async () => {
    const slug = await course("Taukunde");
    const left = await leaveToJudge(slug);
    const person = await participant(slug);
    await server.confirm(person);
    const levels = [1, 2, 3, 4];
    for (const [at, level] of levels.entries()) {
      const answer = { kind: "self", text: "", level } as const;
      await person.client.learning.answer({ slug, stepId: left[at] ?? "", answer });
    }
    await take(person, slug, 1, 0);
    const judged = { answered: 4, right: 2, open: 5 };
    const score = { questions: 1, answered: 1, right: 1, known: 0, quiz: null };
    const evaluation = await person.client.learning.evaluation({ slug });
    expect(evaluation).toMatchObject({ score, judged });
    expect(evaluation.steps.map(({ level }) => level)).toEqual([null, ...levels, ...Array(5).fill(null)]);
    const { courses: mine } = await person.client.learning.myCourses({});
    expect(mine.find((one) => one.slug === slug)?.score).toEqual({ ...score, judged });
    const certificate = await verified(person, slug);
    expect(certificate.reached).toEqual({ ...score, judged });
    expect(certificateStatement(certificate)).toEqual({
      ...{
        did: "completed",
        questions: "all",
        judged: true,
        left: { open: 5, asked: 10 },
        known: 0,
        quiz: null,
      },
    });
    const [mail] = await resultMails(person, "Ihr Ergebnis in „Taukunde“");
    expect(mail?.text).toContain(
      "Geprüfte Fragen richtig beantwortet: 1 von 1. Selbst verglichene Antworten: 4, davon mit allem oder dem Wesentlichen: 2. Ohne Antwort: 5.",
    );
  });

  it("is read from before it was kept what somebody judged", async () => {
    const slug = await course("Nebelkunde");
    const person = await participant(slug);
    await take(person, slug, 4, 6);
    const before = await verified(person, slug);
    const stored = { questions: 10, answered: 10, right: 4 };
    const own = eq(certificates.code, before.code);
    await server.services.db.update(certificates).set({ reached: stored }).where(own);
    const read = await server.client().campus.certificate({ code: before.code });
    expect(read.reached).toEqual({ ...stored, judged: NONE_JUDGED, known: 0, quiz: null });
  });

  it("of a course in which understood counts tells how many answers there were", async () => {
    const slug = await course("Regenkunde");
    const settings = { passPercent: 80, understoodCounts: true };
    await server.services.db.update(courses).set(settings).where(eq(courses.slug, slug));
    const person = await participant(slug);
    await take(person, slug, 1, 0);
    expect(await verified(person, slug)).toMatchObject({
      passedPercent: 80,
      reached: { questions: 10, answered: 1, right: 1, known: 0 },
    });
  });
});
