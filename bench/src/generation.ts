import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type GenerationEvent, generateCourseInProcess, type ModelSettings } from "@lehrpfad/engine";
import { loadReply, loadRequest } from "../../engine/src/writers/model/fixtures/load.ts";
import { type Asked, scriptedServer } from "../../engine/src/writers/model/fixtures/scripted.ts";

/**
 * Seconds of the scripted model. A step's answer is its text with its question; the check is the second pass
 * that answers the question from the step alone, a few digits long.
 */
const LATENCY = { planning: 5, step: 20, check: 2 };
const CONCURRENCY = 6;
const SIZES = [10, 20, 50];
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
function computeIdeal(steps: number, scale: number): number {
  return (LATENCY.planning + Math.ceil(steps / CONCURRENCY) * LATENCY.step) * scale;
}

function findCpuSeconds(events: readonly GenerationEvent[]): number {
  const last = events.findLast((event) => event.type === "log" && "cpuSeconds" in event.details);
  return last?.type === "log" ? Number(last.details.cpuSeconds) : Number.NaN;
}

async function measureGeneration(steps: number, scale: number): Promise<GenerationFigures> {
  const server = await scriptedServer(async (asked) => {
    await setTimeout(chooseLatency(asked) * scale * 1000);
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
    ideal: computeIdeal(steps, scale),
    requests,
    byModel: course.steps.filter(({ writer, question }) => writer === "model" && question?.origin === "model")
      .length,
    cpuMilliseconds: (findCpuSeconds(events) * 1000) / course.steps.length,
  };
}

function isMet(
  { steps, seconds, ideal, byModel, cpuMilliseconds }: GenerationFigures,
  scale: number,
): boolean {
  const { ratio, seconds: longest, cpuMilliseconds: most } = TARGETS;
  // With shortened latencies the start of the process weighs more than it does for a real model.
  const fast = scale < 1 || (seconds / ideal <= ratio && seconds < longest);
  return fast && byModel === steps && cpuMilliseconds <= most;
}

function formatRow(measured: GenerationFigures, scale: number): string {
  const { steps, seconds, ideal, requests, byModel, cpuMilliseconds } = measured;
  const cells = [
    steps,
    seconds.toFixed(1),
    ideal.toFixed(1),
    (seconds / ideal).toFixed(3),
    requests,
    byModel,
  ];
  const all = [...cells, cpuMilliseconds.toFixed(0), isMet(measured, scale) ? "yes" : "NO"];
  return all.map((cell) => String(cell).padStart(9)).join(" ");
}

const { values } = parseArgs({ options: { scale: { type: "string", default: "1" } } });
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new RangeError("--scale is more than 0 and at most 1");
const printLine = (text: string) => process.stdout.write(`${text}\n`);
const { planning, step, check } = LATENCY;
printLine(
  `${CONCURRENCY} requests at a time; planning ${planning} s, step ${step} s, check ${check} s, times ${scale}`,
);
const head = ["steps", "seconds", "ideal", "ratio", "requests", "by model", "cpu ms", "met"];
printLine(head.map((cell) => cell.padStart(9)).join(" "));
let met = true;
for (const size of SIZES) {
  const measured = await measureGeneration(size, scale);
  printLine(formatRow(measured, scale));
  met &&= isMet(measured, scale);
}
process.exitCode = met ? 0 : 1;
