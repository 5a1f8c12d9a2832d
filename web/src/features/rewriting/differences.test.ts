import { expect, it } from "vitest";
import { leavesOf } from "../../ui/ProseBody.tsx";
import { differences, type Piece } from "./differences.ts";

/** Pieces as text, the changed ones in brackets. */
const shown = (parts: readonly Piece[][]) =>
  parts.map((pieces) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(""));

function compare(present: string[], proposed: string[]) {
  const found = differences(present, proposed);
  return { present: shown(found.present), proposed: shown(found.proposed), allNew: found.allNew };
}

it("marks the words that only one version has", () => {
  expect(
    compare(
      ["Die Biene tanzt im Stock einen langen Tanz für alle anderen."],
      ["Die Biene tanzt am Abend im Stock einen langen Tanz für alle."],
    ),
  ).toEqual({
    present: ["Die Biene tanzt im Stock einen langen Tanz für alle [anderen]."],
    proposed: ["Die Biene tanzt [am Abend] im Stock einen langen Tanz für alle."],
    allNew: false,
  });
});

it("keeps each part apart and loses not a character of either version", () => {
  const present = ["Der Tanz", "Er dauert  lange,\nsehr lange.", ""];
  const proposed = ["Der lange Tanz", "Er dauert  kurz,\nsehr kurz."];
  const found = differences(present, proposed);
  const text = (parts: readonly Piece[][]) => parts.map((pieces) => pieces.map((one) => one.text).join(""));
  expect(text(found.present)).toEqual(present);
  expect(text(found.proposed)).toEqual(proposed);
});

it("marks nothing in equal texts, nor in none", () => {
  expect(compare(["Ein Satz."], ["Ein Satz."])).toEqual({
    present: ["Ein Satz."],
    proposed: ["Ein Satz."],
    allNew: false,
  });
  expect(compare([], [])).toEqual({ present: [], proposed: [], allNew: false });
});

it("marks nothing where hardly a word is the same, and says so", () => {
  expect(compare(["Bienen sammeln Nektar."], ["Der Leuchtturm steht am Meer."])).toEqual({
    present: ["Bienen sammeln Nektar."],
    proposed: ["Der Leuchtturm steht am Meer."],
    allNew: true,
  });
});

it("takes single words between two changes to the change", () => {
  const before =
    "Am Anfang steht hier ein gleicher Satz. Bienen sehen die Blumen gut. Und am Ende noch einer.";
  const after =
    "Am Anfang steht hier ein gleicher Satz. Hummeln hören die Vögel laut. Und am Ende noch einer.";
  expect(compare([before], [after]).proposed).toEqual([
    "Am Anfang steht hier ein gleicher Satz. [Hummeln hören die Vögel laut]. Und am Ende noch einer.",
  ]);
});

it("compares words with accents and joined ones as one", () => {
  expect(
    compare(
      ["L’été, la reine vit dans la ruche et pond des œufs."],
      ["L’hiver, la reine vit dans la ruche et pond des œufs."],
    ).proposed,
  ).toEqual(["[L’hiver], la reine vit dans la ruche et pond des œufs."]);
});

it("takes the pieces of Markdown in the order in which they are shown", () => {
  const markdown =
    "## Die *Wabe*\n\n- Wachs & `Honig`\n\n| a | b |\n| - | - |\n| c | [d](https://example.org) |";
  expect(leavesOf(markdown)).toEqual(["Die ", "Wabe", "Wachs & ", "Honig", "a", "b", "c", "d"]);
});
