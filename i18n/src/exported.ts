import type { exported as source } from "./en/exported.ts";
import type { Language } from "./types.ts";

export type ExportedTexts = Record<keyof typeof source, string>;

/** Loads what exported courses say in one language; apart from the dictionaries because browsers never need them. */
export async function loadExportedTexts(language: Language): Promise<ExportedTexts> {
  switch (language) {
    case "de":
      return (await import("./de/exported.ts")).exported;
    case "fr":
      return (await import("./fr/exported.ts")).exported;
    case "es":
      return (await import("./es/exported.ts")).exported;
    case "it":
      return (await import("./it/exported.ts")).exported;
    case "en":
      return (await import("./en/exported.ts")).exported;
  }
}
