import type { Fault } from "@lehrpfad/contract/questions";
import { hashText } from "@lehrpfad/contract/texts";
import { fill } from "@lehrpfad/i18n";
import { faults } from "@lehrpfad/i18n/en/faults";
import { z } from "zod";
import { type AskedBefore, askedBefore, type GateCourse, gateContext } from "../../quality/gate/context.ts";
import { judge } from "../../quality/gate/judge.ts";
import { type LanguageData, languageDataOf } from "../../text/languages/index.ts";
import type { CourseRequest, CourseStep, Question, Source } from "../../types/index.ts";
import { seededRandom, shuffled } from "../random.ts";
import { type Asker, type AskOptions, ATTEMPTS } from "./ask.ts";
import { disagreementOf, type Verdicts } from "./disagreement.ts";
import { endsGeneration, ModelError } from "./faults.ts";
import { formComplaints } from "./form.ts";
import { instructionsOf, questionPrompt } from "./prompts.ts";
import { checkInstructions, checkPrompt } from "./step/prompts.ts";
import { shownQuestion } from "./step/questions.ts";
import { acceptedCheck, checkSchema } from "./step/schema.ts";

const questionSchema = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })).length(4),
  explanation: z.string().min(1),
  hint: z.string(),
  /** Number of the quote that proves the answer; 0 where there are none. */
  proof: z.number().int().min(0),
});
export type AnsweredQuestion = z.infer<typeof questionSchema>;

/** Questions of the same course that a new one is told of. */
const TOLD = 12;

/** The questions of a course so far, and what is needed to judge another one. */
export interface Asking {
  asker: Asker;
  request: CourseRequest;
  languageData: LanguageData;
  gate: GateCourse | null;
  asked: AskedBefore[];
  texts: string[];
}

/** What asking for questions begins with: those of steps that are stored already are not asked again. */
export function askingOf(
  asker: Asker,
  request: CourseRequest,
  gate: GateCourse | null,
  saved: readonly CourseStep[],
): Asking {
  const known = saved.flatMap(({ question }) => question ?? []);
  const asked = gate === null ? [] : known.map((question) => askedBefore(question, gate));
  return {
    asker,
    request,
    languageData: languageDataOf(request.language),
    gate,
    asked,
    texts: known.map(({ text }) => text),
  };
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

/** What a question is judged by, besides its step. */
type Known = Pick<Asking, "gate" | "asked" | "texts" | "languageData">;
type Choice = Extract<Question, { kind: "choice" }>;

/** An answer of the model as the question of a course, its options mixed. */
export function questionOf(
  { text, explanation, hint, options }: AnsweredQuestion,
  source: Source | null,
): Choice {
  // Models like to put the right option first: the order is ours, the same for the same question.
  const mixed = shuffled(options, seededRandom(hashText(text)));
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

/** What speaks against a question before it is answered; null where nothing does. Without documents its form is judged. */
export function complaintOf(
  question: Question,
  step: string,
  { gate, asked, texts, languageData }: Known,
): string | null {
  const form = formComplaints(question, languageData);
  const found = gate === null ? [] : judge(question, gateContext(gate, step, asked));
  const options = question.kind === "choice" ? question.options.map((option) => option.text) : [];
  const complaints = [...form, ...found.map((one) => inWords(one, { options, texts }))];
  return complaints.length === 0 ? null : complaints.join("; ");
}

/** What speaks against a question that a reader of the step alone has answered; null where nothing does. */
export function complaintOfAnswered(
  question: Choice,
  step: string,
  known: Known,
  verdicts: Verdicts,
): string | null {
  return complaintOf(question, step, known) ?? disagreementOf(question, verdicts, step);
}

/** A fault of the quality gate in a sentence that names its place. */
function inWords(
  { code, params }: Fault,
  { options, texts }: { options: string[]; texts: readonly string[] },
) {
  const option = options[Number(params.option) - 1];
  const before = code === "question_repeated" ? texts[Number(params.question) - 1] : undefined;
  const named = [option, before].flatMap((text) => (text === undefined ? [] : [` (“${text}”)`]));
  return `${fill(faults[code], params)}${named.join("")}`;
}

/** Has it known that a question is asked in the course. */
export function noteAsked({ texts, asked, gate }: Asking, question: Question): void {
  texts.push(question.text);
  if (gate !== null) asked.push(askedBefore(question, gate));
}

/** Asks for an answer from the step alone, without the marks. */
export async function askBlind(
  asker: Asker,
  request: CourseRequest,
  question: Choice,
  step: string,
  options: AskOptions,
): Promise<Verdicts> {
  const task = { text: step, questions: [shownQuestion(question)], material: "", terms: "", suspicious: [] };
  const { answers } = await asker.ask(
    {
      purpose: "blind answer",
      schema: checkSchema,
      accepts: acceptedCheck,
      instructions: checkInstructions(request),
      prompt: checkPrompt(task),
    },
    options,
  );
  return answers[0]?.verdicts ?? [];
}

/** Takes a question into the course, or says why not: the gate's faults, or that it is answered otherwise. */
async function admit(asking: Asking, question: Choice, step: string, options: AskOptions) {
  const complaint = complaintOf(question, step, asking);
  if (complaint !== null) return complaint;
  const verdicts = await askBlind(asking.asker, asking.request, question, step, options);
  // Another step may have asked the same while this one was answered.
  const refusal = complaintOfAnswered(question, step, asking, verdicts);
  if (refusal !== null) return refusal;
  noteAsked(asking, question);
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
      instructions: instructionsOf(asking.request),
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

/** Another question on a step (`askQuestion`); null where no good one came of it, also because the model is out of reach. */
export async function findQuestion(
  asking: Asking,
  asked: Asked,
  options: AskOptions,
): Promise<Question | null> {
  try {
    return await askQuestion(asking, asked, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ModelError && !endsGeneration(error, options.mayPause ?? false)) return null;
    throw error;
  }
}
