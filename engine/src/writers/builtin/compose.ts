import { locateQuote } from "../../text/quotes.ts";
import type { Sentence } from "../../text/sentences.ts";
import { capitalised, countWords, keyOf, stemsOf } from "../../text/words.ts";
import type { CourseStep, Question, Source } from "../../types/index.ts";
import { isGeneric, stepTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import { escapeMarkdown, passagesMarkdown } from "./passages.ts";
import type { Analysis, Candidate, StepMaterial } from "./questions/types.ts";
import { isQuotable, type QuotableOptions } from "./quotable.ts";
import { pickVaried } from "./ranking.ts";
import { reflections, thingOf } from "./reflections.ts";
import type { StepTexts } from "./templates.ts";

const MOST_TOPICS = 4;
/** Characters up to which a heading reads well as a topic in the list of what one will learn. */
const LONGEST_TOPIC = 90;
const WORDS_PER_KEY_POINT = 150;
const SUMMARY_SENTENCES = 3;
/** Characters of a passage that stand in its source; the passage itself is longer. */
const SOURCE_LENGTH = 240;

function definitionsInside(analysis: Analysis, step: StepMaterial) {
  return analysis.definitions.filter(
    ({ sentence }) => sentence.block >= step.from && sentence.block < step.to,
  );
}

/** A heading that can be named as a topic: no fragment, no number alone, nothing that every text has. */
function isTopic(title: string): boolean {
  const whole = /^[\p{Lu}¿¡«„“]/u.test(title) && !/[:,;(–—-]$/.test(title);
  const quotes = (title.match(/["„“”«»]/g) ?? []).length % 2 === 0;
  return whole && quotes && title.length <= LONGEST_TOPIC && title.length > 3 && !isGeneric(title);
}

/** Headings of boxes come behind those of every level. */
const BOXED_LAST = 10;

interface Goals {
  /** What its headings name. */
  topics: string[];
  /** Those, and the terms that it explains. */
  all: string[];
}

/** What a step is about, in the words of its headings, the highest first, and the terms that it explains. */
function goals(analysis: Analysis, step: StepMaterial, texts: StepTexts): Goals {
  const { languageData, spellings } = analysis;
  const taken = [stemsOf(step.title, languageData).join(" ")];
  const isNew = (topic: string) => {
    const stems = stemsOf(topic, languageData).join(" ");
    if (!stems || taken.some((other) => other.includes(stems) || (other && stems.includes(other))))
      return false;
    taken.push(stems);
    return true;
  };
  const order = ({ level, boxed }: MaterialBlock) => level + (boxed ? BOXED_LAST : 0);
  const topics = analysis.blocks
    .slice(step.from, step.to)
    .filter(({ kind }) => kind === "heading")
    .sort((a, b) => order(a) - order(b))
    .map(({ text }) => stepTitle(text, languageData, spellings))
    .filter((title) => isTopic(title) && isNew(title))
    .slice(0, MOST_TOPICS);
  const terms = definitionsInside(analysis, step)
    .filter(({ term, quality }) => quality >= 1.5 && isNew(term))
    .slice(0, 2);
  const named = [...topics, ...terms.map(({ term }) => capitalised(texts.learnTerm(term)))];
  return { topics, all: named.slice(0, MOST_TOPICS) };
}

const EXAMPLE =
  /(?<!\p{L})(?:for example|for instance|zum Beispiel|beispielsweise|par exemple|por ejemplo|per esempio|ad esempio)(?!\p{L})/iu;

/** Whether a sentence goes on with an example that the one before it began. */
function isInExample(sentence: Sentence, before: Sentence | undefined): boolean {
  return before !== undefined && before.block === sentence.block && EXAMPLE.test(before.text);
}

/** Words of a key point where a text has hardly a shorter sentence that stands alone. */
const LONGEST_POINT = 60;

/** Sentences that stand on their own, from the strictest reading to the most lenient that fills the list. */
function keySentences(analysis: Analysis, step: StepMaterial, count: number, least: number): Sentence[] {
  const { languageData, usage, level } = analysis;
  const free = step.sentences.filter(
    (sentence, at) => !sentence.listItem && !isInExample(sentence, step.sentences[at - 1]),
  );
  const maximum = level.longestKeySentence;
  const sizes = [{ minimum: 7, maximum }, ...[34, 45].map((longer) => ({ minimum: 6, maximum: longer }))];
  const readings: QuotableOptions[] = [
    ...sizes,
    { minimum: 6, maximum: 45, articles: true, person: "impersonal" },
    { minimum: 6, maximum: 45, articles: true, person: "any", narrative: true },
    { minimum: 6, maximum: LONGEST_POINT, articles: true, person: "any", narrative: true, hasVerb: true },
  ];
  let fit: Sentence[] = [];
  for (const reading of readings) {
    fit = unlike(free.filter(({ text }) => isQuotable(text, languageData, usage, reading)));
    if (fit.length >= least) break;
  }
  return pickVaried(fit, analysis.rank, count, (sentence) => level.brevity * brevity(sentence));
}

/** 1 for a sentence of up to eight words, 0 from 28 on. */
function brevity({ text }: Sentence): number {
  return Math.max(0, Math.min(1, (28 - countWords(text)) / 20));
}

function unlike(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((sentence) => [keyOf(sentence.text), sentence])).values()];
}

function glossary(analysis: Analysis, step: StepMaterial, texts: StepTexts): string[] {
  const best = new Map<string, string>();
  for (const { term, meaning, quality } of definitionsInside(analysis, step))
    if (quality >= analysis.level.glossary && !best.has(term)) best.set(term, meaning);
  if (best.size === 0) return [];
  const entries = [...best].map(
    ([term, meaning]) =>
      `- **${escapeMarkdown(capitalised(term))}**: ${escapeMarkdown(capitalised(meaning))}`,
  );
  return [`## ${texts.glossary}`, entries.join("\n")];
}

function sourceOf(block: MaterialBlock, quote: string): Source {
  return {
    document: block.document,
    documentName: block.documentName,
    page: block.page,
    paragraph: block.paragraph,
    offset: block.offset + locateQuote(block.text, quote),
    quote,
  };
}

/** The beginning of a passage, cut at a word. */
function opening(text: string): string {
  return text.length <= SOURCE_LENGTH ? text : text.slice(0, SOURCE_LENGTH).replace(/\s+\S*$/, "");
}

function sources(analysis: Analysis, step: StepMaterial): Source[] {
  return analysis.blocks
    .slice(step.from, step.to)
    .filter((block) => block.kind !== "heading")
    .map((block) => sourceOf(block, opening(block.text)));
}

/** A chosen candidate as a question, with its evidence as explanation and source. */
export function questionOf(analysis: Analysis, candidate: Candidate, texts: StepTexts): Question {
  const { evidence, type, text, options, told } = candidate;
  const block = analysis.blocks[evidence.block];
  return {
    kind: "choice",
    origin: "builtin",
    form: type,
    text,
    options,
    explanation: texts.evidence(told ?? evidence.text),
    hint: evidence.heading || null,
    reason: null,
    source: block ? sourceOf(block, evidence.text) : null,
  };
}

/** A figure in Markdown: its description is no text to be read. */
const FIGURE = /!\[(?:[^\]\\]|\\.)*\]\([^)\n]*\)/g;

/** Words of a step below which it is filled up with further key points. */
const FULL_STEP = 520;
const MOST_POINTS = 5;
/** Words that a whole step should have, and key points that a short one gets at most to reach them. */
const WHOLE_STEP = 505;
const POINTS_OF_A_SHORT_STEP = 10;

/** The key points of a step: three to five, and in a short one as many more as make it whole. */
function keyPoints(analysis: Analysis, step: StepMaterial, words: number, taught: number): string[] {
  const wanted = words < FULL_STEP ? MOST_POINTS : Math.round(words / WORDS_PER_KEY_POINT);
  const least = Math.min(MOST_POINTS, Math.max(3, wanted));
  for (let count = least; ; count++) {
    const points = keySentences(analysis, step, count, count > least ? count : 3).map(({ text }) => text);
    const whole = taught + countWords(points.join("\n")) >= WHOLE_STEP;
    const all = count > least && points.length < count;
    if (whole || all || count >= POINTS_OF_A_SHORT_STEP) return points;
  }
}

/** What a step is called and what its headings name, as far as no step before it spoke of the same thing. */
function newThings(analysis: Analysis, step: StepMaterial, topics: readonly string[]): string[] {
  const { languageData, spellings } = analysis;
  const headings = analysis.blocks.slice(0, step.from).filter(({ kind }) => kind === "heading");
  const before = [
    ...analysis.steps.slice(0, step.position - 1).map(({ title }) => title),
    ...headings.map(({ text }) => stepTitle(text, languageData, spellings)),
  ];
  const known = new Set(before.map((title) => keyOf(thingOf(title))));
  return [step.title, ...topics].filter((topic) => isTopic(topic) && !known.has(keyOf(thingOf(topic))));
}

/** A step as a lesson: what one will learn, the passages, key points, what to think over, terms, and what comes next. */
export function composeStep(
  analysis: Analysis,
  step: StepMaterial,
  question: Question | null,
  texts: StepTexts,
): CourseStep {
  const { languageData, spellings } = analysis;
  const blocks = analysis.blocks.slice(step.from, step.to);
  const [first] = blocks;
  const titled = first?.kind === "heading" && stepTitle(first.text, languageData, spellings) === step.title;
  const passages = titled ? blocks.slice(1) : blocks;
  const { topics, all: learn } = goals(analysis, step, texts);
  const words = countWords(blocks.map(({ text }) => text).join(" "));
  const following = analysis.steps[step.position];
  const figures = analysis.figures.get(step.position - 1) ?? [];
  const frame = [
    ...(learn.length > 0
      ? [`**${texts.learn}**`, learn.map((goal) => `- ${escapeMarkdown(goal)}`).join("\n")]
      : []),
    passagesMarkdown(passages, step.to - passages.length, figures, languageData, spellings),
  ];
  const terms = glossary(analysis, step, texts);
  const end = [
    ...(following ? [`*${escapeMarkdown(texts.next(following.title)).replace(/([?!…])\.$/, "$1")}*`] : []),
  ];
  const taught = countWords([...frame, ...terms, ...end].join("\n\n").replace(FIGURE, ""));
  const points = keyPoints(analysis, step, words, taught);
  const list = (title: string, items: readonly string[]) =>
    items.length > 1 ? [`## ${title}`, items.map((item) => `- ${escapeMarkdown(item)}`).join("\n")] : [];
  const lesson = [...frame, ...list(texts.keyPoints, points)];
  const missing = WHOLE_STEP - countWords([...lesson, ...terms, ...end].join("\n\n").replace(FIGURE, ""));
  const before = analysis.steps[step.position - 2]?.title ?? null;
  const about = newThings(analysis, step, topics);
  const thoughts = reflections(about, before, missing, step.position, texts);
  // The glossary comes last: there the viewer looks for it.
  const content = [...lesson, ...list(texts.reflect, thoughts), ...terms, ...end].join("\n\n");
  const summary = keySentences(analysis, step, SUMMARY_SENTENCES, 2)
    .map(({ text }) => text)
    .join(" ");
  return {
    position: step.position,
    title: step.title,
    content,
    summary,
    words: countWords(content.replace(FIGURE, "")),
    sources: sources(analysis, step),
    question,
    writer: "builtin",
    fallback: false,
  };
}
