import { describe, expect, test } from "vitest";
import type { BlockKind, Language } from "../../../types/index.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { ownExercises } from "./ownExercises.ts";

type Blocks = [BlockKind, string][];

const found = (language: Language, blocks: Blocks) => {
  const { analysis, step } = oneStep(language, blocks);
  return ownExercises(analysis, step).map(({ text, body }) => ({ text, body }));
};

const TEXTS: Record<Language, string> = {
  en: "The lamp burns oil, and the wick draws it up from the bowl. The keeper fills the bowl each evening.",
  de: "Die Lampe verbrennt Öl, und der Docht zieht es aus der Schale nach oben. Der Wärter füllt die Schale jeden Abend.",
  fr: "La lampe brûle de l’huile, et la mèche la tire du bol. Le gardien remplit le bol chaque soir.",
  es: "La lámpara quema aceite, y la mecha lo sube desde el cuenco. El guardián llena el cuenco cada tarde.",
  it: "La lampada brucia olio, e lo stoppino lo tira su dalla ciotola. Il guardiano riempie la ciotola ogni sera.",
};

describe("exercises of the document itself", () => {
  test.each([
    ["en", "Review questions", "Answer: "],
    ["de", "Kontrollfragen", "Lösung: "],
    ["fr", "Exercices", "Réponse : "],
    ["es", "Ejercicios", "Respuesta: "],
    ["it", "Esercizi", "Risposta: "],
  ] as const)("are answered by the line below them in %s", (language, heading, label) => {
    const asked = found(language, [
      ["paragraph", TEXTS[language]],
      ["heading", heading],
      ["list", "1. Qxxx yyy zzz lamp?"],
      ["paragraph", `${label}the wick draws it up`],
      ["list", "2. Nobody answers this one here?"],
    ]);
    expect(asked).toEqual([
      { text: "Qxxx yyy zzz lamp?", body: { kind: "self", passage: "the wick draws it up", points: [] } },
    ]);
  });

  test("are answered by number under a heading of answers, and one with options by its letter", () => {
    const asked = found("en", [
      ["paragraph", TEXTS.en],
      ["heading", "Exercises"],
      ["paragraph", "1. What draws the oil up from the bowl?"],
      ["paragraph", "a) the keeper"],
      ["paragraph", "b) the wick"],
      ["paragraph", "2. Question: When does the keeper fill the bowl?"],
      ["paragraph", "3. Which letter has no option?"],
      ["paragraph", "a) this one"],
      ["heading", "Answers"],
      ["paragraph", "1. b"],
      ["paragraph", "2. He fills it each evening."],
      ["paragraph", "3. d"],
    ]);
    expect(asked).toEqual([
      {
        text: "What draws the oil up from the bowl?",
        body: {
          kind: "choice",
          options: [
            { text: "the keeper", correct: false },
            { text: "the wick", correct: true },
          ],
        },
      },
      {
        text: "When does the keeper fill the bowl?",
        body: { kind: "self", passage: "He fills it each evening.", points: [] },
      },
    ]);
  });

  test("without answers, and questions under other headings, are left to the text", () => {
    const blocks: Blocks = [
      ["heading", "Exercises"],
      ["paragraph", "1. What draws the oil up from the bowl?"],
      ["heading", "The lamp"],
      ["paragraph", "1. What draws the oil up from the bowl?"],
      ["paragraph", "Answer: the wick of the lamp"],
    ];
    expect(found("en", blocks)).toEqual([]);
  });
});
