import { locateQuote } from "../../quality/quotes.ts";
import type { CourseStep, Language, Question, Source } from "../../types.ts";
import { figureMarkdown, type PlacedFigure } from "./figures.ts";
import { headingTitle, isGeneric, stepTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import type { Analysis, Candidate, StepMaterial } from "./questions/types.ts";
import { isQuotable } from "./quotable.ts";
import { pickVaried } from "./ranking.ts";
import type { Sentence } from "./sentences.ts";
import type { StepTexts } from "./templates.ts";
import { countWords } from "./words.ts";

const MOST_TOPICS = 4;
/** Characters up to which a heading reads well as a topic in the list of what one will learn. */
const LONGEST_TOPIC = 90;
const WORDS_PER_KEY_POINT = 150;
const SUMMARY_SENTENCES = 3;
/** Characters of a passage that stand in its source; the passage itself is longer. */
const SOURCE_LENGTH = 240;

function headingsInside(analysis: Analysis, step: StepMaterial): string[] {
  return analysis.blocks
    .slice(step.from, step.to)
    .filter((block) => block.kind === "heading")
    .map((block) => stepTitle(block.text, analysis.tongue));
}

function definitionsInside(analysis: Analysis, step: StepMaterial) {
  return analysis.definitions.filter(
    ({ sentence }) => sentence.block >= step.from && sentence.block < step.to,
  );
}

function goals(analysis: Analysis, step: StepMaterial, texts: StepTexts): string[] {
  const terms = definitionsInside(analysis, step).map(({ term }) => texts.learnTerm(term));
  const headings = headingsInside(analysis, step)
    .filter((heading) => heading !== step.title && heading.length <= LONGEST_TOPIC && !isGeneric(heading))
    .map(texts.learnAbout);
  const recurring = [...analysis.terms.values()]
    .map((term) => {
      const inside = step.sentences.filter(({ index }) => term.sentences.has(index)).length;
      return { term, value: (inside * inside) / term.sentences.size, inside };
    })
    .filter(({ inside }) => inside >= 2)
    .sort((a, b) => b.value - a.value)
    .map(({ term }) => texts.learnAbout(term.text));
  const chosen = [...headings.slice(0, MOST_TOPICS), ...terms.slice(0, 2)];
  return [...chosen, ...recurring.slice(0, Math.max(0, 3 - chosen.length))].slice(0, MOST_TOPICS);
}

/** Characters that Markdown would read as marks are taken literally; tables are Markdown already. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/([\\`*_[\]<>])/g, "\\$1")
    .replace(/^([#>+-])(?=\s)/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
}

const ITEM_MARK = /^(?:[-–•*]|(\d{1,3})[.)])\s+/;

function listItem(block: MaterialBlock): string {
  const mark = block.text.match(ITEM_MARK);
  const text = escapeMarkdown(block.text.slice(mark?.[0].length ?? 0));
  return `${"  ".repeat(Math.min(3, block.level))}${mark?.[1] ? `${mark[1]}.` : "-"} ${text}`;
}

function bodyLine(block: MaterialBlock): string {
  switch (block.kind) {
    case "heading":
      return `## ${escapeMarkdown(headingTitle(block.text) || block.text)}`;
    case "list":
      return listItem(block);
    case "table":
      return block.text;
    case "code":
      return `\`\`\`\n${block.text.replaceAll("```", "'''")}\n\`\`\``;
    case "quote":
      return `> ${escapeMarkdown(block.text)}`;
    default:
      return escapeMarkdown(block.text);
  }
}

/** Whether something may stand between a block and the one before without taking a nested list apart. */
function opensAnew(block: MaterialBlock | undefined): boolean {
  return block?.kind !== "list" || block.level === 0;
}

/** Blocks from `from` on as Markdown with their figures; items of one list stay together. */
function body(
  blocks: readonly MaterialBlock[],
  from: number,
  figures: readonly PlacedFigure[],
  language: Language,
): string {
  const waiting = [...figures];
  const captions = new Set(figures.map(({ caption }) => caption));
  let text = "";
  let before: MaterialBlock | null = null;
  for (const [at, block] of blocks.entries()) {
    if (!captions.has(from + at)) {
      const joined = block.kind === "list" && before?.kind === "list" ? "\n" : "\n\n";
      text += (text ? joined : "") + bodyLine(block);
      before = block;
    }
    while (waiting[0] && waiting[0].after <= from + at && opensAnew(blocks[at + 1])) {
      text += `${text ? "\n\n" : ""}${figureMarkdown(waiting[0].figure, language)}`;
      waiting.shift();
      before = null;
    }
  }
  return text;
}

function keySentences(analysis: Analysis, step: StepMaterial, count: number): Sentence[] {
  const { tongue, usage } = analysis;
  const fit = step.sentences.filter(
    ({ text, listItem }) => !listItem && isQuotable(text, tongue, usage, { minimum: 7, maximum: 34 }),
  );
  return pickVaried(fit, analysis.rank, count);
}

function glossary(analysis: Analysis, step: StepMaterial, texts: StepTexts): string[] {
  const entries = definitionsInside(analysis, step).filter(({ quality }) => quality >= 1.5);
  if (entries.length === 0) return [];
  return [
    `## ${texts.glossary}`,
    entries
      .map(({ term, meaning }) => `- **${escapeMarkdown(term)}**: ${escapeMarkdown(meaning)}`)
      .join("\n"),
  ];
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
  const { evidence, type, text, options } = candidate;
  const block = analysis.blocks[evidence.block];
  return {
    type,
    text,
    options,
    explanation: texts.evidence(evidence.text),
    hint: evidence.heading || null,
    reason: null,
    source: block ? sourceOf(block, evidence.text) : null,
  };
}

/** A figure in Markdown: its description is no text to be read. */
const FIGURE = /!\[(?:[^\]\\]|\\.)*\]\([^)\n]*\)/g;

/** A step as a lesson: what one will learn, the passages, key points, terms, and what comes next. */
export function composeStep(
  analysis: Analysis,
  step: StepMaterial,
  question: Question | null,
  texts: StepTexts,
): CourseStep {
  const blocks = analysis.blocks.slice(step.from, step.to);
  const passages =
    blocks[0]?.kind === "heading" && stepTitle(blocks[0].text, analysis.tongue) === step.title
      ? blocks.slice(1)
      : blocks;
  const learn = goals(analysis, step, texts);
  const words = countWords(blocks.map(({ text }) => text).join(" "));
  const points = keySentences(
    analysis,
    step,
    Math.min(5, Math.max(3, Math.round(words / WORDS_PER_KEY_POINT))),
  );
  const following = analysis.steps[step.position];
  const figures = analysis.figures.get(step.position - 1) ?? [];
  const content = [
    ...(learn.length > 0
      ? [`**${texts.learn}**`, learn.map((goal) => `- ${escapeMarkdown(goal)}`).join("\n")]
      : []),
    body(passages, step.to - passages.length, figures, analysis.tongue.code),
    ...(points.length > 1
      ? [`## ${texts.keyPoints}`, points.map(({ text }) => `- ${escapeMarkdown(text)}`).join("\n")]
      : []),
    ...glossary(analysis, step, texts),
    ...(following ? [`*${escapeMarkdown(texts.next(following.title))}*`] : []),
  ].join("\n\n");
  const summary = keySentences(analysis, step, SUMMARY_SENTENCES)
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
