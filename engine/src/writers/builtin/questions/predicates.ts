import { overlap } from "../../../text/words.ts";
import { type Random, shuffled } from "../random.ts";
import type { Said } from "../subjects.ts";
import { nearness, sentencesWith } from "./nearness.ts";
import { agrees, areKindred, areOfAKind, around, isNamed, saidOf } from "./said.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

/** Predicates that share so much are not told apart. */
const ALIKE = 0.3;
/** What is said in as many words of the thing asked about would be right as well. */
const SAID_ELSEWHERE = 0.34;

/** Whether the material says the same, in part, of the thing asked about. */
function maybeTrue(analysis: Analysis, asked: Said, other: Said): boolean {
  return sentencesWith(analysis, asked.subjectStems).some(
    ({ stems }) =>
      other.stems.filter((stem) => stems.includes(stem)).length >= other.stems.length * SAID_ELSEWHERE,
  );
}

const opening = ({ predicate }: Said) => predicate.split(" ")[0];

/** Whether what another sentence says reads well of the thing asked about and is not said of it. */
function isOther(analysis: Analysis, asked: Said, other: Said): boolean {
  const [own, its] = [asked.subjectStems, other.subjectStems];
  return (
    its.length > 0 &&
    agrees(asked, other, analysis.languageData.code) &&
    areOfAKind(asked, other, analysis) &&
    !its.every((stem) => own.includes(stem)) &&
    !own.every((stem) => its.includes(stem)) &&
    !other.stems.some((stem) => own.includes(stem)) &&
    overlap(other.stems, asked.stems) < ALIKE &&
    !maybeTrue(analysis, asked, other)
  );
}

interface Fitting {
  other: Said;
  near: number;
  fit: number;
}

function othersFor(analysis: Analysis, asked: Said, pool: readonly Said[], random: Random): Fitting[] {
  const fit = pool
    .flatMap((other): Fitting[] => {
      const near = nearness(analysis, asked.sentence, other.sentence);
      if (other.sentence === asked.sentence || near === 0 || !isOther(analysis, asked, other)) return [];
      const value =
        near +
        (opening(asked) === opening(other) ? 0.4 : 0) -
        0.8 * Math.abs(Math.log(other.predicate.length / asked.predicate.length)) +
        0.1 * random();
      return [{ other, near, fit: value }];
    })
    .sort((a, b) => b.fit - a.fit);
  const picked: Fitting[] = [];
  for (const one of fit) {
    const isNew = picked.every(({ other }) => overlap(other.stems, one.other.stems) < ALIKE);
    if (picked.length < 3 && isNew) picked.push(one);
  }
  return picked;
}

/** Best score of a question of this kind, and what nearness and weight in the text add. */
const SCORE = { base: 1, near: 0.35, rank: 0.3 };

/** "What does the text say of X?": what it says of it, among what it says of other things near by. */
export const predicateQuestions: QuestionMaker = (analysis, step, random) => {
  const { own, others } = saidOf(analysis);
  const highest = Math.max(...analysis.rank, 1e-9);
  const { from, to } = around(analysis, step);
  const pool = others.filter(({ sentence }) => sentence.block >= from && sentence.block < to);
  const inStep = own.filter(({ sentence }) => sentence.block >= step.from && sentence.block < step.to);
  return inStep.flatMap((asked): Candidate[] => {
    if (!isNamed(asked, analysis) || asked.stems.length < 2) return [];
    if (areKindred(asked.subjectStems, asked.stems)) return [];
    const picked = othersFor(analysis, asked, pool, random);
    if (picked.length < 3) return [];
    const options = [
      { text: asked.predicate, correct: true },
      ...picked.map(({ other }) => ({ text: other.predicate, correct: false })),
    ];
    const nearest = picked.reduce((sum, one) => sum + Math.min(1.5, one.near), 0) / picked.length;
    const rank = (analysis.rank[asked.sentence.index] ?? 0) / highest;
    return [
      {
        type: "SAID",
        text: analysis.texts.said(`${asked.subject} …`),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: SCORE.base + SCORE.near * nearest + SCORE.rank * rank,
      },
    ];
  });
};
