import { expect, it } from "vitest";
import { createSearchIndex, readForSearch, type Searched, type SearchIndex } from "./search.ts";

/** What a question finds, without a break. */
function searchIn(index: SearchIndex, question: string, most: number): Searched {
  const search = index.search(question, most);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

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
  searchIn(makeIndex(), question, 3).found.map(({ at }) => TEXTS[at]?.title);

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
  expect(searchIn(createSearchIndex("de"), "Honig", 3).found).toEqual([]);
});

it("names the words of a text for which it is found, as they stand there", () => {
  expect(searchIn(makeIndex(), "Wachs der Biene", 3).wordsFound(TEXTS[1]?.text ?? "")).toEqual([
    "Bienenwachs",
    "Bienen",
  ]);
  const italian = createSearchIndex("it");
  italian.add(readForSearch({ title: "", text: "Tutta l’acqua scorre." }, "it"));
  expect(searchIn(italian, "l'acqua", 3).wordsFound("Tutta l’acqua scorre.")).toEqual(["acqua"]);
});

it("forgives slips and missing accents where no text has the word as it was typed", () => {
  expect(titlesFor("Schwenzeltanz")).toEqual(["Der Schwänzeltanz"]);
  expect(titlesFor("Entfernugn")).toEqual(["Der Schwänzeltanz"]);
  expect(titlesFor("Warme")).toEqual(["Winter"]);
  expect(searchIn(makeIndex(), "Honik", 3).wordsFound("Der Honig")).toEqual(["Honig"]);
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
  expect(searchIn(index, "lens of the tower", 1).found).toMatchObject([{ at: 1 }]);
  expect(searchIn(index, "What is glass?", 1).found).toMatchObject([{ at: 2 }]);
});

it("is not held up by texts of words that are all different, and still forgives a slip", {
  timeout: 60_000,
}, () => {
  const index = createSearchIndex("en");
  const wordAt = (at: number) =>
    at
      .toString(36)
      .replace(/./g, (sign) => `${sign}x`)
      .padStart(12, "quz");
  for (let text = 0; text < 4_000; text++) {
    const words = Array.from({ length: 40 }, (_, at) => wordAt(text * 40 + at));
    index.add(readForSearch({ title: "", text: words.join(" ") }, "en"));
  }
  index.add(readForSearch({ title: "", text: "The lighthouse stands on a rock." }, "en"));
  expect(searchIn(index, "rocks", 1).found).toMatchObject([{ at: 4_000 }]);
  const strange = Array.from({ length: 60 }, (_, at) => `b${wordAt(at * 77)}b`.slice(0, 11)).join(" ");
  const before = process.cpuUsage();
  searchIn(index, strange, 6);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});
