import { draftOf, type StepPage } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose, optionIds } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { type ApiClient, createTestServer, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let slug: string;
let manager: ApiClient;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
  const made = await finishedCourse(server);
  slug = made.slug;
  manager = made.creator.client;
});
afterAll(() => server.close());

async function rightOptions(stepId: string): Promise<string[]> {
  const { question } = await manager.courses.previewStep({ slug, stepId });
  return optionIds(question, true);
}

async function wrongOption(stepId: string): Promise<string[]> {
  const { question } = await manager.courses.previewStep({ slug, stepId });
  return optionIds(question, false).slice(0, 1);
}

async function answerAll(client: ApiClient, wrongAt: number[]): Promise<StepPage[]> {
  const pages: StepPage[] = [];
  for (let position = 1; position <= 10; position++) {
    const page = await client.learning.step({ slug, position });
    const right = await rightOptions(page.step.id);
    const wrong = asChoice(page.question).options.find((option) => !right.includes(option.id));
    const selected = wrongAt.includes(position) && wrong ? [wrong.id] : right;
    const { result } = await client.learning.answer({ slug, stepId: page.step.id, answer: choose(selected) });
    expect(result.right).toBe(!wrongAt.includes(position));
    pages.push(page);
  }
  return pages;
}

describe("registering at a course", () => {
  it("starts at once, goes through all steps, and ends with the evaluation", async () => {
    const started = await server.client().learning.register({
      slug,
      firstName: "Grace",
      lastName: "Beispiel",
      email: "grace@example.org",
      language: "de",
    });
    const client = server.client({ accessToken: started.session?.accessToken ?? "" });
    expect(started.enrolment).toMatchObject({
      type: "registered",
      percent: 0,
      nextPosition: 1,
      mayContinueLater: false,
    });
    const { data } = await server.authClient().getUser(started.session?.accessToken ?? "");
    expect(await client.accounts.profile({ id: data.user?.id ?? "" })).toMatchObject({
      first_name: "Grace",
      last_name: "Beispiel",
      email: "grace@example.org",
    });
    await expect(client.learning.evaluation({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FINISHED" });
    await answerAll(client, [2, 5]);
    const evaluation = await client.learning.evaluation({ slug });
    expect(evaluation).toMatchObject({ firstName: "Grace", score: { right: 8, answered: 10 } });
    expect(evaluation.steps.map((step) => step.state)[1]).toBe("wrong");
    const { courses } = await client.learning.myCourses({});
    expect(courses).toMatchObject([
      {
        ...{ slug, available: true, enrolment: { percent: 100 } },
        score: { questions: 10, answered: 10, right: 8 },
      },
    ]);
    expect(courses[0]?.enrolment.completedAt).not.toBeNull();
  });

  it("answers the same for a known address, and merges when its owner confirms", async () => {
    const owner = await server.signUp("course_participant");
    await server.confirm(owner);
    const person = {
      slug,
      firstName: "Ada",
      lastName: "Muster",
      email: owner.email,
      language: "de" as const,
    };
    const started = await server.client().learning.register(person);
    expect(started.session).not.toBeNull();
    const visitor = server.client({ accessToken: started.session?.accessToken ?? "" });
    const { step } = await visitor.learning.step({ slug, position: 1 });
    await visitor.learning.setUnderstood({ slug, stepId: step.id, understood: true });
    const before = await owner.client.learning.myCourses({});
    expect(before.courses).toEqual([]);
    const mail = await server.mailTo(owner.email, `course=${slug}`);
    const token_hash = mail.text.match(/token_hash=([\w-]+)/)?.[1] ?? "";
    await server.authClient().verifyOtp({ token_hash, type: "email" });
    const { courses } = await owner.client.learning.myCourses({});
    expect(courses).toMatchObject([{ slug, enrolment: { finishedSteps: 1, mayContinueLater: true } }]);
  });

  it("blocks going on after the sitting until the address is confirmed", async () => {
    const email = "later@example.org";
    const person = { slug, firstName: "Alan", lastName: "Muster", email, language: "en" as const };
    const { session } = await server.client().learning.register(person);
    const client = server.client({ accessToken: session?.accessToken ?? "" });
    await client.learning.step({ slug, position: 1 });
    server.clock.forward(server.services.config.SITTING_SECONDS + 1);
    const renewed = await server.authClient().refreshSession({ refresh_token: session?.refreshToken ?? "" });
    const later = server.client({ accessToken: renewed.data.session?.access_token ?? "" });
    await expect(later.learning.step({ slug, position: 1 })).rejects.toMatchObject({
      code: "EMAIL_NOT_CONFIRMED",
    });
    const mail = await server.mailTo(email);
    expect(mail.subject).toContain("confirm");
    const token_hash = mail.text.match(/token_hash=([\w-]+)/)?.[1] ?? "";
    const token = renewed.data.session?.access_token ?? "";
    const confirmed = await server.authClient(token).verifyOtp({ token_hash, type: "email" });
    expect(confirmed.data.user?.app_metadata.has_password, "there never was one").toBe(false);
    expect((await later.learning.step({ slug, position: 1 })).step.position).toBe(1);
  });
});

describe("anonymous sitting", () => {
  it("learns with its token, has no evaluation, and ends after the sitting", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    await answerAll(client, []);
    await expect(client.learning.evaluation({ slug })).rejects.toMatchObject({
      code: "EVALUATION_NOT_FOR_ANONYMOUS",
    });
    server.clock.forward(server.services.config.SITTING_SECONDS + 1);
    await expect(client.learning.step({ slug, position: 1 })).rejects.toMatchObject({
      code: "ENROLMENT_REQUIRED",
    });
  });

  it("can be kept by registering within the sitting", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const anonymous = server.client({ enrolmentToken: token ?? "" });
    const { step } = await anonymous.learning.step({ slug, position: 1 });
    await anonymous.learning.setUnderstood({ slug, stepId: step.id, understood: true });
    const person = {
      slug,
      firstName: "Emmy",
      lastName: "Muster",
      email: "emmy@example.org",
      language: "de" as const,
    };
    const { enrolment } = await anonymous.learning.register(person);
    expect(enrolment).toMatchObject({ type: "registered", finishedSteps: 1 });
  });

  it("is refused where the course does not allow it", async () => {
    const closed = await finishedCourse(server, { allowAnonymous: false, registrationRequired: true });
    await expect(server.client().learning.startAnonymously({ slug: closed.slug })).rejects.toMatchObject({
      code: "ANONYMOUS_NOT_ALLOWED",
    });
  });
});

describe("answers", () => {
  it("tell nothing about the solution before they were given", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const response = await server.fetch(`/api/learn/${slug}/steps/1`, {
      headers: { "enrolment-token": token ?? "" },
    });
    const body = await response.text();
    const { question } = await manager.courses.previewStep({
      slug,
      stepId: (JSON.parse(body) as StepPage).step.id,
    });
    expect(body).not.toContain('"correct"');
    expect(body).not.toContain('"explanation"');
    expect(asChoice((JSON.parse(body) as StepPage).question).options).toHaveLength(4);
    expect(question?.explanation).toBeTruthy();
  });

  it("are told what was said to the options only after they were given", async () => {
    const stepId = (await manager.editing.outline({ slug })).steps[2]?.id ?? "";
    const { question } = await manager.editing.getStep({ slug, stepId });
    const { version, ...stored } = asChoice(question);
    const draft = asChoice(draftOf(stored));
    const options = draft.options.map((option, at) => ({
      ...option,
      feedback: at === 3 ? null : `Esto se dice de ${at}.`,
    }));
    await manager.editing.saveQuestion({ slug, stepId, version, question: { ...draft, options } });
    const { token } = await server.client().learning.startAnonymously({ slug });
    const headers = { "enrolment-token": token ?? "" };
    const shown = async () => await (await server.fetch(`/api/learn/${slug}/steps/3`, { headers })).text();
    const before = await shown();
    expect(asChoice((JSON.parse(before) as StepPage).question).options).toHaveLength(4);
    expect(before).not.toMatch(/feedback|Esto se dice/);
    const client = server.client({ enrolmentToken: token ?? "" });
    const answer = choose(await wrongOption(stepId));
    const { result } = await client.learning.answer({ slug, stepId, answer });
    const feedback = options.flatMap(({ id, feedback: text }) => (text ? [{ id, text }] : []));
    expect(result.solution).toMatchObject({ kind: "choice", feedback });
    expect(JSON.parse(await shown())).toMatchObject({ result: { solution: { feedback } } });
  });

  it("count once: sending another one answers the stored result", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    const { step, enrolment: before } = await client.learning.step({ slug, position: 1 });
    expect(before).toMatchObject({ type: "anonymous", finishedSteps: 0, percent: 0, nextPosition: 1 });
    server.clock.forward(60);
    const right = await rightOptions(step.id);
    const wrong = await wrongOption(step.id);
    const first = await client.learning.answer({ slug, stepId: step.id, answer: choose(wrong) });
    const second = await client.learning.answer({ slug, stepId: step.id, answer: choose(right) });
    expect(first.result.right).toBe(false);
    expect(second.result).toEqual(first.result);
    expect(second.enrolment).toMatchObject({ finishedSteps: 1, percent: 10, nextPosition: 2 });
    expect(Date.parse(second.enrolment.lastActiveAt)).toBeGreaterThan(Date.parse(before.startedAt));
  });

  it("sent twenty times at once are stored once", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    const { step } = await client.learning.step({ slug, position: 2 });
    const right = await rightOptions(step.id);
    const wrong = await wrongOption(step.id);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        client.learning.answer({ slug, stepId: step.id, answer: choose(n % 2 ? right : wrong) }),
      ),
    );
    expect(new Set(all.map(({ result }) => result.right)).size).toBe(1);
  });
});

