import type { Sentence } from "../../../text/sentences.ts";
import { overlap } from "../../../text/words.ts";
import { isQuotable, withoutConnective } from "../quotable.ts";
import { type Random, shuffled } from "../random.ts";
import type { Term } from "../terms.ts";
import { askedAbout } from "./topics.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

/** Where the next sentence begins with "this" or "it", its first word tells that it follows. */
const JOINED_LOSS = 0.5;
/** Where the right option alone speaks of what was quoted, matching words is enough. */
const MATCHED_LOSS = 0.4;
/** Pairs of a step that are tried. */
const MOST_PAIRS = 12;

interface Pair {
  first: Sentence;
  second: Sentence;
  /** Stems that both hold. */
  shared: number;
  /** The rarest of them: what people match where only one option holds it. */
  key: string | null;
}

/** Gain of a wrong option that holds the pair's rarest stem too, and loss for each step between. */
const KEY_GAIN = 0.8;
const APART_LOSS = 0.3;
/** Wrong options of a pair that hold its rarest stem, from which the word alone tells nothing. */
const FEWEST_KEYS = 2;

/** "The following are examples …": what it announces is a list, and no sentence. */
const ANNOUNCING =
  /:\s*$|(?<!\p{L})(?:following|below|as follows|listed|folgend\p{L}*|nachstehend\p{L}*|untenstehend\p{L}*|aufgeführt\p{L}*|suivante?s?|ci-dessous|ci-après|siguientes?|a continuación|seguent[ei]|di seguito|qui sotto)(?!\p{L})/iu;

/** Neighbours that share a stem; those of a story may share none, be spoken and continue the text before. */
function nextPairs(analysis: Analysis, step: StepMaterial, mayContinue: boolean, narrative: boolean): Pair[] {
  const spread = (stem: string) => analysis.sentences.filter(({ stems }) => stems.includes(stem)).length;
  return step.sentences.flatMap((first, at) => {
    const second = step.sentences[at + 1];
    if (!second || second.block !== first.block || first.listItem) return [];
    if (ANNOUNCING.test(first.text)) return [];
    const { languageData, usage } = analysis;
    if (!isQuotable(first.text, languageData, usage, { maximum: 36, person: "any", mayContinue, narrative }))
      return [];
    if (
      !isQuotable(second.text, languageData, usage, {
        maximum: 34,
        mayContinue: true,
        person: "any",
        narrative,
      })
    )
      return [];
    const both = second.stems.filter((stem) => first.stems.includes(stem));
    const [key = null] = both.toSorted((a, b) => spread(a) - spread(b));
    return both.length > 0 || narrative ? [{ first, second, shared: both.length, key }] : [];
  });
}

