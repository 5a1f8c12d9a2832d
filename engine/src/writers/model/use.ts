import type { ModelRequest } from "../../types/index.ts";

/** What a run used of the model. */
export interface ModelUse {
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

/** Characters that make a token in our five languages, about. */
const CHARACTERS_A_TOKEN = 4;

/** How many tokens a text is, by estimate: before a provider counted them. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

/** Adds up the requests of a run. */
export interface UseCounter {
  add(request: ModelRequest): void;
  use(): ModelUse;
  /** What has to be said of a replay, a line each: other prompts than the recorded ones, and what was not recorded. */
  replayNotes(): string[];
}

/** A counter that has heard of no request. */
export function countUse(): UseCounter {
  const use: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const missing: string[] = [];
  let changed = 0;
  return {
    add: ({ inputTokens, outputTokens, replay, fault }) => {
      use.requests++;
      use.inputTokens += inputTokens;
      use.outputTokens += outputTokens;
      if (replay === "changed") changed++;
      if (replay === "missing") missing.push(fault ?? "");
    },
    use: () => ({ ...use }),
    replayNotes: () => [
      ...(changed > 0 ? [`${changed} of ${use.requests} recorded answers were given to another prompt`] : []),
      ...(missing.length > 0
        ? [`no answer to ${missing.length} of ${use.requests} requests: ${missing.join(", ")}`]
        : []),
    ],
  };
}
