import { expect, test } from "vitest";
import { canBeGap, gapFrom, questionFrom } from "./questionFrom.ts";
import type { Selected } from "./selected.ts";
import { sentencesAt } from "./sentences.ts";
import type { Asking } from "./stems.ts";

const SENTENCE = "Bienen sehen ultraviolett.";
const KERN = {
  term: "Kerntemperatur",
  meaning: "Die Temperatur in der Mitte, gemessen mit einem Thermometer.",
};
const ASKING: Asking = {
  language: "de",
  terms: [KERN, { term: "Reiniger", meaning: "Ein Reiniger löst Fett" }],
};

/** The proposed text and the first answer. */
const proposed = (selected: Selected, asking = ASKING) => {
  const draft = questionFrom(selected, asking);
  return [draft.text, draft.kind === "choice" ? draft.options[0]?.text : null];
};

test("the cell of a table is asked for by its row and its column, in the language of the course", () => {
  const cell = {
    text: "4 Grad",
    quote: "Geflügel | 4 Grad",
    cell: { row: "Geflügel", column: "Höchsttemperatur" },
  };
  expect(proposed(cell)).toEqual(["Höchsttemperatur: Was gilt für „Geflügel“?", "4 Grad"]);
  expect(proposed(cell, { ...ASKING, language: "en" })[0]).toBe(
    "Höchsttemperatur: what applies to “Geflügel”?",
  );
});

test("a term is asked for by its meaning, and a meaning by its term", () => {
  const quote = "Kerntemperatur: die Temperatur in der Mitte, gemessen mit einem Thermometer";
  const meaning = "die Temperatur in der Mitte, gemessen mit einem Thermometer";
  expect(proposed({ text: "Kerntemperatur", quote })).toEqual([
    "Welcher Begriff bedeutet: „Die Temperatur in der Mitte, gemessen mit einem Thermometer“?",
    "Kerntemperatur",
  ]);
  for (const text of [meaning, quote])
    expect(proposed({ text, quote })).toEqual(["Was bedeutet „Kerntemperatur“?", meaning]);
});

test("anything else is left to the person, as what would tell its own answer is", () => {
  expect(proposed({ text: "Mitte", quote: "Die Temperatur in der Mitte zählt." })).toEqual(["", "Mitte"]);
  const long = `Kerntemperatur ist die Temperatur in der Mitte, gemessen mit einem Thermometer. ${SENTENCE.repeat(2)}`;
  expect(proposed({ text: long, quote: long })).toEqual(["", long]);
  expect(proposed({ text: "Reiniger", quote: "Ein Reiniger löst Fett." })).toEqual(["", "Reiniger"]);
});

test("a question begins with four answers, the first of which is the selection, and its passage", () => {
  expect(questionFrom({ text: "ultraviolett", quote: SENTENCE }, ASKING)).toMatchObject({
    kind: "choice",
    text: "",
    options: [{ text: "ultraviolett", correct: true }, ...Array(3).fill({ text: "", correct: false })],
    quote: SENTENCE,
  });
  const long = "x".repeat(900);
  expect(questionFrom({ text: long, quote: long }, ASKING)).toMatchObject({
    options: [{ text: long }, {}, {}, {}],
  });
});

test("a word is left out of its sentence, whatever signs it has", () => {
  expect(gapFrom({ text: "$&", quote: "Erst $& tippen" })).toMatchObject({
    ...{ kind: "typed", text: "Erst ____ tippen", accepted: ["$&"], quote: "Erst $& tippen" },
  });
});

test.each([
  ["ultraviolett", SENTENCE, true],
  [SENTENCE, SENTENCE, false],
  ["Bienen sehen ultraviolett", SENTENCE, false],
  ["eins zwei drei vier", "Es sind eins zwei drei vier Dinge.", false],
  ["kurz", `kurz ${"lang ".repeat(200)}`, false],
])("whether %j can be left out of its passage", (text, quote, can) => {
  expect(canBeGap({ text, quote })).toBe(can);
});

test("the sentences of a selection are whole ones", () => {
  const text = "Eins ist da. Zwei  kommt.\nDrei geht.";
  const at = (words: string) => [text.indexOf(words), text.indexOf(words) + words.length] as const;
  expect(sentencesAt(text, "de", ...at("kommt"))).toBe("Zwei kommt.");
  expect(sentencesAt(text, "de", ...at("da. Zwei"))).toBe("Eins ist da. Zwei kommt.");
  expect(sentencesAt(text, "de", 0, text.length)).toBe("Eins ist da. Zwei kommt. Drei geht.");
});
