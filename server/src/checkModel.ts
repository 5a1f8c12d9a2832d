import { existsSync } from "node:fs";
import { type ModelCheck, tryModel } from "@lehrpfad/engine";
import { modelOf, readConfig } from "./platform/config.ts";

const ADVICE: Record<Extract<ModelCheck, { ok: false }>["fault"], string> = {
  key_refused: "The provider refuses the key. Check MODEL_KEY and whether it may use this model.",
  model_unknown: "The provider does not know this model. Check MODEL_NAME and MODEL_BASE_URL.",
  request_refused: "The provider refuses the request. The model may not support answers in JSON.",
  too_long: "The model cannot hold even a short request. Choose a model with a longer context.",
  overloaded: "The provider is overloaded, or your quota is used up. Try again later.",
  unavailable: "The provider answers with an error of its own. Try again later.",
  unreachable: "Nobody answers at this address. Check MODEL_BASE_URL and the network.",
  timeout: "There was no answer in time. Raise MODEL_SECONDS or choose a faster model.",
  answer_refused: "The model refuses to answer a harmless question. Choose another model.",
  course_tokens_spent: "The tokens of a course are used up. Raise MODEL_TOKENS_PER_COURSE.",
  answer_unusable:
    "The model answers, but not in the form asked for. Choose a model that can follow a JSON schema.",
};

const tell = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Makes one tiny request with the settings of the model and says what is wrong. */
async function main(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = modelOf(readConfig(process.env));
  if (settings === null) {
    tell("No model is set: courses are written by the built-in writer. See MODEL_PROVIDER in .env.example.");
    return 0;
  }
  tell(`Asking ${settings.model} (${settings.provider}) …`);
  const result = await tryModel(settings);
  if (result.ok) {
    tell(`It works: an answer in ${result.seconds.toFixed(1)} s, ${result.outputTokens} tokens.`);
    return 0;
  }
  complain(`${ADVICE[result.fault]}\n(${result.fault}: ${result.message})`);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