describe("sources", () => {
  it("open the exact passage of the document", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    const { step } = await client.learning.step({ slug, position: 1 });
    const passage = await client.learning.passage({ slug, stepId: step.id, index: 0 });
    expect(passage.quote).toBe(step.sources[0]?.quote);
    expect(passage.after.length + passage.before.length).toBeGreaterThan(0);
  });
});

describe("availability", () => {
  it("ends with deactivation and comes back with activation; progress stays", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    const { step } = await client.learning.step({ slug, position: 1 });
    await client.learning.setUnderstood({ slug, stepId: step.id, understood: true });
    await manager.courses.setActive({ slug, active: false });
    await expect(client.learning.course({ slug })).rejects.toMatchObject({
      code: "COURSE_UNAVAILABLE",
      defined: true,
    });
    await expect(server.client().learning.startAnonymously({ slug })).rejects.toMatchObject({
      code: "COURSE_UNAVAILABLE",
    });
    await manager.courses.setActive({ slug, active: true });
    expect((await client.learning.course({ slug })).enrolment?.finishedSteps).toBe(1);
  });
});

describe("the terms of a course", () => {
  it("come alphabetically with the steps that explain them, to who takes it", async () => {
    await expect(server.client().learning.glossary({ slug })).rejects.toMatchObject({
      code: "ENROLMENT_REQUIRED",
    });
    const { token } = await server.client().learning.startAnonymously({ slug });
    const client = server.client({ enrolmentToken: token ?? "" });
    const pages = await Promise.all([1, 2].map((position) => client.learning.step({ slug, position })));
    for (const [at, { step }] of pages.entries()) {
      const stored = await manager.editing.getStep({ slug, stepId: step.id });
      const own = { term: "zeta", meaning: "Solo aquí" };
      const terms = [{ term: at === 0 ? "Ámbar" : "ámbar", meaning: "Resina" }, ...(at === 0 ? [own] : [])];
      const { version, title, content, summary, sections } = stored;
      await manager.editing.saveStep({
        ...{ slug, stepId: step.id, version, title, content, summary },
        sections: { ...sections, terms },
      });
    }
    const { terms, language } = await client.learning.glossary({ slug });
    expect(language).toBe("es");
    const named = (at: number) => ({ position: at + 1, title: pages[at]?.step.title });
    expect(terms.filter(({ term }) => /ámbar/i.test(term))).toEqual([
      { term: "Ámbar", meaning: "Resina", steps: [named(0), named(1)] },
    ]);
    expect(terms.at(-1)).toEqual({ term: "zeta", meaning: "Solo aquí", steps: [named(0)] });
    const names = terms.map(({ term }) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator("es").compare));
  });
});
