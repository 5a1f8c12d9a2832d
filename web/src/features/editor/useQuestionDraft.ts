import {
  type EditedQuestion,
  LIMITS,
  type QuestionDraft,
  type QuestionFormFault,
  questionFaults,
} from "@lehrpfad/contract";
import { useState } from "react";
import { local } from "../../lib/storage.ts";

const keyOf = (stepId: string): string => `question-draft:${stepId}`;

const EMPTY: QuestionDraft = {
  text: "",
  options: Array.from({ length: LIMITS.options }, () => ({ id: null, text: "", correct: false })),
  explanation: "",
  hint: null,
};

/** A stored question as it is edited; a step without one begins with empty fields. */
export function draftOf(question: EditedQuestion | null): QuestionDraft {
  if (question === null) return EMPTY;
  const { text, options, explanation, hint } = question;
  return { text, options, explanation, hint };
}

function isDraft(value: unknown): value is { version: number | null; question: QuestionDraft } {
  return typeof value === "object" && value !== null && "version" in value && "question" in value;
}

function kept(stepId: string, version: number | null): QuestionDraft | null {
  try {
    const found: unknown = JSON.parse(local.get(keyOf(stepId)) ?? "null");
    return isDraft(found) && found.version === version ? found.question : null;
  } catch {
    return null;
  }
}

/** A question while it is edited; what is not saved stays on this device. */
export function useQuestionDraft(stepId: string, stored: EditedQuestion | null) {
  const version = stored?.version ?? null;
  const [base, setBase] = useState(stored);
  const [question, setQuestion] = useState(() => kept(stepId, version) ?? draftOf(stored));
  const [asked, setAsked] = useState(false);
  const faults: QuestionFormFault[] = asked ? questionFaults(question) : [];
  const unsaved = JSON.stringify(question) !== JSON.stringify(draftOf(base));

  const change = (part: Partial<QuestionDraft>) => {
    const next = { ...question, ...part };
    setQuestion(next);
    local.set(keyOf(stepId), JSON.stringify({ version: base?.version ?? null, question: next }));
  };
  /** Begins anew from what is stored. */
  const takeOver = (saved: EditedQuestion | null) => {
    local.remove(keyOf(stepId));
    setBase(saved);
    setQuestion(draftOf(saved));
    setAsked(false);
  };
  /** Keeps what is written, to be saved over what is stored now. */
  const keepOver = (now: EditedQuestion | null) => setBase(now);
  /** Shows what is missing; true where nothing is. */
  const isComplete = () => {
    setAsked(true);
    return questionFaults(question).length === 0;
  };
  return { base, question, faults, unsaved, change, takeOver, keepOver, isComplete };
}
