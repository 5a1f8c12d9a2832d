import type { ShownPlan } from "@lehrpfad/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { withTexts } from "./changes.ts";
import { createPlanStore, type SendPlan, type SentPlan } from "./store.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

const plan: ShownPlan = {
  ...{
    id: "22222222-2222-4222-8222-222222222222",
    slug: "towers-abc",
    courseName: "Towers",
    language: "en",
    version: 3,
    minimumSteps: 2,
    writer: "model",
  },
  situation: "",
  steps: [1, 2, 3].map((at) => ({
    title: `Step ${at}`,
    objectives: [{ text: `know ${at}`, level: "recall" as const }],
    link: "",
    parts: [],
  })),
  leftOut: [],
  aside: [],
};

/** A server that gives these answers, one after the other. */
function answering(...answers: SentPlan[]) {
  const sent: { version: number; titles: string[] }[] = [];
  const send: SendPlan = async (version, { steps }) => {
    sent.push({ version, titles: steps.map(({ title }) => title) });
    return answers.shift() ?? { kind: "failed", error: new Error("Nothing more was expected") };
  };
  return { send, sent };
}

const rename = (title: string) => (draft: Parameters<typeof withTexts>[0]) =>
  withTexts(draft, "1", { title });

describe("a plan while it is changed", () => {
  it("is saved over the version that was read, and then over the new one", async () => {
    const store = createPlanStore(plan);
    const { send, sent } = answering({ kind: "saved", version: 4 }, { kind: "saved", version: 5 });
    store.change(rename("First"));
    expect(store.shown().state).toBe("changed");
    expect(await store.save(send)).toBe(true);
    store.change(rename("One"));
    expect(await store.save(send)).toBe(true);
    expect(sent.map(({ version, titles }) => [version, titles[0]])).toEqual([
      [3, "First"],
      [4, "One"],
    ]);
    expect(store.shown()).toMatchObject({ state: "saved", version: 5 });
  });

  it("sends what was changed while it was being saved", async () => {
    const store = createPlanStore(plan);
    const sent: string[] = [];
    store.change(rename("First"));
    const saved = store.save(async (version, { steps }) => {
      sent.push(steps[0]?.title ?? "");
      if (sent.length === 1) store.change(rename("One"));
      return { kind: "saved", version: version + 1 };
    });
    expect(await saved).toBe(true);
    expect(sent).toEqual(["First", "One"]);
  });

  it("is not sent while something is missing in it, and says what", async () => {
    const store = createPlanStore(plan);
    const { send, sent } = answering();
    store.change(rename(" "));
    expect(await store.save(send)).toBe(false);
    expect(sent).toEqual([]);
    expect(store.shown().faults.map(({ code }) => code)).toEqual(["PLAN_TITLE_LENGTH"]);
  });

  it("is there again when the page is opened again before it was saved", () => {
    createPlanStore(plan).change(rename("First"));
    const again = createPlanStore(plan).shown();
    expect(again).toMatchObject({ state: "changed", theirs: null });
    expect(again.draft.steps[0]?.title).toBe("First");
  });

  it("is kept nowhere once it is saved", async () => {
    const store = createPlanStore(plan);
    store.change(rename("First"));
    await store.save(answering({ kind: "saved", version: 4 }).send);
    expect(createPlanStore(plan).shown().draft.steps[0]?.title).toBe("Step 1");
  });

  it.each([
    ["theirs", "saved", "Theirs"],
    ["mine", "changed", "Mine"],
  ] as const)("that somebody else saved is one of the two: %s", async (choice, state, title) => {
    const theirs = { ...plan, version: 4, steps: plan.steps.map((step) => ({ ...step })) };
    theirs.steps[0] = { ...plan.steps[0], title: "Theirs" } as (typeof theirs.steps)[number];
    const store = createPlanStore(plan);
    store.change(rename("Mine"));
    const { send, sent } = answering({ kind: "conflict", stored: theirs }, { kind: "saved", version: 5 });
    expect(await store.save(send)).toBe(false);
    expect(store.shown()).toMatchObject({ state: "conflict", theirs: { version: 4 } });
    expect(await store.save(send)).toBe(false);
    store.resolve(choice);
    expect(store.shown()).toMatchObject({ state, version: 4 });
    expect(store.shown().draft.steps[0]?.title).toBe(title);
    expect(await store.save(send)).toBe(true);
    expect(sent.map(({ version }) => version)).toEqual(choice === "mine" ? [3, 4] : [3]);
  });

  it("that is stored already is saved, also where the answer was lost", async () => {
    const stored = { ...plan, version: 4, steps: plan.steps.map((step) => ({ ...step })) };
    stored.steps[0] = { ...plan.steps[0], title: "First" } as (typeof stored.steps)[number];
    const store = createPlanStore(plan);
    store.change(rename("First"));
    expect(await store.save(answering({ kind: "conflict", stored }).send)).toBe(true);
    expect(store.shown()).toMatchObject({ state: "saved", version: 4, theirs: null });
  });

  it("kept here meets what was saved elsewhere meanwhile", () => {
    createPlanStore(plan).change(rename("First"));
    expect(createPlanStore({ ...plan, version: 4 }).shown()).toMatchObject({ state: "conflict" });
  });
});
