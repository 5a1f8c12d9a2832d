import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import { capitalised, countWords, keyOf, overlap, stemsOf } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { derived } from "../derived.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { asChoice, asTermChoice, type TermClaim } from "./choices.ts";
import { claimWith, isThing } from "./claims.ts";
import { pointsBack, standsAlone } from "./guards.ts";
import { areKin, firstSentence, type Meaning, meaningsIn, spreadOf, tellsTerm } from "./meanings.ts";
import { otherNames } from "./otherNames.ts";
import { contentOf, type Part, partAt, partsOf, topicAt } from "./outline.ts";
import { isTermOption, isWreck, namesItself } from "./telling.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const TERM = { quality: 1.4, score: 1.75, words: 6, perUse: 0.06, mostForUses: 0.4, mostForQuality: 0.5 };
const WHICH = { quality: 2.1, score: 1.6, least: 6, stems: 5, most: 32, termWords: 3, spread: 0.4 };

/** What a definition's sentence stands in: a paragraph or an item, which is what is shown. */
const paragraphOf = ({ blocks }: Analysis, { sentence }: Meaning): string =>
  blocks[sentence.block]?.text ?? "";

const used = (...meanings: Meaning[]) => meanings.map(({ sentence }) => sentenceKey(sentence.index));

/** A hint that names where it stands, as far as that does not tell the term. */
function hintFor(analysis: Analysis, parts: readonly Part[], { sentence, key }: Meaning): string | null {
  const topic = topicAt(parts, sentence.block);
  return topic === "" || tellsTerm(topic, key, analysis) ? null : topic;
}

/** What the documents say that terms mean, of one thing or of several. */
function meaningsOf(analysis: Analysis, plural: boolean): readonly TermClaim[] {
  return definedTerms(analysis).get(plural) ?? [];
}

const definedTerms = derived((analysis) =>
  Map.groupBy(
    analysis.definitions.flatMap(({ term, meaning, sentence, plural, plain }) => {
      const answer = firstSentence(meaning);
      const about = stemsOf(term, analysis.languageData);
      if (!plain || !isThing(answer, analysis) || !isTermOption(term, answer, about, analysis)) return [];
      return [{ ...claimWith({ family: "", about, answer, sentence }, analysis), term, plural }];
    }),
    ({ plural }) => plural,
  ),
);

/** "What is meant by T?" */
function askTerm(analysis: Analysis, one: Meaning, sentences: readonly { stems: string[] }[]): Candidate[] {
  const { key, meaning, quality, sentence } = one;
  const opening = stemsOf(meaning, analysis.languageData).slice(0, 8);
  const isCircular = key.length === 1 && opening.some((stem) => areKin(stem, key[0] ?? ""));
  if (isCircular || countWords(meaning) < TERM.words) return [];
  const open = openTerm(analysis, one, sentences);
  const definition = analysis.definitions.find((other) => other.sentence.index === sentence.index);
  const claim = claimWith({ family: "", about: key, answer: meaning, sentence }, analysis);
  const isFit = (definition?.plain ?? one.glossary) && isTermOption(one.term, meaning, key, analysis);
  const family = isFit ? meaningsOf(analysis, definition?.plural ?? false) : [];
  return [
    ...(quality < TERM.quality ? [] : [open]),
    ...asChoice(analysis, open, claim, family, "term4"),
    ...asTermChoice(analysis, open, { ...claim, term: one.term }, family),
  ];
}

function openTerm(analysis: Analysis, one: Meaning, sentences: readonly { stems: string[] }[]): Candidate {
  const { key, quality, sentence } = one;
  const often = sentences.filter(({ stems }) => key.every((stem) => stems.includes(stem))).length;
  const forQuality = Math.min(TERM.mostForQuality, (quality - TERM.quality) * 0.6);
  return {
    form: "term",
    score: TERM.score + forQuality + Math.min(TERM.mostForUses, often * TERM.perUse),
    text: EXERCISE_TEXTS[analysis.languageData.code].term(one.term),
    body: { kind: "self", passage: paragraphOf(analysis, one), points: [] },
    ...{
      block: sentence.block,
      last: sentence.block,
      quote: sentence.text,
      told: "",
      hint: null,
      uses: used(one),
    },
  };
}

/** Whether a meaning can stand alone as a question for its term. */
function isAskable(analysis: Analysis, { meaning, key, term }: Meaning): boolean {
  const { praise } = exerciseWordsOf(analysis.languageData.code);
  const words = countWords(meaning);
  return (
    words >= WHICH.least &&
    words <= WHICH.most &&
    countWords(term) <= WHICH.termWords &&
    !tellsTerm(meaning, key, analysis) &&
    !praise.test(meaning) &&
    !pointsBack(meaning, analysis, 4)
  );
}

const asText = (meaning: string): string => `${capitalised(meaning)}.`;

const USE = { minimum: 6, maximum: 36 };

