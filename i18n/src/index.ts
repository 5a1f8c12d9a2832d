import type { AreaName, Dictionary, Key, Language, Namespace } from "./types.ts";

export { loadArea } from "./areas.ts";
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

/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
}
