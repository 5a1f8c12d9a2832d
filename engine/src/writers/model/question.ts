import { z } from "zod";
import { type AskedBefore, askedBefore, type GateCourse, gateContext } from "../../quality/gateContext.ts";
import { judge } from "../../quality/judge.ts";
import type { Question, Source } from "../../types.ts";
import { seededRandom, seedOf, shuffled } from "../builtin/random.ts";
import { type Asker, type AskOptions, ATTEMPTS } from "./ask.ts";
import { blindPrompt, questionPrompt } from "./prompts.ts";

const questionSchema = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })).length(4),
  explanation: z.string().min(1),
  hint: z.string(),
  /** Number of the quote that proves the answer; 0 where there are none. */
  proof: z.number().int().min(0),
});
const blindSchema = z.object({ right: z.array(z.number().int().min(1).max(4)) });

/** The questions of a course so far, and what is needed to judge another one. */
export interface Asking {
  asker: Asker;
  instructions: string;
  gate: GateCourse | null;
  asked: AskedBefore[];
  texts: string[];
}

function questionOf(answer: z.infer<typeof questionSchema>, quotes: readonly Source[]): Question {
  const { text, explanation, hint, proof } = answer;
  // Models like to put the right option first: the order is ours, the same for the same question.
  const options = shuffled(answer.options, seededRandom(seedOf(text)));
  const source = quotes[proof - 1] ?? null;
  return { type: "MODEL", text, options, explanation, hint: hint || null, reason: null, source };
}

/** What the quality gate has against a question; null for a good one. Without documents its form is judged. */
function complaintOf(question: Question, step: string, { gate, asked }: Asking): string | null {
  if (gate === null) return null;
  const faults = judge(question, gateContext(gate, step, asked));
  return faults.length === 0 ? null : faults.map(({ code }) => code).join(", ");
}

async function isAnsweredBlind(asking: Asking, question: Question, step: string, options: AskOptions) {
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

/**
 * A question on a step, proved by one of its quotes: written, judged by the quality gate, and answered blind
 * from the step alone; a mismatch means another question. Null where no good one came of it.
 */
export async function writeQuestion(
  asking: Asking,
  step: string,
  quotes: readonly Source[],
  options: AskOptions,
): Promise<Question | null> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const answer = await asking.asker.ask(
      {
        purpose: "question",
        schema: questionSchema,
        instructions: asking.instructions,
        prompt: questionPrompt(
          step,
          quotes.map(({ quote }) => quote),
          asking.texts.slice(-12),
        ),
        check: (given) => complaintOf(questionOf(given, quotes), step, asking),
      },
      options,
    );
    const question = questionOf(answer, quotes);
    if (!(await isAnsweredBlind(asking, question, step, options))) continue;
    asking.texts.push(question.text);
    if (asking.gate !== null) asking.asked.push(askedBefore(question, asking.gate));
    return question;
  }
  return null;
}
