import { NO_SECTIONS, textsOfSections } from "@lehrpfad/contract";
import { expect, test } from "vitest";
import { offersFor, placesIn } from "./placesIn.ts";

const CONTENT = `# Hände

Erst **waschen** & dann [trocknen](https://example.org). Zwei Hübe reichen.

- Die Daumen &amp; Finger
- Die Nägel

| Stoff | Menge | Zeit |
| --- | --- | --- |
| Seife | zwei *Hübe* | 30 s |
| Gel | ein Hub | 30 s |
| Öl | drei Hübe | |

![Ein Spender](figure:1f0e4a52-58a4-4c1d-9a53-0e0d2d4b9a10?w=1&h=1 "Abbildung 1: Spender")

![Eine Hand](figure:1f0e4a52-58a4-4c1d-9a53-0e0d2d4b9a11?w=1&h=1)`;
const terms = [
  { term: "Hub", meaning: "Ein Druck auf den Spender." },
  { term: "Gel", meaning: "Ein dickes Mittel." },
];
const step = { content: CONTENT, sections: { ...textsOfSections(NO_SECTIONS), terms } };
const places = placesIn(step, "de");
const ofKind = (kind: string) => places.filter((place) => place.kind === kind);

test("the places of a step are its sentences and points", () => {
  expect(ofKind("sentence").map(({ text }) => text)).toEqual([
    "Erst waschen & dann trocknen.",
    "Zwei Hübe reichen.",
    "Die Daumen & Finger",
    "Die Nägel",
  ]);
});

test("the cells of its tables, each proven by its row, with the others of its column", () => {
  expect(ofKind("cell").map(({ label }) => label)).toEqual([
    "Seife · Menge: zwei Hübe",
    "Seife · Zeit: 30 s",
    "Gel · Menge: ein Hub",
    "Gel · Zeit: 30 s",
    "Öl · Menge: drei Hübe",
  ]);
  expect(ofKind("cell").map(({ cell }) => cell)[1]).toEqual({ row: "Seife", column: "Zeit" });
  expect(ofKind("cell")[0]).toMatchObject({
    ...{ text: "zwei Hübe", quote: "Seife | zwei Hübe | 30 s", others: ["ein Hub", "drei Hübe"] },
  });
});

test("its terms, each proven by its meaning, and its figures", () => {
  expect(ofKind("term")[0]).toMatchObject({
    text: "Hub",
    quote: "Ein Druck auf den Spender.",
    others: ["Gel"],
  });
  expect(ofKind("figure").map(({ text }) => text)).toEqual(["Abbildung 1: Spender", "Eine Hand"]);
});

test("a right answer from a table, a glossary or a figure is offered wrong ones", () => {
  expect(offersFor(["Zwei Hübe "], places, [])).toEqual(["ein Hub", "drei Hübe"]);
  expect(offersFor(["Hub"], places, ["Hub", "Gel", "Spender"])).toEqual(["Gel", "Spender"]);
  expect(offersFor(["Eine Hand"], places, ["Hub"])).toEqual(["Abbildung 1: Spender"]);
  expect(offersFor(["Die Nägel"], places, ["Hub"])).toEqual([]);
});
