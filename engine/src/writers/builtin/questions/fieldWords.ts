import { capitalised } from "../../../text/words.ts";
import type { FieldGrade } from "../fields/index.ts";
import { type Random, shuffled } from "../random.ts";
import { fitsBefore, type Hit, hitsIn, rivalsOf } from "./fieldHits.ts";
import { type GapPassage, gapPassages } from "./gapPassages.ts";
import { askedAbout } from "./topics.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";
import { isSaid, isUsual } from "./vocabulary.ts";

const GAP = "____";
const WRONGS = 3;
const SCORE: Record<FieldGrade, number> = { best: 1.3, fair: 1.05, weak: 0.75 };
const WEIGHT = 0.5;
/** Gain for each wrong option that the material says elsewhere: whoever has read a little can take it for right. */
const KNOWN = 0.1;
/** Of words that do not fit everywhere, so many wrong ones should stand in the material: else it may not speak of such things. */
const FEWEST_KNOWN = 2;
const UNKNOWN_LOSS = 0.35;
/** Gain for each that the material says beside the same word: there it is a thing one says. */
const USUAL = 0.15;

function partition<T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}

/** The question that one word of a passage gives, where three words of its field can stand in its place. */
function asked(
  analysis: Analysis,
  step: StepMaterial,
  passage: GapPassage,
  hit: Hit,
  random: Random,
): Candidate | null {
  const { text, from, sentence, weight } = passage;
  const { at, written, row } = hit;
  const [before, after] = [text.slice(0, at), text.slice(at + written.length)];
  const rivals = rivalsOf(hit, text, analysis.languageData).filter((word) =>
    fitsBefore(before, word, written),
  );
  const [said, unsaid] = partition(shuffled(rivals, random), (word) => isSaid(word, analysis));
  if (rivals.length < WRONGS || (row.grade !== "best" && said.length === 0)) return null;
  const [usual, unusual] = partition(said, (word) => isUsual(before, word, after, analysis));
  const wrongs = [...usual, ...unusual, ...unsaid].slice(0, WRONGS);
  const isCapital = at === from && /^\p{Lu}/u.test(written);
  const options = [
    { text: written, correct: true },
    ...wrongs.map((word) => ({ text: isCapital ? capitalised(word) : word, correct: false })),
  ];
  const known = Math.min(WRONGS, said.length);
  const loss = known < FEWEST_KNOWN ? UNKNOWN_LOSS : 0;
  return {
    type: "FIELD",
    text: askedAbout(analysis, step, passage, analysis.texts.phrase(before + GAP + after)),
    options: shuffled(options, random),
    uses: [sentence.index],
    evidence: sentence,
    theme: row.forms.join(" "),
    score: SCORE[row.grade] + WEIGHT * weight + KNOWN * known + USUAL * Math.min(WRONGS, usual.length) - loss,
  };
}

/**
 * "What fills the gap?": a word of a sentence among others of its field, which fit the sentence as well; one question
 * for each word, with the best of its fields.
 */
export const fieldQuestions: QuestionMaker = (analysis, step, random) =>
  gapPassages(analysis, step).flatMap((passage) => {
    const hits = hitsIn(passage.text, passage.from, analysis.languageData);
    return [...Map.groupBy(hits, ({ at }) => at).values()].flatMap((rivals) => {
      const made = rivals.flatMap((hit) => asked(analysis, step, passage, hit, random) ?? []);
      return made.sort((a, b) => b.score - a.score).slice(0, 1);
    });
  });
