import { type Fault, faultsOf } from "@lehrpfad/contract/questions";
import type { Asked } from "./asked.ts";
import type { GateContext } from "./context.ts";
import { giveawayFaults } from "./giveaways.ts";
import { grammarFaults, optionGrammarFaults } from "./grammar.ts";
import { optionSourceFaults, partFaults, sourceFaults } from "./source.ts";

/**
 * Everything that keeps a question of any origin from being asked at its place in a course; empty for a
 * good one. Rules about options are for those that have some. The context is prepared once (`gateCourse`,
 * `gateContext`); a question then costs under 2 ms.
 */
export function judge(question: Asked, context: GateContext): Fault[] {
  const form = [
    ...faultsOf(question, context.course.languageData.code),
    ...grammarFaults(question, context),
    ...sourceFaults(question, context),
  ];
  if (question.kind !== "choice") return [...form, ...partFaults(question, context)];
  const choice = { ...question, traits: context.course.traitsOf(question) };
  return [
    ...form,
    ...optionGrammarFaults(choice, context),
    ...giveawayFaults(choice, context),
    ...optionSourceFaults(choice, context),
  ];
}
