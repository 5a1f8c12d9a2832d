import { describe, expect, it } from "vitest";
import type { TextPiece } from "./bites.ts";
import { type BiteText, evidenceOf, objectiveState } from "./objectives.ts";

const piece = (part: number, text: string, isHeading = false): TextPiece => ({ part, text, isHeading });

describe("what shows an objective", () => {
  const bites: BiteText[] = [
    { pieces: [piece(0, "The dance", true), piece(0, "Bees dance.")], questions: [] },
    {
      pieces: [piece(0, "More of it.")],
      questions: [
        { id: "q1", text: "What is a “round dance”?" },
        { id: "q2", text: "When is the round dance seen?" },
      ],
    },
    {
      pieces: [piece(1, "The sun", true), piece(1, "The **sun** moves; bees know.")],
      questions: [{ id: "own", text: "Why?" }],
    },
  ];
  const evidence = (text: string, quote: string | null = null) =>
    evidenceOf({ text, source: quote === null ? null : { quote } }, bites);
  it("are all questions that name what it is about", () => {
    expect(evidence("The meaning of “round dance”").questionIds).toEqual(["q1", "q2"]);
    expect(evidence("Die Bedeutung von „Round dance“").questionIds).toEqual(["q1", "q2"]);
  });
  it("is what is asked in the section that is called so", () => {
    expect(evidence("The dance")).toEqual({ questionIds: ["q1", "q2"], bite: 1 });
    expect(evidence("The Sun")).toEqual({ questionIds: ["own"], bite: 2 });
  });
  it("is what is asked where its source stands, else all that the step asks", () => {
    expect(evidence("Know how the sun moves", "The sun moves")).toEqual({ questionIds: ["own"], bite: 2 });
    expect(evidence("Something else", "not in the text").questionIds).toEqual(["q1", "q2", "own"]);
    expect(evidence("Something else").questionIds).toEqual(["q1", "q2", "own"]);
  });
});

describe("an objective", () => {
  const own = (right: boolean | null) => ({ isOwn: true, right });
  const exercise = (right: boolean | null) => ({ isOwn: false, right });
  it("is not reached while an exercise about it is wrong, although the question is right", () => {
    expect(objectiveState([exercise(false), own(true)], true)).toBe("again");
    expect(objectiveState([exercise(true), own(true)], true)).toBe("reached");
  });
  it("waits for all that is asked about it, and no longer for exercises once the step is passed", () => {
    expect(objectiveState([exercise(null), own(true)], false)).toBe("open");
    expect(objectiveState([exercise(null), own(true)], true)).toBe("reached");
  });
  it("is read, not reached, where the question was left out or nothing was asked", () => {
    expect(objectiveState([exercise(true), own(null)], true)).toBe("read");
    expect(objectiveState([own(null)], true)).toBe("read");
    expect(objectiveState([], true)).toBe("read");
    expect(objectiveState([], false)).toBe("open");
  });
});
