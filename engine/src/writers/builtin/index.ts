import { adviseSteps } from "../../pipeline/advise.ts";
import type { CoursePlan, CourseRequest, CourseStep, Language } from "../../types.ts";
import type { PlannedCourse, Writer } from "../types.ts";
import { composeStep, questionOf } from "./compose.ts";
import { definitionsOf } from "./definitions.ts";
import { placeFigures } from "./figures.ts";
import { orderByGoal } from "./goal.ts";
import { stepTitle } from "./headings.ts";
import { type Tongue, tongueOf } from "./language/index.ts";
import { type MaterialBlock, materialOf } from "./material.ts";
import { chooseQuestions } from "./questions/choose.ts";
import type { Analysis, StepMaterial } from "./questions/types.ts";
import { usageOf } from "./quotable.ts";
import { seedOf } from "./random.ts";
import { rankSentences } from "./ranking.ts";
import { type Segment, segment } from "./segmentation.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { QUESTION_TEXTS, STEP_TEXTS } from "./templates.ts";
import { termsOf } from "./terms.ts";
import { countWords } from "./words.ts";

const LANGUAGES: readonly Language[] = ["de", "en", "fr", "es", "it"];
const LONGEST_TITLE = 90;

function latestYear(blocks: readonly MaterialBlock[]): number {
  const years = blocks.flatMap(({ text }) =>
    [...text.matchAll(/\b(1\d{3}|20\d{2})\b/g)].map((match) => Number(match[0])),
  );
  return Math.max(1900, ...years);
}

function titleOf(blocks: readonly MaterialBlock[], cut: Segment, before: string, tongue: Tongue): string {
  const inside = blocks.slice(cut.from, cut.to);
  const heading = inside.find(({ kind }) => kind === "heading");
  const first = inside[0];
  if (heading && (heading === first || inside.indexOf(heading) < inside.length / 2))
    return stepTitle(heading.text, tongue);
  if (before) return stepTitle(before, tongue);
  const text = first?.text ?? "";
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, "")} …`;
}

function titlesOf(blocks: readonly MaterialBlock[], cuts: readonly Segment[], tongue: Tongue): string[] {
  const texts = STEP_TEXTS[tongue.code];
  const counts = new Map<string, number>();
  const raw = cuts.map((cut) => {
    const before = blocks.slice(0, cut.from).findLast(({ kind }) => kind === "heading")?.text ?? "";
    return titleOf(blocks, cut, before, tongue);
  });
  return raw.map((title) => {
    const number = (counts.get(title) ?? 0) + 1;
    counts.set(title, number);
    return raw.filter((other) => other === title).length > 1 ? texts.part(title, number) : title;
  });
}

function stepsOf(
  blocks: readonly MaterialBlock[],
  cuts: readonly Segment[],
  sentences: readonly Sentence[],
  tongue: Tongue,
): StepMaterial[] {
  const titles = titlesOf(blocks, cuts, tongue);
  return cuts.map(({ from, to }, at) => ({
    position: at + 1,
    title: titles[at] ?? "",
    from,
    to,
    sentences: sentences.filter(({ block }) => block >= from && block < to),
  }));
}

/** Everything the writer knows of a request's documents, cut into the steps that are honest for them. */
export function analyse(request: CourseRequest): Analysis {
  const tongue = tongueOf(request.language);
  const others = LANGUAGES.filter((code) => code !== request.language).map(tongueOf);
  const all = materialOf(request.documents, tongue, others);
  const blocks = request.goal ? orderByGoal(all, request.goal, tongue) : all;
  if (blocks.length === 0) throw new RangeError("The documents hold nothing to teach");
  const partly = blocks.length < all.length;
  const words = partly
    ? countWords(blocks.map(({ text }) => text).join(" "))
    : request.documents.reduce((sum, document) => sum + document.words, 0);
  const sentences = sentencesOf(blocks, tongue);
  const usage = usageOf(sentences, tongue);
  const terms = termsOf(blocks, sentences, tongue);
  const definitions = definitionsOf(sentences, terms, tongue, usage);
  const potential = blocks.map(
    (_, at) =>
      definitions.filter(({ sentence, quality }) => sentence.block === at && quality >= 1.5).length * 0.8,
  );
  const cuts = segment(blocks, adviseSteps(words, request.steps).steps, tongue, potential);
  return {
    ...{ tongue, blocks, sentences, terms, definitions, usage, words, partly },
    rank: rankSentences(sentences),
    latestYear: latestYear(blocks),
    steps: stepsOf(blocks, cuts, sentences, tongue),
    figures: placeFigures(request.documents, blocks, cuts),
    texts: QUESTION_TEXTS[request.language],
  };
}

/** Writes a course from the documents' own words: no model, no network, the same request gives the same course. */
export const builtinWriter: Writer = {
  kind: "builtin",
  plan: async (request): Promise<PlannedCourse> => {
    const analysis = analyse(request);
    const texts = STEP_TEXTS[request.language];
    const seed = seedOf(analysis.blocks.map(({ text }) => text).join("\n"));
    const questions = chooseQuestions(analysis, request.documents, seed);
    const plan: CoursePlan = {
      title:
        request.title ??
        stepTitle(request.documents[0]?.title ?? request.documents[0]?.name ?? "", analysis.tongue),
      steps: analysis.steps.map(({ position, title }) => ({ position, title })),
      notices: analysis.partly ? [{ code: "document_partly_left_out", params: {} }] : [],
    };
    return {
      plan,
      words: analysis.words,
      writeStep: async (position): Promise<CourseStep> => {
        const step = analysis.steps[position - 1];
        if (!step) throw new RangeError(`The plan has no step ${position}`);
        const chosen = questions[position - 1];
        return composeStep(analysis, step, chosen ? questionOf(analysis, chosen, texts) : null, texts);
      },
    };
  },
};
