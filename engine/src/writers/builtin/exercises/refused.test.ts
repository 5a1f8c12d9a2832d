import { describe, expect, test } from "vitest";
import { stemsOf } from "../../../text/words.ts";
import type { BlockKind, Language } from "../../../types/index.ts";
import type { Form } from "./candidate.ts";
import { candidatesOf } from "./choose.ts";
import { MARKED } from "./fixtures/marked.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { hasTornAccents, isMisread, leadsAway, shapeOf, tellsOnce } from "./shapes.ts";
import { holdsWordOf, isOfPerson, isTermOption, isUntranslated, isWreck, namesItself } from "./telling.ts";

const LANGUAGES = ["de", "en", "fr", "es", "it"] as const;

/** What is known of a text that uses the terms of a language. */
const knownOf = (language: Language) => {
  const { leaning, terms } = MARKED[language];
  const told = [leaning, ...terms.map((parts) => `${parts.join(" ")}.`)];
  return oneStep(
    language,
    told.map((text) => ["paragraph", text] as const),
  ).analysis;
};
const analysed = {
  de: knownOf("de"),
  en: knownOf("en"),
  fr: knownOf("fr"),
  es: knownOf("es"),
  it: knownOf("it"),
};

/** How many exercises of a form a text gives. */
function asked(language: Language, form: Form, blocks: readonly (readonly [BlockKind, string])[]): number {
  const { analysis, step } = oneStep(language, blocks);
  return candidatesOf(analysis, step).filter((one) => one.form === form).length;
}

describe("what is said by a verb", () => {
  test.each([
    ["de", "ist ein Kasten", "ist aus Holz", "kann im Mai schlüpfen", "trägt das Futter"],
    ["en", "is a box", "is closed in winter", "may hatch in May", "carries the food"],
    ["fr", "est une caisse", "est fermé en hiver", "peut éclore en mai", "porte le miel"],
    ["es", "es una caja", "está cerrado en invierno", "puede nacer en mayo", "lleva la miel"],
    ["it", "è una cassa", "è chiuso in inverno", "può nascere in maggio", "porta il miele"],
  ] as const)("is a thing, a state, a possibility or a deed in %s", (language, ...said) => {
    expect(said.map((one) => shapeOf(one, analysed[language]))).toEqual(["thing", "state", "modal", "deed"]);
  });

  test.each([
    ["de", "wurde im Jahr davor gebaut", "wird im Herbst gebaut"],
    ["en", "was added for the last version", "is added in autumn"],
    ["fr", "a rejoint l’équipe en mai", "a une grande porte"],
    ["es", "fue pintado por un vecino", "está pintado de blanco"],
    ["it", "è stato dipinto da un vicino", "è dipinto di bianco"],
  ] as const)("once is no matter of a text that tells how things are, in %s", (language, once, always) => {
    expect(tellsOnce(once, analysed[language])).toBe(true);
    expect(tellsOnce(always, analysed[language])).toBe(false);
  });

  test.each([
    ["de", "ist auf der Seite des Vereins verfügbar", "ist im Winter nur für Völker da"],
    ["en", "is available on the page of the club", "is closed in winter"],
    ["fr", "est disponible sur la page du club", "est fermé en hiver"],
    ["es", "está disponible en la página del club", "está cerrado en invierno"],
    ["it", "è disponibile sulla pagina del club", "è chiuso in inverno"],
  ] as const)("of where to find it is not asked for in %s", (language, away, told) => {
    expect(leadsAway(away, analysed[language])).toBe(true);
    expect(leadsAway(told, analysed[language])).toBe(false);
  });

  test.each([
    ["de", "Normalerweise die Königin", "Die Königin"],
    ["en", "HRF The hive record format", "The hive record format"],
    ["fr", "Plus la ruche", "La ruche"],
    ["es", "Normalmente el panal", "El panal"],
    ["it", "In basso nella cassa,", "La cassa"],
  ] as const)("of what was misread as a subject is not asked for in %s", (language, misread, subject) => {
    expect(isMisread(misread, analysed[language])).toBe(true);
    expect(isMisread(subject, analysed[language])).toBe(false);
  });

  test("of a subject that holds the answer is not asked for", () => {
    const said = "sind Punkte, die auf dem Rahmen liegen";
    expect(holdsWordOf("Ankerpunkte", said, analysed.de)).toBe(true);
    expect(holdsWordOf("Nägel", said, analysed.de)).toBe(false);
  });

  test.each(LANGUAGES)("is not asked for in %s where accents stand beside their letters", (language) => {
    expect(hasTornAccents("Die ¨aussere Kiste")).toBe(true);
    expect(hasTornAccents(MARKED[language].statements.flat().join(" "))).toBe(false);
  });
});

