import { afterAll, describe, expect, test } from "vitest";
import { recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateWith } from "../../pipeline/generate.ts";
import type { Course, CourseNotice, GenerationEvent } from "../../types/index.ts";
import type { Writer } from "../types.ts";
import { createAsker } from "./ask.ts";
import { ModelError } from "./faults.ts";
import { goodReply } from "./fixtures/replies.ts";
import { type Asked, type Reply, scriptedServer } from "./fixtures/scripted.ts";
import { modelWriter } from "./index.ts";
import type { ModelSettings } from "./settings.ts";

const STEPS = 10;
const POSITIONS = Array.from({ length: STEPS }, (_, at) => at + 1);
const GERMAN = "Der Wärter putzte am Morgen die Linse und schrieb alles auf. ".repeat(60);

type Code = CourseNotice["code"];
type Script = (asked: Asked, number: number) => Reply;

interface Scenario {
  fault: string;
  script: () => Script;
  /** When the answer does not come, before it began or within it: only there are the limits of time short. */
  stalls?: "before" | "midway";
  /** Attempts of the step (or the outline) that the fault hits. */
  attempts: number;
  byModel: number;
  notices: Code[];
  /** Seconds waited before the attempts after the first; chance is one half. */
  waits?: number[];
  /** What the course is given up with. */
  ends?: string;
}

const isText = ({ fields }: Asked) => fields.includes("content");
const isFourth = (asked: Asked) => isText(asked) && asked.prompt.includes("Write step 4,");
const text = (content: string): Reply => ({ answer: { content, summary: "", quotes: [], question: null } });

/** The fault for step 4 each time it is asked for. */
function always(reply: Reply): () => Script {
  return () => (asked) => (isFourth(asked) ? reply : goodReply(asked));
}

/** The faults for step 4 one after the other, then good answers. */
function first(...replies: Reply[]): () => Script {
  return () => {
    const left = [...replies];
    return (asked) => (isFourth(asked) ? (left.shift() ?? goodReply(asked)) : goodReply(asked));
  };
}

const mended = (fault: string, attempts: number, script: () => Script, waits?: number[]): Scenario => ({
  fault,
  script,
  attempts,
  byModel: STEPS,
  notices: [],
  ...(waits && { waits }),
});
const lost = (fault: string, code: Code, reply: Reply): Scenario => ({
  fault: `${fault}, each time`,
  script: always(reply),
  attempts: 3,
  byModel: STEPS - 1,
  notices: [code, "fallback_steps"],
});
const gone = (fault: string, code: Code, reply: Reply): Scenario => ({
  fault: `${fault}, from the start`,
  script: () => () => reply,
  attempts: 3,
  byModel: 0,
  notices: [code, "fallback_steps"],
});
const wrong = (fault: string, ends: string, status: number): Scenario => ({
  fault,
  script: () => () => ({ status }),
  attempts: 1,
  byModel: 0,
  notices: [],
  ends,
});

/** Everything works until the outline and two steps are there. */
function goneAfterTwo(): Script {
  let texts = 0;
  return (asked) => {
    if (isText(asked)) texts++;
    return texts > 2 ? "hang up" : goodReply(asked);
  };
}

