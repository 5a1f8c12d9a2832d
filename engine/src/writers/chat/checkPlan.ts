import type { TextFault } from "@lehrpfad/contract/questions";
import { keyOf } from "../../text/words.ts";
import type { ChatPlanStep } from "./readPlan.ts";

/** What is wrong with a plan that a chat made for a course of so many steps. */
export function planFaults(steps: readonly ChatPlanStep[], wished: number): TextFault[] {
  const titles = steps.map(({ title }) => keyOf(title));
  const repeated = steps.filter((_, at) => titles.indexOf(titles[at] ?? "") < at);
  const aimless = steps.flatMap(({ objectives }, at) => (objectives.length === 0 ? [at + 1] : []));
  return [
    ...(steps.length === wished
      ? []
      : [{ code: "plan_count" as const, params: { count: steps.length, wished } }]),
    ...repeated.map(({ title }) => ({ code: "plan_title_repeated" as const, params: { title } })),
    ...(aimless.length === 0
      ? []
      : [{ code: "plan_objective_missing" as const, params: { steps: aimless.join(", ") } }]),
  ];
}
