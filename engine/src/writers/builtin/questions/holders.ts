import { overlap, tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { pointsAtThing } from "../quotable.ts";
import { type Random, shuffled } from "../random.ts";
import { isBareNoun, type Said, type Subject } from "../subjects.ts";
import { countsOf, isTelling, nearness, sentencesWith } from "./nearness.ts";
import { agrees, areKindred, areOfAKind, around, isNamed, saidOf } from "./said.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

/** Words with meaning in what is said: fewer fit anything. */
const FEWEST_STEMS = 3;
/** Share of what is said that the material says of another subject too: then that one may be right as well. */
const SAID_TOO = 0.4;
/** How much longer or shorter than the right option a wrong one may be. */
const LONGER = 2.2;
const SCORE = { base: 1.2, near: 0.15, rank: 0.4 };

/** Whether the material says the same, in part, of another subject. */
function maybeTrue(analysis: Analysis, asked: Said, other: Subject): boolean {
  return sentencesWith(analysis, other.subjectStems).some(
    ({ stems }) => asked.stems.filter((stem) => stems.includes(stem)).length >= asked.stems.length * SAID_TOO,
  );
}

function isIndefinite({ subject }: Subject): boolean {
  return /^(?:an?|eine?|une?|un[oa]?)\s/iu.test(subject);
}

/** Names and things side by side, written large and small, would tell one of them from the rest. */
function isAlike(asked: Said, others: readonly Subject[]): boolean {
  const articles = [asked, ...others].map(({ article }) => article !== "");
  return articles.filter((article) => article === articles[0]).length !== 1;
}

/** "Package management" is in "the Debian package management system": both may be meant. */
function holds(one: Subject, other: Subject): boolean {
  const text = one.subject.toLowerCase();
  return other.subjectStems.some((stem) => stem.length >= PART && text.includes(stem));
}

function isOther(analysis: Analysis, asked: Said, other: Subject): boolean {
  return (
    agrees(asked, other, analysis.languageData.code) &&
    areOfAKind(asked, other, analysis) &&
    isIndefinite(asked) === isIndefinite(other) &&
    overlap(asked.subjectStems, other.subjectStems) < 0.5 &&
    !holds(asked, other) &&
    !holds(other, asked) &&
    !other.subjectStems.every((stem) => asked.stems.includes(stem)) &&
    !asked.subjectStems.every((stem) => other.subjectStems.includes(stem)) &&
    !other.subjectStems.every((stem) => asked.subjectStems.includes(stem)) &&
    !maybeTrue(analysis, asked, other)
  );
}

function othersFor(analysis: Analysis, asked: Said, pool: readonly Subject[], random: Random): Subject[] {
  const size = tokens(asked.subject).length;
  const fit = pool
    .filter(
      (other) =>
        Math.abs(Math.log(other.subject.length / asked.subject.length)) < Math.log(LONGER) &&
        isOther(analysis, asked, other),
    )
    .map((other) => ({
      other,
      fit:
        Math.min(1.5, nearness(analysis, asked.sentence, other.sentence)) -
        0.02 * Math.min(40, Math.abs(asked.sentence.block - other.sentence.block)) -
        0.15 * Math.abs(tokens(other.subject).length - size) -
        0.8 * Math.abs(Math.log(other.subject.length / asked.subject.length)) +
        (other.article === asked.article ? 0.3 : 0) +
        0.1 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  const picked: Subject[] = [];
  for (const { other } of fit) {
    const isNew = picked.every((taken) => overlap(taken.subjectStems, other.subjectStems) < 0.5);
    if (picked.length < 3 && isNew) picked.push(other);
  }
  return picked;
}

/** Sentences that hold a noun from which it needs no other word to be known. */
const OFTEN = 4;

/** Letters from which one word inside another is its meaning, and no chance. */
const PART = 6;
/** Words in what is said that speak of a third thing, named in another sentence. */
const LEANS: Record<Language, RegExp> = {
  en: /\b(?:him|them|there)\b/,
  de: /(?<!\p{L})(?:ihm|ihn|ihnen|dort|damals)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:lui|leur|y|en)(?= \p{L}+[eat](?!\p{L}))/u,
  es: /(?<!\p{L})(?:allí|ello|él)(?!\p{L})/u,
  it: /(?<!\p{L})(?:vi|lì|gli (?=\p{L}+[ae](?!\p{L})))(?!\p{L})/u,
};

/** "This term", "its edge": which one is meant stands in another sentence. */
const POINTING =
  /^(?:this|that|these|those|its|their|his|her|our|dies\p{L}*|jen\p{L}+|ihr\p{L}*|sein\p{L}*|solch\p{L}*|ce|cet|cette|ces|son|sa|ses|leurs?|est[aeo]s?|es[aeo]s?|sus?|quest[oaei]|quell[oaei]|suo|sua|suoi|sue|loro)\s/iu;

/** Whether a subject says what it is without the text, and points at nothing around. */
function isClear(one: Subject, analysis: Analysis): boolean {
  const { subject, subjectStems } = one;
  const { languageData } = analysis;
  if (POINTING.test(subject) || !isNamed(one, analysis)) return false;
  const counts = countsOf(analysis);
  const seldom = subjectStems.every((stem) => (counts.get(stem) ?? 0) < OFTEN);
  if (isBareNoun(one) && seldom) return false;
  return !pointsAtThing(`${subject} `) && !languageData.pointingWords.test(subject);
}

/** Whether what is said leans on another sentence, or is said of a thing that the whole text is about. */
function isUnclear(asked: Said, analysis: Analysis): boolean {
  const general = asked.subjectStems.every((stem) => !isTelling(analysis, stem));
  return (isBareNoun(asked) && general) || LEANS[analysis.languageData.code].test(asked.predicate);
}

const isInside = ({ sentence }: Subject, { from, to }: { from: number; to: number }) =>
  sentence.block >= from && sentence.block < to;

/** "What does the text say this of?", with other subjects of the same kind from near by. */
export const holderQuestions: QuestionMaker = (analysis, step, random) => {
  const { own, subjects } = saidOf(analysis);
  const near = around(analysis, step);
  const pool = subjects.filter((one) => isInside(one, near) && isClear(one, analysis));
  const highest = Math.max(...analysis.rank, 1e-9);
  const inStep = own.filter((one) => isInside(one, step) && isClear(one, analysis));
  return inStep.flatMap((asked): Candidate[] => {
    const repeated = areKindred(asked.subjectStems, asked.stems);
    if (new Set(asked.stems).size < FEWEST_STEMS || repeated || isUnclear(asked, analysis)) return [];
    const others = othersFor(analysis, asked, pool, random);
    if (others.length < 3) return [];
    if (!isAlike(asked, others)) return [];
    const options = [asked, ...others].map((one) => ({ text: one.subject, correct: one === asked }));
    const near = others.map(({ sentence }) => Math.min(1.5, nearness(analysis, asked.sentence, sentence)));
    const rank = (analysis.rank[asked.sentence.index] ?? 0) / highest;
    return [
      {
        type: "SUBJECT",
        text: analysis.texts.subject(`… ${asked.predicate}`),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score:
          SCORE.base +
          (SCORE.near * near.reduce((sum, one) => sum + one, 0)) / near.length +
          SCORE.rank * rank,
      },
    ];
  });
};
