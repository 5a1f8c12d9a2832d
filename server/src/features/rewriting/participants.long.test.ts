import { randomUUID } from "node:crypto";
import { NO_SECTIONS } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice, choose, optionIds, someAnswer } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { inState, proposed, written } from "../../../testing/proposals.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { questions, steps } from "../../db/tables/content.ts";
import { courses } from "../../db/tables/index.ts";
import { stepProgress } from "../../db/tables/learning.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

async function participant(at = slug): Promise<ApiClient> {
  const { token } = await server.client().learning.startAnonymously({ slug: at });
  return server.client({ enrolmentToken: token ?? "" });
}

async function rightOptions(stepId: string): Promise<string[]> {
  const { question } = await creator.client.courses.previewStep({ slug, stepId });
  return optionIds(question, true);
}

const stepsOf = (client: ApiClient, at = slug) => client.learning.course({ slug: at });

describe("a question that another one takes the place of", () => {
  it("stays that of those who answered it, also of an answer that was on its way; others get the new one", async () => {
    const [early, late, fresh] = [await participant(), await participant(), await participant()];
    const { step, question } = await early.learning.step({ slug, position: 2 });
    const right = await rightOptions(step.id);
    const first = await early.learning.answer({ slug, stepId: step.id, answer: choose(right) });
    expect(first.result.right).toBe(true);
    const { proposal, proposed: version } = await written(creator.client, slug, {
      kind: "question",
      stepId: step.id,
    });
    await creator.client.rewriting.accept({ slug, id: proposal.id });
    const still = await early.learning.step({ slug, position: 2 });
    expect(still.question).toEqual(question);
    expect(still.result).toEqual(first.result);
    expect(still.enrolment.finishedSteps).toBe(1);
    const sent = await late.learning.answer({ slug, stepId: step.id, answer: choose(right) });
    expect(sent.result).toEqual(first.result);
    expect((await late.learning.step({ slug, position: 2 })).question?.text).toBe(question?.text);
    const open = await fresh.learning.step({ slug, position: 2 });
    expect(open.result).toBeNull();
    expect(open.question?.text).toBe(version[0]?.question?.text);
    const again = await fresh.learning.answer({
      slug,
      stepId: step.id,
      answer: someAnswer(open.question),
    });
    expect(again.result.answer.kind).toBe(open.question?.kind);
    const { steps: measured } = await creator.client.results.course({ slug, timeZone: "Europe/Berlin" });
    const present = measured.find(({ stepId }) => stepId === step.id);
    // Three finished the step; one answered the question that it has now.
    expect(present).toMatchObject({ finished: 3, question: { answered: 1 } });
    const options = present?.question?.tallies.filter(({ count }) => count > 0) ?? [];
    expect(new Set(options.map(({ count }) => count))).toEqual(new Set([1]));
  });

  it("also of those who answered before answers named their question", async () => {
    const early = await participant();
    const { step, question } = await early.learning.step({ slug, position: 9 });
    const selected = asChoice(question).options.map(({ id }) => id);
    const first = await early.learning.answer({ slug, stepId: step.id, answer: choose(selected) });
    await server.services.db
      .update(stepProgress)
      .set({ questionId: null })
      .where(eq(stepProgress.stepId, step.id));
    const { proposal } = await written(creator.client, slug, { kind: "question", stepId: step.id });
    await creator.client.rewriting.accept({ slug, id: proposal.id });
    const still = await early.learning.step({ slug, position: 9 });
    expect(still).toMatchObject({ question, result: first.result });
  });
});

