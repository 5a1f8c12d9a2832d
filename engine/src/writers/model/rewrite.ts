import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { z } from "zod";
import { documentLanguage } from "../../documents/language.ts";
import { type GateCourse, gateContext, gateCourse } from "../../quality/gate/context.ts";
import { judge } from "../../quality/gate/judge.ts";
import { numbersOf } from "../../text/numbers.ts";
import { titledText, wholeText } from "../../text/steps.ts";
import { countWords } from "../../text/words.ts";
import type { CourseStep, Question, RewriteRequest } from "../../types/index.ts";
import { describedPart } from "../builtin/rewrite.ts";
import { traitsOf } from "../traits.ts";
import { NothingOtherError, type WriterContext } from "../types.ts";
import { type Asker, type AskOptions, createAsker } from "./ask.ts";
import { condensedMaterial } from "./condense.ts";
import { disagreementOf } from "./disagreement.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { optionsOf } from "./index.ts";
import { type Passage, provenBy } from "./passages.ts";
import { instructionsOf } from "./prompts.ts";
import { type Asking, askBlind, askingOf, askQuestion, findQuestion } from "./question.ts";
import { fewestWordsOf, insertPrompt, rewritePrompt, summaryPrompt } from "./rewritePrompts.ts";
import type { ModelSettings } from "./settings.ts";

const FEWEST_QUOTES = 2;
const SUMMARY = { fewest: 8, most: 150, enoughForLanguage: 25 };

const stepSchema = z.object({
  title: z.string().trim().min(1),
  content: z.string(),
  summary: z.string(),
  quotes: z.array(z.string()),
});
type Answer = z.infer<typeof stepSchema>;
const summarySchema = z.object({ summary: z.string() });

/** All that writing something anew with a model needs. */
interface Rewriting {
  asker: Asker;
  request: RewriteRequest;
  gate: GateCourse | null;
  options: AskOptions;
  /** Words of material that one request may hold. */
  mostWords: number;
}

function isIn(language: string, text: string): boolean {
  return documentLanguage([{ kind: "paragraph", level: 0, text, page: null }]) === language;
}

function present({ steps, position }: RewriteRequest): CourseStep {
  const step = steps.find((one) => one.position === position);
  if (!step) throw new RangeError(`The course has no step ${position}`);
  return step;
}

/** The passages of each document from the first that a step cites to the last: what it was written from. */
function passagesAround({ sources }: CourseStep, { course }: RewriteRequest): Passage[] {
  return course.documents.flatMap((document) => {
    const cited = sources.filter(({ document: id }) => id === document.id).map(({ paragraph }) => paragraph);
    if (cited.length === 0) return [];
    const blocks = document.blocks.slice(Math.min(...cited) - 1, Math.max(...cited));
    return blocks.map((block) => ({ document, block }));
  });
}

/** The passages of the part of the documents that is described; all of them where they cannot be divided. */
function passagesDescribed(request: RewriteRequest): Passage[] {
  const { documents } = request.course;
  if (documents.length === 0) return [];
  try {
    const { analysis, part } = describedPart(request, null);
    const blocks = analysis.blocks.slice(part.from, part.to);
    const places = new Set(blocks.map(({ document, paragraph }) => `${document}/${paragraph}`));
    return documents.flatMap((document) =>
      document.blocks
        .filter(({ paragraph }) => places.has(`${document.id}/${paragraph}`))
        .map((block) => ({ document, block })),
    );
  } catch (error) {
    if (!(error instanceof NothingOtherError)) throw error;
    return documents.flatMap((document) => document.blocks.map((block) => ({ document, block })));
  }
}

function verified(quotes: readonly string[], passages: readonly Passage[]) {
  return quotes.flatMap((quote) => provenBy(quote, passages) ?? []);
}

function faultOf(
  { content, quotes }: Answer,
  { request: { course, steps, avoid } }: Rewriting,
  passages: readonly Passage[],
  fewestWords: number,
): string | null {
  const words = countWords(content);
  if (words < fewestWords)
    return `the text has ${words} words, at least ${fewestWords} are needed: write more`;
  if (!isIn(course.language, content)) return "the text is in another language than the one asked for";
  if ([...steps, ...avoid].some((step) => wholeText(step, course.language) === content.trim()))
    return "the text is there already";
  const found = verified(quotes, passages).length;
  if (passages.length > 0 && found < Math.min(FEWEST_QUOTES, passages.length)) {
    return `only ${found} of ${quotes.length} quotes stand word for word in the source: copy them exactly`;
  }
  return null;
}

/** Questions that another one must not repeat: of the other steps, and, when it is to be another, the present one's. */
function askingBeside(
  { request, asker, gate }: Rewriting,
  { another, wish }: { another: boolean; wish: string | null },
): Asking {
  const { steps, position, kind, avoid } = request;
  const others = steps.filter((step) => kind === "insert" || another || step.position !== position);
  return askingOf(asker, { ...request.course, instruction: wish }, gate, [...others, ...avoid]);
}

/** Whether a question can still be asked about another text of its step: the gate as before, and answered blind. */
async function stillFits(rewriting: Rewriting, question: Question, before: string, now: string) {
  const { asker, gate, options, request } = rewriting;
  if (gate !== null) {
    const faultsIn = (text: string) => judge(question, gateContext(gate, text)).map(({ code }) => code);
    const known = new Set(faultsIn(before));
    if (faultsIn(now).some((code) => !known.has(code))) return false;
  }
  // A built-in question is answered by a passage of the documents, not by the new text.
  if (question.kind !== "choice") return question.origin !== "builtin";
  const verdicts = await askBlind(asker, request.course, question, now, options);
  return disagreementOf(question, verdicts, now) === null;
}

