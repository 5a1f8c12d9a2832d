import { LIMITS, type QuestionDraft } from "@lehrpfad/contract";

/** Whether an option is longer than it may be: it was taken from a text, and only its author shortens it. */
export const isTooLong = ({ text }: { text: string }): boolean => text.length > LIMITS.optionLength;

/** Whether a question has such an option. */
export const hasLongOption = (question: QuestionDraft): boolean =>
  question.kind === "choice" && question.options.some(isTooLong);