const SCENARIOS: Scenario[] = [
  { fault: "none", script: () => goodReply, attempts: 1, byModel: STEPS, notices: [] },
  mended("429 with Retry-After", 2, first({ status: 429, headers: { "retry-after": "7" } }), [7]),
  mended("429, then 500", 3, first({ status: 429 }, { status: 500 }), [1, 2]),
  mended("503, then 529", 3, first({ status: 503 }, { status: 529 })),
  { ...mended("no answer in time, once", 2, first("stall")), stalls: "before" },
  { ...mended("answer stalls, once", 2, first("stall midway")), stalls: "midway" },
  mended("answer is cut, once", 2, first("cut")),
  mended("answer breaks off, once", 2, first("end midway")),
  mended("empty, then no JSON", 3, first("empty", { text: "I am sorry." }), []),
  mended("too short, then German", 3, first(text("Too short."), text(GERMAN)), []),
  lost("429", "model_overloaded", { status: 429 }),
  lost("500", "model_unavailable", { status: 500 }),
  lost("503", "model_unavailable", { status: 503 }),
  lost("529", "model_overloaded", { status: 529 }),
  { ...lost("no answer in time", "model_timeout", "stall"), stalls: "before" },
  { ...lost("answer stalls", "model_timeout", "stall midway"), stalls: "midway" },
  lost("answer is cut", "model_network", "cut"),
  lost("answer breaks off", "model_answers", "end midway"),
  lost("connection lost", "model_network", "hang up"),
  lost("empty answer", "model_answers", "empty"),
  lost("refused answer", "model_answers", { refusal: "I cannot help with that." }),
  lost("filtered answer", "model_answers", { text: "I", finish: "content_filter" }),
  lost("invalid JSON", "model_answers", { text: '{"content": "It begins' }),
  lost("answer too long", "model_answers", { text: '{"content": "It', finish: "length" }),
  lost("other language", "model_answers", text(GERMAN)),
  lost("too short", "model_answers", text("Too short.")),
  { ...lost("prompt too long", "model_too_long", { status: 413 }), attempts: 1 },
  gone("429", "model_overloaded", { status: 429 }),
  gone("503", "model_unavailable", { status: 503 }),
  { ...gone("no answer in time", "model_timeout", "stall"), stalls: "before" },
  gone("connection lost", "model_network", "hang up"),
  {
    fault: "network gone in the middle",
    script: goneAfterTwo,
    attempts: 3,
    byModel: 2,
    notices: ["model_network", "fallback_steps"],
  },
  wrong("401 wrong key", "key_refused", 401),
  wrong("404 unknown model", "model_unknown", 404),
  wrong("400 refused request", "request_refused", 400),
];

const HEAD = ["fault", "answers", "attempts", "requests", "by model", "by fallback", "notice"];
const rows = new Map<string, string[]>();
afterAll(() => {
  const order = ["streamed", "whole", "-"].flatMap((way) =>
    [...rows.values()].filter(([, answers]) => answers === way),
  );
  const table = [HEAD, ...order];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | "));
  process.stdout.write(`\n${lines.join("\n")}\n`);
});

/** Whether a server with this script streams its answers; those that do not refuse to. */
function spokenBy(script: Script, streams: boolean): Script {
  if (streams) return script;
  return (asked, number) =>
    asked.streamed ? { status: 400, message: "stream is not supported" } : script(asked, number);
}

/** Seconds; the answers of the other steps have to come within them on a busy machine as well. */
const SHORT = 4;

function limitsOf({ stalls }: Scenario, streams: boolean): [number, number] {
  if (stalls === undefined) return [60, 60];
  return stalls === "midway" && streams ? [60, SHORT] : [SHORT, 60];
}

async function generate(scenario: Scenario, streams: boolean) {
  const server = await scriptedServer(spokenBy(scenario.script(), streams));
  const [seconds, idleSeconds] = limitsOf(scenario, streams);
  const settings: ModelSettings = {
    provider: "compatible",
    model: "scripted",
    baseUrl: server.url,
    key: "secret-key",
    concurrency: 3,
    seconds,
    idleSeconds,
    inputWords: 6_000,
    outputTokens: 4_000,
  };
  const waits: number[] = [];
  const asker = createAsker(settings, {
    now: () => new Date("2026-01-01T00:00:00Z"),
    random: () => 0.5,
    wait: async (wait) => void waits.push(wait),
  });
  const record = recorder();
  try {
    const running = generateWith(modelWriter(settings, asker), requestOf(), record);
    const result = await running.catch((error: unknown) => {
      if (error instanceof ModelError) return error;
      throw error;
    });
    const waited = waits.filter((wait) => wait > 0);
    return { result, events: record.events, waits: waited, requests: server.asked.length };
  } finally {
    await server.close();
  }
}