/** Where the text uses a term: what the question says already is no reason; the definition where there is nothing else. */
function whereUsed(analysis: Analysis, { sentence, term, glossary }: Meaning): string {
  const used = analysis.sentences.find(
    ({ index, block, text }) =>
      index !== sentence.index &&
      block !== sentence.block &&
      ` ${keyOf(text)} `.includes(` ${keyOf(term)} `) &&
      !text.startsWith(`${term}:`) &&
      standsAlone(text, analysis, USE),
  );
  return glossary && used ? used.text : sentence.text;
}

/** What the text says of a term, and of a kindred one that it could be taken for. */
function whyMeant(analysis: Analysis, one: Meaning, all: readonly Meaning[]): string {
  const texts = EXERCISE_TEXTS[analysis.languageData.code];
  const kindred = all.find((other) => other !== one && areKinds(one, other, analysis));
  const apart = kindred ? ` ${texts.apart(kindred.term, kindred.meaning)}` : "";
  return `${texts.meant(one.term, whereUsed(analysis, one))}${apart}`;
}

/** "Which term is meant?", to be typed. */
function askWhich(
  analysis: Analysis,
  parts: readonly Part[],
  one: Meaning,
  all: readonly Meaning[],
): Candidate[] {
  const { quality, sentence, key, term } = one;
  const { code } = analysis.languageData;
  const isCommon = spreadOf(analysis, key) > WHICH.spread && analysis.steps.length > 2;
  if (quality < WHICH.quality || isCommon || !isAskable(analysis, one)) return [];
  if (keyOf(analysis.title).includes(keyOf(term))) return [];
  if (!one.glossary && contentOf(one.meaning, analysis).length < WHICH.stems) return [];
  return [
    {
      form: "which",
      score: WHICH.score + Math.min(0.8, (quality - TERM.quality) * 0.8),
      text: EXERCISE_TEXTS[code].which(asText(one.meaning)),
      body: { kind: "typed", accepted: [term, ...otherNames(term, analysis)] },
      ...{ block: sentence.block, last: sentence.block, quote: sentence.text, uses: used(one) },
      told: whyMeant(analysis, one, all),
      hint: hintFor(analysis, parts, one),
    },
  ];
}

const FOUR = { score: 2.35, rivals: 3, alike: 0.45, near: 0.3, opening: 8, most: 34, termWords: 4 };

/** The terms of the glossary that could be taken for one: they share its noun, or rare words of its meaning. */
function rivalsOf(analysis: Analysis, one: Meaning, all: readonly Meaning[]): Meaning[] {
  const stems = contentOf(one.meaning, analysis);
  const frequency = (stem: string) =>
    all.filter(({ meaning }) => contentOf(meaning, analysis).includes(stem)).length;
  return all
    .filter((other) => other !== one)
    .map((other) => {
      const own = contentOf(other.meaning, analysis);
      const shared = stems.slice(0, FOUR.opening).filter((stem) => own.slice(0, FOUR.opening).includes(stem));
      const near = shared.reduce((sum, stem) => sum + 1 / frequency(stem), 0);
      const head = areKinds(one, other, analysis) ? 1 : overlap(other.key, one.key);
      const longer = Math.abs(countWords(other.term) - countWords(one.term)) * 0.1;
      const isFit =
        overlap(own, stems) < FOUR.alike &&
        !other.key.some((stem) => stems.includes(stem)) &&
        (near >= FOUR.near || head > 0);
      return { other, isFit, value: head + near - longer };
    })
    .filter(({ isFit }) => isFit)
    .sort((a, b) => b.value - a.value)
    .slice(0, FOUR.rivals)
    .map(({ other }) => other);
}

/** "Which term is meant?" among four terms of one glossary. */
function askAmongFour(analysis: Analysis, parts: readonly Part[], meanings: readonly Meaning[]): Candidate[] {
  const { code } = analysis.languageData;
  const glossary = meanings.filter(({ glossary, term }) => glossary && countWords(term) <= FOUR.termWords);
  if (glossary.length <= FOUR.rivals) return [];
  return glossary.flatMap((one): Candidate[] => {
    const words = countWords(one.meaning);
    if (words < WHICH.least || words > FOUR.most || tellsTerm(one.meaning, one.key, analysis)) return [];
    const rivals = rivalsOf(analysis, one, glossary);
    if (rivals.length < FOUR.rivals) return [];
    const options = [one, ...rivals]
      .map((other) => ({
        ...{ text: other.term, correct: other === one },
        ...(other === one ? {} : { feedback: EXERCISE_TEXTS[code].other(other.term, other.meaning) }),
      }))
      .sort((a, b) => a.text.localeCompare(b.text, code));
    const { sentence } = one;
    return [
      {
        form: "which4",
        score: FOUR.score,
        text: EXERCISE_TEXTS[code].which(asText(one.meaning)),
        body: { kind: "choice", options },
        ...{ block: sentence.block, last: sentence.block, quote: sentence.text, uses: used(one) },
        told: EXERCISE_TEXTS[code].meant(one.term, whereUsed(analysis, one)),
        hint: hintFor(analysis, parts, one),
      },
    ];
  });
}

