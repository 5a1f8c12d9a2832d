import type { Plugin } from "vite";
import { common as es } from "../../i18n/src/es/common.ts";
import { common as fr } from "../../i18n/src/fr/common.ts";
import { common as it } from "../../i18n/src/it/common.ts";

const LOCALE_FILE =
  /[\\/](?:react-aria|react-stately)[\\/].*[\\/]intl[\\/](.*)[\\/]([a-z]{2})-[A-Z]{2}\.[a-z]+$/;
const KEPT = new Set(["de", "en", "fr", "es", "it"]);
/** Where the library's word for closing a dialog, on a button that is heard only, means "reject" or "ignore". */
const CLOSE = new Map(Object.entries({ fr, es, it }).map(([language, { close }]) => [language, close]));

/** Leaves the component library's own words out of the bundle in all languages but our five. */
export function fiveLocales(): Plugin {
  return {
    name: "five-locales",
    enforce: "pre",
    load(id) {
      const [, area, language] = LOCALE_FILE.exec(id) ?? [];
      if (area === undefined || language === undefined) return undefined;
      if (!KEPT.has(language)) return "export default {};";
      const dismiss = area === "overlays" ? CLOSE.get(language) : undefined;
      return dismiss === undefined ? undefined : `export default ${JSON.stringify({ dismiss })};`;
    },
  };
}
