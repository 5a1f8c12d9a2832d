import { languageDataOf } from "../../../text/languages/index.ts";
import { unmarked } from "../../../text/markdown.ts";
import { titledText } from "../../../text/steps.ts";
import type { CourseStep, Exercise, Question, UnprovenClaim } from "../../../types/index.ts";
import type { AskOptions } from "../ask.ts";
import { endsGeneration, ModelError } from "../faults.ts";
import { foundIn } from "../passages.ts";
import { type Asking, complaintOf, noteAsked } from "../question.ts";
import {
  type Claim,
  inventedNumbers,
  standingClaims,
  strangeNames,
  unprovenClaims,
  withoutClaims,
  withSentence,
} from "./claims.ts";
import { composeStep, quoteSource } from "./compose.ts";
import { checkInstructions, checkPrompt, repairPrompt, stepInstructions, termsText } from "./prompts.ts";
import { disagreementWith, questionFrom, shownQuestion } from "./questions.ts";
import {
  acceptedCheck,
  type Checked,
  checkSchema,
  type Item,
  repairSchema,
  type StepAnswer,
} from "./schema.ts";
import { turnOf, type Written } from "./text.ts";

/** Times a step is mended after a check. */
const REPAIRS = 2;

/** A question of a step on its way into the course. */
interface Candidate {
  item: Item;
  question: Question;
  /** What speaks against it; null once nothing does. */
  complaint: string | null;
  /** Sentences of the step that decide it. */
  evidence: string[];
  isChecked: boolean;
}

/** A step while it is proved: as it stands now, what was found, what of it is taught. */
interface Proving {
  answer: StepAnswer;
  candidates: Candidate[];
  claims: Claim[];
  untaught: number[];
}

const objectivesOf = ({ around: { plan, position } }: Written) => plan.steps[position - 1]?.objectives ?? [];

function candidateOf(item: Item, answer: StepAnswer, written: Written): Candidate {
  const quote = answer.quotes[item.proof - 1];
  const source = quote ? quoteSource(quote, written.around.passages) : null;
  const question = questionFrom(item, objectivesOf(written), source);
  return { item, question, complaint: null, evidence: [], isChecked: false };
}

function textOf(answer: StepAnswer, { around }: Written): string {
  return titledText(composeStep(answer, around), around.request.language);
}

async function askCheck(
  asking: Asking,
  written: Written,
  { answer, candidates }: Proving,
  options: AskOptions,
): Promise<Checked> {
  const { request, position } = written.around;
  const open = candidates.filter(({ isChecked }) => !isChecked);
  const languageData = languageDataOf(request.language);
  const suspicious = written.material === "" ? [] : strangeNames(answer, written.material, languageData);
  return await asking.asker.ask(
    {
      purpose: `check of step ${position}`,
      schema: checkSchema,
      accepts: acceptedCheck,
      instructions: checkInstructions(request),
      prompt: checkPrompt({
        text: textOf(answer, written),
        questions: open.map(({ question }) => shownQuestion(question)),
        material: written.material,
        terms: termsText(written.around.plan),
        suspicious,
      }),
      check: ({ answers }) =>
        answers.length === open.length
          ? null
          : `there are ${answers.length} answers, ${open.length} questions were asked`,
    },
    options,
  );
}

/** Sentences with a number that no document holds; none where there are no documents. */
function numberClaims(answer: StepAnswer, { around: { request } }: Written): Claim[] {
  if (request.documents.length === 0) return [];
  const held = request.documents.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n");
  return standingClaims(inventedNumbers(answer, held, languageDataOf(request.language)), answer);
}

/** What a check found, noted at the questions and the claims; a claim that still stands there is not forgotten. */
function judged(asking: Asking, written: Written, proving: Proving, checked: Checked): Proving {
  const { answer } = proving;
  const { request } = written.around;
  const step = textOf(answer, written);
  const answers = [...checked.answers];
  const candidates = proving.candidates.map((candidate) => {
    if (candidate.isChecked) return candidate;
    const answered = answers.shift();
    const { question } = candidate;
    const complaint =
      complaintOf(question, step, asking) ?? disagreementWith(question, answered, step, request.language);
    const evidence = answered?.verdicts.flatMap(({ sentence }) => (sentence.trim() ? [sentence] : [])) ?? [];
    return { ...candidate, complaint, evidence, isChecked: true };
  });
  const invented = numberClaims(answer, written);
  const claims =
    written.material === ""
      ? []
      : standingClaims([...proving.claims, ...checked.claims, ...invented], answer);
  const untaught = checked.untaught.filter((number) => number <= written.around.passages.length);
  return { answer, candidates, claims, untaught };
}

