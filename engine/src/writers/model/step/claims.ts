import type { LanguageData } from "../../../text/languages/index.ts";
import { unmarked } from "../../../text/markdown.ts";
import { numbersOf, unknownNumbers } from "../../../text/numbers.ts";
import type { UnprovenClaim } from "../../../types/index.ts";
import { foundIn } from "../passages.ts";
import type { Checked, StepAnswer } from "./schema.ts";

/** A sentence of a step that the material does not hold, and why. */
export type Claim = Checked["claims"][number];

const ACRONYM = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/gu;
const CAPITALISED = /(?<=[\p{Ll}\d,;)] )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*/gu;

/** The parts of a step that state facts of the material: no example, no wrong reasoning, no review, no addition. */
function factual({ sections, keyPoints, terms, summary }: StepAnswer): string[] {
  return [...sections.map(({ text }) => text), ...keyPoints, ...terms.map(({ meaning }) => meaning), summary];
}

/**
 * Sentences that state a number which the material does not hold. What is computed belongs into the worked example,
 * where this is not looked for.
 */
export function inventedNumbers(answer: StepAnswer, material: string, languageData: LanguageData): Claim[] {
  const known = new Set(numbersOf(material));
  return factual(answer)
    .flatMap((part) => unknownNumbers(part, known, languageData))
    .map(({ sentence, numbers }) => ({
      sentence,
      fault: "unsupported",
      reason: `the material does not hold the number ${numbers.join(", ")}`,
    }));
}

/** Names and abbreviations of a step that the material does not hold: not always wrong, always worth a look. */
export function strangeNames(answer: StepAnswer, material: string, { code }: LanguageData): string[] {
  // Every German noun has a capital letter.
  const patterns = code === "de" ? [ACRONYM] : [ACRONYM, CAPITALISED];
  const held = material.toLowerCase();
  const names = factual(answer).flatMap((part) =>
    patterns.flatMap((pattern) => unmarked(part).match(pattern) ?? []),
  );
  return [...new Set(names)].filter((name) => !held.includes(name.toLowerCase())).slice(0, 12);
}

const textsOf = ({ sections, pitfalls, example, review, ...rest }: StepAnswer): string[] => [
  ...[rest.opening, ...sections.map(({ text }) => text), example.text, pitfalls.text, review.text],
  ...[rest.bridge, rest.summary, ...rest.keyPoints, ...rest.terms.map(({ meaning }) => meaning)],
];

/** The claims whose sentences stand in the step, as they stand there, each once. */
export function standingClaims(claims: readonly Claim[], answer: StepAnswer): Claim[] {
  const texts = textsOf(answer);
  const found = claims.flatMap((claim) => {
    const sentence = texts.map((text) => foundIn(claim.sentence, text)).find((one) => one !== null);
    return sentence ? [{ ...claim, sentence }] : [];
  });
  return found.filter(({ sentence }, at) => found.findIndex((one) => one.sentence === sentence) === at);
}

/** A step with every text changed in the same way. */
function mapTexts(answer: StepAnswer, change: (text: string) => string): StepAnswer {
  const { sections, pitfalls, example, review, terms, keyPoints } = answer;
  return {
    ...answer,
    opening: change(answer.opening),
    sections: sections.map((section) => ({ ...section, text: change(section.text) })),
    pitfalls: { ...pitfalls, text: change(pitfalls.text) },
    example: { ...example, text: change(example.text) },
    review: { ...review, text: change(review.text) },
    bridge: change(answer.bridge),
    summary: change(answer.summary),
    keyPoints: keyPoints.map(change).filter((point) => point.trim() !== ""),
    terms: terms
      .map(({ term, meaning }) => ({ term, meaning: change(meaning) }))
      .filter(({ meaning }) => meaning.trim() !== ""),
  };
}

/** Text without lines and list marks that nothing follows. */
const withoutGaps = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +(?=\n|$)/g, "")
    .replace(/^\s*(?:[-*+]|\d+[.)])\s*$\n?/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The step with one sentence exchanged wherever it stands; an empty replacement takes it out. */
export function withSentence(answer: StepAnswer, sentence: string, replacement: string): StepAnswer {
  return mapTexts(answer, (text) => {
    const found = foundIn(sentence, text);
    return found === null ? text : withoutGaps(text.replace(found, () => replacement.trim()));
  });
}

/**
 * The step without the claims that nobody could prove: what contradicts the material goes; what it only does not say
 * goes into the addition of its section, where it stands as what it is.
 */
export function withoutClaims(answer: StepAnswer, claims: readonly Claim[]): StepAnswer {
  return claims.reduce((current, { sentence, fault }) => {
    const at = current.sections.findIndex(({ text }) => text.includes(sentence));
    const removed = withSentence(current, sentence, "");
    if (fault === "contradicted" || at < 0) return removed;
    const sections = removed.sections.map((section, place) =>
      place === at ? { ...section, addition: `${section.addition} ${sentence}`.trim() } : section,
    );
    return { ...removed, sections };
  }, answer);
}

/** What of these claims still stands in the step once `withoutClaims` has had them, for whom reviews it. */
export function unprovenClaims(answer: StepAnswer, claims: readonly Claim[]): UnprovenClaim[] {
  const additions = answer.sections.map(({ addition }) => addition);
  return claims
    .filter(({ sentence }) => additions.some((addition) => addition.includes(sentence)))
    .map(({ sentence }) => ({ kind: "unsaid", sentence }));
}
