import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { Globe } from "lucide-react";
import { useTranslation } from "../lib/i18n.ts";
import { languageName, showLanguage, useLanguage } from "../lib/language.ts";
import { useHydrated } from "../ui/useHydrated.ts";

/** The visitors' language selector: the platform's own, so that it costs nothing to load. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  return (
    <label
      inert={!hydrated}
      className="relative flex min-h-11 items-center gap-1.5 rounded-m px-1.5 text-ink sm:px-2 hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent"
    >
      <Globe size={20} aria-hidden />
      <span aria-hidden="true" className="text-sm font-semibold uppercase">
        {language}
      </span>
      <select
        aria-label={t("language")}
        value={language}
        onChange={(event) => {
          const chosen = INTERFACE_LANGUAGES.find((entry) => entry === event.target.value);
          if (chosen) void showLanguage(chosen);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {INTERFACE_LANGUAGES.map((entry) => (
          <option key={entry} value={entry} lang={entry} className="bg-surface text-ink">
            {languageName(entry)}
          </option>
        ))}
      </select>
    </label>
  );
}
