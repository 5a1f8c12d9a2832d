import type { Language } from "../types.ts";
import type { GateContext } from "./gateContext.ts";
import type { Fault } from "./gateFaults.ts";
import { formFaults } from "./gateForm.ts";
import { giveawayFaults } from "./gateGiveaways.ts";
import { grammarFaults } from "./gateGrammar.ts";
import { sourceFaults } from "./gateSource.ts";
import type { Asked } from "./gateText.ts";

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
