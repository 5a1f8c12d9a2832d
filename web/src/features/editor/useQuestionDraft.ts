import {
  draftOf,
  type EditedQuestion,
  emptyDraft,
  type QuestionDraft,
  type QuestionRefusal,
  refusalsOf,
} from "@lehrpfad/contract";
import { useState } from "react";
import { storedDraft } from "../../lib/drafts/storedDraft.ts";
import { draftSchema } from "../../questions/keptDraft.ts";

const keptDraftOf = (stepId: string) => storedDraft(`question-draft:${stepId}`, draftSchema);

/** A step without a question begins with empty fields. */
function begin(stored: EditedQuestion | null): QuestionDraft {
  return stored === null ? emptyDraft("choice") : draftOf(stored);
}

function kept(stepId: string, version: number | null): QuestionDraft | null {
  const found = keptDraftOf(stepId).read();
  return found?.version === version ? found.question : null;
}

/** A question while it is edited; what is not saved stays on this device. */
export function useQuestionDraft(stepId: string, stored: EditedQuestion | null) {
  const version = stored?.version ?? null;
  const [base, setBase] = useState(stored);
  const [question, setQuestion] = useState(() => kept(stepId, version) ?? begin(stored));
  const [asked, setAsked] = useState(false);
  const refusals: QuestionRefusal[] = asked ? refusalsOf(question) : [];
  const unsaved = JSON.stringify(question) !== JSON.stringify(begin(base));

  const change = (next: QuestionDraft) => {
    setQuestion(next);
    keptDraftOf(stepId).keep({ version: base?.version ?? null, question: next });
  };
  /** Begins anew from what is stored. */
  const takeOver = (saved: EditedQuestion | null) => {
    keptDraftOf(stepId).drop();
    setBase(saved);
    setQuestion(begin(saved));
    setAsked(false);
  };
  /** Keeps what is written, to be saved over what is stored now. */
  const keepOver = (now: EditedQuestion | null) => setBase(now);
  /** Shows what is missing; true where nothing is. */
  const isComplete = () => {
    setAsked(true);
    return refusalsOf(question).length === 0;
  };
  return { base, question, refusals, unsaved, change, takeOver, keepOver, isComplete };
}
