import { countWords } from "../../../text/words.ts";
import type { Block, CourseRequest } from "../../../types/index.ts";
import type { Asker, AskOptions } from "../ask.ts";
import { condensedPoints } from "../condense.ts";
import type { Passage } from "../passages.ts";
import type { TeachingPlan } from "../plan/types.ts";
import { FEWEST_WORDS } from "../prompts.ts";
import type { ModelSettings } from "../settings.ts";
import { composeStep, isInLanguage, quoteSource, type Surroundings, taughtParagraphs } from "./compose.ts";
import type { StepFigure } from "./figures.ts";
import { morePrompt, stepInstructions, stepPrompt } from "./prompts.ts";
import { type Item, moreSchema, type StepAnswer, stepSchema } from "./schema.ts";

const FEWEST_QUOTES = 2;
/** A shorter text is written anew instead of being added to. */
const WORTH_KEEPING = 0.6 * FEWEST_WORDS;
const OPTIONS = 4;

/** The paragraphs of a step's material and how the model is shown them. */
export interface Material {
  /** What the numbers stand for. */
  passages: Passage[];
  text: string;
}

/** Passages with a number at each that is no heading. */
function numbered(passages: readonly Passage[]): Material {
  const shown: Passage[] = [];
  const lines = passages.map((passage) => {
    const { kind, level, text } = passage.block;
    if (kind === "heading") return `${"#".repeat(Math.min(6, level + 1))} ${text}`;
    shown.push(passage);
    const fenced =
      kind === "code" ? `\n\`\`\`\n${text}\n\`\`\`` : kind === "table" ? `\n${text}` : ` ${text}`;
    return `[${shown.length}]${fenced}`;
  });
  return { passages: shown, text: lines.join("\n\n") };
}

/** The material of a step as one request can hold it; what is longer is condensed part by part, with quotes. */
export async function materialFor(
  asker: Asker,
  { request, plan, position }: Omit<Surroundings, "passages" | "figures">,
  { inputWords }: Pick<ModelSettings, "inputWords">,
  options: AskOptions,
): Promise<Material> {
  const passages = plan.steps[position - 1]?.passages ?? [];
  const words = passages.reduce((sum, { block }) => sum + countWords(block.text), 0);
  if (words <= inputWords) return numbered(passages);
  const condensing = { asker, instructions: stepInstructions(request), mostWords: inputWords };
  const points = await condensedPoints(condensing, position, passages, options);
  return {
    passages: points.map(({ passage }) => passage),
    text: points.map(({ statement, quote }, at) => `[${at + 1}] ${statement}\n  “${quote}”`).join("\n\n"),
  };
}

/** Whether a question has what its kind needs. */
function isWhole({ kind, options, items, pairs, answers }: Item): boolean {
  switch (kind) {
    case "choice": {
      const rights = options.filter(({ correct }) => correct).length;
      return options.length === OPTIONS && rights > 0 && rights < OPTIONS;
    }
    case "order":
      return items.length >= 3;
    case "match":
      return pairs.length >= 3;
    case "typed":
      return answers.some((answer) => answer.trim() !== "");
  }
}

/** Kinds of blocks that say something only together with others. */
const BESIDE: ReadonlySet<Block["kind"]> = new Set(["footnote", "caption"]);
/** Shorter paragraphs are labels, names and links. */
const FEWEST_TAUGHT = 8;
/** Share of the material's words that a step may pass over: coverage names them as not taught. */
const PASSED_OVER = 0.1;

/** Numbers of the paragraphs that no section teaches, where that is more than a step may pass over. */
function forgottenParagraphs(answer: StepAnswer, passages: readonly Passage[]): number[] {
  const taught = new Set(taughtParagraphs(answer, passages));
  const all = passages.map(({ block }, at) => ({ block, number: at + 1, words: countWords(block.text) }));
  const forgotten = all.filter(
    ({ block, number, words }) => !taught.has(number) && !BESIDE.has(block.kind) && words >= FEWEST_TAUGHT,
  );
  const sum = (of: readonly { words: number }[]) => of.reduce((total, { words }) => total + words, 0);
  return sum(forgotten) > sum(all) * PASSED_OVER ? forgotten.map(({ number }) => number) : [];
}

