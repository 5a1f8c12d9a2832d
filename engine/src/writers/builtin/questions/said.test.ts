import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import type { Language } from "../../../types/index.ts";
import { analyse } from "../index.ts";
import { seededRandom } from "../random.ts";
import { caseQuestions } from "./cases.ts";
import { clauseQuestions } from "./clauses.ts";
import { numberQuestions } from "./gaps.ts";
import { holderQuestions } from "./holders.ts";
import { phraseQuestions } from "./phrases.ts";
import { predicateQuestions } from "./predicates.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

function analysisOf(language: Language, paragraphs: readonly string[]): Analysis {
  const document = { ...documentOf(paragraphs.map((text) => ["paragraph", text])), language };
  const options = { goal: null, title: null, steps: 10, language, difficulty: "standard" } as const;
  return analyse({ documents: [document], ...options });
}

function made(analysis: Analysis, make: QuestionMaker): Candidate[] {
  return analysis.steps.flatMap((step) => make(analysis, step, seededRandom(7)));
}

const rightOf = ({ options }: Candidate) => options.find(({ correct }) => correct)?.text ?? "";
const wrongsOf = ({ options }: Candidate) =>
  options.filter(({ correct }) => !correct).map(({ text }) => text);

/** Sentences of the form "subject, verb, rest", each of another subject. */
const TEXTS: Record<Language, { sentences: string[]; subjects: string[] }> = {
  de: {
    sentences: [
      "Die bewegliche Linse ist aus mehreren Ringen von geschliffenem Glas gebaut.",
      "Die eiserne Laterne ist auf einem breiten Sockel im obersten Stockwerk befestigt.",
      "Die kupferne Glocke ist bei dichtem Nebel das einzige Signal an der Küste.",
      "Die hölzerne Treppe ist im letzten Jahrhundert durch Stufen aus Stein ersetzt worden.",
      "Die gewölbte Werkstatt ist mit allen Geräten für rasche Ausbesserungen ausgestattet.",
    ],
    subjects: [
      "Die bewegliche Linse",
      "Die eiserne Laterne",
      "Die kupferne Glocke",
      "Die hölzerne Treppe",
      "Die gewölbte Werkstatt",
    ],
  },
  en: {
    sentences: [
      "The movable lens is built from several rings of polished glass.",
      "The iron lantern is fixed to a broad base on the highest floor.",
      "The copper bell is the only signal along the coast during thick fog.",
      "The wooden staircase was replaced by steps of stone in the last century.",
      "The vaulted workshop is equipped with all tools for quick repairs.",
    ],
    subjects: [
      "The movable lens",
      "The iron lantern",
      "The copper bell",
      "The wooden staircase",
      "The vaulted workshop",
    ],
  },
  fr: {
    sentences: [
      "La lentille mobile est construite avec plusieurs anneaux de verre poli.",
      "La lanterne de fer est fixée sur un large socle au dernier étage.",
      "La cloche de cuivre est le seul signal de la côte par temps de brouillard.",
      "La vieille échelle est remplacée depuis un siècle par des marches de pierre.",
      "La réserve de charbon est équipée de tous les outils pour une réparation rapide.",
    ],
    subjects: [
      "La lentille mobile",
      "La lanterne de fer",
      "La cloche de cuivre",
      "La vieille échelle",
      "La réserve de charbon",
    ],
  },
  es: {
    sentences: [
      "La lente móvil está construida con varios anillos de vidrio pulido.",
      "La linterna de hierro está fijada sobre una base ancha en el último piso.",
      "La campana de cobre es la única señal de la costa durante la niebla espesa.",
      "La escalera de madera fue sustituida por peldaños de piedra hace un siglo.",
      "La bodega de carbón está equipada con herramientas para reparaciones rápidas.",
    ],
    subjects: [
      "La lente móvil",
      "La linterna de hierro",
      "La campana de cobre",
      "La escalera de madera",
      "La bodega de carbón",
    ],
  },
  it: {
    sentences: [
      "La lente mobile è costruita con molti anelli di vetro lucidato.",
      "La lanterna di ferro è fissata su una larga base al piano superiore.",
      "La campana di rame è il solo segnale della costa durante la nebbia fitta.",
      "La scala di legno è sostituita da gradini di pietra oramai da un secolo.",
      "La bottega del custode è fornita di tutti gli attrezzi per rapide riparazioni.",
    ],
    subjects: [
      "La lente mobile",
      "La lanterna di ferro",
      "La campana di rame",
      "La scala di legno",
      "La bottega del custode",
    ],
  },
};

const LANGUAGES = Object.keys(TEXTS) as Language[];

