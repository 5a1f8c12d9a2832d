import type { ModelRequest } from "../../types/index.ts";
import { type Answer, UnreadableAnswer } from "./answer.ts";
import type { ModelError } from "./faults.ts";
import { ReplayError } from "./recordings.ts";
import type { ModelSettings } from "./settings.ts";

/** Who hears of the requests, and what they are for. */
export interface Recording {
  /** Hears of every attempt before it is sent, with the tokens of its words by estimate. */
  onAsking?: ((tokens: number) => void) | undefined;
  /** Hears of every attempt with its texts. */
  onRequest?: ((request: ModelRequest) => void) | undefined;
  /** Position of the step that is being written. */
  step?: number;
}

/** One attempt as it was sent. */
interface Sent {
  startedAt: Date;
  attempt: number;
  prompt: string;
  repairs: string | null;
  expectedTokens: number;
}

/** What came of it: an answer that was used or refused (`fault`), or an error. */
type Outcome =
  | (Pick<Answer<unknown>, "text" | "inputTokens" | "outputTokens" | "replay"> & { fault: string | null })
  | { error: unknown; failure: ModelError };

type Came = Pick<ModelRequest, "outcome" | "fault" | "answer" | "inputTokens" | "outputTokens" | "replay">;

function cameOf(outcome: Outcome): Came {
  if ("text" in outcome) {
    const { text: answer, fault, ...cost } = outcome;
    return { answer, fault, ...cost, outcome: fault === null ? "used" : "rejected" };
  }
  const { error, failure } = outcome;
  const unread = error instanceof UnreadableAnswer ? error : null;
  const replay = error instanceof ReplayError ? error.replay : unread?.replay;
  return {
    answer: unread?.text ?? null,
    fault: failure.message,
    outcome: failure.fault,
    inputTokens: unread?.inputTokens ?? 0,
    outputTokens: unread?.outputTokens ?? 0,
    ...(replay && { replay }),
  };
}

/** Some providers repeat the key when they refuse it, and what they say is told to the model again. */
function withoutKey(request: ModelRequest, key: string | null): ModelRequest {
  if (!key) return request;
  const hide = (text: string) => text.replaceAll(key, "•••");
  const hideOrNull = (text: string | null) => (text === null ? null : hide(text));
  return {
    ...request,
    prompt: hide(request.prompt),
    answer: hideOrNull(request.answer),
    fault: hideOrNull(request.fault),
    repairs: hideOrNull(request.repairs),
  };
}

/** Tells whoever asked of each attempt of a request. The key is never in what it tells. */
export function recorder(
  { provider, model, key }: ModelSettings,
  { purpose, instructions }: { purpose: string; instructions: string },
  { onRequest, step }: Recording,
  now: () => Date,
): (sent: Sent, outcome: Outcome) => void {
  return ({ startedAt, attempt, prompt, repairs, expectedTokens }, outcome) => {
    const told: ModelRequest = {
      purpose,
      step: step ?? null,
      attempt,
      provider,
      model,
      instructions,
      prompt,
      repairs,
      ...cameOf(outcome),
      expectedTokens,
      startedAt: startedAt.toISOString(),
      milliseconds: now().getTime() - startedAt.getTime(),
    };
    onRequest?.(withoutKey(told, key));
  };
}
