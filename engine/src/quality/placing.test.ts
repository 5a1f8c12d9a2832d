import { expect, it } from "vitest";
import { languageDataOf } from "../text/languages/index.ts";
import { placeQuestions } from "./placing.ts";

const STEPS = [
  "Owls hunt at night. Their feathers make no sound when they fly.",
  "Moles dig tunnels below the meadow.\nThey eat worms, and their eyes are small.",
  "Badgers dig, too, but they live in setts that their grandparents dug.",
];
const place = (text: string, ...answers: string[]) =>
  placeQuestions([{ text, answers }], STEPS, languageDataOf("en"))[0];

it("finds the step that speaks of question and answer, and the sentence that does", () => {
  expect(place("What makes no sound?", "feathers of owls")).toEqual({
    step: 0,
    passage: "Their feathers make no sound when they fly.",
  });
  expect(place("What is small?", "the eyes of moles")?.step).toBe(1);
});

it("goes by the answer where questions are alike", () => {
  expect(place("Which animal digs?", "the mole")?.step).toBe(1);
  expect(place("Which animal digs?", "the badger")?.step).toBe(2);
});

it("takes neither a heading that says the question over nor a single common word for an answer", () => {
  const steps = ["The round dance", "Bees run in circles: this round dance tells of food nearby."];
  const of = (text: string) => placeQuestions([{ text, answers: [] }], steps, languageDataOf("en"))[0];
  expect(of("What is the round dance?")?.step).toBe(1);
  expect(of("Cold food freezes.")).toBeNull();
});

it("finds none where nothing of it is said, or hardly anything", () => {
  expect(place("Who ruled Portugal?", "King John")).toBeNull();
  expect(place("Which country exports tunnels, trains and railway engineers?", "Switzerland")).toBeNull();
  expect(placeQuestions([{ text: "Who?", answers: [] }], [], languageDataOf("en"))).toEqual([null]);
});
