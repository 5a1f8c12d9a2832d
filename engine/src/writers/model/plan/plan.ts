import { THINKING_LEVELS } from "@lehrpfad/contract/vocabulary";
import { z } from "zod";
import type { CourseRequest, LeftOut } from "../../../types/index.ts";
import type { Asker, AskOptions } from "../ask.ts";
import { isOfService, type ModelError } from "../faults.ts";
import type { Ground } from "../ground.ts";
import type { ModelSettings } from "../settings.ts";
import { planInstructions, planPrompt } from "./prompts.ts";
import { PLAN_REASONS, type TeachingPlan } from "./types.ts";
import { teachable, type Unit, unitLines, unitsOf } from "./units.ts";

const rangeSchema = z.object({ from: z.number().int(), to: z.number().int() });
const planSchema = z.object({
  title: z.string(),
  situation: z.string(),
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  steps: z.array(
    z.object({
      title: z.string().trim().min(1),
      link: z.string(),
      parts: z.array(rangeSchema),
      objectives: z.array(z.object({ text: z.string().trim().min(1), level: z.enum(THINKING_LEVELS) })),
    }),
  ),
  leftOut: z.array(rangeSchema.extend({ reason: z.enum(PLAN_REASONS) })),
});
type Answer = z.infer<typeof planSchema>;

/** Objectives a step has, and the least share of all that each level has ("a third each", and some freedom). */
const OBJECTIVES = { fewest: 1, most: 3 };
const LEAST_SHARE = 0.2;
/** A step may have so many times the words of the average step. */
const UNEVEN = 2.6;
const LONGEST_TITLE = 120;

/** The first step that takes a unit has it; what nobody takes is null, what is left out -1. */
function takersOf({ steps, leftOut }: Answer, units: number): (number | null)[] {
  const takers: (number | null)[] = Array.from({ length: units }, () => null);
  const take = ({ from, to }: { from: number; to: number }, taker: number) => {
    for (let at = Math.max(1, from); at <= Math.min(units, to); at++) takers[at - 1] ??= taker;
  };
  for (const [step, { parts }] of steps.entries()) for (const part of parts) take(part, step);
  for (const range of leftOut) take(range, -1);
  return takers;
}

/** Numbers in short ("3 to 5, 9"). */
function inRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(", ");
}

function formFaults({ steps }: Answer, count: number): string[] {
  const titles = steps.map(({ title }) => title.trim().toLowerCase());
  const repeated = titles.find((title, at) => titles.indexOf(title) < at);
  const long = steps.find(({ title }) => title.length > LONGEST_TITLE);
  const objectives = steps.flatMap((step) => step.objectives);
  const odd = steps.findIndex(
    (step) => step.objectives.length < OBJECTIVES.fewest || step.objectives.length > OBJECTIVES.most,
  );
  const rare = THINKING_LEVELS.filter(
    (level) =>
      objectives.filter((one) => one.level === level).length < Math.floor(LEAST_SHARE * objectives.length),
  );
  return [
    ...(steps.length === count ? [] : [`there are ${steps.length} steps, ${count} were asked for`]),
    ...(repeated === undefined ? [] : [`two steps have the title “${repeated}”`]),
    ...(long === undefined ? [] : [`the title “${long.title}” is longer than ${LONGEST_TITLE} characters`]),
    ...(odd < 0 ? [] : [`step ${odd + 1} has ${steps[odd]?.objectives.length} objectives, not one to three`]),
    ...rare.map((level) => `too few objectives are of the level “${level}”: about a third should be`),
  ];
}

