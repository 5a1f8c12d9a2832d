import { composeStepMarkdown, NO_SECTIONS } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { expect, it } from "vitest";
import { LABELS_IN_TEXTS } from "./labels.ts";
import { respelled } from "./respelling.ts";

const labels = { was: LABELS_IN_TEXTS.es, is: SECTION_LABELS.es };
const SECTIONS = {
  ...NO_SECTIONS,
  objectives: [{ text: "La lluvia *fina*", source: null }],
  next: "Dónde está el agua",
};
const STEP = composeStepMarkdown("En esta estación llueve **mucho**.", SECTIONS, SECTION_LABELS.es);
const anchor = (quote: string, prefix = "", suffix = "") => ({ quote, prefix, suffix });

it.each([
  ["of the last line", "estación trata de: Dónde", "paso trata de: Dónde"],
  ["from its beginning on", "La siguiente estación trata de: Dónde", "El siguiente paso trata de: Dónde"],
  ["of the heading", "trata esta estación", "trata este paso"],
  [
    "over a heading and a line",
    "De qué trata esta estación\n\nLa lluvia *fina*",
    "De qué trata este paso\n\nLa lluvia *fina*",
  ],
])("a marked passage %s is worded as its label is now", (_what, quote, wanted) => {
  expect(respelled(anchor(quote), STEP, labels)?.quote).toBe(wanted);
});

it("what stands around it is worded so too", () => {
  expect(respelled(anchor("estación trata de: Dónde", "La siguiente ", " está"), STEP, labels)).toEqual(
    anchor("paso trata de: Dónde", "El siguiente ", " está"),
  );
});

it.each(["esta estación llueve", "está el agua", "mucho.", "nothing of it"])("%s stays as it is", (quote) => {
  expect(respelled(anchor(quote, "En "), STEP, labels)).toBeNull();
});