function continuations(
  analysis: Analysis,
  step: StepMaterial,
  pair: Pair,
  narrative: boolean,
  random: Random,
): Sentence[] {
  const { languageData, usage } = analysis;
  const standsAlone = (sentence: Sentence) =>
    isQuotable(withoutConnective(sentence.text, languageData), languageData, usage, { maximum: 34 });
  const alone = standsAlone(pair.second);
  const isKey = ({ stems }: Sentence) => pair.key !== null && stems.includes(pair.key);
  const near = analysis.steps.filter(({ position }) => Math.abs(position - step.position) <= 3);
  const stepOf = (sentence: Sentence) =>
    near.find(({ sentences }) => sentences.includes(sentence))?.position ?? step.position;
  const picked: Sentence[] = [];
  const byFit = near
    .flatMap(({ sentences }) => sentences)
    .filter((other) => Math.abs(other.index - pair.second.index) > 4 && !other.listItem)
    .filter((other) =>
      isQuotable(other.text, languageData, usage, {
        maximum: 34,
        mayContinue: true,
        person: "any",
        narrative,
      }),
    )
    .filter((other) => standsAlone(other) === alone)
    .map((other) => ({
      other,
      shared: other.stems.filter((stem) => pair.first.stems.includes(stem)).length,
    }))
    // A sentence of another subject would be told by its words alone; in stories people are the subject.
    .filter(({ shared }) => (narrative ? shared <= pair.shared : shared > 0 && shared <= pair.shared))
    .map(({ other, shared }) => ({
      other,
      fit:
        0.4 * shared +
        (isKey(other) ? KEY_GAIN : 0) -
        APART_LOSS * Math.abs(stepOf(other) - step.position) -
        Math.abs(Math.log(other.text.length / pair.second.text.length)) +
        0.1 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  for (const { other } of byFit) {
    if (picked.length < 3 && picked.every((taken) => Math.abs(taken.index - other.index) > 1))
      picked.push(other);
  }
  return picked;
}

/** "How does the text continue?", with sentences from near by that do not follow. */
export const nextQuestions: QuestionMaker = (analysis, step, random) => {
  const strict = nextPairs(analysis, step, false, false);
  const loose = strict.length > 0 ? strict : nextPairs(analysis, step, true, false);
  const narrative = loose.length === 0;
  const pairs = (narrative ? nextPairs(analysis, step, true, true) : loose)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_PAIRS);
  const { languageData, usage } = analysis;
  return pairs.flatMap((pair): Candidate[] => {
    const others = continuations(analysis, step, pair, narrative, random);
    if (others.length < 3) return [];
    const joined =
      !narrative &&
      !isQuotable(withoutConnective(pair.second.text, languageData), languageData, usage, { maximum: 34 });
    const options = [
      { text: pair.second.text, correct: true },
      ...others.map(({ text }) => ({ text, correct: false })),
    ];
    const { key } = pair;
    const keys = others.filter(({ stems }) => key !== null && stems.includes(key)).length;
    return [
      {
        type: "NEXT",
        text: askedAbout(
          analysis,
          step,
          { sentence: pair.first, text: pair.first.text },
          analysis.texts.next(pair.first.text),
        ),
        options: shuffled(options, random),
        uses: [pair.first.index, pair.second.index],
        evidence: pair.second,
        score:
          (strict.length > 0 ? 0.2 : narrative ? -0.9 : -0.5) +
          0.15 * Math.min(3, pair.shared) -
          (keys < FEWEST_KEYS && !narrative ? MATCHED_LOSS : 0) -
          (joined ? JOINED_LOSS : 0),
      },
    ];
  });
};

/** Share of sentences with somebody acting or speaking from which a text is a story. */
const STORY = 0.35;
const APART = 4;

function isStory(step: StepMaterial, { languageData }: Analysis): boolean {
  const acting = step.sentences.filter(
    ({ text, words }) =>
      languageData.personal.test(text) || words.some((word) => languageData.earlyPronoun.test(word)),
  );
  return acting.length >= step.sentences.length * STORY;
}

/** "Which of these comes first?", for stories: four moments of the step, well apart. */
export const orderQuestions: QuestionMaker = (analysis, step, random) => {
  if (!isStory(step, analysis)) return [];
  const { languageData, usage } = analysis;
  const options = { maximum: 26, person: "any", mayContinue: true, narrative: true } as const;
  const fit = step.sentences.filter(
    ({ text, listItem }) => !listItem && isQuotable(text, languageData, usage, options),
  );
  const moments: Sentence[] = [];
  const stride = Math.max(1, Math.floor(fit.length / 4));
  for (let at = Math.floor(random() * stride); at < fit.length && moments.length < 4; at += stride) {
    const next = fit[at];
    const last = moments.at(-1);
    if (next && (!last || next.index - last.index >= APART)) moments.push(next);
  }
  const [first] = moments;
  if (!first || moments.length < 4) return [];
  return [
    {
      type: "ORDER",
      text: analysis.texts.order(),
      options: shuffled(
        moments.map((moment) => ({ text: moment.text, correct: moment === first })),
        random,
      ),
      uses: moments.map(({ index }) => index),
      evidence: first,
      score: -2,
    },
  ];
};

/** The last resort: "Which of these terms does this section deal with?" */
export const termsQuestions: QuestionMaker = (analysis, step, random) => {
  const text = step.sentences.map((sentence) => sentence.text.toLowerCase()).join(" ");
  const [evidence] = step.sentences;
  const terms = [...analysis.terms.values()].filter((term) => term.frequency >= 2 && term.text.length > 3);
  const inside = terms.filter((term) => text.includes(term.text.toLowerCase()));
  const share = (sentences: Set<number>) =>
    step.sentences.filter(({ index }) => sentences.has(index)).length / sentences.size;
  const [right, ...more] = inside.sort((a, b) => share(b.sentences) - share(a.sentences));
  const isApart = (term: Term) => right && overlap(term.key.split(" "), right.key.split(" ")) === 0;
  const rights = [...(right ? [right] : []), ...more.filter(isApart).slice(0, 1)];
  const wrongs = terms.filter((term) => !text.includes(term.text.toLowerCase().slice(0, 5))).slice(0, 2);
  if (!evidence || rights.length < 2 || wrongs.length < 2) return [];
  const proof = step.sentences.find(({ text: own }) => own.includes(rights[0]?.text ?? "")) ?? evidence;
  const options = [
    ...rights.map((term) => ({ text: term.text, correct: true })),
    ...wrongs.map((term) => ({ text: term.text, correct: false })),
  ];
  return [
    {
      type: "TERMS",
      text: analysis.texts.terms(),
      options: shuffled(options, random),
      uses: [],
      evidence: proof,
      score: -3,
    },
  ];
};
