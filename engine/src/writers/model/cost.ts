import type { ModelUse } from "./use.ts";

/** What a provider takes for a million tokens. */
export interface Prices {
  input: number;
  output: number;
  /** ISO 4217. */
  currency: string;
}

const MILLION = 1_000_000;

/** What was used of a model, in the prices' currency. */
export function moneyOf(
  { inputTokens, outputTokens }: Pick<ModelUse, "inputTokens" | "outputTokens">,
  { input, output }: Prices,
): number {
  return (inputTokens * input + outputTokens * output) / MILLION;
}

/** The text, the check of it, and what is mended: counted in recorded courses, 2.6 to 3.9. */
const REQUESTS_A_STEP = 3;
/** Instructions, rules and the step's own text in all requests of a step, as counted there. */
const PROMPT_TOKENS = 10_000;
/** Our five languages have about 1.5 tokens a word, and the material is sent to write, to check and to mend. */
const TOKENS_A_WORD = 4.5;
/** Text, questions, check and repairs, as counted there. */
const ANSWER_TOKENS = 4_500;

/** What a course of so many steps, from documents of so many words, is likely to use of a model. */
export function estimateCost({ words, steps }: { words: number; steps: number }): ModelUse {
  return {
    requests: Math.round(steps * REQUESTS_A_STEP),
    inputTokens: Math.round(steps * PROMPT_TOKENS + words * TOKENS_A_WORD),
    outputTokens: steps * ANSWER_TOKENS,
  };
}