async function write(
  rewriting: Rewriting,
  passages: readonly Passage[],
  promptOf: (material: string, fewestWords: number) => string,
): Promise<CourseStep> {
  const { asker, request, options, mostWords } = rewriting;
  const { course, position, kind } = request;
  const instructions = instructionsOf(course);
  const condensing = { asker, instructions, mostWords };
  const material = await condensedMaterial(condensing, position, passages, options);
  const fewestWords = fewestWordsOf(course, kind === "insert");
  const { title, content, summary, quotes } = await asker.ask(
    {
      purpose: `step ${position}`,
      schema: stepSchema,
      instructions,
      prompt: promptOf(material, fewestWords),
      check: (answer) => faultOf(answer, rewriting, passages, fewestWords),
    },
    options,
  );
  return {
    position,
    title,
    content,
    sections: NO_SECTIONS,
    summary,
    words: countWords(content),
    sources: verified(quotes, passages),
    question: null,
    exercises: [],
    writer: "model",
    fallback: false,
  };
}

/** What the model answers, or null where no usable answer comes: a text is not lost for want of a question. */
async function ifAnswered<T>({ options }: Rewriting, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ModelError && !endsGeneration(error, options.mayPause ?? false)) return null;
    throw error;
  }
}

/** A question on a new text, if a good one comes of it. */
async function questionOn(step: CourseStep, rewriting: Rewriting): Promise<Question | null> {
  const { request, options } = rewriting;
  const asking = askingBeside(rewriting, { another: false, wish: null });
  return await findQuestion(
    asking,
    { text: titledText(step, request.course.language), quotes: step.sources },
    options,
  );
}

async function rewrittenStep(rewriting: Rewriting): Promise<CourseStep> {
  const { request } = rewriting;
  const old = present(request);
  const { steps, position } = request;
  const readOf = (one: CourseStep) => titledText(one, request.course.language);
  const step = await write(rewriting, passagesAround(old, request), (material, fewestWords) =>
    rewritePrompt(readOf(old), { steps, position, material, fewestWords }),
  );
  const { question } = old;
  if (question === null) return step;
  // Answers of participants hang on the question: it stays where the new text still answers it.
  const fits = await ifAnswered(rewriting, stillFits(rewriting, question, readOf(old), readOf(step)));
  if (fits) return { ...step, question };
  return { ...step, question: (await questionOn(step, rewriting)) ?? question };
}

async function insertedStep(rewriting: Rewriting): Promise<CourseStep> {
  const { request } = rewriting;
  const { steps, position, course } = request;
  const step = await write(rewriting, passagesDescribed(request), (material, fewestWords) =>
    insertPrompt(course, { steps, position, material, fewestWords }),
  );
  return { ...step, question: await questionOn(step, rewriting) };
}

async function rewrittenQuestion(rewriting: Rewriting): Promise<CourseStep> {
  const step = present(rewriting.request);
  const wish = rewriting.request.course.instruction ?? null;
  const asking = askingBeside(rewriting, { another: true, wish });
  const text = titledText(step, rewriting.request.course.language);
  return { ...step, question: await askQuestion(asking, { text, quotes: step.sources }, rewriting.options) };
}

function summaryFault(summary: string, text: string, { request }: Rewriting): string | null {
  const words = countWords(summary);
  if (words < SUMMARY.fewest || words > SUMMARY.most)
    return `the summary has ${words} words, not ${SUMMARY.fewest} to ${SUMMARY.most}`;
  if (words >= SUMMARY.enoughForLanguage && !isIn(request.course.language, summary))
    return "the summary is in another language than the one asked for";
  const known = new Set(numbersOf(text));
  const invented = numbersOf(summary).filter((number) => !known.has(number));
  if (invented.length > 0) return `the text does not say ${invented.join(", ")}`;
  const earlier = [present(request), ...request.avoid].map((step) => step.summary.trim());
  return earlier.includes(summary.trim()) ? "the summary is there already" : null;
}

async function rewrittenSummary(rewriting: Rewriting): Promise<CourseStep> {
  const { asker, request, options } = rewriting;
  const step = present(request);
  const { language } = request.course;
  const { summary } = await asker.ask(
    {
      purpose: `summary of step ${step.position}`,
      schema: summarySchema,
      instructions: instructionsOf(request.course),
      prompt: summaryPrompt(titledText(step, language), step.summary),
      check: (answer) => summaryFault(answer.summary, wholeText(step, language), rewriting),
    },
    options,
  );
  return { ...step, summary: summary.trim() };
}

const WRITERS: Record<RewriteRequest["kind"], (rewriting: Rewriting) => Promise<CourseStep>> = {
  step: rewrittenStep,
  question: rewrittenQuestion,
  summary: rewrittenSummary,
  insert: insertedStep,
};

/**
 * Has the model write something anew as the creator wishes, with the checks of generation: quotes verified,
 * length, language, the quality gate, a blind second answer. What fails three times rejects with ModelError:
 * nobody stands in, because the present version is there.
 */
export async function modelRewrite(
  request: RewriteRequest,
  settings: ModelSettings,
  context: WriterContext,
): Promise<CourseStep> {
  const { course, kind, position } = request;
  const judged = kind !== "summary" && course.documents.length > 0;
  const rewriting: Rewriting = {
    asker: createAsker(settings),
    request,
    gate: judged ? gateCourse(course.language, course.documents, traitsOf) : null,
    options: optionsOf(context, position),
    mostWords: settings.inputWords,
  };
  return await WRITERS[kind](rewriting);
}
