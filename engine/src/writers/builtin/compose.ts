import type { CourseStep, Question, Source } from "../../types/index.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { authoredIn } from "./authored.ts";
import { stepTitle } from "./headings.ts";
import { wordsOf } from "./material.ts";
import { passagesMarkdown } from "./passages.ts";
import { sectionsOf } from "./sections.ts";
import { openingOf, sourceOf } from "./sources.ts";

function sources(analysis: Analysis, step: StepMaterial): Source[] {
  return analysis.blocks
    .slice(step.from, step.to)
    .filter((block) => block.kind !== "heading")
    .map((block) => sourceOf(block, openingOf(block.text, analysis.languageData)));
}

/** Whether a step begins with its own title, which stands above it anyway. */
function beginsWithTitle({ blocks, languageData, spellings }: Analysis, { from, title }: StepMaterial) {
  const first = blocks[from];
  if (first?.kind !== "heading") return false;
  const heading = stepTitle(first.text, languageData, spellings);
  return title === heading || (title.startsWith(`${heading} (`) && title.endsWith(")"));
}

/** A step as a lesson that asks nothing: its passages, the sections around them, and drafts of questions for somebody to judge. */
export function composeStep(analysis: Analysis, step: StepMaterial, drafts: Question[]): CourseStep {
  const { blocks, languageData, spellings } = analysis;
  const own = blocks.slice(step.from, step.to);
  const authored = authoredIn(analysis, step);
  const apart = new Set([...authored.apart, ...(beginsWithTitle(analysis, step) ? own.slice(0, 1) : [])]);
  const figures = analysis.figures.get(step.position - 1) ?? [];
  const content = passagesMarkdown(own, step.from, figures, languageData, spellings, apart);
  return {
    position: step.position,
    title: step.title,
    content,
    sections: sectionsOf(analysis, step, authored),
    summary: passagesMarkdown(authored.summary, 0, [], languageData, spellings),
    words: wordsOf(own),
    sources: sources(analysis, step),
    ...{ question: null, exercises: [], drafts },
    writer: "builtin",
    fallback: false,
  };
}
