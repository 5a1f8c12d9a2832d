import type { ModelFault } from "@lehrpfad/contract/vocabulary";
import { z } from "zod";
import { type Attempt, createAsker } from "./ask.ts";
import { ModelError } from "./faults.ts";
import type { ModelSettings } from "./settings.ts";

/** What came of one tiny request to the model. */
export type ModelCheck =
  | { ok: true; seconds: number; outputTokens: number }
  | { ok: false; fault: ModelFault; message: string };

/** Asks the model for one word in a given form, as every request of a course does. */
export async function tryModel(settings: ModelSettings): Promise<ModelCheck> {
  const attempts: Attempt[] = [];
  try {
    await createAsker(settings).ask(
      {
        purpose: "check",
        schema: z.object({ word: z.string().min(1) }),
        instructions: "You answer in the form asked for and with nothing else.",
        prompt: "Which word means the opposite of \u201cnight\u201d?",
      },
      { signal: new AbortController().signal, onAttempt: (attempt) => attempts.push(attempt) },
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { ok: false, fault: error.fault, message: error.message };
  }
  const last = attempts.at(-1);
  return { ok: true, seconds: last?.seconds ?? 0, outputTokens: last?.outputTokens ?? 0 };
}
