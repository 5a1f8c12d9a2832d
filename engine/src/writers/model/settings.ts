/** Whose protocol the model speaks; "compatible" is every server that speaks OpenAI's chat protocol. */
export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Answers kept in a folder: of a run that is recorded, or for one that asks no model. */
export interface Recordings {
  mode: "record" | "replay";
  folder: string;
}

/** Which language model writes, and within which bounds. The key is never logged and never stored. */
export interface ModelSettings {
  provider: ModelProvider;
  /** The model's name as its provider knows it. */
  model: string;
  /** Address of the server ("compatible"), or of a proxy of a provider; null for the provider's own. */
  baseUrl: string | null;
  /** Null for servers that ask for none. */
  key: string | null;
  /** Steps written at the same time; the short check of a step's question may run beside the next one. */
  concurrency: number;
  /** Seconds one request may take. */
  seconds: number;
  /** Words of a document that one request may hold; longer passages are condensed part by part first. */
  inputWords: number;
  /** Seconds between two pieces of a streamed answer after which it counts as stalled. */
  idleSeconds: number;
  /** Tokens one answer may have. */
  outputTokens: number;
  /** Tokens that may still be used, counted after each answer; absent where there is no limit. */
  tokensLeft?: number;
  /** Set on the command line alone, never by a server. */
  recordings?: Recordings;
}
