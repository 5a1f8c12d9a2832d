import { type Fault, faultsOf } from "@lehrpfad/contract/questions";
import type { Asked } from "./asked.ts";
import type { GateContext } from "./context.ts";
import { giveawayFaults } from "./giveaways.ts";
import { grammarFaults } from "./grammar.ts";
import { sourceFaults } from "./source.ts";

/**
 * Everything that keeps a question of any origin from being asked at its place in a course; empty for a
 * good one. Of kinds without options only the form is judged. The context is prepared once (`gateCourse`,
 * `gateContext`); a question then costs under 2 ms.
 */
export function judge(question: Asked, context: GateContext): Fault[] {
  const form = faultsOf(question, context.course.languageData.code);
  if (question.kind !== "choice") return form;
  const asked = { ...question, traits: context.course.traitsOf(question) };
  return [
    ...form,
    ...grammarFaults(asked, context),
    ...giveawayFaults(asked, context),
    ...sourceFaults(asked, context),
  ];
}
