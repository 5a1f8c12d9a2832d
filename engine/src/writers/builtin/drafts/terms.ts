import { capitalised, countWords, keyOf, overlap, stemsOf } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { type Candidate, type DraftMaker, sentenceKey } from "./candidate.ts";
import { standsAlone } from "./guards.ts";
import { areKin, type Meaning, meaningsIn, tellsTerm } from "./meanings.ts";
import { contentOf } from "./outline.ts";
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

const FOUR = { score: 2.35, rivals: 3, least: 6, alike: 0.45, near: 0.3, opening: 8, most: 34, termWords: 4 };

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
function askAmongFour(analysis: Analysis, meanings: readonly Meaning[]): Candidate[] {
  const { code } = analysis.languageData;
  const glossary = meanings.filter(({ glossary, term }) => glossary && countWords(term) <= FOUR.termWords);
  if (glossary.length <= FOUR.rivals) return [];
  return glossary.flatMap((one): Candidate[] => {
    const words = countWords(one.meaning);
    if (words < FOUR.least || words > FOUR.most || tellsTerm(one.meaning, one.key, analysis)) return [];
    const rivals = rivalsOf(analysis, one, glossary);
    if (rivals.length < FOUR.rivals) return [];
    const options = [one, ...rivals]
      .map((other) => ({
        ...{ text: other.term, correct: other === one },
        ...(other === one ? {} : { feedback: DRAFT_TEXTS[code].other(other.term, other.meaning) }),
      }))
      .sort((a, b) => a.text.localeCompare(b.text, code));
    const { sentence } = one;
    return [
      {
        form: "which4",
        score: FOUR.score,
        text: DRAFT_TEXTS[code].which(asText(one.meaning)),
        body: { kind: "choice", options },
        ...{ block: sentence.block, quote: sentence.text, uses: used(one) },
        told: DRAFT_TEXTS[code].meant(one.term, whereUsed(analysis, one)),
      },
    ];
  });
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
    ...askAmongFour(analysis, meanings),
    ...askContrast(analysis, meanings),
  ];
};
