import { expect, test } from "vitest";
import type { LeftOut } from "../types/index.ts";
import { leftOutNotices } from "./leftOut.ts";

test("what is said of what was left out is true for its reason, each reason once", () => {
  const reasons: LeftOut["reason"][] = [
    "contents",
    "not_about_goal",
    "not_about_goal",
    "not_wanted",
    "repeated",
  ];
  const leftOut = reasons.map((reason, at) => ({ document: "a", paragraph: at + 1, reason }));
  expect(leftOutNotices(leftOut).map(({ code }) => code)).toEqual(["left_out_goal", "left_out_wish"]);
  expect(leftOutNotices([])).toEqual([]);
});
