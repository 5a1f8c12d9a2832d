import { readFile } from "node:fs/promises";
import type { Notice } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { writtenBy } from "../../../testing/modelServer.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { differenceOf } from "./rules.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const upload = (words = 100) => server.upload(creator.accessToken, "a.txt", germanText(words));
const asked = (id: string) => ({
  ...{ documentIds: [id], goal: null, steps: 12 },
  ...{ language: "de" as const, difficulty: "standard" as const },
});

describe("a preview", () => {
  it("is what the course then is, which is told beside it", async () => {
    const id = await upload();
    const preview = await creator.client.generation.preview(asked(id));
    if (!preview) throw new Error("There is no preview");
    expect(preview).toMatchObject({ steps: 12, material: preview.selected, notices: [] });
    const announced = { steps: preview.steps, words: preview.words };
    const request = courseRequest([id], { steps: 12, announced });
    const { slug } = await creator.client.courses.create(request);
    const state = await finished(creator, slug);
    expect(state).toMatchObject({ announced, reached: announced });
    expect(state.steps.map(({ title }) => title)).toEqual(preview.outline.map(({ title }) => title));
    expect(state.notices.filter(({ code }) => code.startsWith("differs_"))).toEqual([]);
  });

  it("tells how much a goal selects, and that a level is out of reach", async () => {
    const id = await upload(60);
    const all = await creator.client.generation.preview(asked(id));
    const nowhere = await creator.client.generation.preview({ ...asked(id), goal: "Quantenphysik" });
    expect(nowhere?.selected).toBe(all?.selected);
    expect(nowhere?.notices).toEqual([{ code: "goal_not_in_documents", params: { goal: "Quantenphysik" } }]);
    const bees = await readFile(new URL("../../../../samples/bienen.de.pdf", import.meta.url));
    const hard = await server.upload(creator.accessToken, "bees.pdf", new Uint8Array(bees));
    const goal = await creator.client.generation.preview({ ...asked(hard), goal: "Wie Bienen tanzen" });
    expect(goal?.selected).toBeLessThan(0.9 * (goal?.material ?? 0));
    const easy = await creator.client.generation.preview({ ...asked(hard), difficulty: "elementary" });
    expect(easy?.notices.map(({ code }: Notice) => code)).toContain("level_not_reached");
  });

  it("is for who uploaded the documents only, and of none that are not there", async () => {
    const id = await upload(20);
    const other = await server.signUp("course_creator_free");
    await expect(other.client.generation.preview(asked(id))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const none = { ...asked(id), documentIds: [] };
    await expect(creator.client.generation.preview(none)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("of somebody who asks for another one is given up", async () => {
    const id = await upload(200);
    const many = await Promise.all(
      [10, 11, 12, 13].map((steps) => creator.client.generation.preview({ ...asked(id), steps })),
    );
    // Which of them came last is not for whoever sends them to say.
    expect(many).toContain(null);
    expect(many.filter((preview) => preview !== null)).not.toEqual([]);
  });

  it("promises of a model what a model writes, and no titles", async () => {
    const other = await createTestServer(writtenBy({ url: "http://127.0.0.1:1/v1" }));
    try {
      const person = await other.signUp("course_creator_free");
      const id = await other.upload(person.accessToken, "a.txt", germanText(100));
      const preview = await person.client.generation.preview({ ...asked(id), difficulty: "elementary" });
      expect(preview).toMatchObject({
        steps: 12,
        words: 12 * 940,
        writer: "model",
        outline: [],
        notices: [],
      });
    } finally {
      await other.close();
    }
  });
});

it("what differs from the announcement by more than a tenth is named with its reason", async () => {
  const id = await upload();
  const announced = { steps: 17, words: 17 * 520 };
  const { slug } = await creator.client.courses.create(courseRequest([id], { steps: 12, announced }));
  const { notices, reached } = await finished(creator, slug);
  expect(notices).toContainEqual({
    code: "differs_material",
    params: { ...reached, saidSteps: announced.steps, saidWords: announced.words },
  });
});

describe("the reason for a difference", () => {
  const step = { fallback: false, writer: "builtin" };
  const course = (change: object = {}) => ({
    ...{ writer: "builtin", steps: Array(10).fill(step) },
    report: { words: { total: 5_000 }, notices: [] },
    ...change,
  });
  const codes = (change: object, words = 9_000, planVersion = 0) =>
    differenceOf({ announced: { steps: 10, words }, planVersion }, course(change)).map(({ code }) => code);

  it.each([
    ["nothing", {}, 5_400, 0, []],
    ["the material", {}, 9_000, 0, ["differs_material"]],
    ["a changed plan", {}, 9_000, 1, ["differs_plan_changed"]],
    [
      "a step that was stood in for",
      { steps: Array(10).fill({ ...step, fallback: true }) },
      9_000,
      0,
      ["differs_stand_ins"],
    ],
    [
      "what was left out",
      { report: { words: { total: 5_000 }, notices: [{ code: "left_out_goal" }] } },
      9_000,
      0,
      ["differs_left_out"],
    ],
    ["the model", { writer: "model" }, 4_000, 0, ["differs_model"]],
  ])("is %s", (_, change, words, planVersion, expected) => {
    expect(codes(change, words, planVersion)).toEqual(expected);
  });

  it("is not looked for where nothing was announced", () => {
    expect(differenceOf({ announced: null, planVersion: 0 }, course())).toEqual([]);
  });
});

describe("a plan without a model", () => {
  it("waits for its creator, who changes it, and is written as she wants it", async () => {
    const id = await upload();
    const request = courseRequest([id], { steps: 12, planFirst: true });
    const { slug } = await creator.client.courses.create(request);
    const plan = await eventually(async () => {
      const { label } = await creator.client.generation.get({ slug });
      return label === "planned" ? await creator.client.generation.plan({ slug }) : null;
    });
    expect(plan).toMatchObject({ writer: "builtin", situation: "" });
    expect(plan.steps).toHaveLength(12);
    const steps = plan.steps.map(({ parts, ...one }) => ({
      ...one,
      parts: parts.map(({ documentId, from, to }) => ({ documentId, from, to })),
    }));
    const [first, second, ...rest] = steps;
    if (!first || !second) throw new Error("The plan has too few steps");
    const merged = { ...first, title: "Beides zusammen", parts: [...first.parts, ...second.parts] };
    const changed = { slug, version: 0, steps: [...rest, merged], leftOut: [] };
    const leftOut = plan.leftOut.map(({ documentId, from, to }) => ({ documentId, from, to }));
    await creator.client.generation.savePlan({ ...changed, leftOut });
    await creator.client.generation.approvePlan({ slug, version: 1 });
    const state = await finished(creator, slug);
    expect(state).toMatchObject({ label: "ready", writer: "builtin" });
    expect(state.steps.map(({ title }) => title)).toEqual(changed.steps.map(({ title }) => title));
  });
});
