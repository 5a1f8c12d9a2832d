import { keyOf } from "../../text/words.ts";

/** Lines of a request that may be missing between two that are there: pages that show Markdown take some for signs. */
const SKIPPED = 3;

/**
 * An answer without the request that somebody copied along with it, as whole conversations are: its form would be read
 * as a question.
 */
export function withoutRequest(answer: string, request: string): string {
  const asked = request
    .split("\n")
    .map(keyOf)
    .filter((line) => line !== "");
  const [first = ""] = asked;
  const kept: string[] = [];
  /** The line of the request that comes next; null outside of it. */
  let next: number | null = null;
  for (const line of answer.split("\n")) {
    const key = keyOf(line);
    if (next === null && first !== "" && key.endsWith(first)) {
      next = 1;
      continue;
    }
    if (next !== null) {
      if (key === "") continue;
      const at = asked.slice(next, next + SKIPPED + 1).indexOf(key);
      next = at < 0 ? null : next + at + 1;
      if (next !== null) continue;
    }
    kept.push(line);
  }
  return kept.join("\n");
}
