import { type AskedBefore, askedBefore, gateContext, gateCourse } from "../../../quality/gate/context.ts";
import { judge } from "../../../quality/gate/judge.ts";
import { keyOf } from "../../../text/words.ts";
import type { Question, ReadDocument } from "../../../types/index.ts";
import { traitsOf } from "../../traits.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { askedHeadings } from "./askedHeadings.ts";
import type { Candidate, DraftMaker } from "./candidate.ts";
import { ownExercises } from "./ownExercises.ts";
import { questionOf } from "./question.ts";
import { reasons } from "./reasons.ts";
import { explainedTerms } from "./terms.ts";

const MAKERS: readonly DraftMaker[] = [ownExercises, askedHeadings, explainedTerms, reasons];

/** Everything that could be asked in a step, best first. */
export function candidatesOf(analysis: Analysis, step: StepMaterial): Candidate[] {
  return MAKERS.flatMap((make) => make(analysis, step)).sort((a, b) => b.score - a.score);
}

/** Drafts of a step at most: somebody reads each of them. */
const MOST = 4;

const promptKey = (text: string): string => `prompt ${keyOf(text)}`;

/** Text that a participant has read when a step's questions come. */
function readIn({ blocks }: Analysis, { title, from, to }: StepMaterial): string {
  return [title, ...blocks.slice(from, to).map(({ text }) => text)].join("\n\n");
}

/** Picks drafts that the quality gate lets pass, and that ask nothing twice. */
function picker(analysis: Analysis, documents: readonly ReadDocument[], earlier: readonly Question[]) {
  const gate = gateCourse(analysis.languageData.code, documents, traitsOf);
  const asked: AskedBefore[] = earlier.map((question) => askedBefore(question, gate));
  const used = new Set(earlier.map(({ text }) => promptKey(text)));
  return (step: StepMaterial, read: string, most: number): Question[] => {
    const picked: Question[] = [];
    for (const candidate of candidatesOf(analysis, step)) {
      if (picked.length >= most) break;
      const uses = [promptKey(candidate.text), ...candidate.uses];
      const question = questionOf(analysis, candidate);
      if (uses.some((key) => used.has(key)) || judge(question, gateContext(gate, read, asked)).length > 0)
        continue;
      for (const key of uses) used.add(key);
      asked.push(askedBefore(question, gate));
      picked.push(question);
    }
    return picked;
  };
}

/**
 * The drafts of each step, by its position, best first: for somebody to accept, change or skip. No sentence, section or
 * prompt comes twice in a course. They are looked for step by step, up to the one that is asked for.
 */
export function draftFinder(
  analysis: Analysis,
  documents: readonly ReadDocument[],
): (position: number) => Question[] {
  const pick = picker(analysis, documents, []);
  const found: Question[][] = [];
  return (position) => {
    for (const step of analysis.steps.slice(found.length, position))
      found.push(pick(step, readIn(analysis, step), MOST));
    return found[position - 1] ?? [];
  };
}

/** The best question on a step beside those asked before it; null where there is none but them. */
export function otherQuestion(
  analysis: Analysis,
  step: StepMaterial,
  documents: readonly ReadDocument[],
  asked: readonly Question[],
  read: string,
): Question | null {
  return picker(analysis, documents, asked)(step, read, 1)[0] ?? null;
}
