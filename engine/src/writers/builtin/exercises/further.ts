import type { Sentence } from "../../../text/sentences.ts";
import type { Analysis } from "../analysis.ts";
import { derived } from "../derived.ts";
import type { Term } from "../terms.ts";
import { statementOf } from "./guards.ts";
import { areKin, shareOf } from "./meanings.ts";
import { contentOf } from "./outline.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

/** What is asked about the rest of a passage, and which of its sentences answer it. */
export interface Further {
  text: string;
  answers: readonly Sentence[];
}

const termsBySentence = derived((analysis) => {
  const found = new Map<number, Term[]>();
  for (const term of analysis.terms.values())
    for (const index of term.sentences) found.set(index, [...(found.get(index) ?? []), term]);
  return found;
});

const TERM = { letters: 4, everywhere: 0.6, sentences: 2 };

/** The term of which a passage goes on to speak: in most of its sentences, and not in the one that is quoted. */
function termOf(analysis: Analysis, opening: string, behind: readonly Sentence[]): Term | null {
  const { vagueNouns } = analysis.languageData;
  const asked = contentOf(opening, analysis);
  const uses = new Map<Term, number>();
  for (const { index } of behind)
    for (const term of termsBySentence(analysis).get(index) ?? []) uses.set(term, (uses.get(term) ?? 0) + 1);
  const fit = [...uses].filter(([{ text, key, inHeading }, count]) => {
    const stems = key.split(" ");
    return (
      text.length >= TERM.letters &&
      (inHeading || count >= TERM.sentences) &&
      !/\d/.test(text) &&
      !vagueNouns.has(text.toLowerCase()) &&
      !stems.some((stem) => asked.some((other) => areKin(stem, other))) &&
      shareOf(analysis, stems) <= TERM.everywhere
    );
  });
  const [best] = fit.sort(
    ([a, one], [b, other]) => other * b.score - one * a.score || (a.key < b.key ? -1 : 1),
  );
  return best?.[0] ?? null;
}

/**
 * What a passage tells behind its first sentence: the reason, the example or the condition that it gives, else what it
 * says of the thing it speaks of most; null where it speaks of nothing in particular.
 */
export function furtherOf(analysis: Analysis, opening: string, behind: readonly Sentence[]): Further | null {
  const { code } = analysis.languageData;
  const words = exerciseWordsOf(code);
  const texts = EXERCISE_TEXTS[code];
  const found = (fits: (text: string) => boolean) =>
    behind.filter((sentence) => fits(statementOf(sentence, analysis).replace(/\.$/, "")));
  const kinds: [readonly Sentence[], (opening: string) => string][] = [
    [found((text) => words.because.test(text)), texts.reason],
    [found((text) => words.example.test(text)), texts.example],
    [found((text) => words.ifClause.test(text)), texts.condition],
  ];
  for (const [answers, ask] of kinds) if (answers.length === 1) return { text: ask(opening), answers };
  const term = termOf(analysis, opening, behind);
  if (term === null) return null;
  const answers = behind.filter(({ index }) => term.sentences.has(index));
  return { text: texts.ofTerm(opening, term.text), answers };
}
