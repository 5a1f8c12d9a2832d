import type { Plugin } from "vite";

const LOCALE_FILE =
  /[\\/](?:react-aria|react-stately)[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2})-[A-Z]{2}\.[a-z]+$/;
const KEPT = new Set(["de", "en", "fr", "es", "it"]);

/** Leaves the component library's own words out of the bundle in all languages but our five. */
export function fiveLocales(): Plugin {
  return {
    name: "five-locales",
    enforce: "pre",
    load(id) {
      const language = LOCALE_FILE.exec(id)?.[1];
      return language !== undefined && !KEPT.has(language) ? "export default {};" : undefined;
    },
  };
}
