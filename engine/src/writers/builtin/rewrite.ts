import { STEPS } from "../../limits.ts";
import { unmarked } from "../../text/markdown.ts";
import { titledText, wholeText } from "../../text/steps.ts";
import { countWords, keyOf, overlap, stemsOf } from "../../text/words.ts";
import type { CourseStep, RewriteRequest } from "../../types/index.ts";
import { NothingAboutError, NothingNewError, NothingOtherError } from "../types.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { composeStep } from "./compose.ts";
import { draftFinder, otherQuestion } from "./drafts/drafts.ts";
import { placeFigures } from "./figures.ts";
import { stepTitle } from "./headings.ts";
import { analyse } from "./index.ts";
import { sectionsNamed } from "./named.ts";

/** Words of the material in a step that is inserted. */
const INSERTED_WORDS = 450;

/** The step that is rewritten. */
function present({ steps, position }: RewriteRequest): CourseStep {
  const step = steps.find((one) => one.position === position);
  if (!step) throw new RangeError(`The course has no step ${position}`);
  return step;
}

/** Documents as an analysis, or NothingOtherError where they hold nothing to teach. */
function analysed(course: RewriteRequest["course"], steps: number): Analysis {
  try {
    return analyse({ ...course, steps: Math.min(STEPS.maximum, Math.max(1, steps)) });
  } catch (error) {
    if (error instanceof RangeError) throw new NothingOtherError();
    throw error;
  }
}

/** Where a step's passages lie among the blocks: from the first that it cites to the last, with the heading above. */
function materialOf(analysis: Analysis, step: CourseStep): StepMaterial {
  const cited = new Set(step.sources.map(({ document, paragraph }) => `${document}/${paragraph}`));
  const places = analysis.blocks.flatMap(({ document, paragraph }, at) =>
    cited.has(`${document}/${paragraph}`) ? [at] : [],
  );
  const to = (places.at(-1) ?? -1) + 1;
  let from = places[0] ?? 0;
  while (to > 0 && from > 0 && analysis.blocks[from - 1]?.kind === "heading") from--;
  const sentences = analysis.sentences.filter(({ block }) => block >= from && block < to);
  return { position: step.position, title: step.title, from, to, sentences };
}

/** The course as it is, on an analysis of its documents. */
function analysisOf({ course, steps }: RewriteRequest): Analysis {
  const analysis = analysed(course, Math.max(STEPS.minimum, steps.length));
  const materials = steps.map((step) => materialOf(analysis, step));
  const figures = placeFigures(course.documents, analysis.blocks, materials);
  return { ...analysis, steps: materials, figures, derived: new Map() };
}

function stepOf(analysis: Analysis, position: number): StepMaterial {
  const step = analysis.steps[position - 1];
  if (!step || step.to <= step.from) throw new NothingOtherError();
  return step;
}

/** The text that the documents have for a step; what it asks stays, and a summary that somebody wrote. */
function rewrittenStep(request: RewriteRequest): CourseStep {
  const step = present(request);
  const { language } = request.course;
  const analysis = analysisOf(request);
  const { summary, question, exercises, drafts = [] } = step;
  const own = composeStep(analysis, stepOf(analysis, step.position), drafts);
  const written = { ...own, summary, question, exercises };
  const whole = (one: CourseStep) => wholeText(one, language);
  if ([step, ...request.avoid].some((one) => whole(one) === whole(written))) throw new NothingOtherError();
  return written;
}

function askedIn(steps: readonly CourseStep[]) {
  return steps.flatMap(({ question, exercises }) => [...(question ? [question] : []), ...exercises]);
}

function rewrittenQuestion(request: RewriteRequest): CourseStep {
  const step = present(request);
  const analysis = analysisOf(request);
  const read = titledText(step, request.course.language);
  const asked = askedIn([...request.steps, ...request.avoid]);
  const material = stepOf(analysis, step.position);
  const question = otherQuestion(analysis, material, request.course.documents, asked, read);
  if (question === null) throw new NothingOtherError();
  return { ...step, question };
}

/** Words up to which what stands under a heading is one step. */
const LONGEST_SECTION = 2_000;

/** What stands under the heading that a wish names, as a step; null where it names none that was not used. */
function sectionPart(analysis: Analysis, wish: string, used: ReadonlySet<string>): StepMaterial | null {
  const { blocks, languageData, spellings, sentences } = analysis;
  for (const { from, to } of sectionsNamed(blocks, wish, languageData)) {
    const title = stepTitle(blocks[from]?.text ?? "", languageData, spellings);
    const words = blocks.slice(from + 1, to).reduce((sum, { text }) => sum + countWords(text), 0);
    if (used.has(title) || words === 0 || words > LONGEST_SECTION) continue;
    const own = sentences.filter(({ block }) => block >= from && block < to);
    return { position: 1, title, from, to, sentences: own };
  }
  return null;
}

