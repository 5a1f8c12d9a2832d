import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import { languageDataOf } from "../../../text/languages/index.ts";
import { analyse } from "../index.ts";
import { seededRandom } from "../random.ts";
import { meaningQuestions, termQuestions } from "./definitions.ts";
import { kindOfMeaning, kindOfSubject } from "./kinds.ts";

const MEANINGS = [
  "A lantern is a portable tool with a flame behind glass for the watch at night.",
  "A sextant is a precise instrument for the angle between the sun and the horizon.",
  "A foghorn is a loud device with compressed air for signals in thick weather.",
  "A winch is a simple machine with a drum for heavy loads on the quay.",
  "A barometer is a sealed apparatus with mercury for the weight of the air.",
  "A regatta is a yearly activity of the sailors between the two harbours.",
  "A parish is a small community around one church with its own cemetery.",
];

describe("sorts of things", () => {
  test("a meaning tells its sort by the first general noun, a subject by its head", () => {
    expect(kindOfMeaning("a relatively regimented activity", languageDataOf("en"))).toBe("doing");
    expect(kindOfMeaning("ein kleines Werkzeug zum Drehen", languageDataOf("de"))).toBe("thing");
    expect(kindOfMeaning("un grupo de voluntarios", languageDataOf("es"))).toBe("person");
    expect(kindOfSubject("Das neue Überwachungswerkzeug", languageDataOf("de"))).toBe("thing");
    expect(kindOfSubject("The license of a component", languageDataOf("en"))).toBe("text");
    expect(kindOfSubject("La configurazione del server", languageDataOf("it"))).toBe("text");
    expect(kindOfSubject("La cloche de cuivre", languageDataOf("fr"))).toBeNull();
  });

  test("a term is asked for among terms of its sort only", () => {
    const blocks = MEANINGS.map((text): ["paragraph", string] => ["paragraph", text]);
    const document = { ...documentOf(blocks), language: "en" as const };
    const analysis = analyse({
      documents: [document],
      goal: null,
      title: null,
      steps: 10,
      language: "en",
      difficulty: "standard",
    });
    const made = [meaningQuestions, termQuestions].flatMap((make) =>
      analysis.steps.flatMap((step) => make(analysis, step, seededRandom(2))),
    );
    const offered = made.flatMap(({ options }) => options.map(({ text }) => text)).join(" ");
    expect(made.length).toBeGreaterThan(5);
    expect(offered).toContain("winch");
    expect(offered).not.toMatch(/regatta|parish|activity|community/);
  });
});
