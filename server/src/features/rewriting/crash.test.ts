import { it } from "vitest";
import { killWhileRewriting } from "../../../testing/killing.ts";

it(
  "goes on with a course that is written anew after its server was killed; the present one stays whole",
  { timeout: 600_000 },
  () => killWhileRewriting([3]),
);
