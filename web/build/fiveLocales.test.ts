import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { fiveLocales } from "./fiveLocales.ts";

const { load } = fiveLocales();
const loaded = (file: string): unknown =>
  typeof load === "function" ? Reflect.apply(load, null, [file]) : null;
const library = path.dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));
const overlay = (locale: string) => path.join(library, "dist/private/intl/overlays", `${locale}.mjs`);

it("keeps the languages of the interface, and closes a dialog in each with a word that says so", async () => {
  expect(await loaded(overlay("nl-NL"))).toBe("export default {};");
  expect(await loaded(overlay("fr-FR"))).toBe('export default {"dismiss":"Fermer"};');
  expect(await loaded(overlay("es-ES"))).toBe('export default {"dismiss":"Cerrar"};');
  expect(await loaded(overlay("it-IT"))).toBe('export default {"dismiss":"Chiudere"};');
  expect(await loaded(overlay("de-DE"))).toBeUndefined();
  expect(await loaded(overlay("fr-FR").replace("overlays", "combobox"))).toBeUndefined();
});

it("stands for all that the library says there", () => {
  const keys = readFileSync(overlay("fr-FR"), "utf8").match(/"[a-zA-Z]+":/g);
  expect(keys).toEqual(['"dismiss":']);
});
