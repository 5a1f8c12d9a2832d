import type { ShownPlan } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asksPlan, asksStep } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { planningServer, unchanged } from "../../../testing/planned.ts";
import { recoverRuns } from "./index.ts";
import { latestRun } from "./repository/runs.ts";

let world: Awaited<ReturnType<typeof planningServer>>;
beforeAll(async () => {
  world = await planningServer();
});
afterAll(() => world.close());

const courseId = async (slug: string): Promise<string> =>
  (await world.creator.client.courses.get({ slug })).id;

/** Every percentage that is told of a course until it is written. */
async function percents(slug: string): Promise<number[]> {
  const told: number[] = [];
  for await (const state of await world.creator.client.generation.watch({ slug })) told.push(state.percent);
  return told;
}

const stepsAsked = () => world.model.asked.filter(asksStep);

describe("a plan that its creator wants to look at", () => {
  let slug = "";
  let plan: ShownPlan;
  beforeAll(async () => {
    slug = await world.order();
    await world.planned(slug);
    plan = await world.creator.client.generation.plan({ slug });
  });

  it("waits without a worker; nothing of the course was asked for", async () => {
    const run = await latestRun(world.server.services.db, await courseId(slug));
    expect(run).toMatchObject({ status: "planned", workerId: null, leaseUntil: null, planFirst: true });
    expect(stepsAsked()).toHaveLength(0);
    const state = await world.creator.client.generation.get({ slug });
    expect(state).toMatchObject({ status: "generating", steps: [], finishedAt: null, secondsLeft: null });
    expect(state.outline).toHaveLength(13);
    await expect(world.creator.client.generation.resume({ slug })).rejects.toMatchObject({
      code: "GENERATION_STILL_RUNNING",
    });
    expect((await world.creator.client.editing.outline({ slug })).generating).toBe(true);
  });

  it("tells what each step teaches, by heading, first words, document and words", () => {
    expect(plan).toMatchObject({ version: 0, minimumSteps: 10, leftOut: [] });
    const [first] = plan.steps;
    expect(first).toMatchObject({
      title: "Tower number 1",
      objectives: [{ text: "explain it", level: "recall" }],
      link: "It follows.",
    });
    expect(first?.parts[0]).toMatchObject({ documentName: "towers.txt", headings: ["About oil"] });
    expect(first?.parts[0]?.beginning).toMatch(/^The keeper of tower 0 stored the oil/);
    expect(first?.parts[0]?.words).toBeGreaterThan(300);
  });

  it("goes on waiting when the server starts anew", async () => {
    await recoverRuns(world.server.services, true);
    expect(await latestRun(world.server.services.db, await courseId(slug))).toMatchObject({
      status: "planned",
    });
    expect(await world.creator.client.generation.plan({ slug })).toEqual(plan);
  });

  it("is for who manages the course only", async () => {
    const other = await world.server.signUp("course_creator_free");
    const { client } = other;
    const notFound = { code: "COURSE_NOT_FOUND" };
    await expect(client.generation.plan({ slug })).rejects.toMatchObject(notFound);
    const sent = { slug, version: 0, ...unchanged(plan) };
    await expect(client.generation.savePlan(sent)).rejects.toMatchObject(notFound);
    await expect(client.generation.approvePlan({ slug, version: 0 })).rejects.toMatchObject(notFound);
    await expect(client.generation.writeAtOnce({ slug })).rejects.toMatchObject(notFound);
  });

  it("is refused where it breaks a rule, each with its code", async () => {
    const { steps, leftOut } = unchanged(plan);
    const code = (changed: typeof steps) =>
      world.creator.client.generation.savePlan({ slug, version: 0, steps: changed, leftOut }).then(
        () => "saved",
        (error: { code: string }) => error.code,
      );
    const withFirst = (change: Partial<(typeof steps)[number]>) =>
      steps.map((step, at) => (at === 0 ? { ...step, ...change } : step));
    const parts = steps.flatMap((step) => step.parts);
    expect(await code(steps.slice(0, 9))).toBe("PLAN_STEPS_RANGE");
    expect(await code(withFirst({ title: " " }))).toBe("PLAN_TITLE_LENGTH");
    expect(await code(withFirst({ title: "x".repeat(121) }))).toBe("PLAN_TITLE_LENGTH");
    expect(await code(withFirst({ title: "tower  number 2" }))).toBe("PLAN_TITLES_SAME");
    expect(await code(withFirst({ objectives: [] }))).toBe("PLAN_OBJECTIVES");
    expect(await code(steps.slice(1))).toBe("PLAN_MATERIAL");
    expect(await code(withFirst({ parts }))).toBe("PLAN_MATERIAL");
    expect((await world.creator.client.generation.plan({ slug })).version).toBe(0);
  });

  it("is saved over the version that was read only, and written as it was changed", async () => {
    const { steps, leftOut } = unchanged(plan);
    const [one, two, three, four, ...rest] = steps;
    if (!one || !two || !three || !four) throw new Error("The plan has too few steps");
    const changed = [two, { ...one, title: "Oil and brass", parts: [...one.parts, ...three.parts] }, ...rest];
    const sent = { slug, version: 0, steps: changed, leftOut: [...leftOut, ...four.parts] };
    expect(await world.creator.client.generation.savePlan(sent)).toEqual({ version: 1 });
    const conflict = world.creator.client.generation.savePlan({ slug, version: 0, steps, leftOut });
    await expect(conflict).rejects.toMatchObject({ code: "PLAN_CONFLICT", data: { stored: { version: 1 } } });
    const early = world.creator.client.generation.approvePlan({ slug, version: 0 });
    await expect(early).rejects.toMatchObject({ code: "PLAN_CONFLICT" });
    const stored = await world.creator.client.generation.plan({ slug });
    expect(stored.leftOut).toMatchObject([{ reason: "not_wanted", headings: ["About rope"] }]);

    const plans = world.model.asked.filter(asksPlan).length;
    const { percent } = await world.creator.client.generation.get({ slug });
    const seen = percents(slug);
    await world.creator.client.generation.approvePlan({ slug, version: 1 });
    await finished(world.creator, slug);
    const progress = [percent, ...(await seen)];
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(world.model.asked.filter(asksPlan)).toHaveLength(plans);
    const { steps: written, notices } = await world.creator.client.generation.get({ slug });
    expect(written.map(({ title }) => title)).toEqual(changed.map(({ title }) => title));
    const codes = notices.map(({ code }) => code);
    expect(codes).not.toContain("fewer_steps");
    expect(codes).toContain("left_out_wish");
    expect(codes).not.toContain("document_partly_left_out");
    const prompts = stepsAsked().map(({ prompt }) => prompt);
    const second = prompts.find((prompt) => prompt.includes("Write step 2"));
    expect(second).toContain("Oil and brass");
    expect(second).toMatch(/stored the oil[\s\S]*stored the brass/);
    const taught = prompts.filter((prompt) => prompt.includes("stored the rope in the cellar"));
    expect(taught).toEqual([]);
    await expect(world.creator.client.generation.plan({ slug })).rejects.toMatchObject({
      code: "PLAN_NOT_WAITING",
    });
  });
});

it("a learning goal alone has a plan too, whose steps teach no document", async () => {
  const goal = "Know how the keepers of lighthouses work";
  const request = courseRequest([], { goal, language: "en", steps: 10, planFirst: true });
  const { slug } = await world.creator.client.courses.create(request);
  await world.planned(slug);
  const plan = await world.creator.client.generation.plan({ slug });
  expect(plan.steps.map(({ parts }) => parts.length)).toEqual(Array(10).fill(0));
  await world.creator.client.generation.approvePlan({ slug, version: 0 });
  expect((await finished(world.creator, slug)).label).toBe("ready");
});
