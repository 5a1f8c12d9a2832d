import { comparisonKey, type Fault, fault, isArticle } from "@lehrpfad/contract/questions";
import { stemsOf, tokens } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { type AskedChoice, asksForTruth, distractorsOf, isInOwnWords, rightsOf } from "./asked.ts";
import type { AskedBefore, GateContext } from "./context.ts";
import { patternsOf } from "./languages/index.ts";

/** Options this short differ in length without giving anything away. */
const SHORT = 30;
/** Of right options beyond 60 characters, and of shorter ones, whose lengths vary more by nature. */
const LONGER_THAN_MEAN = { long: 1.6, short: 2 };
const LONG_OPTION = 60;
const SHORTER_THAN_MEAN = 0.4;
const LONGEST_TO_SHORTEST = 4;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the length of the only right option tells it from the others, or one option stands out from all. */
function lengthsGiveAway(question: AskedChoice): boolean {
  const right = rightsOf(question).map((text) => text.trim().length);
  const wrong = distractorsOf(question).map((text) => text.trim().length);
  const all = [...right, ...wrong];
  const longest = Math.max(...all);
  if (longest < SHORT || Math.min(...all) === 0 || wrong.length === 0) return false;
  if (longest > LONGEST_TO_SHORTEST * Math.min(...all) && !question.traits.has("lengths_vary")) return true;
  const [only, ...others] = right;
  if (only === undefined || others.length > 0) return false;
  return (
    (only > Math.max(...wrong) &&
      only > (only >= LONG_OPTION ? LONGER_THAN_MEAN.long : LONGER_THAN_MEAN.short) * mean(wrong)) ||
    (only < Math.min(...wrong) && only < SHORTER_THAN_MEAN * mean(wrong))
  );
}

/** Whether at least two wrong options speak in absolute words, and no right one does. */
function absoluteWordsGiveAway(question: AskedChoice, language: Language): boolean {
  const isAbsolute = (text: string) => patternsOf(language).absolute.test(text);
  return distractorsOf(question).filter(isAbsolute).length >= 2 && !rightsOf(question).some(isAbsolute);
}

const FEW_STEMS = 3;

/** Whether the only right option repeats words of the question and no wrong option does. */
function isEchoed(question: AskedChoice, { course }: GateContext): boolean {
  const { languageData } = course;
  const rights = rightsOf(question);
  if (rights.length !== 1 || question.traits.has("shares_words") || asksForTruth(question, languageData.code))
    return false;
  const asked = new Set(stemsOf(question.text, languageData));
  const shared = (text: string) =>
    new Set(stemsOf(text, languageData).filter((stem) => asked.has(stem))).size;
  const right = shared(rights[0] ?? "");
  const few = new Set(stemsOf(rights[0] ?? "", languageData)).size <= FEW_STEMS;
  return right >= (few ? 1 : 2) && distractorsOf(question).every((text) => shared(text) === 0);
}

/** Place of the one value that differs where all others are alike; null where they are otherwise distributed. */
function oddOne(values: readonly (string | boolean)[]): number | null {
  if (values.length < 4 || new Set(values).size !== 2) return null;
  const odd = values.findIndex((value) => values.filter((other) => other === value).length === 1);
  return odd < 0 ? null : odd;
}

