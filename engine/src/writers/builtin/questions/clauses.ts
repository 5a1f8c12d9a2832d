import type { ClauseKind } from "../../../text/languages/types.ts";
import { overlap, stemsOf } from "../../../text/words.ts";
import { type Random, shuffled } from "../random.ts";
import { type Explained, explainedOf, isAskable, leansOnStatement } from "./explained.ts";
import { harvestedOf } from "./harvest.ts";
import { nearness } from "./nearness.ts";
import type { Analysis, Candidate, QuestionMaker, QuestionType } from "./types.ts";

const TYPES: Record<ClauseKind, QuestionType> = {
  reason: "REASON",
  purpose: "PURPOSE",
  condition: "CONDITION",
  time: "TIME",
};
const VALUES: Record<ClauseKind, number> = { reason: 1.9, purpose: 1.9, condition: 1.6, time: 1.2 };

/** What is said right before or after a statement may be its reason too. */
const CLOSE = 3;

const isFarFrom = (asked: Explained) => (other: Explained) =>
  Math.abs(other.sentence.index - asked.sentence.index) > CLOSE;

const opening = ({ clause }: Explained) => clause.split(/[\s'’]/)[0];

/**
 * Clauses of the same kind from sentences near in subject, none saying the same: what is said of another
 * matter would be told at a glance.
 */
function othersFor(analysis: Analysis, asked: Explained, stems: string[], random: Random): Explained[] {
  const { languageData } = analysis;
  const isPersonal = languageData.personal.test(asked.clause);
  const real = explainedOf(analysis).filter(
    ({ kind, clause }) => kind === asked.kind && !leansOnStatement(clause, languageData),
  );
  const byFit = [...real, ...harvestedOf(analysis, asked).filter(isFarFrom(asked))]
    .filter((other) => other.sentence !== asked.sentence)
    .filter((other) => languageData.personal.test(other.clause) === isPersonal)
    .filter((other) => overlap(other.stems, asked.stems) < 0.2 && overlap(other.sentence.stems, stems) < 0.4)
    .filter((other) => other.kind === "reason" || overlap(other.stems, stems) < 0.2)
    .map((other) => ({ other, near: nearness(analysis, asked.sentence, other.sentence) }))
    .filter(({ near }) => near > 0)
    .map(({ other, near }) => ({
      other,
      near,
      fit:
        near -
        0.8 * Math.abs(Math.log(other.clause.length / asked.clause.length)) +
        (opening(other) === opening(asked) ? 0.5 : 0) +
        (other.statement === "" ? 0 : 0.3) +
        0.15 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  const picked: Explained[] = [];
  for (const { other } of byFit) {
    if (picked.length < 3 && picked.every((taken) => overlap(taken.stems, other.stems) < 0.4))
      picked.push(other);
  }
  return picked;
}

function textOf(analysis: Analysis, { kind, statement }: Explained): string {
  return analysis.texts[kind](`${statement} …`);
}

/** "Why?", "What for?", "When?", "Under which condition?", with clauses of the same kind said of things near by. */
export const clauseQuestions: QuestionMaker = (analysis, step, random) => {
  const own = explainedOf(analysis).filter(
    (one) => one.sentence.block >= step.from && one.sentence.block < step.to && isAskable(one, analysis),
  );
  return own.flatMap((asked): Candidate[] => {
    const stems = stemsOf(asked.statement, analysis.languageData);
    if (stems.length < 2) return [];
    const others = othersFor(analysis, asked, stems, random);
    if (others.length < 3) return [];
    const options = [
      { text: asked.clause, correct: true },
      ...others.map(({ clause }) => ({ text: clause, correct: false })),
    ];
    return [
      {
        type: TYPES[asked.kind],
        text: textOf(analysis, asked),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: VALUES[asked.kind],
      },
    ];
  });
};
