import type { Analysis } from "../analysis.ts";
import type { Candidate, Form } from "./candidate.ts";
import { type Claim, optionOf, rivalClaims, rivalTerms } from "./claims.ts";
import { statementOf } from "./guards.ts";
import { isOfPerson } from "./telling.ts";
import { EXERCISE_TEXTS } from "./templates.ts";

/**
 * Added to the score of the same question that participants judge themselves. It is marked, but easier: strict readers
 * call recall good more often (docs/quality), so that a better form of recall still comes first.
 */
const MARKED = { term4: 0.4, which4: 0.4, relation4: 0.05 } satisfies Partial<Record<Form, number>>;

/** Whether a term means a person, and the others things: nothing need have been read to tell them apart. */
const isOnlyPerson = (claim: Claim, rivals: readonly Claim[], analysis: Analysis): boolean =>
  isOfPerson(claim.answer, analysis) && !rivals.some(({ answer }) => isOfPerson(answer, analysis));

/**
 * An open question about a claim as a choice among what the document says of three other things; empty where it does
 * not say enough of the kind.
 */
export function asChoice(
  analysis: Analysis,
  open: Candidate,
  claim: Claim,
  family: readonly Claim[],
  form: "term4" | "relation4",
): Candidate[] {
  const rivals = rivalClaims(analysis, claim, family, open.text);
  if (rivals === null || (form === "term4" && isOnlyPerson(claim, rivals, analysis))) return [];
  const { code } = analysis.languageData;
  const { says, elsewhere } = EXERCISE_TEXTS[code];
  const options = [
    { text: optionOf(claim.answer), correct: true },
    ...rivals.map(({ answer, sentence }) => ({
      ...{ text: optionOf(answer), correct: false, feedback: elsewhere(statementOf(sentence, analysis)) },
    })),
  ].sort((a, b) => a.text.localeCompare(b.text, code));
  const told = says(statementOf(claim.sentence, analysis));
  return [{ ...open, form, score: open.score + MARKED[form], body: { kind: "choice", options }, told }];
}

/** A claim that says what a term means. */
export interface TermClaim extends Claim {
  term: string;
}

/** "Which term is meant?" among four terms of which the document says what they are; empty where there are too few. */
export function asTermChoice(
  analysis: Analysis,
  open: Candidate,
  claim: TermClaim,
  family: readonly TermClaim[],
): Candidate[] {
  const rivals = rivalTerms(analysis, claim, family);
  if (rivals === null || isOnlyPerson(claim, rivals, analysis)) return [];
  const { code } = analysis.languageData;
  const { which, meant, other } = EXERCISE_TEXTS[code];
  const options = [
    { text: claim.term, correct: true },
    ...rivals.map(({ term, answer }) => ({ text: term, correct: false, feedback: other(term, answer) })),
  ].sort((a, b) => a.text.localeCompare(b.text, code));
  const text = which(`${optionOf(claim.answer)}.`);
  const told = meant(claim.term, statementOf(claim.sentence, analysis));
  return [
    {
      ...open,
      form: "which4",
      score: open.score + MARKED.which4,
      text,
      body: { kind: "choice", options },
      told,
    },
  ];
}