function caseOf(text: string, language: Language): "upper" | "lower" | "none" {
  const first = /^[\s"'«„“¿¡(]*(\p{L}+)/u.exec(text)?.[1] ?? "";
  if (first === "") return "none";
  const lower = /^\p{Ll}/u.test(first);
  const isName =
    !lower &&
    (language === "de"
      ? !isArticle(first, language)
      : tokens(text).every((word) => /^[\p{Lu}\p{N}]/u.test(word)));
  return isName ? "none" : lower ? "lower" : "upper";
}

/** Place of the option that stands out by its form: case, final point, or number among words; titles may. */
function unevenOption(question: AskedChoice, language: Language): number | null {
  if (question.traits.has("titles")) return null;
  const texts = question.options.map(({ text }) => text.trim());
  const cases = texts.map((text) => caseOf(text, language));
  const ends = texts.map((text) => /[.!?…]["'”»)]?$/.test(text));
  const short = texts.every((text) => tokens(text).length <= 5);
  const counts = texts.map(
    (text) => /(?<![\p{L}\d-])\d/u.test(text) || patternsOf(language).numberWord.test(text),
  );
  const count = short ? oddOne(counts) : null;
  // Of a model's own options ("one year", "half") only a right one is given away by it.
  const told = !isInOwnWords(question) || (count !== null && question.options[count]?.correct === true);
  return (cases.includes("none") ? null : oddOne(cases)) ?? oddOne(ends) ?? (told ? count : null);
}

/** Whether the article before the gap fits some options only ("an ____" with "lens"). */
function articleGivesAway({ text, options }: AskedChoice, language: Language): boolean {
  const { beforeGap, vowel } = patternsOf(language);
  const found = beforeGap?.exec(text.replace(/["”»“]\s*\??\s*$/u, ""));
  if (!found || !vowel) return false;
  const article = (found[1] ?? "").toLowerCase();
  if (options.some((option) => /^\d/.test(option.text))) return false;
  const begins = options.map((option) => vowel.test(option.text.trim()));
  const elided = /['’]$/.test(article) || article === "an";
  return begins.some((begin) => begin !== elided) && begins.some((begin) => begin === elided);
}

const LONG = 4;

/** Two options of which one holds the other ("1900" and "after 1900", "A" and "A and B"); null where there are none. */
function overlapping({ options }: AskedChoice, language: Language): [number, number] | null {
  const keys = options.map(({ text }) => comparisonKey(text, language));
  for (const [at, inner] of keys.entries()) {
    for (const [other, outer] of keys.entries()) {
      if (at === other || inner === outer || inner === "" || !` ${outer} `.includes(` ${inner} `)) continue;
      const rest = ` ${outer} `.replace(` ${inner} `, " ").trim().split(/\s+/);
      if (inner.split(" ").length >= LONG || rest.some((word) => patternsOf(language).joining.test(word)))
        return [at + 1, other + 1];
    }
  }
  return null;
}

/** Length of a run at one place from which it is a pattern: by chance once in a thousand. */
const RUN = 6;

/** Whether the right option would stand at the same place for the sixth time in a row. */
export function isPositionPattern(place: number | null, asked: readonly AskedBefore[]): boolean {
  const last = asked.flatMap((before) => before.place ?? []).slice(1 - RUN);
  return place !== null && last.length === RUN - 1 && last.every((one) => one === place);
}

/** What lets one guess the right option without having read the text. */
export function giveawayFaults(question: AskedChoice, context: GateContext): Fault[] {
  const language = context.course.languageData.code;
  const uneven = unevenOption(question, language);
  const pair = overlapping(question, language);
  const rights = rightsOf(question);
  const place = rights.length === 1 ? question.options.findIndex(({ correct }) => correct) : null;
  const checks: [boolean, Fault][] = [
    [lengthsGiveAway(question), fault("lengths_give_away")],
    [
      !question.traits.has("continues_text") && absoluteWordsGiveAway(question, language),
      fault("absolute_words"),
    ],
    [isEchoed(question, context), fault("question_echoed")],
    [uneven !== null, fault("options_uneven", { option: (uneven ?? 0) + 1 })],
    [articleGivesAway(question, language), fault("article_gives_away")],
    [pair !== null, fault("options_overlap", { option: pair?.[0] ?? 0, other: pair?.[1] ?? 0 })],
    [isPositionPattern(place, context.asked), fault("position_pattern", { option: (place ?? 0) + 1 })],
  ];
  return checks.filter(([broken]) => broken).map(([, found]) => found);
}