/** The parts of an answer that a person can put right by saying what is missing. */
function stepFaults(answer: StepAnswer, around: Surroundings): { faults: string[]; isUsable: boolean } {
  const { request, plan, position, passages } = around;
  const step = composeStep(answer, around);
  const objectives = plan.steps[position - 1]?.objectives.length ?? 0;
  const failed = answer.quotes.filter((quote) => quoteSource(quote, passages) === null);
  const verified = answer.quotes.length - failed.length;
  const enough = Math.min(FEWEST_QUOTES, passages.length);
  const forgotten = forgottenParagraphs(answer, passages);
  const broken = answer.questions.flatMap((item, at) => (isWhole(item) ? [] : [at + 1]));
  const isForeign = !isInLanguage(step.content, request);
  const isShort = step.words < WORTH_KEEPING;
  const wanted = Math.max(1, objectives);
  const faults = [
    ...(isShort ? [`the text has ${step.words} words, at least ${FEWEST_WORDS} are needed: write more`] : []),
    ...(isForeign ? ["the text is in another language than the one asked for"] : []),
    ...(verified < enough
      ? [
          `only ${verified} of ${answer.quotes.length} quotes stand word for word in the material${failed.map(({ quote }) => `; not there: “${quote.slice(0, 120)}”`).join("")}`,
        ]
      : []),
    ...(forgotten.length === 0
      ? []
      : [
          `no section teaches the paragraphs ${forgotten.join(", ")}: teach them, and name them in the section's paragraphs`,
        ]),
    ...(answer.questions.length >= wanted
      ? []
      : [`there are ${answer.questions.length} questions, ${wanted} were asked for`]),
    ...(answer.questions[0] === undefined || answer.questions[0].kind === "choice"
      ? []
      : ["the first question is no choice"]),
    ...(broken.length === 0
      ? []
      : [
          `the questions ${broken.join(", ")} have not what their kind needs (a choice: four options, one to three right)`,
        ]),
  ];
  return { faults, isUsable: !isShort && !isForeign && verified >= enough };
}

/** What was asked for a step and what came, for the rest of its conversation. */
export interface Written {
  answer: StepAnswer;
  around: Surroundings;
  material: string;
  prompt: string;
}

function withMore(answer: StepAnswer, more: readonly { section: number; text: string }[]): StepAnswer {
  const last = answer.sections.length;
  const sections = answer.sections.map((section, at) => {
    const added = more.filter((one) => Math.max(1, Math.min(last, one.section)) === at + 1);
    return { ...section, text: [section.text, ...added.map(({ text }) => text)].join("\n\n") };
  });
  return { ...answer, sections };
}

/** What is said again in the same conversation. */
export const turnOf = ({ prompt, answer }: Pick<Written, "prompt" | "answer">) => ({
  prompt,
  answer: JSON.stringify(answer),
});

/** Asks for what is missing where a text is too short. Rejects with ModelError where it stays so. */
async function lengthened(asker: Asker, written: Written, options: AskOptions): Promise<Written> {
  const { answer, around } = written;
  const words = composeStep(answer, around).words;
  if (words >= FEWEST_WORDS || answer.sections.length === 0) return written;
  const wordsWith = (more: readonly { section: number; text: string }[]) =>
    composeStep(withMore(answer, more), around).words;
  const { more } = await asker.ask(
    {
      purpose: `step ${around.position}, what is missing`,
      schema: moreSchema,
      instructions: stepInstructions(around.request),
      turns: [turnOf(written)],
      prompt: morePrompt(words),
      check: (given) => {
        const reached = wordsWith(given.more);
        return reached >= FEWEST_WORDS
          ? null
          : `with it the text has ${reached} words, at least ${FEWEST_WORDS} are needed`;
      },
    },
    options,
  );
  return { ...written, answer: withMore(answer, more) };
}

/** Who writes a step, from what. */
export interface StepWriting {
  asker: Asker;
  request: CourseRequest;
  plan: TeachingPlan;
  settings: Pick<ModelSettings, "inputWords">;
  /** By index of the step. */
  figures: ReadonlyMap<number, readonly StepFigure[]>;
}

/**
 * Has the model write one step with its questions, and checks its text by what can be counted: length, language,
 * quotes, paragraphs taught. Rejects with ModelError where no usable text comes of it.
 */
export async function writeText(
  { asker, request, plan, settings, figures }: StepWriting,
  position: number,
  asked: readonly string[],
  options: AskOptions,
): Promise<Written> {
  const { passages, text: material } = await materialFor(
    asker,
    { request, plan, position },
    settings,
    options,
  );
  const own = figures.get(position - 1) ?? [];
  const around: Surroundings = { request, plan, position, passages, figures: own };
  const prompt = stepPrompt(request, { position, plan, material, asked });
  const answer = await asker.ask(
    {
      purpose: `step ${position}`,
      schema: stepSchema,
      instructions: stepInstructions(request),
      prompt,
      check: (given) => {
        const { faults } = stepFaults(given, around);
        return faults.length === 0 ? null : faults.join("; ");
      },
      worth: (given) => {
        const { faults, isUsable } = stepFaults(given, around);
        return isUsable ? -faults.length : null;
      },
    },
    options,
  );
  return await lengthened(asker, { answer, around, material, prompt }, options);
}
