import { it } from "vitest";
import { killWhileModelWrites } from "../../../testing/killing.ts";

it(
  "a course that a model writes loses and doubles nothing although its servers are killed again and again",
  { timeout: 900_000 },
  () => killWhileModelWrites(6),
);
