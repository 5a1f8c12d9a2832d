import { type AreaName, type Language, loadArea } from "@lehrpfad/i18n";
import { addTexts, presentLanguage, setLanguage, whenMissing } from "./i18n.ts";
import { local } from "./storage.ts";
import { LANGUAGE_KEY } from "./storageKeys.ts";

export { presentLanguage as currentLanguage, useLanguage } from "./i18n.ts";

export const LANGUAGES: readonly Language[] = ["de", "en", "fr", "es", "it"];
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};
const DEFAULT: Language = "de";

let wanted: Language = DEFAULT;
/** The areas whose texts the pages opened so far need. */
const areas = new Set<AreaName>(["base"]);
const loading = new Map<string, Promise<void>>();

/** The first of our languages that a list of language tags names, in its order. */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return DEFAULT;
}

/** The language chosen before, else the browser's, else German. */
export function startLanguage(): Language {
  const stored = local.get(LANGUAGE_KEY);
  return pickLanguage(stored === null ? navigator.languages : [stored]);
}

async function load(language: Language, area: AreaName): Promise<void> {
  try {
    addTexts(language, await loadArea(language, area));
  } catch (error) {
    // The next page that needs them asks again.
    loading.delete(`${language} ${area}`);
    throw error;
  }
}

function ensure(language: Language, area: AreaName): Promise<void> {
  const key = `${language} ${area}`;
  const begun = loading.get(key) ?? load(language, area);
  loading.set(key, begun);
  return begun;
}

async function ensureAll(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => ensure(language, area)));
}

/** Loads the texts of further areas in the language of the interface, and from now on in every other chosen. */
export async function needTexts(names: readonly AreaName[]): Promise<void> {
  for (const name of names) areas.add(name);
  await ensureAll(wanted);
}

function show(language: Language): void {
  setLanguage(language);
  document.documentElement.lang = language;
}

/** Starts translations with the texts every page shows; the fallbacks are fetched only when a text is missing. */
export async function startTranslations(): Promise<void> {
  wanted = startLanguage();
  whenMissing(() => {
    // Nothing waits for them: without them the key is shown, as before.
    Promise.all([ensureAll("en"), ensureAll("de")]).catch(() => undefined);
  });
  await ensureAll(wanted);
  show(wanted);
}

/** Shows the app in another language and remembers it on this device. */
export async function showLanguage(language: Language): Promise<void> {
  local.set(LANGUAGE_KEY, language);
  wanted = language;
  await ensureAll(language);
  // A later choice whose texts came sooner stays.
  if (wanted === language && presentLanguage() !== language) show(language);
}
