import { describe, expect, test } from "vitest";
import type { BlockKind, Language } from "../../../types/index.ts";
import { cellQuestions, tableOf } from "./cells.ts";
import { entryQuestions } from "./entries.ts";
import { oneStep, optionsOf, questionsIn } from "./fixtures.ts";
import { groupsOf } from "./groups.ts";
import { listQuestions } from "./listed.ts";

type Blocks = [BlockKind, string][];
const LANGUAGES = ["de", "en", "fr", "es", "it"] as const;

const ENTRIES: Record<Language, string[]> = {
  de: [
    "Laterne: der gläserne Raum auf der Spitze des Turms",
    "Galerie: der eiserne Umgang vor dem obersten Stockwerk",
    "Keller: das kühle Lager für die Fässer mit dem Öl",
    "Nebelhorn: das laute Gerät für Nächte ohne Sicht",
  ],
  en: [
    "Lantern – the glass room at the top of the tower.",
    "Gallery – the iron walkway around the upper floor.",
    "Cellar – the cool store for the barrels of oil.",
    "Foghorn – the loud device for nights without sight.",
  ],
  fr: [
    "Lanterne : la pièce vitrée au sommet de la tour",
    "Galerie : le passage en fer autour du dernier étage",
    "Cave : la réserve fraîche pour les barils de pétrole",
    "Corne : l’appareil bruyant pour les nuits sans visibilité",
  ],
  es: [
    "Linterna: la sala acristalada en lo alto de la torre",
    "Galería: el pasillo de hierro en torno al último piso",
    "Bodega: el almacén fresco para los barriles de aceite",
    "Sirena: el aparato ruidoso para las noches sin visibilidad",
  ],
  it: [
    "Lanterna: la stanza di vetro in cima alla torre",
    "Galleria: il passaggio di ferro intorno all’ultimo piano",
    "Cantina: il deposito fresco per i barili di petrolio",
    "Sirena: l’apparecchio rumoroso per le notti senza visibilità",
  ],
};

const LISTS: Record<Language, [intro: string, items: string[]][]> = {
  de: [
    [
      "Vor Sonnenuntergang hat der Wärter Folgendes zu tun:",
      ["den Docht kürzen,", "die Scheiben putzen,", "den Tank füllen."],
    ],
    [
      "Bei dichtem Nebel hat der Wärter Folgendes zu tun:",
      ["die Glocke läuten,", "das Uhrwerk aufziehen,", "die Küstenwache rufen."],
    ],
  ],
  en: [
    [
      "Before sunset the keeper has to do the following:",
      ["trim the wick;", "clean the glass panes;", "fill the oil tank."],
    ],
    [
      "In thick fog the keeper has to do the following:",
      ["ring the bronze bell;", "wind the clockwork;", "call the coast guard."],
    ],
  ],
  fr: [
    [
      "Avant le coucher du soleil, le gardien doit faire ceci :",
      ["couper la mèche ;", "nettoyer les vitres ;", "remplir le réservoir."],
    ],
    [
      "Par brouillard épais, le gardien doit faire ceci :",
      ["sonner la cloche ;", "remonter le mécanisme ;", "appeler les sauveteurs."],
    ],
  ],
  es: [
    [
      "Antes de la puesta del sol el farero debe hacer lo siguiente:",
      ["cortar la mecha;", "limpiar los cristales;", "llenar el depósito."],
    ],
    [
      "Con niebla espesa el farero debe hacer lo siguiente:",
      ["tocar la campana;", "dar cuerda al mecanismo;", "llamar a los guardacostas."],
    ],
  ],
  it: [
    [
      "Prima del tramonto il guardiano deve fare quanto segue:",
      ["tagliare lo stoppino;", "pulire i vetri;", "riempire il serbatoio."],
    ],
    [
      "Con la nebbia fitta il guardiano deve fare quanto segue:",
      ["suonare la campana;", "caricare il meccanismo;", "chiamare la guardia costiera."],
    ],
  ],
};

const TABLES: Record<Language, [head: string[], rows: string[][]]> = {
  de: [
    ["Turm", "Lage"],
    [
      ["Arkona", "auf einem Kreidefelsen"],
      ["Roter Sand", "mitten in der Wesermündung"],
      ["Hohe Weg", "auf einer Sandbank"],
      ["Moritzburg", "an einem kleinen See"],
    ],
  ],
  en: [
    ["Tower", "Site"],
    [
      ["Eddystone", "on a reef in the open sea"],
      ["Dover", "inside a medieval castle"],
      ["Portland", "at the tip of a peninsula"],
      ["Smeaton", "on the lawn of a city park"],
    ],
  ],
  fr: [
    ["Phare", "Emplacement"],
    [
      ["Cordouan", "à l’embouchure d’un fleuve"],
      ["Ar-Men", "sur un rocher au large"],
      ["Saint-Mathieu", "dans les ruines d’une abbaye"],
      ["Gatteville", "à la pointe d’une presqu’île"],
    ],
  ],
  es: [
    ["Faro", "Lugar"],
    [
      ["Hércules", "sobre una colina de la ciudad"],
      ["Chipiona", "junto a la boca de un río"],
      ["Cabo Mayor", "en lo alto de un acantilado"],
      ["Formentor", "al final de una carretera estrecha"],
    ],
  ],
  it: [
    ["Faro", "Luogo"],
    [
      ["Lanterna", "sopra il porto della città"],
      ["Vittoria", "sul fianco di una collina"],
      ["Punta Palascìa", "sulla costa più orientale"],
      ["Capo Spartivento", "in cima a una scogliera"],
    ],
  ],
};

const items = (texts: readonly string[]): Blocks => texts.map((text) => ["list", text]);
const listsOf = (language: Language): Blocks =>
  LISTS[language].flatMap(([intro, list]): Blocks => [["paragraph", intro], ...items(list)]);
