import { type Fault, optionsInWords } from "@lehrpfad/contract/questions";
import { FAULTS } from "@lehrpfad/i18n/faults";
import { fill } from "@lehrpfad/i18n/fill";
import type { Language } from "../../types/index.ts";
import { LABELS, QUESTION_COUNTS, STEP_WORDS } from "./labels.ts";
import { packedText } from "./packages.ts";
import { writePrompt } from "./prompts.ts";
import type { ChatLimits, ChatStep, PackedStep } from "./types.ts";

/** What a package asks a chat for: rules, form, and the steps. */
export function writeQuestionRequest(
  steps: readonly Omit<ChatStep, "passages">[],
  packed: readonly PackedStep[],
  limits: ChatLimits,
  language: Language,
): string {
  const [word] = STEP_WORDS[language];
  const texts = packed.flatMap((one) => {
    const step = steps.find(({ number }) => number === one.number);
    if (step === undefined) return [];
    const part = one.parts > 1 ? ` (${one.part}/${one.parts})` : "";
    return [`### ${word} ${one.number}: ${step.title}${part}\n\n${packedText(step, one, limits)}`];
  });
  return writePrompt("questions", language, {
    questions: QUESTION_COUNTS[language][limits.questions - 1] ?? QUESTION_COUNTS[language][0],
    first: packed[0]?.number ?? 1,
    steps: texts.join("\n\n"),
  });
}

/** A question that is to be written once more, and why. */
export interface Refused {
  step: number;
  /** Its place among the questions of its step that the answers hold, from 1. */
  place: number;
  text: string;
  /** Its answers in the order that the faults count, which is not the chat's. */
  options: readonly { text: string }[];
  faults: readonly Fault[];
}

/** What is wrong with questions, to be sent into the same chat. */
export function writeRepair(refused: readonly Refused[], language: Language): string {
  const [step] = STEP_WORDS[language];
  const [question] = LABELS[language].question;
  const sentences = FAULTS[language];
  const quoted = (text: string) => fill(sentences.option_words, { text });
  const faults = refused.map(({ step: number, place, text, options, faults: found }) =>
    [
      `### ${step} ${number}, ${question} ${place}`,
      text,
      ...found.map(
        ({ code, params }) => `- ${fill(sentences[code], optionsInWords(params, options, quoted))}`,
      ),
    ].join("\n"),
  );
  return writePrompt("repair", language, { faults: faults.join("\n\n") });
}

/** Asks for the questions of steps that an answer does not hold. */
export function writeRest(steps: readonly number[], language: Language): string {
  const [word] = STEP_WORDS[language];
  return writePrompt("rest", language, { steps: steps.map((number) => `${word} ${number}`).join(", ") });
}
