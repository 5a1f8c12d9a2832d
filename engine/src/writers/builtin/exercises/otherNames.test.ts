import { expect, test } from "vitest";
import type { Language } from "../../../types/index.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { otherNames } from "./otherNames.ts";

test.each<[Language, string, string, string[]]>([
  ["de", "Leuchtfeuerverzeichnis", "Das Leuchtfeuerverzeichnis (LFV) nennt jede Lampe der Küste.", ["LFV"]],
  [
    "de",
    "LFV",
    "Jede Lampe steht im Leuchtfeuerverzeichnis (LFV), das jährlich neu gedruckt wird.",
    ["Leuchtfeuerverzeichnis"],
  ],
  [
    "de",
    "Küsten-Leuchtfeuerverzeichnis",
    "Das Küsten-Leuchtfeuerverzeichnis ist alt. Das Leuchtfeuerverzeichnis (LFV) nennt jede Lampe.",
    ["Leuchtfeuerverzeichnis", "LFV"],
  ],
  [
    "en",
    "automatic identification system",
    "Each ship has an automatic identification system (AIS) on board.",
    ["AIS"],
  ],
  [
    "en",
    "AIS",
    "Each ship sends by its automatic identification system (AIS) where it is.",
    ["automatic identification system"],
  ],
  [
    "fr",
    "CROSS",
    "Le centre régional opérationnel de surveillance et de sauvetage (CROSS) veille sur la côte.",
    ["centre régional opérationnel de surveillance et de sauvetage"],
  ],
  [
    "es",
    "SIA",
    "El SIA (sistema de identificación automática) dice dónde está cada barco.",
    ["sistema de identificación automática"],
  ],
  ["it", "lanterna", "La lanterna (di ferro) sta in cima alla torre e si vede da lontano.", []],
  ["en", "lamp", "The lamp (LAMP) of the tower burns oil, as every lamp (see above) did.", []],
])("in %s %j has other names", (language, term, text, names) => {
  const { analysis } = oneStep(language, [["paragraph", text]]);
  expect(otherNames(term, analysis)).toEqual(names);
});
