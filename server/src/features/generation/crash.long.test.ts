import { it } from "vitest";
import { killWhileWriting } from "../../../testing/killing.ts";

it(
  "every course is finished although its server is killed again and again, without a stored step being written again",
  { timeout: 900_000 },
  () => killWhileWriting(8),
);
