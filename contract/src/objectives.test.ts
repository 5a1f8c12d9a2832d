import { describe, expect, it } from "vitest";
import type { TextPiece } from "./bites.ts";
import { type EvidenceQuestion, evidenceOf, objectiveState } from "./objectives.ts";

const piece = (part: number, text: string, isHeading = false): TextPiece => ({ part, text, isHeading });

describe("what shows an objective", () => {
  const bites = [
    { pieces: [piece(0, "The dance", true), piece(0, "Bees dance.")] },
    {
      pieces: [piece(0, "More of it."), piece(1, "The sun", true), piece(1, "The **sun** moves; bees know.")],
    },
    { pieces: [piece(2, "Winter", true), piece(2, "They keep warm."), piece(2, "Together.")] },
  ];
  const question = (id: string, text: string, change: Partial<EvidenceQuestion> = {}): EvidenceQuestion => ({
    ...{ id, text, section: null, quote: null },
    ...change,
  });
  const asked = [
    question("e1", "What is a “round dance”?", { section: 0 }),
    question("e2", "When is the round dance seen?", { section: 0 }),
    question("e3", "Who moves?", { section: 1 }),
    question("own", "Why?"),
  ];
  const evidence = (texts: string[], { questions = asked, quote = null as string | null } = {}) =>
    evidenceOf({
      bites,
      questions,
      objectives: texts.map((text) => ({ text, source: quote === null ? null : { quote } })),
    });
  const idsOf = (...given: Parameters<typeof evidence>) =>
    evidence(...given).map(({ questionIds }) => questionIds);

  it("are all questions that name what it is about", () => {
    expect(idsOf(["The meaning of “round dance”", "Winter"])).toEqual([["e1", "e2"], []]);
    expect(idsOf(["Die Bedeutung von „Round dance“", "Winter"])[0]).toEqual(["e1", "e2"]);
  });
  it("is what is asked in the section that is called so, or in which its source stands", () => {
    expect(evidence(["The Sun", "Winter"])[0]).toEqual({ questionIds: ["e3"], bite: 1 });
    expect(idsOf(["Know how it moves", "Winter"], { quote: "The sun moves" })[0]).toEqual(["e3"]);
  });
  it("is nothing where neither a question names it nor its section asks", () => {
    expect(evidence(["The dance", "Round dance", "Winter"])).toEqual([
      { questionIds: [], bite: 1 },
      { questionIds: ["e1", "e2"], bite: 2 },
      { questionIds: [], bite: 2 },
    ]);
    expect(idsOf(["Something else", "The sun"], { quote: "not in the text" })[0]).toEqual([]);
  });
  it("is the step's question where the text answers it in that section", () => {
    const answered = [question("own", "Who keeps warm?", { quote: "They keep warm. Together." })];
    expect(idsOf(["The sun", "Winter"], { questions: answered })).toEqual([[], ["own"]]);
  });
  it("is everything that the step asks where there is one objective alone", () => {
    expect(idsOf(["Something else"])).toEqual([["e1", "e2", "e3", "own"]]);
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
