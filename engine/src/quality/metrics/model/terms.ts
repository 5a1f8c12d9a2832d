import { languageDataOf } from "../../../text/languages/index.ts";
import { keyOf, stemsOf } from "../../../text/words.ts";
import type { CourseStep, Language } from "../../../types/index.ts";
import { share } from "../../numbers.ts";

/** Meanings that share less of their stems say different things. */
const ALIKE = 0.4;

/** Shared stems ÷ stems of the shorter text, 0 to 1 (overlap coefficient: G. Simpson, American Journal of Science 241 (1943), 1–31). */
function likeness(first: readonly string[], second: readonly string[]): number {
  const [a, b] = [new Set(first), new Set(second)];
  return share([...a].filter((stem) => b.has(stem)).length, Math.min(a.size, b.size), 1);
}

/**
 * Terms that two steps explain with different meanings: less than 40 % of the stems of the shorter meaning stand in the
 * other. A meaning that only says more than the other is not different. Each term once, as it is first written.
 */
export function termsInTwoMeanings(steps: readonly CourseStep[], language: Language): string[] {
  const explained = steps.flatMap(({ position, sections }) =>
    sections.terms.map(({ term, meaning }) => ({
      ...{ position, term, key: keyOf(term) },
      stems: stemsOf(meaning, languageDataOf(language)),
    })),
  );
  const byTerm = Object.values(Object.groupBy(explained, ({ key }) => key)).map((own) => own ?? []);
  const differing = byTerm.filter((own) =>
    own.some((first) =>
      own.some((second) => first.position < second.position && likeness(first.stems, second.stems) < ALIKE),
    ),
  );
  return differing.flatMap(([first]) => first?.term ?? []);
}
