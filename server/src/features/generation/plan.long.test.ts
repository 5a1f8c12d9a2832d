import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asksPlan, asksStep, goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import { finished } from "../../../testing/courses.ts";
import { planningServer, unchanged } from "../../../testing/planned.ts";
import { eventually } from "../../../testing/testServer.ts";
import { courses, generationRuns } from "../../db/tables/index.ts";

let world: Awaited<ReturnType<typeof planningServer>>;
beforeAll(async () => {
  world = await planningServer();
});
afterAll(() => world.close());

describe("a changed plan", () => {
  let slug = "";
  beforeAll(async () => {
    slug = await world.order();
    await world.planned(slug);
    const plan = await world.creator.client.generation.plan({ slug });
    const { steps, leftOut } = unchanged(plan);
    const [one, two, ...others] = steps;
    if (!one || !two) throw new Error("The plan has too few steps");
    const merged = { ...one, title: "Oil and glass", parts: [...one.parts, ...two.parts] };
    await world.creator.client.generation.savePlan({ slug, version: 0, steps: [merged, ...others], leftOut });
    world.answer((asked) => (asksStep(asked) ? { status: 401 } : goodReply(asked)));
    await world.creator.client.generation.approvePlan({ slug, version: 1 });
    await eventually(
      async () => (await world.creator.client.generation.get({ slug })).label === "failed" || null,
    );
  });

  /** Has a course go on and answers what was asked for its first step. */
  async function goneOn(which: string): Promise<string | undefined> {
    world.answer(goodReply);
    const before = world.model.asked.length;
    // Runs are told apart by when they were made, and this clock stands still.
    world.server.clock.forward(1);
    await world.creator.client.generation.resume({ slug: which });
    const { steps, label } = await finished(world.creator, which);
    expect([label, steps.length, steps[0]?.title]).toEqual(["ready", 12, "Oil and glass"]);
    const asked = world.model.asked.slice(before);
    expect(asked.filter(asksPlan)).toEqual([]);
    return asked.filter(asksStep).find(({ prompt }) => prompt.includes("Write step 1"))?.prompt;
  }

  it("is what a copy of the course is written from, out of the copy's own documents", async () => {
    const copy = await world.creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await goneOn(copy.slug)).toMatch(/stored the oil[\s\S]*stored the glass/);
  });

  it("is what the course is written from when its run failed and goes on", async () => {
    expect(await goneOn(slug)).toMatch(/stored the oil[\s\S]*stored the glass/);
  });
});

describe("a creator who changes her mind", () => {
  it("has the course written at once while it is being planned", async () => {
    const planning = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    world.answer(async (asked) => {
      if (asksPlan(asked)) {
        planning.resolve();
        await going.promise;
      }
      return goodReply(asked);
    });
    const slug = await world.order();
    await planning.promise;
    const plans = world.model.asked.filter(asksPlan).length;
    expect((await world.creator.client.generation.writeAtOnce({ slug })).planFirst).toBe(false);
    going.resolve();
    expect((await finished(world.creator, slug)).label).toBe("ready");
    expect(world.model.asked.filter(asksPlan)).toHaveLength(plans);
  });

  it("has the course written at once while its plan waits", async () => {
    const slug = await world.order();
    await world.planned(slug);
    await world.creator.client.generation.writeAtOnce({ slug });
    const { steps, label } = await finished(world.creator, slug);
    expect([label, steps.length]).toEqual(["ready", 13]);
  });

  it("gives the course up", async () => {
    const slug = await world.order();
    await world.planned(slug);
    await world.creator.client.generation.cancel({ slug });
    const left = await world.server.services.db.select().from(courses).where(eq(courses.slug, slug));
    expect(left).toEqual([]);
  });
});

it("a course whose creator wants no plan is written at once", async () => {
  const slug = await world.order(false);
  expect((await finished(world.creator, slug)).label).toBe("ready");
  const rows = await world.server.services.db.select().from(generationRuns);
  expect(rows.find((run) => run.status === "planned")).toBeUndefined();
});

it("a plan whose model is gone is kept and refused with a reason", async () => {
  const slug = await world.order();
  await world.planned(slug);
  const { MODEL_NAME, MODEL_PROVIDER } = world.server.services.config;
  Object.assign(world.server.services.config, { MODEL_NAME: undefined, MODEL_PROVIDER: undefined });
  const approved = world.creator.client.generation.approvePlan({ slug, version: 0 });
  await expect(approved).rejects.toMatchObject({ code: "PLAN_NEEDS_MODEL" });
  Object.assign(world.server.services.config, { MODEL_NAME, MODEL_PROVIDER });
  expect((await world.creator.client.generation.plan({ slug })).steps).toHaveLength(13);
});