describe("names and what they are", () => {
  test.each([
    ["hive-tools", "Tools of hard steel for frames", true],
    ["remoteaudit", "Looks at a hive remotely by camera", true],
    ["cdrom", "Gives a group the CD-ROM of the club", true],
    ["chisel", "A long piece of hard steel for frames", false],
  ] as const)("%s: %s", (name, told, expected) => {
    expect(namesItself(name, told, analysed.en)).toBe(expected);
  });

  test("are no match where one holds its own answer", () => {
    const rows = MARKED.en.rows.map(([name, what]): [BlockKind, string] => [
      "paragraph",
      `${name}: ${what}.`,
    ]);
    expect(asked("en", "match", [["heading", "Tools"], ...rows])).toBe(1);
    const joined: [BlockKind, string] = ["paragraph", "Smokebox: Smoke of dry grass for quiet animals."];
    expect(asked("en", "match", [["heading", "Tools"], ...rows.slice(1), joined])).toBe(0);
  });

  test.each([
    ["de", "Beispiele"],
    ["en", "Release notes"],
    ["fr", "Deuxième cas de figure"],
    ["es", "Ejemplo"],
    ["it", "Novità"],
  ] as const)("are no match under a heading over one case in %s", (language, heading) => {
    const rows = MARKED[language].rows.map(([name, what]): [BlockKind, string] => [
      "paragraph",
      `${name}: ${what}.`,
    ]);
    expect(asked(language, "match", [["heading", MARKED[language].heading], ...rows])).toBe(1);
    expect(asked(language, "match", [["heading", heading], ...rows])).toBe(0);
  });

  test("are no match where two terms are told alike, or a column was cut", () => {
    const told = "Every account of the club but that of the queen may hold this";
    const alike = ["Asset", "Cash", "Loan"].map((name): [BlockKind, string] => [
      "paragraph",
      `${name}: ${told}.`,
    ]);
    expect(asked("en", "match", [["heading", "Glossary"], ...alike])).toBe(0);
    expect(isWreck("A stock of honey ex- changed in the club", analysed.en)).toBe(true);
    expect(isWreck("Exchange of honey .HX in the club", analysed.en)).toBe(true);
    expect(isWreck("Ein- und Ausgang der Völker im Frühling", analysed.de)).toBe(false);
  });

  test("are no match where what is told was left in English", () => {
    const told = "You may open the box when the bees return to it";
    for (const language of LANGUAGES)
      expect(isUntranslated(told, analysed[language])).toBe(language !== "en");
    for (const language of LANGUAGES)
      for (const [, what] of MARKED[language].rows)
        expect(isUntranslated(what, analysed[language])).toBe(false);
  });
});

describe("terms and what they mean", () => {
  const fits = (language: Language, term: string, meaning: string) =>
    isTermOption(term, meaning, stemsOf(term, analysed[language].languageData), analysed[language]);

  test.each([
    ["de", "Beute", "eine beliebte Behausung für Völker"],
    ["en", "hive", "an easy home for young swarms"],
    ["fr", "ruche", "une manière populaire de loger un essaim"],
    ["es", "colmena", "una aplicación fácil para un enjambre"],
    ["it", "arnia", "una casa popolare per uno sciame"],
  ] as const)("praise could be meant by any term in %s", (language, term, meaning) => {
    expect(fits(language, term, meaning)).toBe(false);
  });

  test("names of fields, parts of a text and sentences are no terms", () => {
    expect(fits("it", "desc", "descrizione della cassa di legno")).toBe(false);
    expect(fits("de", "Ergebnis - Völker/Kästen", "die Anzahl der Völker")).toBe(false);
    expect(fits("en", "keeper", "the version installed in the club")).toBe(false);
    expect(fits("en", "keeper", "some clubs open their doors in May")).toBe(false);
    expect(fits("en", "nucleus", "a small home of wood for young swarms")).toBe(true);
  });

  test.each([
    ["de", "eine Person, die Honig kauft", "ein Kasten aus Holz"],
    ["en", "a person who buys honey", "a box of wood"],
    ["fr", "une personne qui achète du miel", "une caisse de bois"],
    ["es", "una persona que compra miel", "una caja de madera"],
    ["it", "l’individuo che compra il miele", "una cassa di legno"],
  ] as const)("a person among things tells itself in %s", (language, person, thing) => {
    expect(isOfPerson(person, analysed[language])).toBe(true);
    expect(isOfPerson(thing, analysed[language])).toBe(false);
  });
});

