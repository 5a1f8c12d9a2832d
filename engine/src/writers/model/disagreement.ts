import { unmarked } from "../../text/markdown.ts";
import type { Question } from "../../types/index.ts";
import { foundIn } from "./passages.ts";
import type { Checked } from "./step/schema.ts";

type Choice = Extract<Question, { kind: "choice" }>;
/** What a reader of the step alone says of each option, in their order. */
export type Verdicts = Checked["answers"][number]["verdicts"];

/** What a reader of the step alone has against the marks of a question; null where both agree. */
export function disagreementOf({ options }: Choice, verdicts: Verdicts, step: string): string | null {
  const text = unmarked(step);
  const complaints = options.flatMap(({ text: option, correct }, at) => {
    const { verdict = "open", sentence = "" } = verdicts[at] ?? {};
    const proof = foundIn(sentence, text);
    const said = proof === null ? "" : `: “${proof}”`;
    if (verdict === "open")
      return [
        `the step does not decide whether “${option}” is right: ask what it decides, or say it in the option`,
      ];
    if (verdict === "absurd")
      return [`“${option}” is absurd: let wrong options be mistakes that a learner could make`];
    if (correct && verdict === "wrong")
      return [`“${option}” is marked right, but a reader of the step alone calls it wrong${said}`];
    if (!correct && verdict === "right")
      return [`“${option}” is marked wrong, but a reader of the step alone calls it right${said}`];
    if (correct && proof === null)
      return [`no sentence of the step proves that “${option}” is right: let the step answer the question`];
    return [];
  });
  return complaints.length === 0 ? null : complaints.join("; ");
}
