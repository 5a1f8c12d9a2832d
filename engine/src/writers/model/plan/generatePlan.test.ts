import { afterEach, describe, expect, it } from "vitest";
import { generatePlan } from "../../../pipeline/generate.ts";
import { generateCourseInProcess, generatePlanInProcess } from "../../../pipeline/process.ts";
import type { CourseDesign, GenerationEvent } from "../../../types/index.ts";
import { loadReply, loadRequest } from "../fixtures/load.ts";
import { asksPlan, asksStep } from "../fixtures/replies.ts";
import {
  type Asked,
  type Reply,
  type ScriptedServer,
  scriptedServer,
  settingsFor,
} from "../fixtures/scripted.ts";

const request = loadRequest(10);

let model: ScriptedServer | null = null;
afterEach(async () => {
  await model?.close();
  model = null;
});

async function answering(script: (asked: Asked) => Reply): Promise<ScriptedServer> {
  model = await scriptedServer(script);
  return model;
}

function recorder() {
  const events: GenerationEvent[] = [];
  const onEvent = (event: GenerationEvent) => {
    events.push(event);
  };
  const plan = () => {
    const told = events.findLast((event) => event.type === "plan");
    return told?.type === "plan" ? told.plan : null;
  };
  return { events, plan, options: { saved: [], signal: new AbortController().signal, onEvent } };
}

describe("a run that ends with its plan", () => {
  it("has told the plan and asked for no step", async () => {
    const server = await answering(loadReply);
    const { events, plan, options } = recorder();
    expect(await generatePlanInProcess(request, options, settingsFor(server.url))).toBeNull();
    expect(server.asked.map(asksPlan)).toEqual([true]);
    const phases = events.flatMap((event) => (event.type === "phase" ? [event.phase] : []));
    expect(phases.at(-1)).toBe("structuring_content");
    expect(plan()?.design?.steps).toHaveLength(10);
  });

  it("asks for nothing where the plan is there already, as after a crash", async () => {
    const server = await answering(loadReply);
    const first = recorder();
    await generatePlan(request, first.options, settingsFor(server.url));
    const design = first.plan()?.design ?? null;
    const again = recorder();
    const settings = settingsFor(server.url);
    expect(await generatePlan(request, { ...again.options, design }, settings)).toBeNull();
    expect(server.asked).toHaveLength(1);
    expect(again.plan()?.design).toEqual(design);
  });

  it("goes on from a plan that was changed, without planning anew", async () => {
    const server = await answering(loadReply);
    const first = recorder();
    await generatePlan(request, first.options, settingsFor(server.url));
    const planned = first.plan()?.design;
    const [one, two, ...others] = planned?.steps ?? [];
    if (!planned || !one || !two) throw new Error("There is no plan of two steps");
    const merged = { ...one, title: "Two in one", parts: [...one.parts, ...two.parts] };
    const design: CourseDesign = { ...planned, steps: [...others, merged] };
    const second = recorder();
    const settings = settingsFor(server.url);
    const course = await generateCourseInProcess(request, { ...second.options, design }, settings);
    expect(course.steps.map(({ title }) => title)).toEqual(design.steps.map(({ title }) => title));
    expect(server.asked.filter(asksPlan)).toHaveLength(1);
    const last = server.asked.filter(asksStep).find(({ prompt }) => prompt.includes("Write step 9"));
    for (const paragraph of [2, 11]) {
      expect(last?.prompt).toContain(request.documents[0]?.blocks[paragraph]?.text.slice(0, 60));
    }
  });

  it("has a plan also where the model gave none that is of use: the built-in writer's", async () => {
    const server = await answering((asked) => (asksPlan(asked) ? { text: "No." } : loadReply(asked)));
    const { plan, options } = recorder();
    expect(await generatePlan(request, options, settingsFor(server.url))).toBeNull();
    expect(server.asked.every(asksPlan)).toBe(true);
    const { design, notices } = plan() ?? {};
    expect(design?.steps.map(({ objectives }) => objectives.length)).toEqual(Array(10).fill(0));
    expect(design?.steps.every(({ parts }) => parts.length > 0)).toBe(true);
    expect(notices?.map(({ code }) => code)).toContain("model_answers");
  });

  it("becomes a course where there is nothing to look at: the service is gone", async () => {
    const server = await answering(() => ({ status: 503, headers: { "retry-after": "0" } }));
    const gone = await generatePlan(request, recorder().options, settingsFor(server.url));
    expect(gone?.steps).toHaveLength(10);
  });

  it("is the built-in writer's own where no model is set up", async () => {
    const { plan, options } = recorder();
    expect(await generatePlan(request, options, null)).toBeNull();
    expect(plan()?.design?.writer).toBe("builtin");
  });
});
