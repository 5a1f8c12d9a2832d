import { documentLanguage } from "../../../documents/language.ts";
import { languageDataOf } from "../../../text/languages/index.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { additionBlock } from "../../../text/stepLayout.ts";
import { wholeText } from "../../../text/steps.ts";
import { countWords } from "../../../text/words.ts";
import type { CourseRequest, CourseStep, Source } from "../../../types/index.ts";
import { figureMarkdown } from "../../builtin/figures.ts";
import { type Passage, provenBy, sourceOf } from "../passages.ts";
import type { TeachingPlan } from "../plan/types.ts";
import type { StepFigure } from "./figures.ts";
import type { StepAnswer } from "./schema.ts";
import { plainLine, tidyEnding, tidyHeading, tidyOpening, tidySection } from "./tidy.ts";

/** What a step is made of besides what the model wrote. */
export interface Surroundings {
  request: CourseRequest;
  plan: TeachingPlan;
  position: number;
  /** The numbered paragraphs of the material. */
  passages: readonly Passage[];
  figures: readonly StepFigure[];
}

function part(heading: string, text: string): string[] {
  const body = tidySection(text);
  const title = tidyHeading(heading);
  return body === "" ? [] : [...(title === "" ? [] : [`## ${title}`]), body];
}

/** The figures by the section that teaches the paragraph they belong to; what none names stands in the last one. */
function figuresIn({ sections }: StepAnswer, { passages, figures, request }: Surroundings): string[][] {
  const bySection = sections.map((): string[] => []);
  for (const { figure, document, paragraph } of figures) {
    // A figure may stand after a heading, which has no number: it belongs to what follows.
    const at = passages.findIndex((one) => one.document.id === document && one.block.paragraph >= paragraph);
    const home = sections.findIndex(({ paragraphs }) => paragraphs.includes(at + 1));
    bySection.at(home)?.push(figureMarkdown(figure, request.language));
  }
  return bySection;
}

const isReviewed = ({ review }: StepAnswer): boolean => review.text.trim() !== "";

/** The passages of a step in Markdown: opening, sections with their figures, example, pitfalls, review, bridge. */
function contentOf(answer: StepAnswer, around: Surroundings): string {
  const { opening, sections, example, pitfalls, review, bridge } = answer;
  const { language } = around.request;
  const figures = figuresIn(answer, around);
  return [
    tidyOpening(opening),
    ...sections.flatMap(({ heading, text, addition }, at) => [
      ...part(heading, text),
      ...(figures[at] ?? []),
      ...(addition.trim() === "" ? [] : [additionBlock(tidySection(addition), language)]),
    ]),
    ...part(example.heading, example.text),
    ...part(pitfalls.heading, pitfalls.text),
    ...part(review.heading, review.text),
    // Behind a review it would stand under a heading that is not its own.
    isReviewed(answer) ? "" : tidyEnding(bridge),
  ]
    .filter((piece) => piece !== "")
    .join("\n\n");
}

/** Characters of the first sentence by which a paragraph is named that no quote names. */
const LONGEST_NAMING = 400;

/** The first sentence of a paragraph, as the source of what is taught of it. */
function beginningOf(passage: Passage, { language }: CourseRequest): Source[] {
  const line = passage.block.text.split("\n").find((one) => /\p{L}/u.test(one)) ?? "";
  const [first = ""] = splitSentences(line, languageDataOf(language));
  const source = sourceOf(first.slice(0, LONGEST_NAMING), [passage]);
  return source === null ? [] : [source];
}

/** A quote where it stands: in the paragraph that it names, else in any other of the step. */
export function quoteSource(
  { quote, paragraph }: StepAnswer["quotes"][number],
  passages: readonly Passage[],
): Source | null {
  const named = passages[paragraph - 1];
  return (named && provenBy(quote, [named])) ?? provenBy(quote, passages);
}

/** Numbers of the paragraphs that the sections say they teach. */
export function taughtParagraphs({ sections }: StepAnswer, passages: readonly Passage[]): number[] {
  const named = new Set(sections.flatMap(({ paragraphs }) => paragraphs));
  return passages.flatMap((_, at) => (named.has(at + 1) ? [at + 1] : []));
}

/** Where the step's statements stand: its verified quotes, and the paragraphs it teaches that none of them names. */
function sourcesOf(answer: StepAnswer, untaught: readonly number[], around: Surroundings): Source[] {
  const { passages, request } = around;
  const quoted = answer.quotes.flatMap((quote) => quoteSource(quote, passages) ?? []);
  const at = (source: Source) =>
    passages.findIndex(
      ({ document, block }) => document.id === source.document && block.paragraph === source.paragraph,
    );
  const places = new Set(quoted.map(at));
  const others = taughtParagraphs(answer, passages)
    .filter((number) => !untaught.includes(number) && !places.has(number - 1))
    .flatMap((number) => {
      const passage = passages[number - 1];
      return passage ? beginningOf(passage, request) : [];
    });
  return [...quoted, ...others].sort((a, b) => at(a) - at(b) || a.offset - b.offset);
}

const unsourced = (text: string) => ({ text: plainLine(text), source: null });

/** The step of the course that an answer makes, without its questions. */
export function composeStep(
  answer: StepAnswer,
  around: Surroundings,
  untaught: readonly number[] = [],
): CourseStep {
  const { request, plan, position } = around;
  const { title = "", objectives = [] } = plan.steps[position - 1] ?? {};
  const step = {
    position,
    title,
    content: contentOf(answer, around),
    sections: {
      objectives: objectives.map(({ text }) => unsourced(text)),
      keyPoints: answer.keyPoints.map(unsourced),
      reflections: answer.reflections.map(unsourced),
      terms: answer.terms.map(({ term, meaning }) => ({
        term: plainLine(term),
        meaning: plainLine(meaning),
        source: null,
      })),
      // The bridge says it, and why.
      next: isReviewed(answer) || answer.bridge.trim() === "" ? (plan.steps[position]?.title ?? null) : null,
    },
    summary: plainLine(answer.summary),
    sources: sourcesOf(answer, untaught, around),
    question: null,
    exercises: [],
    writer: "model" as const,
    fallback: false,
  };
  return { ...step, words: countWords(wholeText(step, request.language)) };
}

/** Whether a text is in the language of the course. */
export function isInLanguage(text: string, { language }: CourseRequest): boolean {
  return documentLanguage([{ kind: "paragraph", level: 0, text, page: null }]) === language;
}
