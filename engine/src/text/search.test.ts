import { expect, it } from "vitest";
import { createSearchIndex, wordsAskedFor } from "./search.ts";

const TEXTS = [
  { title: "Vom Nektar zum Honig", text: "Der Nektar wird eingedickt, bis der Honig reif ist." },
  { title: "Wabenbau", text: "Aus Bienenwachs bauen die Bienen sechseckige Zellen." },
  {
    title: "Der Schwänzeltanz",
    text: "Die Richtung steckt im Winkel, die Entfernung in der Dauer des Tanzes.",
  },
  { title: "Winter", text: "Im Winter zehrt das Volk vom Honig. Honig liefert Wärme." },
];

function makeIndex() {
  const index = createSearchIndex("de");
  for (const text of TEXTS) index.add(text);
  return index;
}

const titlesFor = (question: string) =>
  makeIndex()
    .find(question, 3)
    .map(({ at }) => TEXTS[at]?.title);

it("finds a text by other forms of its words, and by words of its title", () => {
  expect(titlesFor("In welchen Winkeln tanzen sie?")).toEqual(["Der Schwänzeltanz"]);
  expect(titlesFor("Schwänzeltänze")).toEqual(["Der Schwänzeltanz"]);
});

it("puts first what speaks of it most, and what says a rare word", () => {
  expect(titlesFor("Honig im Winter")).toEqual(["Winter", "Vom Nektar zum Honig"]);
  expect(titlesFor("Wie wird aus Nektar Honig?")).toEqual(["Vom Nektar zum Honig", "Winter"]);
});

it("finds a word inside a longer one where it stands nowhere alone", () => {
  expect(titlesFor("Wachs")).toEqual(["Wabenbau"]);
});

it("finds nothing for small words and for what no text speaks of", () => {
  expect(titlesFor("Wie ist das?")).toEqual([]);
  expect(titlesFor("Dampfmaschine")).toEqual([]);
  expect(createSearchIndex("de").find("Honig", 3)).toEqual([]);
});

it("names the words of a text that are asked for, as they stand there", () => {
  expect(wordsAskedFor("Wachs der Biene", TEXTS[1]?.text ?? "", "de")).toEqual(["Bienenwachs", "Bienen"]);
  expect(wordsAskedFor("l'acqua", "Tutta l’acqua scorre.", "it")).toEqual(["acqua"]);
});
