import { shuffled } from "../random.ts";
import { findNumbers, otherNumbers } from "./numbers.ts";
import { statementsOf } from "./statements.ts";
import type { Candidate, QuestionMaker } from "./types.ts";

const GAP = "____";

/** "Which value belongs into the gap?", with other values of the same kind. */
export const numberQuestions: QuestionMaker = (analysis, step, random) =>
  statementsOf(analysis, step).flatMap(({ sentence, text, weight }): Candidate[] => {
    const numbers = findNumbers(text);
    const [found] = numbers;
    if (!found || numbers.length > 2 || text.indexOf(found.written) !== text.lastIndexOf(found.written))
      return [];
    if (/["“„«»”']\s?$/.test(text.slice(0, found.at)) || Number(found.written) < 2) return [];
    const others = otherNumbers(found, random, analysis.latestYear)
      .filter((other) => !text.includes(other))
      .slice(0, 3);
    if (others.length < 3) return [];
    const gap = text.slice(0, found.at) + GAP + text.slice(found.at + found.written.length);
    const options = [
      { text: found.written, correct: true },
      ...others.map((other) => ({ text: other, correct: false })),
    ];
    return [
      {
        type: "NUM",
        text: analysis.texts.number(gap),
        options: shuffled(options, random),
        uses: [sentence.index],
        evidence: sentence,
        score: 1.3 + 0.5 * weight,
      },
    ];
  });