/** Share of a part's sentences in the course from which it is taught there. */
const TAUGHT = 0.5;

/** Tells whether a part of the documents is taught in a course already, from whatever copy of a document it was taken. */
function taughtIn(steps: readonly CourseStep[]): (part: StepMaterial) => boolean {
  const told = ` ${keyOf(steps.map(({ content }) => unmarked(content)).join(" "))} `;
  return ({ sentences }) => {
    const there = sentences.filter(({ text }) => told.includes(` ${keyOf(text)} `)).length;
    return sentences.length > 0 && there >= TAUGHT * sentences.length;
  };
}

/** How many of a wish's content words a part must hold to be what was meant: half of them, three of a long wish. */
const enoughOf = (words: number): number => Math.min(3, Math.ceil(words / 2));

/** The part that speaks most of a wish, and whether it does at all; where nothing is wished, the first that is new. */
function nearestPart(
  analysis: Analysis,
  wish: string | null,
  isFree: (part: StepMaterial) => boolean,
  leastHits: (words: number) => number,
): StepMaterial {
  const { languageData, steps } = analysis;
  const wanted = wish === null ? [] : [...new Set(stemsOf(wish, languageData))];
  const shares = steps.map((part) => {
    const texts = [part.title, ...part.sentences.map(({ text }) => text)];
    const stems = stemsOf(texts.join(" "), languageData);
    const hits = wanted.filter((stem) => stems.includes(stem)).length;
    return { part, hits, value: hits + overlap(wanted, stems) };
  });
  if (wanted.length > 0 && shares.every(({ hits }) => hits < leastHits(wanted.length)))
    throw new NothingAboutError();
  const [best] = shares.filter(({ part }) => isFree(part)).sort((one, other) => other.value - one.value);
  if (!best) throw new NothingOtherError();
  return best.part;
}

/**
 * The part of the documents that is described: what stands under the heading it names, else the part that speaks most of
 * it, as long as one step.
 *
 * @param taught the steps of the course, none of which is to be told again word for word; null for a writer with words
 * of its own, for which a part that speaks of the wish at all is enough
 * @throws NothingAboutError where the documents do not speak of it
 * @throws NothingNewError where the course says it already
 * @throws NothingOtherError where all of them were turned down
 */
export function describedPart(
  { course, avoid }: RewriteRequest,
  taught: readonly CourseStep[] | null,
): { analysis: Analysis; part: StepMaterial } {
  const wish = course.instruction?.trim() || null;
  const words = course.documents.reduce((sum, document) => sum + document.words, 0);
  const analysis = analysed({ ...course, goal: null }, Math.round(words / INSERTED_WORDS));
  const used = new Set(avoid.map(({ title }) => title));
  const isTaught = taughtIn(taught ?? []);
  const section = wish === null ? null : sectionPart(analysis, wish, used);
  if (section && isTaught(section)) throw new NothingNewError();
  if (section) return { analysis: { ...analysis, steps: [section], derived: new Map() }, part: section };
  if (wish === null && analysis.steps.every(isTaught)) throw new NothingNewError();
  const isFree = (part: StepMaterial) => !used.has(part.title) && (wish !== null || !isTaught(part));
  const part = nearestPart(analysis, wish, isFree, taught === null ? () => 1 : enoughOf);
  if (isTaught(part)) throw new NothingNewError();
  return { analysis, part };
}

function insertedStep(request: RewriteRequest): CourseStep {
  const { analysis, part } = describedPart(request, request.steps);
  // It is no part of the order of its document: nothing of that comes next.
  const alone = { ...analysis, steps: analysis.steps.slice(0, part.position), derived: new Map() };
  const drafts = draftFinder(
    { ...alone, steps: [{ ...part, position: 1 }], derived: new Map() },
    request.course.documents,
  )(1);
  return { ...composeStep(alone, part, drafts), position: request.position };
}

const WRITERS: Record<RewriteRequest["kind"], (request: RewriteRequest) => CourseStep> = {
  step: rewrittenStep,
  question: rewrittenQuestion,
  summary: () => {
    throw new NothingOtherError();
  },
  insert: insertedStep,
};

/**
 * Writes something anew from the documents' own words: the text that they have for a step, the next best question, or a
 * step of the part of a document that is described. Throws NothingOtherError where they give nothing but what is there,
 * and for a summary, which needs words of one's own.
 */
export function builtinRewrite(request: RewriteRequest): CourseStep {
  return WRITERS[request.kind](request);
}
