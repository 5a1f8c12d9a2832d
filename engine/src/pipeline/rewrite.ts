import type { CourseStep, GenerationOptions, RewriteRequest } from "../types/index.ts";
import { builtinRewrite } from "../writers/builtin/rewrite.ts";
import { modelRewrite } from "../writers/model/rewrite.ts";
import type { ModelSettings } from "../writers/model/settings.ts";
import { contextOf, inTurn } from "./generate.ts";

/**
 * Writes one part of a course anew: a step as it would be. What it does not concern is as it was. Without a
 * model the built-in writer does it, and nothing it writes follows an instruction (for `insert` it is what the
 * material is chosen by). Rejects with NothingOtherError where nothing else can be written, with ModelError
 * where the model fails, and with the signal's reason when aborted.
 */
export async function rewrite(
  request: RewriteRequest,
  given: Omit<GenerationOptions, "saved">,
  model: ModelSettings | null = null,
): Promise<CourseStep> {
  const { options, told } = inTurn({ ...given, saved: [] });
  options.signal.throwIfAborted();
  await options.onEvent({ type: "phase", phase: "generating_steps" });
  try {
    const context = contextOf(options, "generating_steps");
    const step = model === null ? builtinRewrite(request) : await modelRewrite(request, model, context);
    await options.onEvent({ type: "step", step });
    return step;
  } finally {
    await told();
  }
}
