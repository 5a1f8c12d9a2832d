import { countWords, stemsOf } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { type Candidate, type DraftMaker, sentenceKey } from "./candidate.ts";
import { areKin, type Meaning, meaningsIn } from "./meanings.ts";
import { DRAFT_TEXTS } from "./templates.ts";

const TERM = { quality: 1.4, score: 1.75, words: 6, perUse: 0.06, mostForUses: 0.4, mostForQuality: 0.5 };

/** What a definition's sentence stands in: a paragraph or an item, which is what is shown. */
const paragraphOf = ({ blocks }: Analysis, { sentence }: Meaning): string =>
  blocks[sentence.block]?.text ?? "";

const used = (...meanings: Meaning[]) => meanings.map(({ sentence }) => sentenceKey(sentence.index));

/** "What is T?" */
function askTerm(analysis: Analysis, one: Meaning, sentences: readonly { stems: string[] }[]): Candidate[] {
  const { key, meaning, quality, sentence } = one;
  const opening = stemsOf(meaning, analysis.languageData).slice(0, 8);
  const isCircular = key.length === 1 && opening.some((stem) => areKin(stem, key[0] ?? ""));
  if (isCircular || countWords(meaning) < TERM.words || quality < TERM.quality) return [];
  const often = sentences.filter(({ stems }) => key.every((stem) => stems.includes(stem))).length;
  const forQuality = Math.min(TERM.mostForQuality, (quality - TERM.quality) * 0.6);
  return [
    {
      form: "term",
      score: TERM.score + forQuality + Math.min(TERM.mostForUses, often * TERM.perUse),
      text: DRAFT_TEXTS[analysis.languageData.code].term(one.term),
      body: { kind: "self", passage: paragraphOf(analysis, one), points: [] },
      ...{ block: sentence.block, quote: sentence.text, told: "", uses: used(one) },
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
          text: DRAFT_TEXTS[analysis.languageData.code].contrast(first.term, second.term),
          body: { kind: "self", passage: [...passages].join("\n\n"), points },
          ...{ block: first.sentence.block, quote: first.sentence.text, told: "" },
          uses: used(first, second),
        },
      ];
    }),
  );
}

/** What is asked about the terms that a step explains. */
export const explainedTerms: DraftMaker = (analysis, step) => {
  const meanings = meaningsIn(analysis, step);
  return [
    ...meanings.flatMap((one) => askTerm(analysis, one, step.sentences)),
    ...askContrast(analysis, meanings),
  ];
};
