import type { Problems } from "../../lib/form.ts";

/** The sentence for each field in which nothing was entered. */
export function missingFields<N extends string>(values: Record<N, string>, sentence: string): Problems<N> {
  const problems: Problems<N> = {};
  for (const name in values) {
    if (values[name].trim() === "") problems[name] = sentence;
  }
  return problems;
}
