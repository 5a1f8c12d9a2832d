import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import { straysOf } from "./foreign.ts";

const SPANISH =
  "El paquete contiene los ficheros de la biblioteca. Un mantenedor lee los informes que le envían los usuarios.";

const ENGLISH =
  "The package is built by the tools that come with the system. You can read all of it in the manual.";
const STRAY = "Debian now requires source-only uploads for all of the packages in this suite.";

/** What goes of one more paragraph from a Spanish text with some paragraphs in English. */
function straysOfOne(paragraph: string, { english, ownOnly }: { english: number; ownOnly: boolean }) {
  const { blocks } = documentOf([
    ...Array.from({ length: 8 }, () => ["paragraph", SPANISH] as const),
    ...Array.from({ length: english }, () => ["paragraph", ENGLISH] as const),
    ["paragraph", paragraph],
  ]);
  const last = blocks
    .slice(-1)
    .flatMap((block) => [...(straysOf(blocks, languageDataOf("es"), ownOnly).get(block) ?? [])]);
  return last.map(({ block, start, end }) => block.text.slice(start, end));
}
const wanted = { english: 2, ownOnly: true };

test("a single sentence goes where only the course's language is wanted, and others are much of the document", () => {
  expect(straysOfOne(`${SPANISH} ${STRAY}`, wanted)).toEqual([STRAY]);
  expect(straysOfOne(`${SPANISH} ${STRAY}`, { english: 2, ownOnly: false })).toEqual([]);
});

test("a sentence that looks like a language the document is not in stays", () => {
  expect(
    straysOfOne(`${SPANISH} Si debes aplicar una modificación nueva, ejecuta el programa.`, wanted),
  ).toEqual([]);
});

test("what the text quotes stays", () => {
  expect(straysOfOne(`${SPANISH} “${STRAY}” ${SPANISH}`, wanted)).toEqual([]);
});
