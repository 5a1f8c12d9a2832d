import type { AreaName, Dictionary, Key, Language, Namespace } from "./types.ts";

export { loadArea } from "./areas.ts";
export { fill } from "./fill.ts";
export type { AreaName, Dictionary, Key, Language, Namespace };

/** Loads the whole dictionary of one language; browsers load it by areas (areas.ts). */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case "de":
      return (await import("./de/index.ts")).dictionary;
    case "fr":
      return (await import("./fr/index.ts")).dictionary;
    case "es":
      return (await import("./es/index.ts")).dictionary;
    case "it":
      return (await import("./it/index.ts")).dictionary;
    case "en":
      return (await import("./en/index.ts")).dictionary;
  }
}
