import { INTERFACE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { loadArea } from "@lehrpfad/i18n";
import type { Plugin } from "vite";

const LOCALE_FILE =
  /[\\/](?:react-aria|react-stately)[\\/].*[\\/]intl[\\/](.*)[\\/]([a-z]{2})-[A-Z]{2}\.[a-z]+$/;
/** Where the library's word for closing a dialog, on a button that is heard only, fits; elsewhere it means "reject" or "ignore". */
const CLOSES_WELL: ReadonlySet<string> = new Set(["de", "en"]);

/** Leaves the component library's own words out of the bundle in all languages but those of the interface. */
export function fiveLocales(): Plugin {
  return {
    name: "five-locales",
    enforce: "pre",
    async load(id) {
      const [, area, tag] = LOCALE_FILE.exec(id) ?? [];
      if (area === undefined) return undefined;
      const language = INTERFACE_LANGUAGES.find((one) => one === tag);
      if (language === undefined) return "export default {};";
      if (area !== "overlays" || CLOSES_WELL.has(language)) return undefined;
      const { common } = await loadArea(language, "base");
      return `export default ${JSON.stringify({ dismiss: common.close })};`;
    },
  };
}
