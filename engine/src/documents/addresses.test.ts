import { expect, test } from "vitest";
import { Addresses } from "./addresses.ts";
import { Vocabulary } from "./hyphens.ts";

const vocabulary = new Vocabulary();
vocabulary.addresses.add("https://lights.example.org/tables.html");
vocabulary.addresses.add("https://coast.example.org/");
vocabulary.addresses.add("https://coast.example.org/list_of_lights");
vocabulary.addresses.add("mailto:keeper@lights.example.org?subject=oil");

test.each([
  [
    "see https://lights.example.org/tables.",
    "html for all",
    "see https://lights.example.org/tables.html for all",
  ],
  ["(https://coast.example.org/", "list_of_lights)", "(https://coast.example.org/list_of_lights)"],
  ["on https://coast.example.org/", "lights are shown", "on https://coast.example.org/ lights are shown"],
  ["ask keeper@lights.example.", "org about it", "ask keeper@lights.example.org about it"],
  ["ask keeper@lights.example.org.", "he knows", "ask keeper@lights.example.org. he knows"],
  ["an guard@tower.example.", "org senden", "an guard@tower.example.org senden"],
  ["at https://www.", "example.net/a", "at https://www.example.net/a"],
  ["siehe https://www.example.net/docs/", "manual/oil", "siehe https://www.example.net/docs/manual/oil"],
  [
    "siehe https://www.example.net/docs/",
    "und die Tafel",
    "siehe https://www.example.net/docs/ und die Tafel",
  ],
  [
    "voir https://www.example.net/docs.",
    "La lampe brûle",
    "voir https://www.example.net/docs. La lampe brûle",
  ],
])("%s + %s", (before, line, joined) => {
  expect(vocabulary.join(before, line)).toBe(joined);
});

test("a word that sticks to the address of a link is set apart from it", () => {
  const addresses = new Addresses();
  addresses.add("https://lights.example.org/lamps");
  addresses.add("https://lights.example.org/");
  expect(
    addresses.separate("See https://lights.example.org/lampsand (https://lights.example.org/oil)."),
  ).toBe("See https://lights.example.org/lamps and (https://lights.example.org/oil).");
});