function sharingFaults(answer: Answer, units: readonly Unit[]): string[] {
  if (units.length === 0) return [];
  const takers = takersOf(answer, units.length);
  const forgotten = takers.flatMap((taker, at) => (taker === null ? [at + 1] : []));
  const words = answer.steps.map((_, step) =>
    units.reduce((sum, unit, at) => sum + (takers[at] === step ? unit.words : 0), 0),
  );
  const average = words.reduce((sum, own) => sum + own, 0) / Math.max(1, words.length);
  const empty = words.indexOf(0);
  const heavy = words.findIndex((own) => own > UNEVEN * average);
  return [
    ...(forgotten.length === 0
      ? []
      : [`the pieces ${inRanges(forgotten)} belong to no step and are not left out`]),
    ...(empty < 0 ? [] : [`step ${empty + 1} has no piece of the material of its own`]),
    ...(heavy < 0
      ? []
      : [`step ${heavy + 1} has ${words[heavy]} words of material, the average step ${Math.round(average)}`]),
  ];
}

/** A plan that has the right steps is used all the same: what it forgot goes to the step before. */
function worthOf(answer: Answer, units: readonly Unit[], count: number): number | null {
  const titles = new Set(answer.steps.map(({ title }) => title.trim().toLowerCase()));
  const takers = takersOf(answer, units.length);
  const isUsable = answer.steps.length === count && titles.size === count;
  const filled = answer.steps.every((_, step) => units.length === 0 || takers.includes(step));
  return isUsable && filled ? -takers.filter((taker) => taker === null).length : null;
}

/** Every unit at its step: one that was forgotten belongs to the step of the one before it. */
function planFrom(answer: Answer, units: readonly Unit[]): TeachingPlan {
  const takers = takersOf(answer, units.length);
  let current = takers.find((taker) => taker !== null && taker >= 0) ?? 0;
  const steps = answer.steps.map(({ title, link, objectives }) => ({
    ...{ title: title.trim(), link: link.trim(), objectives: objectives.slice(0, OBJECTIVES.most) },
    passages: [] as Unit["passages"],
  }));
  const leftOut: LeftOut[] = [];
  const reasonAt = (at: number) =>
    answer.leftOut.find(({ from, to }) => from <= at + 1 && at + 1 <= to)?.reason ?? "repeated";
  for (const [at, { passages }] of units.entries()) {
    const taker = takers[at] ?? current;
    if (taker < 0) {
      const reason = reasonAt(at);
      leftOut.push(
        ...passages.map(({ document, block }) => ({
          document: document.id,
          paragraph: block.paragraph,
          reason,
        })),
      );
      continue;
    }
    current = taker;
    steps[taker]?.passages.push(...passages);
  }
  const { title, situation, terms } = answer;
  return { title: title.trim() || null, situation: situation.trim(), terms, steps, leftOut };
}

/**
 * Has the model plan the course in one request: it sees every heading and the beginning of every piece of the
 * documents, and decides the steps, what each teaches of them, and what is left out. Rejects with ModelError.
 */
export async function askPlan(
  asker: Asker,
  request: CourseRequest,
  { planned, count }: Ground,
  { inputWords }: Pick<ModelSettings, "inputWords">,
  options: AskOptions,
): Promise<TeachingPlan> {
  const known = planned.plan.leftOut ?? [];
  const units = unitsOf(teachable(request, known), inputWords);
  const answer = await asker.ask(
    {
      purpose: "plan",
      schema: planSchema,
      instructions: planInstructions(request),
      prompt: planPrompt(request, count, unitLines(units, request, inputWords)),
      check: (given) => {
        const faults = [...formFaults(given, count), ...sharingFaults(given, units)];
        return faults.length === 0 ? null : faults.join("; ");
      },
      worth: (given) => worthOf(given, units, count),
    },
    options,
  );
  return planFrom(answer, units);
}

/**
 * The steps as they are without the model, where it answered but not with a plan: its texts are still worth asking
 * for. Null where the service is out of reach, or there are no titles to use.
 */
export function planInstead(error: ModelError, { drafts, passages }: Ground): TeachingPlan | null {
  const untitled = drafts.some(({ writer }) => writer === "placeholder");
  if (isOfService(error.fault) || untitled) return null;
  const steps = drafts.map(({ title }, at) => ({
    ...{ title, objectives: [], link: "" },
    passages: passages[at] ?? [],
  }));
  return { title: null, situation: "", terms: [], steps, leftOut: [] };
}
