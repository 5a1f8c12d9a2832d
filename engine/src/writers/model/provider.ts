import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelSettings } from "./settings.ts";
import { fetchStreamed } from "./unstreamed.ts";

/** The model that the settings name. @throws RangeError where "compatible" has no address */
export function languageModel({ provider, model, baseUrl, key }: ModelSettings): LanguageModel {
  const access = {
    ...(key === null ? {} : { apiKey: key }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case "openai":
      return createOpenAI(access)(model);
    case "anthropic":
      return createAnthropic(access)(model);
    case "google":
      return createGoogleGenerativeAI(access)(model);
    case "compatible":
      if (baseUrl === null) throw new RangeError("A compatible server needs its address");
      return createOpenAICompatible({
        ...access,
        baseURL: baseUrl,
        name: "compatible",
        supportsStructuredOutputs: true,
        includeUsage: true,
        fetch: fetchStreamed,
      })(model);
  }
}
