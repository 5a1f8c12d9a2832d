import type { CourseSettings } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { headerOf, mailsAbout } from "../../../testing/mailFolder.ts";
import { take as takeCourse } from "../../../testing/taking.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { attemptsLeft, passShare } from "./rules.ts";

const timeZone = "Europe/Berlin";
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
  await server.confirm(creator);
});
afterAll(() => server.close());

/** A course of ten questions that the server marks, with these settings. */
async function course(settings: CourseSettings): Promise<string> {
  const admin = { firstName: "Rosa", lastName: "Leitung", email: creator.email };
  const slug = await giveCourse(server, creator, { admin });
  await creator.client.studio.change({ slug, settings });
  return slug;
}

async function participant(slug: string): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return person;
}

const take = (person: SignedUp, slug: string, right: number, wrong: number) =>
  takeCourse({ creator, person, slug }, right, wrong);

const certificate = async ({ accessToken }: SignedUp, slug: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers });
};

describe("share of the pass mark", () => {
  it("counts what was not answered as not right, unless understood counts, and rounds down", () => {
    expect(passShare({ questions: 3, right: 2, understood: 0 }, false)).toBe(66);
    expect(passShare({ questions: 3, right: 2, understood: 1 }, false)).toBe(66);
    expect(passShare({ questions: 3, right: 2, understood: 1 }, true)).toBe(100);
    expect(passShare({ questions: 0, right: 0, understood: 0 }, true)).toBe(0);
  });
  it("leaves no attempt but the first where one is granted, and any to who has passed", () => {
    expect(attemptsLeft({ passPercent: 80, attempts: 1 }, 0, false)).toBe(0);
    expect(attemptsLeft({ passPercent: 80, attempts: 3 }, 1, false)).toBe(1);
    expect(attemptsLeft({ passPercent: 80, attempts: 1 }, 5, false)).toBe(0);
    expect(attemptsLeft({ passPercent: 80, attempts: 1 }, 5, true)).toBeNull();
    expect(attemptsLeft({ passPercent: 80, attempts: null }, 5, false)).toBeNull();
    expect(attemptsLeft({ passPercent: null, attempts: 1 }, 5, false)).toBeNull();
  });
});

describe("a course with a pass mark", () => {
  it("tells before the start what passes it", async () => {
    const slug = await course({ passPercent: 80, attempts: 2, certificateFor: "passing" });
    const { pass } = await server.client().learning.course({ slug });
    expect(pass).toEqual({
      percent: 80,
      questions: 10,
      attempts: 2,
      attemptsLeft: 1,
      understoodCounts: false,
      inQuiz: false,
      forCertificate: true,
      reached: null,
      passed: false,
    });
  });

  it("is passed with enough right answers, and only then certified; a restart is the next attempt", async () => {
    const slug = await course({ passPercent: 80, attempts: 2, certificateFor: "passing" });
    const person = await participant(slug);
    await take(person, slug, 7, 3);
    const failed = await person.client.learning.evaluation({ slug });
    expect(failed.pass).toMatchObject({ reached: 70, passed: false, attemptsLeft: 1 });
    expect(failed.certificate).toBe(false);
    expect(await (await certificate(person, slug)).json()).toMatchObject({ code: "COURSE_NOT_PASSED" });
    server.clock.forward(1);
    await person.client.campus.restart({ slug, timeZone });
    await take(person, slug, 8, 2);
    const passed = await person.client.learning.evaluation({ slug });
    expect(passed.pass).toMatchObject({ reached: 80, passed: true, attemptsLeft: null });
    expect(passed.certificate).toBe(true);
    const bytes = Buffer.from(await (await certificate(person, slug)).arrayBuffer()).toString("latin1");
    const code = bytes.match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
    expect(await server.client().campus.certificate({ code })).toMatchObject({ passedPercent: 80 });
    // Who has passed may start over as before, and stays passed.
    await person.client.campus.restart({ slug, timeZone });
    const { pass } = await person.client.learning.course({ slug });
    expect(pass).toMatchObject({ reached: 0, passed: true, attemptsLeft: null });
  });

  it("lets nobody start over who has used all attempts", async () => {
    const slug = await course({ passPercent: 100, attempts: 1 });
    const person = await participant(slug);
    await take(person, slug, 9, 1);
    await expect(person.client.campus.restart({ slug, timeZone })).rejects.toMatchObject({
      code: "ATTEMPTS_USED",
    });
    expect((await person.client.learning.evaluation({ slug })).score.answered).toBe(10);
    expect(await (await certificate(person, slug)).text()).toMatch(/^%PDF/);
  });

  it("counts the mark understood only where it may stand for an answer", async () => {
    const strict = await course({ passPercent: 50 });
    const kind = await course({ passPercent: 50, understoodCounts: true });
    const person = await participant(strict);
    await person.client.learning.enrol({ slug: kind });
    await take(person, strict, 4, 0);
    await take(person, kind, 4, 0);
    const standing = async (slug: string) => (await person.client.learning.evaluation({ slug })).pass;
    expect(await standing(strict)).toMatchObject({ reached: 40, passed: false });
    expect(await standing(kind)).toMatchObject({ reached: 100, passed: true });
  });

  it("is told of in mail, results and tables", async () => {
    const slug = await course({ passPercent: 80, name: "Bienen bestehen" });
    const person = await participant(slug);
    await take(person, slug, 8, 2);
    const body = await eventually(async () => {
      const sent = await mailsAbout(server.services, creator.email);
      return sent.find((mail) => /abgeschlossen/.test(headerOf(mail, "subject") ?? "")) ?? null;
    });
    expect(JSON.stringify(body)).toMatch(/Bestehensgrenze von 80/);
    expect((await creator.client.results.course({ slug, timeZone })).passed).toBe(1);
    const { participants } = await creator.client.results.participants({ slug });
    expect(participants).toMatchObject([{ status: "completed", passedAt: expect.any(String) }]);
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    const table = await server.fetch(`/api/courses/${slug}/participants.csv?language=de`, { headers });
    expect(await table.text()).toContain("Bestanden");
  });

  it("that is set or lowered later passes those who had reached it, at the mark of then", async () => {
    const slug = await course({});
    const person = await participant(slug);
    await take(person, slug, 7, 3);
    expect((await person.client.learning.evaluation({ slug })).pass).toBeNull();
    await creator.client.studio.change({ slug, settings: { passPercent: 90 } });
    const passed = async () => (await creator.client.results.course({ slug, timeZone })).passed;
    expect(await passed()).toBe(0);
    await creator.client.studio.change({ slug, settings: { passPercent: 60 } });
    expect(await passed()).toBe(1);
    await creator.client.studio.change({ slug, settings: { passPercent: 90, certificateFor: "passing" } });
    const bytes = Buffer.from(await (await certificate(person, slug)).arrayBuffer()).toString("latin1");
    const code = bytes.match(/certificates\/((?:\w{4}-){2}\w{4})/)?.[1] ?? "";
    expect(await server.client().campus.certificate({ code })).toMatchObject({ passedPercent: 60 });
  });

  it("needs five questions that the server marks", async () => {
    const slug = await course({});
    const { steps } = await creator.client.editing.outline({ slug });
    for (const { id: stepId } of steps.slice(0, 6)) {
      const { question } = await creator.client.editing.getStep({ slug, stepId });
      await creator.client.editing.deleteQuestion({ slug, stepId, version: question?.version ?? 0 });
    }
    await expect(creator.client.studio.change({ slug, settings: { passPercent: 80 } })).rejects.toMatchObject(
      {
        code: "PASS_MARK_QUESTIONS",
        data: { least: 5 },
      },
    );
  });
});
