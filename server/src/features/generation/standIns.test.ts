import type { Generation } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asksPlan, asksStep, goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import type { Asked, Reply } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { planningServer, THIRTEEN_TOPICS } from "../../../testing/planned.ts";
import { eventually } from "../../../testing/testServer.ts";

let world: Awaited<ReturnType<typeof planningServer>>;
beforeAll(async () => {
  world = await planningServer({ MODEL_PAUSES: "0", MODEL_CONCURRENCY: "2" });
});
afterAll(() => world.close());

const positionIn = ({ prompt }: Asked): number => Number(/Write step (\d+)/.exec(prompt)?.[1] ?? 0);

/** The model is out of reach for steps from `first` on. */
const goneFrom =
  (first: number) =>
  (asked: Asked): Reply =>
    asksStep(asked) && positionIn(asked) >= first ? { text: "" } : goodReply(asked);

/** The state of a course when nothing of it is being written any more. */
const settled = (slug: string): Promise<Generation> =>
  eventually(async () => {
    const state = await world.creator.client.generation.get({ slug });
    const run = state.standIns?.run ?? null;
    return state.finishedAt !== null && (run === null || run.state === "failed") ? state : null;
  }, 120);

async function writers(slug: string): Promise<Record<string, string>> {
  const { steps } = await world.creator.client.editing.outline({ slug });
  return Object.fromEntries(steps.map(({ id, writer, fallback }) => [id, fallback ? "standIn" : writer]));
}

describe("steps that the built-in writer wrote in place of the model", () => {
  let slug = "";
  let ids: string[] = [];
  const at = (position: number) => ids[position - 1] ?? "";

  beforeAll(async () => {
    world.answer(goneFrom(10));
    slug = await world.order(false);
    const { steps } = await finished(world.creator, slug);
    ids = steps.map(({ id }) => id);
  });

  it("are counted wherever the course is shown, with the reason, and how they may be written", async () => {
    const { standIns } = await world.creator.client.generation.get({ slug });
    expect(standIns).toEqual({
      positions: [10, 11, 12, 13],
      way: "steps",
      reasons: ["model_answers"],
      run: null,
    });
    expect(await world.creator.client.courses.get({ slug })).toMatchObject({ writer: "model", standIns: 4 });
    const { courses } = await world.creator.client.results.dashboard({});
    expect(courses.find((course) => course.slug === slug)?.standIns).toBe(4);
  });

  it("stay where the model fails again, and it is said why", async () => {
    await world.creator.client.generation.writeStandIns({ slug });
    const { standIns } = await settled(slug);
    expect(standIns).toMatchObject({
      positions: [10, 11, 12, 13],
      run: { state: "failed", written: 0, total: 4, failure: "stand_ins_left" },
    });
  });

  it("are written by the model in their places, those that nobody edited; what participants did stays", async () => {
    const { client } = world.creator;
    const { token } = await client.learning.startAnonymously({ slug });
    const participant = world.server.client({ enrolmentToken: token ?? "" });
    const { question } = await participant.learning.step({ slug, position: 12 });
    expect(question).toBeNull();
    await participant.learning.setUnderstood({ slug, stepId: at(12), understood: true });
    const edited = await client.editing.getStep({ slug, stepId: at(13) });
    const { version, sections } = edited;
    const own = { title: "My own step", content: "My own words.", summary: "", sections };
    await client.editing.saveStep({ slug, stepId: at(13), version, ...own });
    await client.editing.deleteStep({ slug, stepId: at(2) });
    await client.editing.moveStep({ slug, stepId: at(11), place: { stepId: at(1), side: "before" } });

    world.answer(goodReply);
    const before = world.model.asked.length;
    world.server.clock.forward(1);
    const started = await client.generation.writeStandIns({ slug });
    expect(started.standIns?.run).toMatchObject({ total: 3 });
    await expect(client.generation.writeStandIns({ slug })).rejects.toMatchObject({
      code: "GENERATION_STILL_RUNNING",
    });
    const { standIns, steps, notices } = await settled(slug);
    expect(standIns).toBeNull();
    expect(notices.map(({ code }) => code)).not.toContain("fallback_steps");
    const asked = world.model.asked.slice(before);
    expect(asked.filter(asksPlan)).toEqual([]);
    expect(new Set(asked.filter(asksStep).map(positionIn))).toEqual(new Set([10, 11, 12]));

    expect(steps.map(({ id }) => id)).toEqual([at(11), at(1), ...ids.slice(2, 10), at(12), at(13)]);
    const by = await writers(slug);
    expect([10, 11, 12, 13].map((position) => by[at(position)])).toEqual([
      ...["model", "model", "model"],
      "builtin",
    ]);
    const kept = await client.editing.getStep({ slug, stepId: at(13) });
    expect(kept.content).toBe("My own words.");
    const again = await participant.learning.step({ slug, position: 11 });
    expect(again.step.id).toBe(at(12));
    expect(again.question).not.toBeNull();
    expect(again.steps.find(({ stepId }) => stepId === at(12))).toMatchObject({ understood: true });
  });
});

it("are the model's only with the whole course once more where nothing was planned", async () => {
  world.answer((asked) => (asksPlan(asked) || asksStep(asked) ? { text: "" } : goodReply(asked)));
  const slug = await world.order(false);
  const { standIns } = await finished(world.creator, slug);
  expect(standIns).toMatchObject({ way: "course", run: null });
  expect(standIns?.positions).toHaveLength(13);
});

it("need a model that is set up", async () => {
  world.answer(goneFrom(13));
  const slug = await world.order(false);
  await finished(world.creator, slug);
  const { config } = world.server.services;
  const { MODEL_NAME, MODEL_PROVIDER } = config;
  Object.assign(config, { MODEL_NAME: undefined, MODEL_PROVIDER: undefined });
  const { standIns } = await world.creator.client.generation.get({ slug });
  expect(standIns).toMatchObject({ positions: [13], way: null });
  const started = world.creator.client.generation.writeStandIns({ slug });
  await expect(started).rejects.toMatchObject({ code: "MODEL_NEEDED" });
  Object.assign(config, { MODEL_NAME, MODEL_PROVIDER });
});

it("a course of the built-in writer alone has none: nobody stood in for anybody", async () => {
  const id = await world.server.upload(world.creator.accessToken, "towers.txt", THIRTEEN_TOPICS);
  const request = courseRequest([id], { language: "en", steps: 10 });
  const { config } = world.server.services;
  const { MODEL_NAME, MODEL_PROVIDER } = config;
  Object.assign(config, { MODEL_NAME: undefined, MODEL_PROVIDER: undefined });
  const { slug } = await world.creator.client.courses.create(request);
  expect((await finished(world.creator, slug)).standIns).toBeNull();
  Object.assign(config, { MODEL_NAME, MODEL_PROVIDER });
});
