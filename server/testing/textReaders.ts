import { NO_SECTIONS } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import {
  cutStep,
  gateContext,
  gateCourse,
  joinSteps,
  passageAround,
  plainText,
  proofOf,
  readForSearch,
  readQuestions,
  readSecondAnswers,
  repeatedSentences,
  standingSentences,
  toldIn,
  traitsOf,
  wordsAfter,
} from "@lehrpfad/engine";
import { listCuts } from "@lehrpfad/engine/steps";
import { piecesOf } from "@lehrpfad/interchange/markdown";
import { divideAtCode } from "../src/features/asking/rules.ts";
import { passagesOfStep } from "../src/features/asking/shared/courseIndex.ts";

const LANGUAGE = "de";
const stepOf = (content: string) => ({
  ...{ title: "Bees", content, sections: NO_SECTIONS, summary: "", sources: [], words: 0 },
});

/** What the server reads texts of people with, by its name; each reader with all that it calls. */
export const TEXT_READERS: Record<string, (text: string) => unknown> = {
  piecesOf,
  escapeMarkdown,
  divideAtCode,
  passagesOfStep: (content) => passagesOfStep({ id: "s", position: 1, title: "Bees", content }),
  readForSearch: (text) => readForSearch({ title: "", text }, LANGUAGE),
  standingSentences: (text) => standingSentences(["The bees live in hives."], text),
  wordsAfter: (text) => wordsAfter(text)("The bees live in hives."),
  repeatedSentences: (text) => repeatedSentences([text], LANGUAGE),
  gateContext: (text) => gateContext(gateCourse(LANGUAGE, [], traitsOf), text),
  toldIn: (text) => toldIn(gateCourse(LANGUAGE, [], traitsOf), [text]),
  plainText,
  readQuestions: (text) => readQuestions(`Frage: Was?\n+ ${text}\nBeleg: ${text}\nAntwort: ${text}`),
  readSecondAnswers: (text) => readSecondAnswers(`Frage 1: a\nBeleg: ${text}`),
  proofOf: (text) => proofOf(`${text.slice(0, 500)}b`, { number: 1, title: "Bees", text, passages: [] }),
  proofInParts: (text) =>
    proofOf(`${text.slice(0, 20)}…${text.slice(0, 20)}b`, { number: 1, title: "Bees", text, passages: [] }),
  passageAround: (text) => passageAround(`Bees.\n\n${text}`, "Bees"),
  listCuts: (content) => listCuts(stepOf(content)),
  cutStep: (content) => {
    const step = stepOf(`${content}\n\nBees live in hives.`);
    return cutStep(step, listCuts(step).at(-1)?.at ?? 0, "Bees (2)", LANGUAGE);
  },
  joinSteps: (content) => joinSteps(stepOf(content), stepOf("Bees live in hives."), "Bees", LANGUAGE),
};