const tableIn = (language: Language): string => {
  const [head, rows] = TABLES[language];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), "| --- | --- |", ...rows.map(line)].join("\n");
};
const HEADING: [BlockKind, string] = ["heading", "Lanterna Leuchtturm lighthouse"];

describe.each(LANGUAGES)("what lists and tables hold in %s", (language) => {
  test("things explained in one list are asked for among each other", () => {
    const found = questionsIn(language, [HEADING, ...items(ENTRIES[language])], entryQuestions);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(["PAIRS", "ENTRY", "LABEL"]));
    const stated = ENTRIES[language].map((entry) => entry.replace(/\s?[:–]\s/u, ": ").replace(/\.$/, ""));
    for (const question of found) {
      expect(question.options).toHaveLength(4);
      if (question.type !== "PAIRS") continue;
      expect(optionsOf(question, true).every((text) => stated.includes(text))).toBe(true);
      expect(optionsOf(question, false).some((text) => stated.includes(text))).toBe(false);
    }
  });

  test("what a sentence announces is asked for among the items of the list beside it", () => {
    const found = questionsIn(language, [HEADING, ...listsOf(language)], listQuestions);
    expect(found.map(({ type }) => type)).toEqual(["LISTED", "LISTED"]);
    for (const [at, question] of found.entries()) {
      const [intro, own] = LISTS[language][at] ?? ["", []];
      expect(question.text).toContain(intro.replace(/\s?:$/, ""));
      const bare = own.map((item) => item.replace(/\s?[.,;]$/, ""));
      expect(optionsOf(question, true).every((text) => bare.includes(text))).toBe(true);
      expect(optionsOf(question, false)).toHaveLength(2);
      expect(optionsOf(question, false).some((text) => bare.includes(text))).toBe(false);
    }
  });

  test("a cell is asked for among the cells of its column", () => {
    const [, rows] = TABLES[language];
    const found = questionsIn(
      language,
      [HEADING, ["paragraph", HEADING[1]], ["table", tableIn(language)]],
      cellQuestions,
    );
    expect(found).toHaveLength(rows.length);
    for (const question of found) {
      const [right = ""] = optionsOf(question, true);
      const row = rows.find(([, value]) => value === right);
      expect(question.text).toContain(row?.[0]);
      expect(question.evidence.text).toBe(right);
      expect(question.told).toContain(`${row?.[0]} – `);
      expect(new Set(question.options.map(({ text }) => text))).toEqual(
        new Set(rows.map(([, value]) => value)),
      );
    }
  });
});

describe("lists that cannot be asked about", () => {
  test("the answers of an exercise are no items, right or wrong", () => {
    const [, second] = LISTS.en;
    const exercise: Blocks = [
      ["paragraph", "What does a keeper trim?"],
      ...items(["the bronze wick", "the old sail"]),
    ];
    const listed: Blocks = [["paragraph", second?.[0] ?? ""], ...items(second?.[1] ?? [])];
    expect(questionsIn("en", [HEADING, ...exercise, ...listed], listQuestions)).toEqual([]);
  });

  test("clauses of a law are sentences, and under a heading no list", () => {
    const clauses = items([
      "(1) Every tower has a keeper of its own.",
      "(2) The keeper keeps a book of the weather.",
    ]);
    const { analysis } = oneStep("en", [["heading", "Duties of the keeper"], ...clauses]);
    expect(groupsOf(analysis).map((group) => group.clauses)).toEqual([true]);
  });

  test("a text that names itself, or a name that comes twice, is not asked for", () => {
    const named = ENTRIES.en.map((entry) => entry.replace("the loud", "the foghorn as a loud"));
    const found = questionsIn("en", [HEADING, ...items(named)], entryQuestions);
    expect(found).toEqual([]);
  });

  test("the steps of a procedure are asked for in their order", () => {
    const steps = ["open the valve", "warm the burner", "pump the tank", "light the mantle", "turn the lens"];
    const blocks: Blocks = [
      ["paragraph", "The lamp is lit in these steps:"],
      ...items(steps.map((text, at) => `${at + 1}. ${text}`)),
    ];
    const found = questionsIn("en", blocks, listQuestions).filter(({ type }) => type === "AFTER");
    expect(found).toHaveLength(3);
    for (const question of found) {
      const [right = ""] = optionsOf(question, true);
      expect(question.text).toContain(`“${steps[steps.indexOf(right) - 1]}”`);
    }
  });

  test("a table of formulas, or one without a head, is none to ask from", () => {
    expect(tableOf("| 5V | +5V |\n| --- | --- |\n| SQ2 | TRIG |\n| IN2 | ECHO |", 0)).toBeNull();
    expect(tableOf(tableIn("en"), 0)?.rows).toHaveLength(4);
  });
});

test("a name that its own text spells out is not asked for, nor a text in another language", () => {
  const lines = [
    ["list", "LMR: Leuchtwerk mit Rahmen aus Messing und Glas"],
    ["list", "NHN: das laute Gerät für Nächte ohne Sicht"],
    ["list", "GLT: der eiserne Umgang vor dem obersten Stockwerk"],
    ["list", "KLR: the cool store of the tower for the barrels of oil"],
    ["list", "TRP: die steile Leiter in der Mitte des Turms"],
    ["list", "HFN: der flache Anleger hinter dem Haus des Wärters"],
  ] as const;
  const asked = questionsIn("de", lines, entryQuestions);
  expect(asked.length).toBeGreaterThan(0);
  const shown = asked.flatMap(({ options }) => options.map(({ text }) => text)).join(" ");
  expect(shown).not.toMatch(/LMR|Leuchtwerk|cool store|KLR/);
});
