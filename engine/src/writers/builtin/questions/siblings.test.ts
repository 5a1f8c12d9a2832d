import { describe, expect, test } from "vitest";
import type { Language } from "../../../types/index.ts";
import { oneStep } from "./fixtures.ts";
import { siblingChanges } from "./siblings.ts";

const BLOOD: Record<Language, [sentences: string[], exchanged: string]> = {
  de: [
    [
      "Die Arterien bringen das Blut in die Organe, bevor die Venen es zum Herzen zurückführen.",
      "Im Körper verlaufen Arterien und Venen nebeneinander.",
      "Meist bringen die Venen dunkles Blut, und die Venen bringen es langsam.",
    ],
    "Die Venen bringen das Blut in die Organe, bevor die Arterien es zum Herzen zurückführen.",
  ],
  en: [
    [
      "The arteries carry blood into the organs before the veins carry it back to the heart.",
      "In the body there are arteries and veins everywhere.",
      "As a rule the veins carry dark blood.",
    ],
    "The veins carry blood into the organs before the arteries carry it back to the heart.",
  ],
  fr: [
    [
      "Les artères portent le sang vers les organes avant que les veines ne le ramènent au cœur.",
      "Le corps a des artères et des veines partout.",
      "Le plus souvent, les veines portent un sang plus sombre.",
    ],
    "Les veines portent le sang vers les organes avant que les artères ne le ramènent au cœur.",
  ],
  es: [
    [
      "Las arterias llevan la sangre a los órganos antes de que las venas la devuelvan al corazón.",
      "El cuerpo tiene arterias y venas en todas partes.",
      "Por lo general, las venas llevan sangre oscura.",
    ],
    "Las venas llevan la sangre a los órganos antes de que las arterias la devuelvan al corazón.",
  ],
  it: [
    [
      "Le arterie portano il sangue agli organi prima che le vene lo riportino al cuore.",
      "Nel corpo ci sono arterie e vene dappertutto.",
      "Di solito le vene portano sangue scuro.",
    ],
    "Le vene portano il sangue agli organi prima che le arterie lo riportino al cuore.",
  ],
};

function changes(language: Language, sentences: readonly string[]): string[] {
  const { analysis } = oneStep(
    language,
    sentences.map((text) => ["paragraph", text]),
  );
  const [first] = analysis.sentences;
  return first ? siblingChanges(analysis, first, first.text).map(({ text }) => text) : [];
}

describe("words that a text puts side by side", () => {
  test.each(Object.entries(BLOOD))(
    "%s: are exchanged within a sentence",
    (language, [sentences, exchanged]) => {
      expect(changes(language as Language, sentences)).toEqual([exchanged]);
    },
  );

  test("are not exchanged where both sides are equal", () => {
    const [, ...others] = BLOOD.en[0];
    const equal = "The arteries differ in nothing that the eye can see from the veins beside the heart.";
    expect(changes("en", [equal, ...others])).toEqual([]);
  });

  test("stand for each other only where nothing says the same of both", () => {
    const beside = [
      "In each tower oil and coal are kept, and the keeper buys oil and coal in spring.",
      "The keeper burns oil in the lamp, and the smith burns coal in the forge.",
      "Every keeper carries oil up the stairs, and every boy carries coal up the hill.",
    ];
    const asked = "The lens is cleaned of soot whenever a boat comes with oil from the harbour.";
    const replaced = asked.replace("oil", "coal");
    expect(changes("en", [asked, ...beside])).toEqual([]);
    const long = beside.map((text) => text.replaceAll("oil", "spirit").replaceAll("coal", "petrol"));
    const fit = asked.replace("oil", "spirit");
    expect(changes("en", [fit, ...long])).toContain(replaced.replace("coal", "petrol"));
    const same = "Soot is cleaned off the lens when a boat with petrol comes from the harbour.";
    expect(changes("en", [fit, ...long, same])).toEqual([]);
  });
});
