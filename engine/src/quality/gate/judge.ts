import type { Language } from "../../types/index.ts";
import type { GateContext } from "./context.ts";
import type { Fault } from "./faults.ts";
import { formFaults } from "./form.ts";
import { giveawayFaults } from "./giveaways.ts";
import { grammarFaults } from "./grammar.ts";
import { sourceFaults } from "./source.ts";
import type { Asked } from "./text.ts";

/**
 * Everything that keeps a question of any origin from being asked at its place in a course; empty for a
 * good one. The context is prepared once (`gateCourse`, `gateContext`); a question then costs under 2 ms.
 */
export function judge(question: Asked, context: GateContext): Fault[] {
  const language: Language = context.course.tongue.code;
  return [
    ...formFaults(question, language),
    ...grammarFaults(question, context),
    ...giveawayFaults(question, context),
    ...sourceFaults(question, context),
  ];
}
