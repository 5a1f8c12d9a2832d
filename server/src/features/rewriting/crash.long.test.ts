import { it } from "vitest";
import { killWhileRewriting } from "../../../testing/killing.ts";

it(
  "goes on with a course that is written anew however often the server is killed; the present one stays whole",
  { timeout: 600_000 },
  () => killWhileRewriting([0, 3, 9, 15, 21]),
);