describe("a course written anew", () => {
  it("has a state of its own from the start, on the dashboard and in its generation, and is seen live", async () => {
    const watching = new AbortController();
    const changes = await creator.client.rewriting.watch({ slug }, { signal: watching.signal });
    const seen = new Set<string>();
    const id = await proposed(creator.client, slug, { kind: "course" });
    expect((await creator.client.generation.get({ slug })).label).toBe("regenerating");
    const { courses: cards } = await creator.client.results.dashboard({});
    const shown = cards.find((card) => card.slug === slug)?.generation;
    expect(shown).toMatchObject({ label: "regenerating", totalSteps: 10 });
    expect(shown?.percent).toBeLessThan(100);
    for await (const { proposals } of changes) {
      const state = proposals.find((one) => one.id === id)?.state;
      if (state) seen.add(state);
      if (state === "ready") break;
    }
    watching.abort();
    expect([...seen]).toEqual(expect.arrayContaining(["rewriting", "ready"]));
    expect((await creator.client.generation.get({ slug })).label).toBe("ready");
    await creator.client.rewriting.discard({ slug, id });
    expect((await creator.client.rewriting.list({ slug })).proposals).toEqual([]);
  });

  it("keeps what everybody did while they answer, step by step, with no answer lost", async () => {
    const { creator: owner, slug: course } = await finishedCourse(server);
    const { db } = server.services;
    const before = (await stepsOf(owner.client, course)).steps;
    const { proposal, removed } = await written(owner.client, course, { kind: "course" });
    expect(removed).toEqual([]);
    const people = await Promise.all(Array.from({ length: 6 }, () => participant(course)));
    const firstOptions = await Promise.all(
      before.map(async ({ position }) => {
        const { question } = (await people[0]?.learning.step({ slug: course, position })) ?? {};
        return asChoice(question)
          .options.slice(0, 4)
          .map(({ id }) => id);
      }),
    );
    const answering = people.map(async (client, person) => {
      for (let at = 0; at < before.length; at++) {
        const place = (at + person) % before.length;
        const stepId = before[place]?.stepId ?? "";
        const selected = firstOptions[place] ?? [];
        if (person === 2 && at === 4) await owner.client.rewriting.accept({ slug: course, id: proposal.id });
        await client.learning.answer({ slug: course, stepId, answer: choose(selected) });
      }
    });
    await Promise.all(answering);
    const after = (await stepsOf(owner.client, course)).steps;
    expect(after.map(({ stepId }) => stepId)).toEqual(before.map(({ stepId }) => stepId));
    for (const client of people) {
      const { enrolment, steps } = await stepsOf(client, course);
      expect(enrolment).toMatchObject({ finishedSteps: before.length, percent: 100 });
      expect(steps.map(({ state }) => state)).toEqual(before.map(() => "wrong"));
    }
    const [row] = await db.select().from(courses).where(eq(courses.slug, course));
    const stored = await db
      .select()
      .from(stepProgress)
      .innerJoin(steps, eq(steps.id, stepProgress.stepId))
      .where(eq(steps.courseId, row?.id ?? ""));
    expect(stored).toHaveLength(people.length * before.length);
  });

  it("goes on under the ids of the steps that teach the same passages, and names those that would be gone", async () => {
    const { creator: owner, slug: course } = await finishedCourse(server);
    const { db } = server.services;
    const [row] = await db.select().from(courses).where(eq(courses.slug, course));
    const courseId = row?.id ?? "";
    const before = (await stepsOf(owner.client, course)).steps;
    const reader = await participant(course);
    // The creator has put the last step first, and written one of his own behind it.
    for (const [at, { stepId }] of before.entries())
      await db
        .update(steps)
        .set({ position: -(at + 1) })
        .where(eq(steps.id, stepId));
    const moved = [before[9], ...before.slice(0, 9)].flatMap((one) => one?.stepId ?? []);
    for (const [at, stepId] of moved.entries())
      await db
        .update(steps)
        .set({ position: at < 1 ? 1 : at + 2 })
        .where(eq(steps.id, stepId));
    const now = server.clock.now();
    const own = {
      id: randomUUID(),
      courseId,
      position: 2,
      title: "Propio",
      content: "Texto.",
      sections: NO_SECTIONS,
      summary: "",
    };
    await db.insert(steps).values({
      ...own,
      ...{ words: 1, sources: [], writer: "builtin", fallback: false, createdAt: now, editedAt: now },
    });
    await reader.learning.setUnderstood({ slug: course, stepId: own.id, understood: true });
    await reader.learning.setUnderstood({ slug: course, stepId: before[0]?.stepId ?? "", understood: true });
    const { proposal, removed, continues } = await written(owner.client, course, { kind: "course" });
    expect(removed).toEqual([{ stepId: own.id, title: "Propio", participants: 1 }]);
    expect(continues).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 1]);
    await owner.client.rewriting.accept({ slug: course, id: proposal.id });
    const after = (await stepsOf(reader, course)).steps;
    expect(after.map(({ stepId }) => stepId)).toEqual(before.map(({ stepId }) => stepId));
    expect(after.filter(({ understood }) => understood).map(({ position }) => position)).toEqual([1]);
    const report = await owner.client.generation.report({ slug: course });
    expect(report.steps).toHaveLength(10);
    expect(report.documents[0]?.sections.some(({ taughtIn }) => taughtIn.length > 0)).toBe(true);
  });

  it("puts new questions beside answers to the old ones", async () => {
    const { db } = server.services;
    const reader = await participant();
    const { step } = await reader.learning.step({ slug, position: 1 });
    const { question: solved } = await creator.client.courses.previewStep({ slug, stepId: step.id });
    const right = optionIds(solved, true);
    await db
      .update(questions)
      .set({ text: "¿Una pregunta del creador?" })
      .where(eq(questions.stepId, step.id));
    await reader.learning.answer({ slug, stepId: step.id, answer: choose(right) });
    const id = await proposed(creator.client, slug, { kind: "course" });
    await inState(creator.client, slug, id, "ready");
    await creator.client.rewriting.accept({ slug, id });
    const mine = await reader.learning.step({ slug, position: 1 });
    expect(mine.question?.text).toBe("¿Una pregunta del creador?");
    expect(mine.result?.right).toBe(true);
    const others = await (await participant()).learning.step({ slug, position: 1 });
    expect(others.question?.text).not.toBe("¿Una pregunta del creador?");
  });
});
