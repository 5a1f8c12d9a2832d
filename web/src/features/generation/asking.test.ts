import type { WrittenStep } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { presentNotices } from "./asking.ts";

const step = (position: number, asks: WrittenStep["asks"]): WrittenStep => ({
  ...{ id: `step ${position}`, position, title: `Step ${position}`, asks },
});

it("names the steps by what they ask now, not by what they asked when they were written", () => {
  const notices = [
    { code: "question_missing", params: { steps: "1, 2" } },
    { code: "short_steps", params: { words: 2_000 } },
  ];
  const steps = [step(1, "question"), step(2, "summary"), step(3, "nothing"), step(4, "summary")];
  expect(presentNotices({ notices, steps })).toEqual([
    { code: "short_steps", params: { words: 2_000 } },
    { code: "question_missing", params: { steps: "3" } },
    { code: "question_summary", params: { steps: "2, 4" } },
  ]);
  expect(presentNotices({ notices, steps: [step(1, "question")] })).toEqual([notices[1]]);
});
