import { type Dictionary, type Language, loadDictionary } from "@lehrpfad/i18n";
import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { local } from "./storage.ts";

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
const FALLBACKS: readonly Language[] = ["en", "de"];
const STORAGE_KEY = "language";

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
  const stored = local.get(STORAGE_KEY);
  return pickLanguage(stored === null ? navigator.languages : [stored]);
}

function add(language: Language, dictionary: Dictionary): void {
  for (const [namespace, texts] of Object.entries(dictionary)) {
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
}

async function ensure(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, "common")) add(language, await loadDictionary(language));
}

/** Starts translations with the one dictionary needed; the fallbacks are fetched only when a text is missing. */
export async function startTranslations(): Promise<void> {
  const language = startLanguage();
  i18next.on("missingKey", () => {
    void Promise.all(FALLBACKS.map(ensure));
  });
  i18next.on("languageChanged", (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...FALLBACKS],
    resources: { [language]: await loadDictionary(language) },
    defaultNS: "common",
    keySeparator: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    saveMissing: true,
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  document.documentElement.lang = language;
}

/** Shows the app in another language and remembers it on this device. */
export async function showLanguage(language: Language): Promise<void> {
  local.set(STORAGE_KEY, language);
  if (i18next.language === language) return;
  await ensure(language);
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return pickLanguage([i18next.language]);
}

/** The interface language; renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return pickLanguage([i18n.language]);
}
