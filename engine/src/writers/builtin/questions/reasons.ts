import { isQuotable, withoutConnective } from "../quotable.ts";
import { shuffled } from "../random.ts";
import type { Sentence } from "../sentences.ts";
import { countWords, overlap, stemsOf } from "../words.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

interface Reasoned {
  sentence: Sentence;
  statement: string;
  reason: string;
}

const known = new WeakMap<Analysis, Reasoned[]>();

function reasonsOf(analysis: Analysis): Reasoned[] {
  const cached = known.get(analysis);
  if (cached) return cached;
  const found = analysis.sentences.flatMap((sentence): Reasoned[] => {
    const text = withoutConnective(sentence.text, analysis.tongue);
    if (!isQuotable(text, analysis.tongue, analysis.usage, { maximum: 40 })) return [];
    const match = text.replace(/\.$/, "").match(analysis.tongue.because);
    const [statement = "", reason = ""] = match?.slice(1) ?? [];
    const words = countWords(reason);
    if (!match || words < 4 || words > 22 || /[;:]/.test(reason)) return [];
    if (analysis.tongue.earlyPronoun.test(reason.split(" ")[0] ?? "")) return [];
    return [{ sentence, statement: `${statement}.`, reason }];
  });
  known.set(analysis, found);
  return found;
}

/** "What reason does the text give?", with reasons given for other things. */
export const reasonQuestions: QuestionMaker = (analysis, step, random) => {
  const all = reasonsOf(analysis);
  const own = all.filter(({ sentence }) => sentence.block >= step.from && sentence.block < step.to);
  return own.flatMap((asked): Candidate[] => {
    if (!isQuotable(asked.statement, analysis.tongue, analysis.usage, { minimum: 5 })) return [];
    const stems = stemsOf(asked.statement, analysis.tongue);
    const others: Reasoned[] = [];
    const byFit = all
      .filter((other) => other !== asked && overlap(other.sentence.stems, asked.sentence.stems) < 0.35)
      .map((other) => ({
        other,
        fit:
          2 * overlap(stemsOf(other.reason, analysis.tongue), stems) -
          0.05 * Math.abs(countWords(other.reason) - countWords(asked.reason)) +
          0.2 * random(),
      }))
      .sort((a, b) => b.fit - a.fit);
    for (const { other } of byFit) {
      if (
        others.length < 3 &&
        others.every((taken) => overlap(taken.sentence.stems, other.sentence.stems) < 0.5)
      ) {
        others.push(other);
      }
    }
    if (others.length < 3) return [];
    const because = (reason: string) => analysis.texts.because(reason);
    const options = [
      { text: because(asked.reason), correct: true },
      ...others.map(({ reason }) => ({ text: because(reason), correct: false })),
    ];
    return [
      {
        type: "REASON",
        text: analysis.texts.reason(asked.statement.replace(/\.$/, "")),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: 2,
      },
    ];
  });
};
