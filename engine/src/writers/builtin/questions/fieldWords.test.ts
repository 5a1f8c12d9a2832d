import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languageDataOf } from "../../../text/languages/index.ts";
import type { BlockKind, Language } from "../../../types/index.ts";
import { readFields } from "../fields/index.ts";
import { fitsBefore, hitsIn, rivalsOf } from "./fieldHits.ts";
import { fieldQuestions } from "./fieldWords.ts";
import { oneStep, optionsOf, questionsIn } from "./fixtures.ts";
import { gapPassages } from "./gapPassages.ts";
import { numberQuestions } from "./gaps.ts";
import { askedAbout } from "./topics.ts";

const FIELDS = readFields(`
! nach wie vor
immer | oft | selten | nie
automatisch | von Hand | probeweise | -zufällig
vor | nach | neben | unter
groß* | klein* | rund* | flach*
wird {gelöscht | gespeichert | kopiert | verschoben}
`);

const found = (text: string) =>
  hitsIn(text, 0, languageDataOf("de"), FIELDS)
    .filter((hit) => rivalsOf(hit, text, languageDataOf("de")).length >= 3)
    .map(({ written }) => written);

describe("a word among others of its field", () => {
  const asked: [string, string, string[]][] = [
    ["in its sentence", "Die Lampe wird jeden Abend automatisch gefüllt.", ["automatisch"]],
    ["of several words", "Die Lampe wird jeden Abend von Hand gefüllt.", ["von Hand"]],
    ["with a capital where it opens the sentence", "Oft füllt der Wärter die Lampe.", ["Oft"]],
    ["where what stands around it allows it", "Das Bild wird gelöscht.", ["gelöscht"]],
  ];
  test.each(asked)("is found %s", (_, text, words) => {
    expect(found(text)).toEqual(words);
  });

  const silent: [string, string][] = [
    ["it is denied", "Die Lampe wird nicht immer gefüllt."],
    ["another of its field stands beside it", "Die Lampe brennt oft hell und selten trübe."],
    ["it stands there twice", "Wer oft putzt, muss oft füllen."],
    ["another form of it stands there", "Eine große Lampe braucht einen großen Docht."],
    ["it is part of a set phrase", "Die Lampe brennt nach wie vor."],
    ["it is quoted", "Auf dem Schild steht „automatisch“ in Rot."],
    ["it stands in brackets", "Die Lampe (oft geputzt) brennt hell."],
    ["it is part of a longer word", "Der Vor-Raum der Lampe ist kalt."],
    ["it has a capital inside the sentence", "Der Wärter heißt Oft und wohnt hier."],
    ["it only stands for others", "Die Lampe ging zufällig aus."],
    ["what must stand around it does not", "Er hat das Bild gelöscht."],
  ];
  test.each(silent)("is left alone where %s", (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test("has no rivals that the article before it would tell", () => {
    expect(fitsBefore("Il y a un feu d’", "argent", "or")).toBe(true);
    expect(fitsBefore("Il s’agit de l’", "nuit", "hiver")).toBe(false);
    expect(fitsBefore("The keeper has an ", "green", "orange")).toBe(false);
    expect(fitsBefore("Il fuoco dello ", "forno", "studio")).toBe(false);
    expect(fitsBefore("La lampe est très ", "ancienne", "grande")).toBe(true);
  });
});

const SAMPLES: [Language, string][] = [
  ["de", "bienen.de.md"],
  ["en", "lighthouses.en.md"],
  ["fr", "levain.fr.md"],
  ["es", "agua.es.md"],
  ["it", "bicicletta.it.md"],
];

test.each(SAMPLES)(
  "%s: each gap of a real text has four words, of which only the text's own stands there",
  (language, name) => {
    const text = readFileSync(new URL(`../../../../../samples/sources/${name}`, import.meta.url), "utf8");
    const blocks = text
      .split(/\n\s*\n/)
      .map((block) => ["paragraph", block.replace(/\s+/g, " ").trim()] as const);
    const flat = blocks.map(([, block]) => block.toLowerCase()).join(" ");
    const questions = questionsIn(
      language,
      blocks satisfies (readonly [BlockKind, string])[],
      fieldQuestions,
    );
    expect(questions.length).toBeGreaterThan(5);
    for (const question of questions) {
      const [right = ""] = optionsOf(question, true);
      const [, gap = ""] = /[«“„]\s?(.+?)\s?[»”“]$/u.exec(question.text) ?? [];
      expect(new Set(question.options.map((option) => option.text.toLowerCase())).size).toBe(4);
      const filled = (word: string) => gap.replace("____", word).toLowerCase();
      expect(flat).toContain(filled(right));
      for (const wrong of optionsOf(question, false)) expect(flat).not.toContain(filled(wrong));
    }
  },
);

test("a sentence that leans on the one before it is shown with that one", () => {
  const opening = "Der Leuchtturm steht seit vielen Jahren auf einem Felsen vor der Küste.";
  const leaning = "Er wird oft von großen Wellen getroffen, die im Winter kommen.";
  const { analysis, step } = oneStep("de", [["paragraph", `${opening} ${leaning}`]]);
  const passage = gapPassages(analysis, step).find(({ sentence }) => sentence.text === leaning);
  expect(passage?.text).toBe(`${opening} ${leaning}`);
  expect(passage?.text.slice(passage.from)).toBe(leaning);
});

test("an item of a list is shown behind what announces it", () => {
  const { analysis, step } = oneStep("de", [
    ["paragraph", "Der Wärter des Leuchtturms hat jeden Abend drei Aufgaben:"],
    ["list", "die Lampe mit dem Öl aus dem Keller füllen"],
    ["list", "die Linse mit einem Tuch aus Leinen putzen"],
  ]);
  const lines = gapPassages(analysis, step).map(({ text }) => text);
  expect(lines).toContain(
    "Der Wärter des Leuchtturms hat jeden Abend drei Aufgaben: die Linse mit einem Tuch aus Leinen putzen",
  );
});

test("a question about one of several things of a step names it, unless its text or the step's title does", () => {
  const { analysis, step } = oneStep("de", [
    ["heading", "Der Hafen"],
    ["paragraph", "Am Kai liegen im Winter viele Boote, die auf den nächsten Fang der Fischer warten."],
    ["heading", "Die Lampe im Turm"],
    ["paragraph", "Das Licht wird vom Wärter jeden Abend mit einem Docht aus Baumwolle erzeugt."],
    ["heading", "Das Nebelhorn"],
    ["paragraph", "Das Nebelhorn ruft die Schiffe in jeder Nacht ohne Sicht zurück in den Hafen."],
  ]);
  const asked = step.sentences.map((sentence) =>
    askedAbout(analysis, step, { sentence, text: sentence.text }, "Was fehlt?"),
  );
  expect(step.title).toContain("Der Hafen");
  expect(asked).toEqual(["Was fehlt?", "Zu „Die Lampe im Turm“: Was fehlt?", "Was fehlt?"]);
});

test("a number that the others of its sentence give is not asked for", () => {
  const numbers = (text: string) => questionsIn("de", [["paragraph", text]], numberQuestions);
  const board = "Das Brett des Wärters hat acht Reihen und acht Spalten mit zusammen 64 Feldern aus Holz.";
  expect(numbers(board)).toEqual([]);
  expect(numbers(board.replace("64", "70"))).toHaveLength(1);
});
