import type { TextFault } from "@lehrpfad/contract/questions";
import { languageDataOf } from "../../text/languages/index.ts";
import { unmarked } from "../../text/markdown.ts";
import { numbersOf, unknownNumbers } from "../../text/numbers.ts";
import { splitSentences } from "../../text/sentences.ts";
import { additionIn } from "../../text/stepLayout.ts";
import { addressFilter } from "../../text/strangeAddresses.ts";
import { wordsOf } from "../../text/words.ts";
import type { CourseStep, UnprovenClaim } from "../../types/index.ts";
import { foundIn, materialOf, type Passage, provenBy } from "../model/passages.ts";
import { FEWEST_WORDS } from "../model/prompts.ts";
import { composeStep, isInLanguage, type Surroundings } from "../model/step/compose.ts";
import type { StepAnswer } from "../model/step/schema.ts";
import type { ReadText } from "./readTexts.ts";
import type { CourseFrame } from "./types.ts";

/** The text of a chat as its step will have it, and what was noticed about it. */
export interface PlacedText {
  step: CourseStep;
  faults: TextFault[];
}

/** A step that a text is for. */
export interface TextPlace {
  title: string;
  objectives: readonly string[];
  /** What its documents say; none where the course has no documents. */
  passages: readonly Passage[];
  /** The Markdown that it has now: its pictures stay. */
  content: string;
  /** The title of the step behind it; null for the last. */
  next: string | null;
}

