import { setTimeout } from "node:timers/promises";
import { type GenerationEvent, generateCourseInProcess, type ModelSettings } from "@lehrpfad/engine";
import { loadReply, loadRequest } from "../../engine/src/writers/model/fixtures/load.ts";
import { type Asked, scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";
import { numberOption, size } from "./options.ts";
import { beginTable } from "./table.ts";

/** Usage: npm run bench:generation [-- --scale 1] [--smallest]; the scale shortens the answer times of the model. */
const SCALE = numberOption("scale", 1, 0.02);
if (!(SCALE > 0 && SCALE <= 1)) throw new RangeError("--scale is more than 0 and at most 1");

/**
 * Seconds of the scripted model. A step's answer is its text with its question; the check is the second pass
 * that answers the question from the step alone, a few digits long.
 */
const LATENCY = { planning: 5, step: 20, check: 2 };
const CONCURRENCY = 6;
const SIZES = size([10, 20, 50], [10]);
const TARGETS = { ratio: 1.15, seconds: 240, cpuMilliseconds: 50 };

interface GenerationFigures {
  steps: number;
  seconds: number;
  ideal: number;
  requests: number;
  byModel: number;
  cpuMilliseconds: number;
}

function chooseLatency({ fields }: Asked): number {
  if (fields.includes("sections")) return LATENCY.step;
  return fields.includes("claims") ? LATENCY.check : LATENCY.planning;
}

/** One planning answer, then as many rounds of step answers as the concurrency asks for. */
function computeIdeal(steps: number): number {
  return (LATENCY.planning + Math.ceil(steps / CONCURRENCY) * LATENCY.step) * SCALE;
}

function findCpuSeconds(events: readonly GenerationEvent[]): number {
  const last = events.findLast((event) => event.type === "log" && "cpuSeconds" in event.details);
  return last?.type === "log" ? Number(last.details.cpuSeconds) : Number.NaN;
}

async function measureGeneration(steps: number): Promise<GenerationFigures> {
  const server = await scriptedServer(async (asked) => {
    await setTimeout(chooseLatency(asked) * SCALE * 1000);
    return loadReply(asked);
  });
  const settings: ModelSettings = {
    provider: "compatible",
    model: "scripted",
    baseUrl: server.url,
    key: null,
    concurrency: CONCURRENCY,
    seconds: 180,
    idleSeconds: 60,
    inputWords: 6_000,
    outputTokens: 8_000,
  };
  const events: GenerationEvent[] = [];
  const signal = new AbortController().signal;
  const onEvent = (event: GenerationEvent) => void events.push(event);
  const started = performance.now();
  const course = await generateCourseInProcess(loadRequest(steps), { saved: [], signal, onEvent }, settings);
  const seconds = (performance.now() - started) / 1000;
  const requests = server.asked.length;
  await server.close();
  return {
    steps: course.steps.length,
    seconds,
    ideal: computeIdeal(steps),
    requests,
    byModel: course.steps.filter(({ writer, question }) => writer === "model" && question?.origin === "model")
      .length,
    cpuMilliseconds: (findCpuSeconds(events) * 1000) / course.steps.length,
  };
}

const { planning, step, check } = LATENCY;
const table = beginTable(
  `A model that plans in ${planning} s, writes a step in ${step} s and checks in ${check} s, times ${SCALE}; ${CONCURRENCY} requests at a time`,
);
for (const size of SIZES) {
  const { steps, seconds, ideal, requests, byModel, cpuMilliseconds } = await measureGeneration(size);
  // With shortened answer times the start of the process weighs more than it does for a real model.
  const fast = SCALE < 1 ? {} : { mostOfLimit: TARGETS.ratio, most: TARGETS.seconds };
  table.add({
    what: `${steps} steps, s; limit: the model's answers alone`,
    limit: ideal,
    we: seconds,
    ...fast,
  });
  table.add({ what: "  written by the model; limit: all", limit: steps, we: byModel, leastOfLimit: 1 });
  table.add({ what: "  processor time for a step, ms", we: cpuMilliseconds, most: TARGETS.cpuMilliseconds });
  table.add({ what: "  requests", we: requests });
}
table.end();
