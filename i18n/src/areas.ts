import type { InterfaceLanguage } from "@lehrpfad/contract/vocabulary";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import type { Dictionary, Loaders, Namespace } from "./types.ts";

const LOADERS: Record<InterfaceLanguage, Loaders> = { de, en, fr, es, it };

/** The parts of the app whose texts a browser loads apart from each other; each namespace belongs to one of them. */
export const AREAS = {
  /** What visitors and participants see on every page. */
  base: ["common", "viewer"],
  accounts: ["auth"],
  /** Questions that are not chosen from options, and recordings: fetched with them. */
  answers: ["answers"],
  /** What is shown beside what one reads. */
  asking: ["aloud", "asking", "entryTest", "finalQuiz", "glossary", "notes", "offline", "sources"],
  campus: ["campus", "mastery"],
  /** Fetched after the first picture, or when something fails. */
  errors: ["errors"],
  person: ["account", "settings"],
  creator: [
    "chat",
    "coverage",
    "create",
    "debug",
    "documents",
    "editor",
    "faults",
    "generation",
    "imports",
    "interchange",
    "limits",
    "lists",
    "manage",
    "notices",
    "plan",
    "preview",
    "reshaping",
    "results",
    "reviewing",
    "rewriting",
    "structure",
    "studio",
    "versions",
  ],
  site: ["home", "legal"],
} as const satisfies Record<string, readonly Namespace[]>;

export type AreaName = keyof typeof AREAS;
export type Area<A extends AreaName> = Pick<Dictionary, (typeof AREAS)[A][number]>;

async function load<N extends Namespace>(
  language: InterfaceLanguage,
  namespaces: readonly N[],
): Promise<Pick<Dictionary, N>> {
  const loaders = LOADERS[language];
  const texts = await Promise.all(namespaces.map(async (name) => [name, await loaders[name]()] as const));
  return Object.fromEntries(texts) as Pick<Dictionary, N>;
}

/** Loads the texts of one part of the app in one language; the web fetches only what the page shows. */
export async function loadArea<A extends AreaName>(language: InterfaceLanguage, area: A): Promise<Area<A>> {
  return await load<(typeof AREAS)[A][number]>(language, AREAS[area]);
}

/** Loads the whole dictionary of one language. */
export async function loadDictionary(language: InterfaceLanguage): Promise<Dictionary> {
  return await load(language, Object.values(AREAS).flat());
}