async function mended(
  asking: Asking,
  written: Written,
  proving: Proving,
  options: AskOptions,
): Promise<Proving> {
  const { answer, candidates, claims, untaught } = proving;
  const { request, position } = written.around;
  const refused = candidates.flatMap(({ item, complaint }, at) =>
    complaint === null ? [] : [`Question ${at + 1} (“${item.text}”): ${complaint}`],
  );
  const named = claims.map(({ sentence, reason, fault }) => `“${sentence}” (${fault}): ${reason}`);
  const repair = await asking.asker.ask(
    {
      purpose: `repair of step ${position}`,
      schema: repairSchema,
      instructions: stepInstructions(request),
      turns: [turnOf({ prompt: written.prompt, answer })],
      prompt: repairPrompt(refused, named),
    },
    options,
  );
  // Only what was named is changed: whatever else an answer offers stays as it was proved.
  const allowed = repair.sentences.filter(({ sentence }) =>
    claims.some(
      (claim) => foundIn(sentence, claim.sentence) !== null || foundIn(claim.sentence, sentence) !== null,
    ),
  );
  const changed = allowed.reduce(
    (current, { sentence, replacement }) => withSentence(current, sentence, replacement),
    answer,
  );
  const renewed = candidates.map((candidate, at) => {
    const other = repair.questions.find(({ number }) => number === at + 1)?.question;
    return candidate.complaint === null || other === undefined
      ? candidate
      : candidateOf(other, changed, written);
  });
  return { answer: changed, candidates: renewed, claims, untaught };
}

const isSettled = ({ candidates, claims }: Proving): boolean =>
  claims.length === 0 && candidates.every(({ complaint, isChecked }) => complaint === null && isChecked);

/** What still speaks against a mended step, as far as it can be told without a reader. */
function lookedAgain({ answer, candidates, claims, untaught }: Proving, written: Written): Proving {
  const text = unmarked(textOf(answer, written));
  const proofs = ({ evidence }: Candidate) => evidence.every((sentence) => foundIn(sentence, text) !== null);
  return {
    answer,
    // A sentence that decided a question may have been changed with a claim.
    candidates: candidates.map((one) => (one.isChecked && !proofs(one) ? { ...one, isChecked: false } : one)),
    claims: standingClaims([...claims, ...numberClaims(answer, written)], answer),
    untaught,
  };
}

/**
 * Checks and mends by turns. Where only sentences of the text were mended nobody is asked again: whether they stand there
 * still, and whether the sentences that prove the questions do, can be seen.
 */
async function proven(asking: Asking, written: Written, options: AskOptions): Promise<Proving> {
  const { answer } = written;
  const candidates = answer.questions.map((item) => candidateOf(item, answer, written));
  let proving: Proving = { answer, candidates, claims: [], untaught: [] };
  for (let round = 0; ; round++) {
    proving = judged(asking, written, proving, await askCheck(asking, written, proving, options));
    if (isSettled(proving) || round >= REPAIRS) return proving;
    proving = lookedAgain(await mended(asking, written, proving, options), written);
    if (proving.candidates.every(({ isChecked }) => isChecked)) return proving;
  }
}

/** Has the log say why a question of the model is not asked. */
function tellDropped({ onAttempt }: AskOptions, position: number, fault: string): void {
  const cost = { seconds: 0, inputTokens: 0, outputTokens: 0 };
  onAttempt?.({ purpose: `question of step ${position}`, attempt: 1, ...cost, fault });
}

/** The part of the step behind which a question stands that asks about one section; null at its end. */
function placeOf({ item }: Candidate, { quotes, sections }: StepAnswer): number | null {
  const paragraph = quotes[item.proof - 1]?.paragraph;
  const at =
    item.objective === 0 ? -1 : sections.findIndex(({ paragraphs }) => paragraphs.includes(paragraph ?? 0));
  // The opening is a part of its own, without a heading.
  return at < 0 ? null : at + 1;
}

/**
 * The step with the questions that hold: answered blind from its text alone as they are marked, each with the sentence
 * that decides; what the text claims beyond the material is mended, else marked as an addition or taken out.
 */
export async function proveStep(asking: Asking, written: Written, options: AskOptions): Promise<CourseStep> {
  const { around } = written;
  let proving: Proving;
  let isRead = true;
  try {
    proving = await proven(asking, written, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ModelError) || endsGeneration(error, options.mayPause ?? false)) throw error;
    // A text is not lost for want of a check; questions that nobody answered are not asked.
    const claims = numberClaims(written.answer, written);
    proving = { answer: written.answer, candidates: [], claims, untaught: [] };
    isRead = written.material === "";
  }
  const answer = withoutClaims(proving.answer, proving.claims);
  const step = composeStep(answer, around, proving.untaught);
  const text = titledText(step, around.request.language);
  const good = proving.candidates.filter(({ complaint, isChecked, question }) => {
    // Another step may have asked the same while this one was proved.
    const fault = isChecked ? (complaint ?? complaintOf(question, text, asking)) : "nobody answered it";
    if (fault === null) noteAsked(asking, question);
    else tellDropped(options, around.position, `“${question.text}”: ${fault}`);
    return fault === null;
  });
  const first = good.find(({ question }) => question.kind === "choice") ?? good[0];
  const exercises = good
    .filter((candidate) => candidate !== first)
    .map((candidate): Exercise => ({ ...candidate.question, section: placeOf(candidate, answer) }));
  const unread: UnprovenClaim[] = isRead ? [] : [{ kind: "unread", sentence: null }];
  const claims = [...unread, ...unprovenClaims(answer, proving.claims)];
  const doubtful = claims.length > 0 ? { claims } : {};
  return { ...step, ...doubtful, question: first?.question ?? null, exercises };
}
