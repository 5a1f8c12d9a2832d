import { readFileSync } from "node:fs";
import path from "node:path";

/** The style sheet of the player, without fonts and colours. */
export function playerCss(): string {
  return readFileSync(path.join(import.meta.dirname, "player.css"), "utf8");
}