function attemptsOf(events: readonly GenerationEvent[]): number {
  const attempts = events.flatMap((event) =>
    event.type === "log" && /^(step \d+|outline)(:|$)/.test(event.message)
      ? [Number(event.details.attempt)]
      : [],
  );
  return Math.max(...attempts);
}

function positionsOf(events: readonly GenerationEvent[]): number[] {
  const positions = events.flatMap((event) => (event.type === "step" ? [event.step.position] : []));
  return positions.sort((a, b) => a - b);
}

function expectComplete(course: Course, events: readonly GenerationEvent[]): void {
  expect(course.steps.map(({ position }) => position)).toEqual(POSITIONS);
  expect(positionsOf(events)).toEqual(POSITIONS);
  for (const { writer, fallback, content, words } of course.steps) {
    expect(fallback).toBe(writer !== "model");
    expect(content.length).toBeGreaterThan(0);
    if (writer === "model") expect(words).toBeGreaterThanOrEqual(500);
  }
}

describe.concurrent.each([
  ["streamed", true],
  ["whole", false],
])("faults of a model whose answers come %s", (stream, streams) => {
  test.each(SCENARIOS.map((scenario) => [scenario.fault, scenario] as const))(
    "%s",
    async (fault, scenario) => {
      const { result, events, waits, requests } = await generate(scenario, streams);
      expect(attemptsOf(events)).toBe(scenario.attempts);
      expect(JSON.stringify(events)).not.toContain("secret-key");
      const tried = [String(scenario.attempts), String(requests)];
      if (result instanceof ModelError) {
        expect(result.fault).toBe(scenario.ends);
        expect(positionsOf(events)).toEqual([]);
        rows.set(`${fault} ${stream}`, [fault, stream, ...tried, "0", "0", `stops: ${result.fault}`]);
        return;
      }
      expect(scenario.ends).toBeUndefined();
      expectComplete(result, events);
      const byModel = result.steps.filter(({ writer }) => writer === "model").length;
      expect(byModel).toBe(scenario.byModel);
      if (byModel > 0 && byModel < STEPS && scenario.attempts > 0) expect(result.writer).toBe("model");
      const codes = result.report.notices
        .map(({ code }) => code)
        .filter((code) => /model_|fallback_/.test(code));
      expect(codes).toEqual(scenario.notices);
      if (scenario.waits) expect(waits).toEqual(scenario.waits);
      rows.set(`${fault} ${stream}`, [
        fault,
        stream,
        ...tried,
        String(byModel),
        String(STEPS - byModel),
        codes.join(", "),
      ]);
    },
  );
});

describe("a pipeline that throws", () => {
  const planned: Writer = {
    kind: "model",
    plan: async () => ({
      plan: {
        title: "Lights",
        steps: POSITIONS.map((position) => ({ position, title: `Light ${position}` })),
        notices: [],
      },
      words: 2_000,
      concurrency: 3,
      writeStep: async (position) => {
        throw new TypeError(`step ${position} is broken`);
      },
    }),
  };
  const unplanned: Writer = {
    kind: "model",
    plan: async () => {
      throw new TypeError("the plan is broken");
    },
  };

  test.each([
    ["in its steps", planned],
    ["in its plan", unplanned],
  ])("%s leaves the emergency course, marked", async (where, writer) => {
    const record = recorder();
    const course = await generateWith(writer, requestOf(), record);
    expectComplete(course, record.events);
    expect(course.writer).toBe("placeholder");
    expect(course.report.notices.map(({ code }) => code)).toContain("placeholder_failed");
    expect(record.events).toContainEqual(
      expect.objectContaining({ type: "log", message: expect.stringContaining("broken") }),
    );
    const fault = `pipeline throws ${where}`;
    rows.set(fault, [fault, "-", "-", "0", "0", String(STEPS), "placeholder_failed"]);
  });
});
