import type { LanguageData } from "../../../text/languages/index.ts";
import { tokens } from "../../../text/words.ts";
import { shuffled } from "../random.ts";
import { gapPassages } from "./gapPassages.ts";
import { type FoundNumber, findNumbers, keepsOrder, otherNumbers } from "./numbers.ts";

import { askedAbout } from "./topics.ts";
import type { Candidate, QuestionMaker } from "./types.ts";

const GAP = "____";
/** "Let us say 4 packages": a number that stands for any. */
const INVENTED =
  /(?<!\p{L})(?:say|suppose|assume|imagine|example|angenommen|etwa so|Beispiel|beispielsweise|supposons|exemple|supongamos|ejemplo|supponiamo|esempio|literally|wörtlich|littéralement|literalmente|letteralmente)(?!\p{L})/iu;
const JOINED = "(?:,|(?:,? (?:and|or|und|oder|et|ou|y|o|e)))";
const ROW_AFTER = new RegExp(`^\\d[\\d.]*${JOINED} ?\\d`, "u");
const ROW_BEFORE = new RegExp(`\\d${JOINED} ?$`, "u");

/** "1, 2 and 3": the numbers around tell the one in the middle. */
function isInRow(text: string, { at }: FoundNumber): boolean {
  return ROW_AFTER.test(text.slice(at)) || ROW_BEFORE.test(text.slice(0, at));
}

const SMALLEST_NUMBER_WORD = 2;

/** "Eight rows and eight columns, 64 squares": the other numbers give it as their sum, difference or product. */
function isComputable(text: string, { at, written }: FoundNumber, { numberWords }: LanguageData): boolean {
  const rest = `${text.slice(0, at)} ${text.slice(at + written.length)}`;
  const wanted = Number(written.replace(/\D/g, ""));
  const values = tokens(rest.toLowerCase()).flatMap((word) => {
    const named = numberWords.indexOf(word);
    return named >= 0 ? [named + SMALLEST_NUMBER_WORD] : /^\d+$/.test(word) ? [Number(word)] : [];
  });
  return values.some((one, place) =>
    values.some((other, after) => {
      const made = [one + other, one * other, Math.abs(one - other)];
      return after > place && made.includes(wanted);
    }),
  );
}

/** "Which value belongs into the gap?", with other values of the same kind. */
export const numberQuestions: QuestionMaker = (analysis, step, random) =>
  gapPassages(analysis, step).flatMap((passage): Candidate[] => {
    const { sentence, text, from, weight } = passage;
    const numbers = findNumbers(text);
    const found = numbers.find(({ at }) => at >= from);
    if (
      !found ||
      found.version ||
      numbers.length > 2 ||
      text.indexOf(found.written) !== text.lastIndexOf(found.written)
    )
      return [];
    if (/["“„«»”']\s?$/.test(text.slice(0, found.at)) || Number(found.written) < 2) return [];
    if (INVENTED.test(text) || isInRow(text, found) || isComputable(text, found, analysis.languageData))
      return [];
    const others = otherNumbers(found, random, analysis.latestYear)
      .filter((other) => !text.includes(other) && keepsOrder(other, found, text))
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
        text: askedAbout(analysis, step, passage, analysis.texts.number(gap)),
        options: shuffled(options, random),
        uses: [sentence.index],
        evidence: sentence,
        score: 1.3 + 0.5 * weight,
      },
    ];
  });