const MATCH = { alike: 0.3, quality: 1.6, words: 4, least: 3, most: 5, score: 2.3 };

/** Whether no meaning is told of two terms in like words: then either could be matched with both. */
const areToldApart = (meanings: readonly Meaning[], analysis: Analysis): boolean =>
  meanings.every((one, at) =>
    meanings
      .slice(at + 1)
      .every(
        (other) =>
          overlap(contentOf(one.meaning, analysis), contentOf(other.meaning, analysis)) < MATCH.alike,
      ),
  );

/** Three to five terms of a step with their meanings. */
function askMatch(
  analysis: Analysis,
  title: string,
  parts: readonly Part[],
  meanings: readonly Meaning[],
): Candidate[] {
  const fit = meanings.filter(
    ({ quality, meaning, key, term }) =>
      quality >= MATCH.quality &&
      countWords(meaning) >= MATCH.words &&
      meaning.length <= QUESTION_SIZES.option &&
      !pointsBack(meaning, analysis, 3) &&
      !tellsTerm(meaning, key, analysis) &&
      !namesItself(term, meaning, analysis) &&
      !isWreck(meaning, analysis),
  );
  const taken = [...fit]
    .sort((a, b) => b.quality - a.quality)
    .slice(0, MATCH.most)
    .sort((a, b) => a.sentence.index - b.sentence.index);
  const [first] = taken;
  if (!first || taken.length < MATCH.least || !areToldApart(taken, analysis)) return [];
  const together = new Set(taken.map(({ sentence }) => partAt(parts, sentence.block)?.at)).size === 1;
  const topic = together ? topicAt(parts, first.sentence.block) || title : title;
  return [
    {
      form: "match",
      score: MATCH.score,
      text: EXERCISE_TEXTS[analysis.languageData.code].match(topic),
      body: {
        kind: "match",
        pairs: taken.map(({ term, meaning }) => ({ text: term, match: capitalised(meaning) })),
      },
      ...{ block: first.sentence.block, quote: first.sentence.text, told: "", hint: null },
      last: Math.max(...taken.map(({ sentence }) => sentence.block)),
      uses: used(...taken),
    },
  ];
}

const CONTRAST = { quality: 1.4, score: 2.6, blocks: 12, compound: 8, ending: 6 };

/** Whether two terms are kinds of one thing: they share their noun, and neither holds the other. */
function areKinds({ key: one }: Meaning, { key: other }: Meaning, { languageData }: Analysis): boolean {
  const [long, short] = [one.join(" "), other.join(" ")];
  if (
    long === short ||
    one.every((stem) => other.includes(stem)) ||
    other.every((stem) => one.includes(stem))
  )
    return false;
  const isLast = languageData.code === "en" || languageData.code === "de";
  const head = (key: readonly string[]) => (isLast ? key.at(-1) : key[0]) ?? "";
  if (one.length + other.length > 2 && head(one) === head(other)) return true;
  const isCompound = languageData.code === "de" && one.length === 1 && other.length === 1;
  const areLong = long.length > CONTRAST.compound && short.length > CONTRAST.compound;
  return isCompound && areLong && long.slice(-CONTRAST.ending) === short.slice(-CONTRAST.ending);
}

/** "What is the difference between T and T?" */
function askContrast(analysis: Analysis, meanings: readonly Meaning[]): Candidate[] {
  const good = meanings.filter(({ quality }) => quality >= CONTRAST.quality);
  return good.flatMap((one, at) =>
    good.slice(at + 1).flatMap((other): Candidate[] => {
      const far = Math.abs(one.sentence.block - other.sentence.block);
      if (far > CONTRAST.blocks || !areKinds(one, other, analysis)) return [];
      const [first, second] = one.sentence.index < other.sentence.index ? [one, other] : [other, one];
      const passages = new Set([first, second].map((meaning) => paragraphOf(analysis, meaning)));
      const points = [first, second].map(({ term, meaning }) => `${term}: ${meaning}`);
      return [
        {
          form: "contrast",
          score: CONTRAST.score,
          text: EXERCISE_TEXTS[analysis.languageData.code].contrast(first.term, second.term),
          body: { kind: "self", passage: [...passages].join("\n\n"), points },
          ...{ block: first.sentence.block, quote: first.sentence.text, told: "", hint: null },
          last: second.sentence.block,
          uses: used(first, second),
        },
      ];
    }),
  );
}

/** What is asked about the terms that a step explains. */
export const definitionExercises: ExerciseMaker = (analysis, step) => {
  const meanings = meaningsIn(analysis, step);
  const parts = partsOf(analysis, step);
  return [
    ...meanings.flatMap((one) => [
      ...askTerm(analysis, one, step.sentences),
      ...askWhich(analysis, parts, one, meanings),
    ]),
    ...askAmongFour(analysis, parts, meanings),
    ...askMatch(analysis, step.title, parts, meanings),
    ...askContrast(analysis, meanings),
  ];
};
