import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, countWords } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { pointsAtThing, speaksOfText } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { rankOf, statementOf } from "./guards.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { passageAround } from "./passage.ts";
import { SENTENCES } from "./sentences/index.ts";
import type { Opening } from "./sentences/types.ts";
import { questionOfStatement } from "./statements.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SCORE = { conclusion: 1.8, other: 1.6, rank: 0.3 };
const WORDS = { least: 8, most: 34, stems: 3 };

/** The question for a sentence that begins with a reason or a means; null where its rest cannot be asked about. */
function promptOf(analysis: Analysis, { says, ask }: Opening, text: string): string | null {
  const words = exerciseWordsOf(analysis.languageData.code);
  const { q, m } = says.exec(text)?.groups ?? {};
  const asked = q ?? m ?? "";
  if (asked === "" || words.pronoun.test(asked) || words.leaning.test(asked) || pointsAtThing(asked))
    return null;
  if (contentOf(asked, analysis).length < WORDS.stems) return null;
  return q === undefined
    ? questionOfStatement(ask, capitalised(asked), analysis)
    : ask.replace("{q}", () => q);
}

/** The sentence before one in its paragraph; undefined where it begins it. */
function sentenceBefore({ sentences }: Analysis, { index, block }: Sentence): Sentence | undefined {
  const one = sentences[index - 1];
  return one?.block === block ? one : undefined;
}

function askOpening(analysis: Analysis, parts: readonly Part[], sentence: Sentence): Candidate[] {
  const { blocks, languageData } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const whole = sentence.text.replace(/\s+/g, " ").trim();
  const count = countWords(whole);
  if (blocks[sentence.block]?.kind === "quote" || !whole.endsWith(".")) return [];
  if (count < WORDS.least || count > WORDS.most || speaksOfText(whole) || words.author.test(whole)) return [];
  const text = whole.slice(0, -1);
  for (const one of SENTENCES[languageData.code].openings) {
    const prompt = promptOf(analysis, one, text);
    if (prompt === null) continue;
    const answer = one.isBefore ? sentenceBefore(analysis, sentence) : sentence;
    if (answer === undefined || (one.isBefore && countWords(answer.text) < WORDS.least)) return [];
    const passage = passageAround(analysis, answer);
    if (passage === null || !passage.includes(sentence.text)) return [];
    return [
      {
        form: one.isBefore ? "why" : "means",
        score: (one.isBefore ? SCORE.conclusion : SCORE.other) + SCORE.rank * rankOf(analysis, sentence),
        text: prompt,
        body: { kind: "self", passage, points: [statementOf(answer, analysis)] },
        ...{ block: sentence.block, last: sentence.block, quote: answer.text, told: "" },
        hint: topicAt(parts, sentence.block) || null,
        uses: [sentenceKey(sentence.index), sentenceKey(answer.index)],
      },
    ];
  }
  return [];
}

/** What is asked about sentences that begin with a reason, a means, or a conclusion from the sentence before. */
export const openingExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return step.sentences.flatMap((sentence) => askOpening(analysis, parts, sentence));
};
