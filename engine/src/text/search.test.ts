import { expect, it } from "vitest";
import { createSearchIndex, readForSearch } from "./search.ts";

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
  for (const text of TEXTS) index.add(readForSearch(text, "de"));
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

it("names the words of a text for which it is found, as they stand there", () => {
  expect(makeIndex().wordsFound("Wachs der Biene", TEXTS[1]?.text ?? "")).toEqual(["Bienenwachs", "Bienen"]);
  const italian = createSearchIndex("it");
  italian.add(readForSearch({ title: "", text: "Tutta l’acqua scorre." }, "it"));
  expect(italian.wordsFound("l'acqua", "Tutta l’acqua scorre.")).toEqual(["acqua"]);
});

it("forgives slips and missing accents where no text has the word as it was typed", () => {
  expect(titlesFor("Schwenzeltanz")).toEqual(["Der Schwänzeltanz"]);
  expect(titlesFor("Entfernugn")).toEqual(["Der Schwänzeltanz"]);
  expect(titlesFor("Warme")).toEqual(["Winter"]);
  expect(makeIndex().wordsFound("Honik", "Der Honig")).toEqual(["Honig"]);
  expect(titlesFor("Honigland")).not.toContain("Wabenbau");
});

it("takes a compound apart, and a beginning for the word", () => {
  expect(titlesFor("Winterhonig")[0]).toBe("Winter");
  expect(titlesFor("Nek")).toEqual(["Vom Nektar zum Honig"]);
});

it("puts first what says two words in one breath, and what begins with the only thing asked about", () => {
  const index = createSearchIndex("en");
  for (const text of [
    "A lens is made of glass, sand, ash and lime melted in an oven; the tower came after it.",
    "This lens stood on a tower, and glass was dear then, as it had to come from Venice.",
    "Glass is sand that was melted. It was poured long ago.",
  ])
    index.add(readForSearch({ title: "", text }, "en"));
  expect(index.find("lens of the tower", 1)).toMatchObject([{ at: 1 }]);
  expect(index.find("What is glass?", 1)).toMatchObject([{ at: 2 }]);
});
