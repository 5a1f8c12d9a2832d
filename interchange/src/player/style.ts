import { readFileSync } from "node:fs";
import path from "node:path";

/** In this order: what comes later wins. */
const FILES = ["frame.css", "text.css", "exercises.css"];

/** The style sheet of the player, without fonts and colours. */
export function playerCss(): string {
  return FILES.map((name) => readFileSync(path.join(import.meta.dirname, name), "utf8")).join("\n");
}
