import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import { type Sentence, sentencesOf } from "../../text/sentences.ts";
import type { CourseDesign, CourseNotice, CoursePlan, CourseRequest, CourseStep } from "../../types/index.ts";
import { adviseSteps } from "../advise.ts";
import { leftOutNotices } from "../leftOut.ts";
import type { PlannedCourse, Writer } from "../types.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { composeStep } from "./compose.ts";
import { definitionsOf } from "./definitions.ts";
import { easeTo, levelOf } from "./difficulty.ts";
import { draftFinder } from "./drafts/drafts.ts";
import { placeFigures } from "./figures.ts";
import { withoutForeign } from "./foreign.ts";
import { orderByGoal } from "./goal.ts";
import { spellingsOf, stepTitle } from "./headings.ts";
import { materialOf, wordsOf } from "./material.ts";
import { designOf, materialOfDesign, withObjectives } from "./planned.ts";
import { usageOf } from "./quotable.ts";
import { levelNotice } from "./reading.ts";
import { type Segment, segment } from "./segmentation.ts";
import { STEP_TEXTS } from "./templates.ts";
import { titlesOf } from "./titles.ts";

function stepsOf(
  cuts: readonly Segment[],
  sentences: readonly Sentence[],
  titles: readonly string[],
): StepMaterial[] {
  return cuts.map(({ from, to }, at) => ({
    position: at + 1,
    title: titles[at] ?? "",
    from,
    to,
    sentences: sentences.filter(({ block }) => block >= from && block < to),
  }));
}

/** The blocks that are taught: what the goal and the level of difficulty leave of the documents. */
export function chosenMaterial(request: CourseRequest, languageData: LanguageData) {
  const all = materialOf(request.documents, languageData, request.ownLanguageOnly);
  const isForeignLeftOut =
    request.ownLanguageOnly === true && all.leftOut.some(({ reason }) => reason === "other_language");
  const aimed = request.goal
    ? orderByGoal(all.blocks, request.goal, languageData)
    : { blocks: all.blocks, leftOut: [], isFound: true };
  const wished = adviseSteps(wordsOf(aimed.blocks), request.steps).steps;
  const eased = easeTo(request.difficulty, aimed.blocks, wished, languageData);
  return {
    blocks: eased.blocks,
    leftOut: [...all.leftOut, ...aimed.leftOut, ...eased.leftOut],
    partly: isForeignLeftOut || aimed.leftOut.length > 0 || eased.leftOut.length > 0,
    goalIsFound: aimed.isFound,
  };
}

/** What a course is called: as asked for, else as its first document. */
function titleOf({ title, documents }: CourseRequest, languageData: LanguageData): string {
  return title ?? stepTitle(documents[0]?.title ?? documents[0]?.name ?? "", languageData);
}

/** The blocks and where each step begins: as a plan has them, else as they are honest for the documents. */
function cutMaterial(request: CourseRequest, languageData: LanguageData, design: CourseDesign | null) {
  if (design === null) return { ...chosenMaterial(request, languageData), cuts: null };
  const all = materialOf(request.documents, languageData, request.ownLanguageOnly);
  const { blocks, cuts } = materialOfDesign(design, all.blocks, request.documents);
  const leftOut = [...(design.aside ?? []), ...design.leftOut];
  return { blocks, cuts, leftOut, partly: true, goalIsFound: true };
}

/**
 * Everything the writer knows of a request's documents, cut into the steps of a plan, or into those that are honest
 * for the documents.
 */
export function analyse(request: CourseRequest, design: CourseDesign | null = null): Analysis {
  const languageData = languageDataOf(request.language);
  const { blocks, leftOut, partly, goalIsFound, cuts: planned } = cutMaterial(request, languageData, design);
  if (blocks.length === 0) throw new RangeError("The documents hold nothing to teach");
  const words = partly
    ? wordsOf(blocks)
    : request.documents.reduce((sum, document) => sum + document.words, 0);
  const sentences = withoutForeign(sentencesOf(blocks, languageData), languageData);
  const usage = usageOf(sentences, languageData);
  const definitions = definitionsOf(blocks, sentences, languageData, usage);
  const wished = () => adviseSteps(words, request.steps).steps;
  const cuts = planned ?? segment(blocks, wished(), languageData);
  const texts = STEP_TEXTS[request.language];
  const titles =
    design?.steps.map(({ title }) => title) ?? titlesOf(blocks, cuts, sentences, languageData, texts);
  return {
    ...{ languageData, blocks, sentences, definitions, usage, words, partly, goalIsFound, leftOut },
    level: levelOf(request.difficulty),
    spellings: spellingsOf(blocks),
    steps: stepsOf(cuts, sentences, titles),
    figures: placeFigures(request.documents, blocks, cuts),
    title: titleOf(request, languageData),
    derived: new Map(),
    design,
  };
}

/** A planned course, and its steps without drafts of questions, which take the most time to find. */
export interface Draft {
  analysis: Analysis;
  planned: PlannedCourse;
  steps(): CourseStep[];
}

function noticesOf({ leftOut, partly, goalIsFound }: Analysis, { goal }: CourseRequest): CourseNotice[] {
  const unknown: CourseNotice = { code: "goal_not_in_documents", params: { goal: goal ?? "" } };
  return [...(partly ? leftOutNotices(leftOut) : []), ...(goalIsFound ? [] : [unknown])];
}

/** An analysis whose plan says what each step is for, also where its steps were only cut. */
function analysed(request: CourseRequest, design: CourseDesign | null): Analysis {
  const analysis = analyse(request, design);
  if (!design?.isOutline) return analysis;
  return { ...analysis, design: withObjectives(analysis, design), derived: new Map() };
}

interface DraftOptions {
  /** The plan that is written from; null where there is none. */
  design?: CourseDesign | null;
  /** Whether somebody is to look at the plan. */
  untilPlan?: boolean;
}

/** Plans a course from the documents' own words; drafts of questions are looked for when a step is written. */
export function draftOf(
  request: CourseRequest,
  { design = null, untilPlan = false }: DraftOptions = {},
): Draft {
  const analysis = analysed(request, design);
  let find: ReturnType<typeof draftFinder> | null = null;
  const shown = untilPlan ? (analysis.design ?? designOf(analysis)) : analysis.design;
  const plan: CoursePlan = {
    title: analysis.title,
    steps: analysis.steps.map(({ position, title }) => ({ position, title })),
    leftOut: [...analysis.leftOut],
    notices: noticesOf(analysis, request),
    ...(shown === null ? {} : { design: shown }),
  };
  const planned: PlannedCourse = {
    plan,
    words: analysis.words,
    writeStep: async (position): Promise<CourseStep> => {
      const step = analysis.steps[position - 1];
      if (!step) throw new RangeError(`The plan has no step ${position}`);
      find ??= draftFinder(analysis, request.documents);
      return composeStep(analysis, step, find(position));
    },
  };
  return {
    ...{ analysis, planned },
    steps: () => analysis.steps.map((step) => composeStep(analysis, step, [])),
  };
}

/** Writes a course from the documents' own words: no model, no network, the same request gives the same course. */
export const builtinWriter: Writer = {
  kind: "builtin",
  plan: async (request, context): Promise<PlannedCourse> => {
    const { planned, steps } = draftOf(request, context);
    const level = levelNotice(request, steps());
    const notices = [...planned.plan.notices, ...(level ? [level] : [])];
    return { ...planned, plan: { ...planned.plan, notices } };
  },
};