describe("statements", () => {
  const told = MARKED.en.statements.map(([subject, said]) => `${subject} ${said}.`);
  const blocks = (texts: readonly string[]) => texts.map((text): [BlockKind, string] => ["paragraph", text]);

  test("are asked about only among four of one shape", () => {
    const heading: [BlockKind, string] = ["heading", MARKED.en.heading];
    expect(asked("en", "says4", [heading, ...blocks(told)])).toBeGreaterThan(0);
    const other = "A good neighbour is a person with much patience and a quiet dog.";
    expect(asked("en", "says4", [heading, ...blocks([...told.slice(1), other])])).toBe(0);
  });

  test("are asked about only among those that stand near", () => {
    const far = Array.from({ length: 210 }, (_, at) => `Note ${at}`);
    expect(asked("en", "says4", blocks([...told.slice(0, 2), ...far, ...told.slice(2)]))).toBe(0);
  });

  test("with figures, or about a thing of which no heading speaks, are no questions", () => {
    const heading: [BlockKind, string] = ["heading", MARKED.en.heading];
    const counted = told.map((text) => text.replace(/\.$/, " of 1950."));
    expect(asked("en", "says4", [heading, ...blocks(counted)])).toBe(0);
    const { analysis, step } = oneStep("en", [heading, ...blocks(told)]);
    const says = candidatesOf(analysis, step).filter(({ form }) => form === "says4");
    expect(says.some(({ text }) => text.includes("The smoker"))).toBe(false);
  });
});

describe("terms and tabs", () => {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text): [BlockKind, string] => ["paragraph", text]);
  const foundIn = (form: Form, blocks: readonly (readonly [BlockKind, string])[]) => {
    const { analysis, step } = oneStep("en", blocks);
    return candidatesOf(analysis, step).filter((one) => one.form === form);
  };

  test("one of many parts of a window is no question without its place", () => {
    const told = [
      "The feeding tab allows a quick comparison of sugar and honey.",
      "The old ladder allows a safe ascent to the upper roof.",
      "The glass wall allows a close view of the young queen.",
      "The side door allows a silent removal of heavy combs.",
      "The wooden ramp allows the easy transport of full barrels.",
    ];
    const found = foundIn("relation4", [["heading", MARKED.en.heading], ...paragraphs(told)]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ text }) => text.includes("feeding tab"))).toBe(false);
  });
});

describe("steps and numbers", () => {
  const steps = ["1. Open the lower box.", "2. Then take out the old frames.", "3. Close the box again."];
  const listed = (items: readonly string[]): [BlockKind, string][] => [
    ["heading", "Procedure for frames"],
    ["paragraph", "The procedure has these steps:"],
    ...items.map((text): [BlockKind, string] => ["list", text]),
  ];

  test("are put in order only where each is whole", () => {
    expect(asked("en", "order", listed(steps))).toBe(1);
    for (const broken of [
      "2. the section called “Frames”",
      "2. Press the button Save as...",
      "2. Take out of it:",
      "2. Read the chapter.",
      "2. If bees sting, then wait.",
    ])
      expect(asked("en", "order", listed(steps.with(1, broken)))).toBe(0);
  });

  test("are cases by the words of their language: Spanish begins with “se” what is always done", () => {
    const blocks = (middle: string): [BlockKind, string][] => [
      ["heading", "Procedimiento para los cuadros"],
      ["paragraph", "El procedimiento tiene estos pasos:"],
      ...["1. Abra la caja inferior.", middle, "3. Cierre la caja otra vez."].map(
        (text): [BlockKind, string] => ["list", text],
      ),
    ];
    expect(asked("es", "order", blocks("2. Se sacan luego los cuadros viejos."))).toBe(1);
    expect(asked("es", "order", blocks("2. Si pican las abejas, espere un rato."))).toBe(0);
  });

  test.each([
    ["de", "Der alte Imker lagert im Winter im Keller die ", " Kilogramm dunklen Honig."],
    ["en", "The old keeper stores in the winter in a dry cellar the ", " kilograms of honey."],
    ["fr", "Une colonie forte consomme pendant un hiver une réserve des ", " kilogrammes de miel."],
    ["es", "Una colonia fuerte debe guardar para un invierno los ", " kilogramos de miel."],
    ["it", "Una colonia forte consuma durante un inverno i ", " chilogrammi di miele."],
  ] as const)("that were told before are not asked for in %s", (language, before, behind) => {
    const others = MARKED[language].numbers.map((parts): [BlockKind, string] => [
      "paragraph",
      parts.join(""),
    ]);
    const { analysis, step } = oneStep(language, [["paragraph", `${before}20${behind}`], ...others]);
    const found = candidatesOf(analysis, step).filter(({ form }) => form === "number4");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ quote }) => !quote.startsWith(before))).toBe(true);
  });
});
