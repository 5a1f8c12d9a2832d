import { composeStepMarkdown } from "@lehrpfad/contract/sections";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { SCREENFUL, wordsAfter } from "../../text/steps.ts";
import { countWords } from "../../text/words.ts";
import type { CourseStep, Question, Source } from "../../types/index.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { stepTitle } from "./headings.ts";
import { keySentences } from "./keySentences.ts";
import { passagesMarkdown } from "./passages.ts";
import { sectionsOf } from "./sections.ts";
import { openingOf, sourceOf } from "./sources.ts";

const SUMMARY_SENTENCES = 3;
/** A single sentence is no summary: it would stand for a whole step. */
const FEWEST_SENTENCES = 2;

function sources(analysis: Analysis, step: StepMaterial): Source[] {
  return analysis.blocks
    .slice(step.from, step.to)
    .filter((block) => block.kind !== "heading")
    .map((block) => sourceOf(block, openingOf(block.text, analysis.languageData)));
}

/** What a step shows of its material: its own title stands above it. */
function shownBlocks({ blocks, languageData, spellings }: Analysis, { from, to, title }: StepMaterial) {
  const own = blocks.slice(from, to);
  const [first] = own;
  if (first?.kind !== "heading") return own;
  const heading = stepTitle(first.text, languageData, spellings);
  const isTitle = title === heading || (title.startsWith(`${heading} (`) && title.endsWith(")"));
  return isTitle ? own.slice(1) : own;
}

/** A figure in Markdown: its description is no text to be read. */
const FIGURE = /!\[(?:[^\]\\]|\\.)*\]\([^)\n]*\)/g;

/**
 * Sentences of a step that say what matters in it. `shown` is what stands above them: none that can still be seen there is
 * said again, and of a step of one screenful nothing is (null where they stand alone).
 */
export function summaryOf(analysis: Analysis, step: StepMaterial, shown: string | null): string {
  const after = shown === null ? null : wordsAfter(shown);
  const isAway = ({ text }: StepMaterial["sentences"][number]) =>
    after === null || (after(text) ?? 0) >= SCREENFUL;
  const sentences = step.sentences.filter(isAway);
  const said = keySentences(analysis, { ...step, sentences }, SUMMARY_SENTENCES, FEWEST_SENTENCES);
  return shown !== null && said.length < FEWEST_SENTENCES ? "" : said.map(({ text }) => text).join(" ");
}

/** A step as a lesson that asks nothing: its passages, the sections around them, and drafts of questions for somebody to judge. */
export function composeStep(analysis: Analysis, step: StepMaterial, drafts: Question[]): CourseStep {
  const { languageData, spellings } = analysis;
  const passages = shownBlocks(analysis, step);
  const figures = analysis.figures.get(step.position - 1) ?? [];
  const content = passagesMarkdown(passages, step.to - passages.length, figures, languageData, spellings);
  const labels = SECTION_LABELS[languageData.code];
  const sections = sectionsOf(analysis, step);
  const whole = composeStepMarkdown(content, sections, labels);
  return {
    position: step.position,
    title: step.title,
    content,
    sections,
    summary: summaryOf(analysis, step, whole),
    words: countWords(whole.replace(FIGURE, "")),
    sources: sources(analysis, step),
    ...{ question: null, exercises: [], drafts },
    writer: "builtin",
    fallback: false,
  };
}
