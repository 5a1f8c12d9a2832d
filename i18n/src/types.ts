import type { dictionary as source } from "./en/index.ts";

export type Language = "de" | "en" | "fr" | "es" | "it";

/** English is the source of the keys: namespaces of flat keys, each with its text. */
export type Namespace = keyof typeof source;
export type Dictionary = { [N in Namespace]: Record<keyof (typeof source)[N], string> };
export type Key<N extends Namespace> = keyof (typeof source)[N] & string;