describe("what is said of which thing", () => {
  test.each(LANGUAGES)("%s: the subject is asked for among other subjects", (language) => {
    const { sentences, subjects } = TEXTS[language];
    const found = made(analysisOf(language, sentences), holderQuestions);
    expect(found.map(rightOf)).toEqual(subjects);
    for (const [at, candidate] of found.entries()) {
      expect(candidate.type).toBe("SUBJECT");
      expect(sentences[at]).toBe(candidate.evidence.text);
      expect(candidate.text).not.toContain(subjects[at]);
      for (const wrong of wrongsOf(candidate)) expect(subjects).toContain(wrong);
      expect(new Set(candidate.options.map(({ text }) => text)).size).toBe(4);
    }
  });

  test.each(LANGUAGES)("%s: what is said of it is asked for among what is said of others", (language) => {
    const { sentences, subjects } = TEXTS[language];
    const found = made(analysisOf(language, sentences), predicateQuestions);
    expect(found.length).toBeGreaterThan(0);
    for (const candidate of found) {
      const own = subjects.find((subject) => candidate.text.includes(subject)) ?? "";
      expect(candidate.evidence.text).toBe(`${own} ${rightOf(candidate)}.`);
      for (const wrong of wrongsOf(candidate)) {
        expect(sentences.some((sentence) => sentence.endsWith(`${wrong}.`))).toBe(true);
        expect(sentences).not.toContain(`${own} ${wrong}.`);
      }
    }
  });

  test("a thing of which the text says the same elsewhere is no wrong answer", () => {
    const { sentences } = TEXTS.en;
    const too = "Rings of polished glass were built for the iron lantern by several workers as well.";
    const [first] = made(analysisOf("en", [...sentences, too]), holderQuestions);
    expect(first && rightOf(first)).toBe("The movable lens");
    expect(first && wrongsOf(first)).not.toContain("The iron lantern");
  });

  test("adverbs, demonstratives and several things at once are no subjects", () => {
    const more = [
      "Sometimes the keeper was alone on the rock for many weeks.",
      "This heavy apparatus is turned by a clockwork with a falling weight.",
      "The store and the cellar are closed with a heavy door in winter.",
    ];
    const found = made(analysisOf("en", [...TEXTS.en.sentences, ...more]), holderQuestions);
    const offered = found.flatMap(({ options }) => options.map(({ text }) => text));
    expect(offered.filter((text) => /^(?:Sometimes|This)| and /.test(text))).toEqual([]);
  });
});

describe("phrases", () => {
  test("a gap is filled with phrases of the same preposition", () => {
    const sentences = [
      "The heavy glass of the tower was carried by the fishermen of the village.",
      "The walls of the round cellar were painted by a young sailor.",
      "The letters of the family were answered by the harbour office.",
      "The old books about the storms were collected by the parish school.",
    ];
    const found = made(analysisOf("en", sentences), phraseQuestions);
    expect(found.length).toBeGreaterThan(0);
    for (const candidate of found) {
      expect(candidate.text).toContain("____");
      for (const { text } of candidate.options) expect(text).toMatch(/^by /);
      expect(candidate.evidence.text).toContain(rightOf(candidate));
    }
  });
});

describe("cases", () => {
  test("German: what holds in a case begins with its verb, as in every other case", () => {
    const sentences = [
      "Wenn der Docht zu lange brennt, schwärzt dichter Ruß die Scheiben der Laterne.",
      "Falls der Vorrat an Kohle endet, bringt ein Fischer neue Säcke aus dem Hafen.",
      "Sobald der Sturm die Brücke erreicht, schließt ein Gehilfe die eisernen Läden.",
      "Wenn das Uhrwerk langsamer läuft, zieht der Wärter das schwere Gewicht wieder hinauf.",
      "Falls der Arzt ins Dorf gerufen wird, hisst die Tochter eine gelbe Fahne.",
      "Sobald die Ebbe das Riff freilegt, sammelt der Knecht das angespülte Holz.",
    ];
    const found = made(analysisOf("de", sentences), caseQuestions);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(["THEN"]));
    for (const candidate of found) {
      for (const { text } of candidate.options)
        expect(text).toMatch(/^(?:schwärzt|bringt|schließt|zieht|hisst|sammelt) /);
      expect(candidate.evidence.text).toContain(rightOf(candidate));
    }
  });
});

describe("clauses that cannot stand alone", () => {
  const reasons = [
    "The keeper stayed awake every night because the fire died quickly without fresh oil.",
    "The lens was cleaned every morning because soot makes the beam weaker.",
    "The boat reached the island only in summer because the winter current was too strong.",
    "The walls are thickest at the base because the waves strike hardest near the rocks.",
  ];

  test("one that speaks of 'them' is no wrong answer", () => {
    const leaning = "The windows were closed at noon because strong sunlight had already cracked them twice.";
    const found = made(analysisOf("en", [...reasons, leaning]), clauseQuestions);
    const wrongs = found.flatMap(wrongsOf);
    expect(found.length).toBeGreaterThan(3);
    expect(wrongs.filter((text) => /\bthem\b/.test(text))).toEqual([]);
  });

  test("where too few reasons are given, what is said near by serves as a wrong one", () => {
    const facts = [
      "The harbour master sent a letter to the parish in the same year.",
      "The second floor served as a store for rope and canvas.",
      "The parish paid the wages of the keeper and a helper.",
      "The narrow path leads the keeper along the cliff to the village school.",
      "The new stove warmed the kitchen of the keeper during cold winters.",
      "The old cannon of the keeper warned many ships before the bell came.",
    ];
    const [first] = made(analysisOf("en", [...reasons.slice(0, 2), ...facts]), clauseQuestions);
    expect(first?.type).toBe("REASON");
    for (const wrong of first ? wrongsOf(first) : []) {
      const rest = wrong.replace(/^because /, "");
      const isReal = reasons.some((sentence) => sentence.includes(wrong));
      expect(isReal || facts.some((fact) => fact.toLowerCase() === `${rest}.`)).toBe(true);
    }
  });
});

describe("numbers", () => {
  const asked = (sentence: string) => made(analysisOf("en", [sentence]), numberQuestions);

  test("a number in a row of numbers is not asked for", () => {
    expect(asked("The stairs have 24 steps from the door to the first landing.")).toHaveLength(1);
    expect(asked("The pages of the log are numbered 24, 25 and 26 by the keeper.")).toEqual([]);
  });

  test("a number that stands for any is not asked for", () => {
    expect(asked("Suppose the tower has 24 steps from the door to the first landing.")).toEqual([]);
  });

  test("a year keeps its side of the other year of the sentence", () => {
    const [found] = asked("The tower was kept by Captain Morris from 1843 until the spring of 1855.");
    expect(found && rightOf(found)).toBe("1855");
    for (const wrong of found ? wrongsOf(found) : []) expect(Number(wrong)).toBeGreaterThan(1843);
  });
});
