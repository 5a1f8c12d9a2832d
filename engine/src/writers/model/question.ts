import { z } from "zod";
import { type AskedBefore, askedBefore, type GateCourse, gateContext } from "../../quality/gate/context.ts";
import { judge } from "../../quality/gate/judge.ts";
import type { CourseStep, Question, Source } from "../../types/index.ts";
import { seededRandom, seedOf, shuffled } from "../builtin/random.ts";
import { type Asker, type AskOptions, ATTEMPTS } from "./ask.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { blindPrompt, questionPrompt } from "./prompts.ts";

export const questionSchema = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })).length(4),
  explanation: z.string().min(1),
  hint: z.string(),
  /** Number of the quote that proves the answer; 0 where there are none. */
  proof: z.number().int().min(0),
});
export type AnsweredQuestion = z.infer<typeof questionSchema>;
const blindSchema = z.object({ right: z.array(z.number().int().min(1).max(4)) });

/** Questions of the same course that a new one is told of. */
const TOLD = 12;

/** The questions of a course so far, and what is needed to judge another one. */
export interface Asking {
  asker: Asker;
  instructions: string;
  gate: GateCourse | null;
  asked: AskedBefore[];
  texts: string[];
}

/** What asking for questions begins with: those of steps that are stored already are not asked again. */
export function askingOf(
  asker: Asker,
  instructions: string,
  gate: GateCourse | null,
  saved: readonly CourseStep[],
): Asking {
  const known = saved.flatMap(({ question }) => question ?? []);
  const asked = gate === null ? [] : known.map((question) => askedBefore(question, gate));
  return { asker, instructions, gate, asked, texts: known.map(({ text }) => text) };
}

/** A written step that a question is wanted for. */
export interface Asked {
  /** Title and text. */
  text: string;
  /** What may prove the answer. */
  quotes: readonly Source[];
}

/** The newest questions of the course. */
export function newestOf({ texts }: Asking): string[] {
  return texts.slice(-TOLD);
}

type Choice = Extract<Question, { kind: "choice" }>;

function questionOf({ text, explanation, hint, options }: AnsweredQuestion, source: Source | null): Choice {
  // Models like to put the right option first: the order is ours, the same for the same question.
  const mixed = shuffled(options, seededRandom(seedOf(text)));
  return {
    kind: "choice",
    origin: "model",
    form: null,
    text,
    options: mixed,
    explanation,
    hint: hint || null,
    reason: null,
    source,
  };
}

/** What the quality gate has against a question; null for a good one. Without documents its form is judged. */
function complaintOf(question: Question, step: string, { gate, asked }: Asking): string | null {
  if (gate === null) return null;
  const faults = judge(question, gateContext(gate, step, asked));
  return faults.length === 0 ? null : faults.map(({ code }) => code).join(", ");
}

async function isAnsweredBlind(asking: Asking, question: Choice, step: string, options: AskOptions) {
  const texts = question.options.map(({ text }) => text);
  const { right } = await asking.asker.ask(
    {
      purpose: "blind answer",
      schema: blindSchema,
      instructions: asking.instructions,
      prompt: blindPrompt(step, question.text, texts),
    },
    options,
  );
  return question.options.every(({ correct }, at) => right.includes(at + 1) === correct);
}

/** Takes a question into the course, or says why not: the gate's faults, or that it is answered otherwise. */
async function admit(asking: Asking, question: Choice, step: string, options: AskOptions) {
  const complaint = complaintOf(question, step, asking);
  if (complaint !== null) return complaint;
  if (!(await isAnsweredBlind(asking, question, step, options)))
    return "from the text alone, other options are right than those marked";
  // Another step may have asked the same while this one was checked.
  const repeated = complaintOf(question, step, asking);
  if (repeated !== null) return repeated;
  asking.texts.push(question.text);
  if (asking.gate !== null) asking.asked.push(askedBefore(question, asking.gate));
  return null;
}

/**
 * A question on a step, proved by one of its quotes, judged by the quality gate, and answered blind from the
 * step alone. Rejects with ModelError where no good one comes of it.
 */
export async function askQuestion(
  asking: Asking,
  { text, quotes }: Asked,
  options: AskOptions,
): Promise<Question> {
  const named = (answer: AnsweredQuestion) => questionOf(answer, quotes[answer.proof - 1] ?? null);
  const answer = await asking.asker.ask(
    {
      purpose: "question",
      schema: questionSchema,
      instructions: asking.instructions,
      prompt: questionPrompt(
        text,
        quotes.map(({ quote }) => quote),
        newestOf(asking),
      ),
      attempts: ATTEMPTS - 1,
      check: (given) => admit(asking, named(given), text, options),
    },
    options,
  );
  return named(answer);
}

/**
 * The question of a step: the one that came with the step where it is good, else another one (`askQuestion`).
 * Null where no good one came of it, also because the model is out of reach: a step is not lost for want of a
 * question.
 */
export async function settleQuestion(
  asking: Asking,
  first: { answer: AnsweredQuestion; source: Source | null } | null,
  asked: Asked,
  options: AskOptions,
): Promise<Question | null> {
  try {
    if (first !== null) {
      const question = questionOf(first.answer, first.source);
      if ((await admit(asking, question, asked.text, options)) === null) return question;
    }
    return await askQuestion(asking, asked, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ModelError && !endsGeneration(error, options.mayPause ?? false)) return null;
    throw error;
  }
}
