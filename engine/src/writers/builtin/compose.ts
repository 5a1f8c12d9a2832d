import { composeStepMarkdown } from "@lehrpfad/contract/sections";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { countWords } from "../../text/words.ts";
import type { CourseStep, Question, Source } from "../../types/index.ts";
import { stepTitle } from "./headings.ts";
import { keySentences } from "./keySentences.ts";
import { passagesMarkdown } from "./passages.ts";
import type { Analysis, Candidate, StepMaterial } from "./questions/types.ts";
import { sectionsOf } from "./sections.ts";
import { sourceOf } from "./sources.ts";
import type { StepTexts } from "./templates.ts";

const SUMMARY_SENTENCES = 3;
/** Characters of a passage that stand in its source; the passage itself is longer. */
const SOURCE_LENGTH = 240;

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

/** A step as a lesson: its passages, and the sections around them. */
export function composeStep(analysis: Analysis, step: StepMaterial, question: Question | null): CourseStep {
  const { languageData, spellings } = analysis;
  const blocks = analysis.blocks.slice(step.from, step.to);
  const [first] = blocks;
  const titled = first?.kind === "heading" && stepTitle(first.text, languageData, spellings) === step.title;
  const passages = titled ? blocks.slice(1) : blocks;
  const figures = analysis.figures.get(step.position - 1) ?? [];
  const content = passagesMarkdown(passages, step.to - passages.length, figures, languageData, spellings);
  const labels = SECTION_LABELS[languageData.code];
  const countWith = (sections: CourseStep["sections"]) =>
    countWords(composeStepMarkdown(content, sections, labels).replace(FIGURE, ""));
  const words = countWords(blocks.map(({ text }) => text).join(" "));
  const sections = sectionsOf(analysis, step, words, countWith);
  const summary = keySentences(analysis, step, SUMMARY_SENTENCES, 2)
    .map(({ text }) => text)
    .join(" ");
  return {
    position: step.position,
    title: step.title,
    content,
    sections,
    summary,
    words: countWith(sections),
    sources: sources(analysis, step),
    question,
    writer: "builtin",
    fallback: false,
  };
}
