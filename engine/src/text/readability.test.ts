import { describe, expect, test } from "vitest";
import type { Language } from "../types/index.ts";
import { readability } from "./readability.ts";
import { syllablesOf } from "./syllables.ts";

/** Words by their spoken syllables, as dictionaries divide them. */
const WORDS: Record<Language, string[]> = {
  en: [
    "cat the be year eye makes walked used called lives",
    "table water nation question people something every being lion language create houses million quickly useful boxes",
    "created area idea beautiful computer museum family various medium theory piano completely",
    "society situation material experiment usually",
    "readability individual",
  ],
  de: [
    "Haus Ei Boot See Tee",
    "Wasser Bäume Quelle eine Physik System Feuer Mauer neue sehen Genie Büro",
    "Nation Theater Museum Linien Theorie Kontinent geeignet Aktie Buchhaltung",
    "Familie Materie Straßenverkehr Reaktion Italien Beobachtung",
  ],
  fr: [
    "table fille guerre langue eau les que homme œuvre lieu",
    "maison nation voyage question pays théâtre moment créer chaos poète musée première travail créée données",
    "médecine animal phénomène ouvrier personnelles",
    "réalité observation sécurité",
  ],
  es: [
    "rey hoy muy y quien luz",
    "casa aire país día agua guerra ciudad baúl queso",
    "teatro pingüino poeta línea oído estrella cuidado Europa",
    "energía teoría continuación averiguar murciélago",
    "astronomía",
  ],
  it: [
    "più suoi io",
    "casa scienza città uomo acqua giorno studio quando fiume",
    "aperta paese poeta famiglia teatro ricerca linea",
    "digitale aereo",
    "interessante",
  ],
};

describe.each(Object.entries(WORDS) as [Language, string[]][])("syllables in %s", (language, rows) => {
  test.each(rows.map((row, at) => [at + 1, row] as const))("%i", (count, row) => {
    for (const entry of row.split(" ")) {
      expect([entry, syllablesOf(entry, language)]).toEqual([entry, count]);
    }
  });
});

test("compounds with a hyphen have the syllables of their parts", () => {
  expect(syllablesOf("Nord-Ost-See", "de")).toBe(3);
  expect(syllablesOf("B2", "en")).toBe(1);
});

/** The same thing said simply and in officialese, with the value computed by hand from the formula. */
const TEXTS: Record<Language, { simple: string; hard: string; short: string; value: number }> = {
  en: {
    simple: "The cat sat on the mat. It was warm there.",
    hard: "Interdisciplinary implementation necessitates organisational transformation within administrative institutions.",
    // 5 words, 1 sentence, 7 syllables.
    short: "The water is very cold.",
    value: 206.835 - 1.015 * 5 - (84.6 * 7) / 5,
  },
  de: {
    simple: "Der Hund bellt laut. Er will in das Haus.",
    hard: "Die Berücksichtigung verfassungsrechtlicher Rahmenbedingungen erfordert interdisziplinäre Auseinandersetzung.",
    short: "Das Wasser ist sehr kalt.",
    value: 180 - 5 - (58.5 * 6) / 5,
  },
  fr: {
    simple: "Le chat dort. Il fait chaud. Le soir, il mange.",
    hard: "L'interprétation jurisprudentielle des dispositions réglementaires nécessite une connaissance approfondie.",
    short: "La maison est au bord du lac.",
    value: 207 - 1.015 * 7 - (73.6 * 8) / 7,
  },
  es: {
    simple: "El gato duerme. Hace sol. Por la tarde come.",
    hard: "La interpretación jurisprudencial de las disposiciones reglamentarias requiere conocimientos especializados.",
    short: "El agua está muy fría.",
    value: 206.835 - 5 - (62.3 * 8) / 5,
  },
  it: {
    simple: "Il gatto dorme. Fa caldo. La sera mangia.",
    hard: "L'interpretazione giurisprudenziale delle disposizioni regolamentari richiede conoscenze specialistiche.",
    // 9 words with 42 letters, 1 sentence.
    short: "La lampada del faro illumina tutta la costa vicina.",
    value: 89 + 300 / 9 - (10 * 42) / 9,
  },
};

describe.each(Object.entries(TEXTS) as [Language, (typeof TEXTS)["en"]][])(
  "readability in %s",
  (language, texts) => {
    test("follows the published formula", () => {
      expect(readability(texts.short, language)).toBeCloseTo(Math.max(0, Math.min(100, texts.value)), 6);
    });

    test("is higher for simple sentences, and stays between 0 and 100", () => {
      const [simple, hard] = [readability(texts.simple, language), readability(texts.hard, language)];
      expect(simple).toBeGreaterThan(hard + 40);
      expect(simple).toBeLessThanOrEqual(100);
      expect(hard).toBeGreaterThanOrEqual(0);
    });
  },
);

describe("what counts as a sentence", () => {
  const plain = readability("The water is very cold. Lamps shine at night.", "en");

  test("Markdown's marks, headings, tables and code are no words", () => {
    const marked =
      "## A considerable interdisciplinary heading\n\n- The **water** is very cold.\n- Lamps shine at night.\n\n" +
      "| Organisation | Administration |\n|---|---|\n| Implementation | Transformation |\n\n```\nconst organisation = 1;\n```";
    expect(readability(marked, "en")).toBeCloseTo(plain, 6);
  });

  test("an abbreviation does not end one", () => {
    const one = readability("Das Wasser ist z. B. im Winter sehr kalt.", "de");
    expect(one).toBeLessThan(readability("Das Wasser ist kalt. Im Winter ist es kalt.", "de"));
  });

  test("a text without words is easy", () => {
    expect(readability("| 1 | 2 |", "fr")).toBe(100);
  });
});
