import { expect, test } from "vitest";
import { decodeText } from "./encoding.ts";
import { readText } from "./index.ts";
import { openingTitle } from "./title.ts";

test.each([
  "Guía del nuevo desarrollador de Debian",
  "Debian-Leitfaden für Neue Paketbetreuer",
  "Codice dell'amministrazione digitale",
  "Wie funktioniert eine Wärmepumpe?",
  "Le pain au levain : une histoire ancienne",
  "«El agua que bebemos»",
])("%j is a title", (line) => {
  expect(openingTitle(line)).toBe(line);
});

test.each([
  ["a sentence", "Ein Bienenvolk besteht im Sommer aus vielen Tieren."],
  ["its beginning", "Es war einmal ein König, der hatte drei"],
  ["longer than a title", `Handbuch für ${"alle ".repeat(20)}Gärten`],
  ["a name", "Josip Rodin"],
  ["a name with small words", "Miguel de Cervantes Saavedra"],
  ["an author", "Von einem unbekannten Verfasser"],
  ["a line with an address", "Aktualisierte Inhalte von <osamu@debian.org>"],
  ["a day", "12 de mayo de 2020"],
  ["a version", "Version vom 3. Mai 2020"],
  ["a place of work", "Institut für angewandte Informatik"],
  ["a line with a place and a day", "Granada, 12 de mayo de 2020"],
  ["front matter", "title: Picking a mode today"],
  ["markup", "<div>Das neue große Handbuch</div>"],
  ["one word", "Inhaltsübersicht"],
])("%s is none", (_, line) => {
  expect(openingTitle(line)).toBeNull();
});

const titleOf = async (content: string) =>
  readText(await decodeText(new TextEncoder().encode(content))).title;
const PROSE = "El agua que hoy sale del grifo ha sido antes nube, hielo, río y mar.";

test("only a line that stands alone at the very top of a text is its title", async () => {
  const title = "Guía del nuevo desarrollador de Debian";
  expect(await titleOf(`\n\n     ${title}\n\n\nJosip Rodin\n\n${PROSE}`)).toBe(title);
  expect(await titleOf(`${title}\nTexto que sigue en otra línea\n\n${PROSE}`)).toBeNull();
  expect(await titleOf(`${PROSE}\n\n${title}\n\n${PROSE}`)).toBeNull();
  expect(await titleOf(`# ${title}\n\n${PROSE}`)).toBeNull();
});
