import type { GlossaryTerm } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { afterCard, findTerms, shuffled } from "./terms.ts";

const card = (term: string, meaning: string): GlossaryTerm => ({ term, meaning, steps: [] });
const bee = card("Abeja", "Un insecto que hace miel");
const tree = card("Árbol", "Una planta con tronco");

it("finds terms by all words that were typed, without case and accents", () => {
  expect(findTerms([bee, tree], "  ")).toEqual([bee, tree]);
  expect(findTerms([bee, tree], "arbol")).toEqual([tree]);
  expect(findTerms([bee, tree], "MIEL insecto")).toEqual([bee]);
  expect(findTerms([bee, tree], "miel tronco")).toEqual([]);
});

it("asks again what was not known until everything was", () => {
  let round = { left: [bee, tree] as readonly GlossaryTerm[], known: 0 };
  round = afterCard(round, false);
  expect(round).toEqual({ left: [tree, bee], known: 0 });
  round = afterCard(afterCard(round, true), true);
  expect(round).toEqual({ left: [], known: 2 });
  expect(afterCard(round, true)).toEqual(round);
});

it("asks in another order, each card once", () => {
  expect(shuffled([bee, tree], () => 0.9)).toEqual([tree, bee]);
  expect(shuffled([bee, tree], () => 0)).toEqual([bee, tree]);
});
