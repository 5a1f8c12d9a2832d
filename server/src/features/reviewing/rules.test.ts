import type { ReviewItem } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { doubtsOfStep, MANY_WORDS, type StepText, usualWords, worstFirst } from "./rules.ts";

const FULL = 500;
const GOOD: StepText = {
  ...{ content: "![A lamp](figure:1) Text.", words: 600, hasQuestion: true, isStandIn: false, drafts: 0 },
  ...{ hasSources: true, isFromDocuments: true, isUnread: false, unsaid: [], repeated: [] },
  ...{ isUnsourced: false, unsourced: [] },
  muteMedia: new Set(["0b0e7b9e-4c2a-4f6e-9f0e-1a2b3c4d5e6f"]),
};
const codes = (change: Partial<StepText>) =>
  doubtsOfStep({ ...GOOD, ...change }, FULL).map(({ code }) => code);

describe("doubts about the text of a step", () => {
  it("are none where nothing is to be noticed", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ words: FULL / 2 })).toEqual([]);
    expect(codes({ words: MANY_WORDS })).toEqual([]);
    expect(codes({ isFromDocuments: false, hasSources: false })).toEqual([]);
  });

  it.each<[Partial<StepText>, string[]]>([
    [{ words: 0, content: "" }, ["content_missing"]],
    [{ hasQuestion: false }, ["question_missing"]],
    [{ isUnread: true }, ["text_unread"]],
    [{ isUnsourced: true }, ["text_unsourced"]],
    [{ unsourced: ["It takes 30 days.", "It costs 5 %."] }, ["claim_unsourced", "claim_unsourced"]],
    [{ unsaid: ["Every fish sings."] }, ["claim_unsaid"]],
    [{ isStandIn: true }, ["stand_in"]],
    [{ hasSources: false }, ["source_missing_step"]],
    [{ repeated: ["It is said twice that it is said twice."] }, ["repeated_text"]],
    [{ words: FULL / 2 - 1 }, ["words_few"]],
    [{ words: MANY_WORDS + 1 }, ["words_many"]],
    [{ content: "![](figure:1) ![ ](figure:2)" }, ["alt_missing"]],
    [{ content: "![A](media:0b0e7b9e-4c2a-4f6e-9f0e-1a2b3c4d5e6f?k=audio)" }, ["transcript_missing"]],
    [{ content: "![](media:1b0e7b9e-4c2a-4f6e-9f0e-1a2b3c4d5e6f?k=audio)" }, []],
  ])("%j: %j", (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it("find a step short beside the others of its course, not beside 500 words", () => {
    expect(usualWords([210, 0, 190, 240, 900], FULL)).toBe(240);
    expect(usualWords([700, 800], FULL)).toBe(FULL);
    expect(usualWords([], FULL)).toBe(FULL);
    const short = (words: number, usual: number) =>
      doubtsOfStep({ ...GOOD, words }, usual).some(({ code }) => code === "words_few");
    expect([short(200, 220), short(100, 220), short(49, 60)]).toEqual([false, true, true]);
  });
});

describe("the order of a review", () => {
  it("begins with what needs a look most and leaves the rest as it stands in the course", () => {
    const item = (id: string, ...found: string[]): ReviewItem => ({
      ...{ id, kind: "step", stepId: id, position: 1, title: "", question: null, version: 1, review: null },
      doubts: found.map((code) => ({ code, params: {} })),
    });
    const items = [
      item("fine"),
      item("short", "words_few"),
      item("two hints", "answer_in_stem", "options_alike"),
      item("one hint", "answer_in_stem"),
      item("also fine"),
      item("no question", "question_missing"),
    ];
    expect(worstFirst(items).map(({ id }) => id)).toEqual([
      ...["no question", "two hints", "one hint", "short", "fine", "also fine"],
    ]);
  });
});