const EXAMPLE = /^(?:beispiel|example|worked example|exemple|ejemplo|esempio)/iu;
const HEADING = /^#{1,6}\s+(.*)$/;
const FENCE = /^\s*(?:```|~~~)/;

interface Section {
  heading: string;
  text: string;
}

/** A text cut at its headings, of whatever level; what comes before the first has none. */
function sectionsOf(body: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: "", lines: [] }];
  let isCode = false;
  for (const line of body.split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : HEADING.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading, lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join("\n").trim() }));
}

/** A section without the paragraphs that say that they go beyond the documents, and those. */
function withoutAdditions({ heading, text }: Section): Section & { addition: string } {
  const paragraphs = text.split(/\n{2,}/);
  const added = paragraphs.flatMap((paragraph) => additionIn(paragraph) ?? []);
  const rest = paragraphs.filter((paragraph) => additionIn(paragraph) === null);
  return { heading, text: rest.join("\n\n"), addition: added.join("\n\n") };
}

/** Letters of words that tell what a paragraph is about, and the share of them that a text has that teaches it. */
const TELLING = 5;
const TAUGHT = 0.6;

/** Numbers of the passages that a text teaches, by their words. */
function taughtBy(text: string, passages: readonly Passage[]): number[] {
  const said = new Set(wordsOf(text));
  return passages.flatMap(({ block }, at) => {
    const words = wordsOf(block.text).filter(({ length }) => length >= TELLING);
    const shared = words.filter((word) => said.has(word)).length;
    return words.length > 0 && shared >= words.length * TAUGHT ? [at + 1] : [];
  });
}

/** What a chat wrote in the form in which the model writes a step. */
function answerOf(read: ReadText, passages: readonly Passage[], quotes: readonly string[]): StepAnswer {
  const sections = sectionsOf(read.body).map(withoutAdditions);
  const empty = { heading: "", text: "" };
  const [head, ...tail] = sections;
  const [opening, others] = head?.heading === "" && tail.length > 0 ? [head, tail] : [null, sections];
  const paragraphs = taughtBy(`${read.body}\n${read.summary}`, passages);
  return {
    misconceptions: [],
    opening: opening?.text ?? "",
    // Which section teaches which paragraph is not told.
    sections: others.map((section, at) => ({ ...section, paragraphs: at === 0 ? paragraphs : [] })),
    // In the order of the chat, an example among the sections.
    ...{
      example: empty,
      pitfalls: empty,
      review: empty,
      bridge: "",
      keyPoints: [],
      reflections: [],
      questions: [],
    },
    ...{ summary: read.summary, terms: read.terms },
    quotes: quotes.map((quote) => ({ paragraph: 0, quote })),
  };
}

/** What a text that rests on no document says that can be looked up, and what its chat was not sure of. */
const MOST_CLAIMS = 12;
const CHECKABLE = /\d|%|§/u;
const LINE_MARKS = /^\s*(?:[-*+>]\s+|\d+[.)]\s+|#+\s+)+/;

/** What is told in a text as a fact; persons and figures of an example may be made up. */
const factsOf = ({ opening, sections, summary }: StepAnswer): string[] => [
  opening,
  ...sections.filter(({ heading }) => !EXAMPLE.test(heading)).map(({ text }) => text),
  summary,
];

function unsourced(
  { verify }: ReadText,
  answer: StepAnswer,
  content: string,
  language: CourseFrame["language"],
): UnprovenClaim[] {
  const sentences = factsOf(answer)
    .flatMap((part) => unmarked(part).split("\n"))
    .flatMap((line) => splitSentences(line.replace(LINE_MARKS, ""), languageDataOf(language)))
    .filter((sentence) => CHECKABLE.test(sentence));
  const doubted = verify.map((sentence) => foundIn(sentence, content) ?? sentence);
  const found = [...new Set([...doubted, ...sentences])].slice(0, MOST_CLAIMS);
  return [null, ...found].map((sentence) => ({ kind: "unsourced", sentence }));
}

/** Sentences with numbers that the material does not hold; what is computed or made up stands in the example. */
function strangeNumbers(answer: StepAnswer, material: string, language: CourseFrame["language"]) {
  const known = new Set(numbersOf(material));
  return factsOf(answer).flatMap((part) => unknownNumbers(part, known, languageDataOf(language)));
}

/** Quotes that a step needs at least, as the model's steps do. */
const FEWEST_QUOTES = 2;

function quoteFaults(
  quotes: readonly string[],
  proven: readonly string[],
  passages: readonly Passage[],
): TextFault[] {
  const wanted = Math.min(FEWEST_QUOTES, passages.length);
  const strange = quotes.filter((quote) => !proven.includes(quote));
  return [
    ...strange.map(
      (quote): TextFault => ({ code: "text_quote_strange", params: { quote: quote.slice(0, 200) } }),
    ),
    ...(proven.length >= wanted
      ? []
      : [{ code: "text_quotes_missing" as const, params: { count: proven.length, wanted } }]),
  ];
}

const PICTURE = /^!\[[^\]\n]*\]\([^)\n]*\)$/gm;

/** The Markdown with the pictures that a step had and would lose. */
function withPictures(content: string, before: string): string {
  const lost = (before.match(PICTURE) ?? []).filter((picture) => !content.includes(picture));
  return [content, ...lost].join("\n\n");
}

/**
 * The step that the text of a chat makes: its quotes verified, addresses that nobody showed it taken out, additions and
 * what nobody proved marked.
 */
export function placeText(
  read: ReadText,
  place: TextPlace,
  position: number,
  frame: CourseFrame,
): PlacedText {
  const { passages } = place;
  const material = materialOf(passages);
  const clean = addressFilter(`${material}\n${frame.goal ?? ""}\n${place.content}`);
  const proven = read.quotes.filter((quote) => provenBy(quote, passages) !== null);
  const text = {
    ...{ ...read, body: clean(read.body), summary: clean(read.summary) },
    terms: read.terms.map(({ term, meaning }) => ({ term, meaning: clean(meaning) })),
  };
  const answer = answerOf(text, passages, proven);
  const { name: title, language, difficulty, goal } = frame;
  const titles = Array.from({ length: position + 1 }, (_, at) => ({
    title: at === position ? (place.next ?? "") : place.title,
    objectives: place.objectives.map((said) => ({ text: said, level: "understanding" as const })),
    ...{ link: "", passages: [] },
  }));
  const around: Surroundings = {
    request: { ...{ documents: [], goal, title, language, difficulty }, steps: position },
    plan: {
      ...{ title, situation: "", terms: [], leftOut: [] },
      steps: titles.slice(0, position + (place.next === null ? 0 : 1)),
    },
    ...{ position, passages, figures: [] },
  };
  const step = composeStep(answer, around);
  const strange = passages.length === 0 ? [] : strangeNumbers(answer, material, language);
  const claims: UnprovenClaim[] =
    passages.length === 0
      ? unsourced(read, answer, step.content, language)
      : [
          { kind: "unread", sentence: null },
          ...strange.map(({ sentence }) => ({ kind: "unsaid" as const, sentence })),
        ];
  const faults: TextFault[] = read.isCutOff
    ? [{ code: "text_cut_off", params: {} }]
    : [
        ...(step.words < FEWEST_WORDS
          ? [{ code: "text_short" as const, params: { words: step.words, least: FEWEST_WORDS } }]
          : []),
        ...(isInLanguage(step.content, around.request)
          ? []
          : [{ code: "text_language" as const, params: {} }]),
        ...(step.summary === "" ? [{ code: "text_without_summary" as const, params: {} }] : []),
        ...quoteFaults(text.quotes, proven, passages),
        ...strange.map(({ sentence, numbers }) => ({
          code: "text_number_strange" as const,
          params: { sentence, numbers: numbers.join(", ") },
        })),
      ];
  return { step: { ...step, content: withPictures(step.content, place.content), claims }, faults };
}
