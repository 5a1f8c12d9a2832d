import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice } from "../../../testing/answers.ts";
import { courseRequest, finished, finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  const made = await finishedCourse(server);
  creator = made.creator;
  slug = made.slug;
});
afterAll(() => server.close());

describe("creating a course", () => {
  it("makes one course of a request that is sent twice at the same time", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(8));
    const request = courseRequest([id]);
    const both = await Promise.allSettled([
      creator.client.courses.create(request),
      creator.client.courses.create(request),
    ]);
    const slugs = both.flatMap((result) => (result.status === "fulfilled" ? [result.value.slug] : []));
    expect(slugs.length).toBe(2);
    expect(new Set(slugs).size).toBe(1);
    await finished(creator, slugs[0] ?? "");
  });

  it("needs a document or a goal", async () => {
    const call = creator.client.courses.create(courseRequest([], { goal: "   " }));
    await expect(call).rejects.toMatchObject({ code: "MATERIAL_MISSING", defined: true });
  });

  it("takes a document only once, and never somebody else's", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(8));
    const { slug: used } = await creator.client.courses.create(courseRequest([id]));
    await expect(creator.client.courses.create(courseRequest([id]))).rejects.toMatchObject({
      code: "DOCUMENT_NOT_READY",
    });
    const other = await server.signUp("course_creator_free");
    await expect(other.client.courses.create(courseRequest([id]))).rejects.toMatchObject({
      code: "DOCUMENT_NOT_READY",
    });
    await finished(creator, used);
  });

  it("keeps 10 to 50 steps, and anonymous starts apart from required registration", async () => {
    const wrong = [
      { steps: 9 },
      { steps: 51 },
      { allowAnonymous: true, registrationRequired: true },
      { name: " " },
    ];
    for (const change of wrong) {
      const call = creator.client.courses.create(courseRequest([], { goal: "Etwas lernen", ...change }));
      await expect(call).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  it("is not for participants", async () => {
    const participant = await server.signUp("course_participant");
    const call = participant.client.courses.create(courseRequest([], { goal: "Etwas lernen" }));
    await expect(call).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("managing a course", () => {
  it("shows a course to its owner and hides it from everybody else alike", async () => {
    expect(await creator.client.courses.get({ slug })).toMatchObject({
      slug,
      steps: 10,
      writer: "builtin",
      active: true,
      participantUrl: `http://localhost:4780/c/${slug}`,
    });
    const other = await server.signUp("course_creator_free");
    const [hidden, missing] = await Promise.allSettled([
      other.client.courses.get({ slug }),
      other.client.courses.get({ slug: "gibt-es-nicht-abcdef" }),
    ]);
    expect(hidden).toEqual(missing);
    expect(hidden).toMatchObject({ reason: { code: "COURSE_NOT_FOUND" } });
  });

  it("holds what was configured, and its steps and questions", async () => {
    const change = { difficulty: "university", allowAnonymous: false, registrationRequired: true } as const;
    const made = await finishedCourse(server, { ...change, name: "Agua" });
    const { client } = made.creator;
    const course = await client.courses.get({ slug: made.slug });
    const admin = { firstName: "Ada", lastName: "Muster", email: "ada@example.org" };
    expect(course).toMatchObject({ ...change, name: "Agua", language: "es", steps: 10, active: true, admin });
    expect(Date.parse(course.editedAt)).toBeGreaterThanOrEqual(Date.parse(course.createdAt));
    const state = await client.generation.get({ slug: made.slug });
    expect(state).toMatchObject({
      status: "completed",
      phase: "finalizing",
      currentStep: 10,
      totalSteps: 10,
    });
    for (const { id, position, title } of state.steps) {
      const step = await client.courses.previewStep({ slug: made.slug, stepId: id });
      expect(step).toMatchObject({ title, position });
      expect([step.content, step.question?.text, step.question?.explanation]).not.toContain("");
      const { options } = asChoice(step.question);
      expect(options).toHaveLength(4);
      expect(new Set(options.map((option) => option.correct))).toEqual(new Set([true, false]));
    }
  });

  it("shows the admin password once, and lets another creator in with it", async () => {
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    await expect(creator.client.courses.issueAdminPassword({ slug })).rejects.toMatchObject({
      code: "ADMIN_PASSWORD_ALREADY_SHOWN",
    });
    const other = await server.signUp("course_creator_free");
    await expect(other.client.courses.claimManagement({ slug, password: "wrong" })).rejects.toMatchObject({
      code: "ADMIN_PASSWORD_WRONG",
    });
    await other.client.courses.claimManagement({ slug, password });
    expect((await other.client.courses.get({ slug })).slug).toBe(slug);
    const { courses } = await other.client.results.dashboard({});
    expect(courses.map((course) => course.slug)).toEqual([slug]);
  });

  it("limits guesses of the admin password", async () => {
    const guesser = await server.signUp("course_creator_free");
    const guess = () =>
      guesser.client.courses.claimManagement({ slug, password: "wrong" }).catch((error) => error.code);
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push(await guess());
    expect(codes.at(9)).toBe("ADMIN_PASSWORD_WRONG");
    expect(codes.at(10)).toBe("RATE_LIMITED");
  });

  it("deletes content, participants and files with the course", async () => {
    const made = await finishedCourse(server);
    const { token } = await server.client().learning.startAnonymously({ slug: made.slug });
    const course = await made.creator.client.courses.get({ slug: made.slug });
    await made.creator.client.courses.remove({ slug: made.slug });
    const learner = server.client({ enrolmentToken: token ?? "" });
    await expect(learner.learning.course({ slug: made.slug })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    const rows = await server.services.db.execute(
      `select (select count(*) from steps where course_id = '${course.id}') + (select count(*) from enrolments where course_id = '${course.id}') + (select count(*) from documents where course_id = '${course.id}') as n`,
    );
    expect(JSON.stringify(rows)).toMatch(/"n":"?0/);
  });
});

describe("a course that somebody else deletes", () => {
  const coManaged = async () => {
    const made = await finishedCourse(server);
    const { password } = await made.creator.client.courses.issueAdminPassword({ slug: made.slug });
    const other = await server.signUp("course_creator_free");
    await other.client.courses.claimManagement({ slug: made.slug, password });
    return { ...made, other };
  };
  it("is gone, and its owner is told by whom", async () => {
    const { creator: owner, slug: shared, other } = await coManaged();
    await server.confirm(owner);
    await other.client.courses.remove({ slug: shared });
    await expect(owner.client.courses.get({ slug: shared })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    const { text } = await server.mailTo(owner.email, other.email);
    expect(text).toContain("gelöscht");
  });
  it("is told of to nobody where its owner deletes it", async () => {
    const { creator: owner, slug: own, other } = await coManaged();
    await server.confirm(owner);
    await server.confirm(other);
    await owner.client.courses.remove({ slug: own });
    await mailsDelivered(server.services);
    for (const { email } of [owner, other]) {
      const mails = await mailsAbout(server.services, email);
      expect(mails.filter(({ subject }) => subject?.includes("gelöscht"))).toEqual([]);
    }
  });
  it.each([true, false])("is told of with what is known of the address: proved %s", async (isProven) => {
    const { creator: owner, slug: shared, other } = await coManaged();
    await server.confirm(owner);
    if (isProven) await server.confirm(other);
    await other.client.courses.remove({ slug: shared });
    const { text } = await server.mailTo(owner.email, other.email);
    expect(text.includes(`${other.email} (Adresse nicht bestätigt)`)).toBe(!isProven);
  });
  it("is left by a co-manager without anybody's doing", async () => {
    const { creator: owner, slug: shared, other } = await coManaged();
    await other.client.studio.removeManager({ slug: shared, userId: other.id });
    await expect(other.client.courses.get({ slug: shared })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    expect((await owner.client.studio.managers({ slug: shared })).managers).toEqual([]);
  });
});

describe("dashboard", () => {
  it("counts participants, graduates and completion, and filters, sorts and searches", async () => {
    const owner = await server.signUp("course_creator_free");
    for (const name of ["Alpha 100%", "Beta"]) {
      await giveCourse(server, owner, { name });
      server.clock.forward(1);
    }
    const { courses } = await owner.client.results.dashboard({});
    const beta = courses.find((course) => course.name === "Beta")?.slug ?? "";
    const { token } = await server.client().learning.startAnonymously({ slug: beta });
    await server.client().learning.startAnonymously({ slug: beta });
    const learner = server.client({ enrolmentToken: token ?? "" });
    const page = await learner.learning.course({ slug: beta });
    for (const { stepId } of page.steps)
      await learner.learning.setUnderstood({ slug: beta, stepId, understood: true });
    const all = await owner.client.results.dashboard({ sort: "most" });
    expect(all.stats).toEqual({ total: 2, active: 2, participants: 2, averageCompletionRate: 50 });
    expect(
      all.courses.map((course) => [
        course.name,
        course.participants,
        course.graduates,
        course.completionRate,
      ]),
    ).toEqual([
      ["Beta", 2, 1, 50],
      ["Alpha 100%", 0, 0, null],
    ]);
    const names = async (query: Parameters<typeof owner.client.results.dashboard>[0]) =>
      (await owner.client.results.dashboard(query)).courses.map((course) => course.name);
    expect(await names({ search: "0%" })).toEqual(["Alpha 100%"]);
    expect(await names({ search: "_" })).toEqual([]);
    expect(await names({ sort: "oldest" })).toEqual(["Alpha 100%", "Beta"]);
    await owner.client.courses.setActive({ slug: beta, active: false });
    expect(await names({ activity: "inactive" })).toEqual(["Beta"]);
    expect(await names({ registration: "with" })).toEqual([]);
  });
});

describe("generation", () => {
  it("can be watched from the first to the last step", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(30));
    const { slug: made } = await creator.client.courses.create(courseRequest([id]));
    const seen: { percent: number; label: string; steps: number }[] = [];
    for await (const state of await creator.client.generation.watch({ slug: made })) {
      seen.push({ percent: state.percent, label: state.label, steps: state.steps.length });
    }
    expect(seen.at(-1)).toMatchObject({ percent: 100, label: "ready" });
    const percents = seen.map((state) => state.percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(5);
  });

  it("of a finished course is neither continued nor begun again: its steps stay", async () => {
    const before = await creator.client.generation.get({ slug });
    for (const again of [creator.client.generation.resume, creator.client.generation.retry]) {
      await expect(again({ slug })).rejects.toMatchObject({ code: "GENERATION_NOT_RUNNING", defined: true });
    }
    expect((await creator.client.generation.get({ slug })).steps).toEqual(before.steps);
  });

  it("cancelled in the middle leaves nothing behind but its upload", async () => {
    const id = await server.upload(creator.accessToken, "a.txt", germanText(80));
    const { slug: made } = await creator.client.courses.create(courseRequest([id], { steps: 20 }));
    for await (const state of await creator.client.generation.watch({ slug: made })) {
      if (state.steps.length > 0 || state.finishedAt) break;
    }
    const isCancelled = await creator.client.generation.cancel({ slug: made }).then(
      () => true,
      async ({ code }: { code: string }) => {
        expect(code).toBe("GENERATION_NOT_RUNNING");
        await creator.client.courses.remove({ slug: made });
        return false;
      },
    );
    await expect(creator.client.courses.get({ slug: made })).rejects.toMatchObject({
      code: "COURSE_NOT_FOUND",
    });
    const kept = creator.client.documents.get({ id });
    if (isCancelled) expect((await kept).state).toBe("ready");
    else await expect(kept).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("of a goal alone is refused where no model could write it; nothing is stored", async () => {
    const before = (await creator.client.results.dashboard({})).courses.length;
    const request = courseRequest([], { goal: "Die Grundlagen der Imkerei", name: "Imkerei" });
    await expect(creator.client.courses.create(request)).rejects.toMatchObject({ code: "GOAL_NEEDS_MODEL" });
    expect((await creator.client.results.dashboard({})).courses).toHaveLength(before);
  });
});
