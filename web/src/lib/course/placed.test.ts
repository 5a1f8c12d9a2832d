import { expect, test } from "vitest";
import { placed } from "./placed.ts";

test.each([
  [1, "Vom Wachs", "1. Vom Wachs"],
  [1, "1 Zweck", "1 Zweck"],
  [3, "2.1 Händehygiene · 2.2 Krankheit", "2.1 Händehygiene · 2.2 Krankheit"],
  [4, "§ 9 Überholen", "§ 9 Überholen"],
])("step %i called %s is listed as %s", (position, title, listed) => {
  expect(placed(position, title)).toBe(listed);
});
