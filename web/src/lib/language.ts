import {
  type CourseLanguage,
  courseLanguageOf,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from "@lehrpfad/contract/vocabulary";
import { type AreaName, loadArea } from "@lehrpfad/i18n";
import { addTexts, presentLanguage, setLanguage, useLanguage, whenMissing } from "./i18n.ts";
import { pickLanguage } from "./pickLanguage.ts";
import { local } from "./storage.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY } from "./storageKeys.ts";

export { presentLanguage as currentLanguage, useLanguage } from "./i18n.ts";

/** A language by its own name, as it stands at the beginning of a line. */
export function languageName(language: InterfaceLanguage): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language that a new course begins with: that of the interface, or English where no course is written in that. */
export function useNewCourseLanguage(): CourseLanguage {
  return courseLanguageOf(useLanguage()) ?? "en";
}

let wanted: InterfaceLanguage = DEFAULT_LANGUAGE;
/** The areas whose texts the pages opened so far need. */
const areas = new Set<AreaName>(["base"]);
const loading = new Map<string, Promise<void>>();

async function load(language: InterfaceLanguage, area: AreaName): Promise<void> {
  try {
    addTexts(language, await loadArea(language, area));
  } catch (error) {
    // The next page that needs them asks again.
    loading.delete(`${language} ${area}`);
    throw error;
  }
}

function ensure(language: InterfaceLanguage, area: AreaName): Promise<void> {
  const key = `${language} ${area}`;
  const begun = loading.get(key) ?? load(language, area);
  loading.set(key, begun);
  return begun;
}

async function ensureAll(language: InterfaceLanguage): Promise<void> {
  await Promise.all([...areas].map((area) => ensure(language, area)));
}

/** Loads the texts of further areas in the language of the interface, and from now on in every other chosen. */
export async function needTexts(names: readonly AreaName[]): Promise<void> {
  for (const name of names) areas.add(name);
  await ensureAll(wanted);
}

/** Has the sentences for faults where they can be had: without a connection those that are there say it. */
export async function needErrorTexts(): Promise<void> {
  await needTexts(["errors"]).catch(() => undefined);
}

/** Has the texts that the pages opened so far need in a language, whatever the interface speaks. */
export async function needTextsIn(language: InterfaceLanguage): Promise<void> {
  await ensureAll(language);
}

function show(language: InterfaceLanguage): void {
  setLanguage(language);
  document.documentElement.lang = language;
}

/** Starts translations with the texts every page shows; the fallbacks are fetched only when a text is missing. */
export async function startTranslations(): Promise<void> {
  wanted = pickLanguage(local.get(LANGUAGE_KEY), navigator.languages, INTERFACE_LANGUAGES, DEFAULT_LANGUAGE);
  whenMissing(() => {
    // Nothing waits for them: without them the key is shown, as before.
    Promise.all([ensureAll("en"), ensureAll("de")]).catch(() => undefined);
  });
  await ensureAll(wanted);
  show(wanted);
}

/** Shows the app in another language and remembers it on this device. */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  local.set(LANGUAGE_KEY, language);
  wanted = language;
  await ensureAll(language);
  // A later choice whose texts came sooner stays.
  if (wanted === language && presentLanguage() !== language) show(language);
}
