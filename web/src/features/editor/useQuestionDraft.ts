import {
  draftOf,
  type EditedQuestion,
  emptyDraft,
  type QuestionDraft,
  type QuestionRefusal,
  refusalsOf,
} from "@lehrpfad/contract";
import { useRef, useState } from "react";
import { storedDraft } from "../../lib/drafts/storedDraft.ts";
import { hasLongOption } from "../../questions/choice/tooLong.ts";
import { draftSchema } from "../../questions/keptDraft.ts";

const keptDraftOf = (id: string) => storedDraft(`question-draft:${id}`, draftSchema);

/** Has a question that is not there yet begin with these fields when it is opened. */
export function beginWith(id: string, question: QuestionDraft): void {
  keptDraftOf(id).keep({ version: null, question });
}

/** Whether this browser keeps a question that is not there yet. */
export const hasBegun = (id: string): boolean => keptDraftOf(id).read() !== null;

/** What is not there yet begins with empty fields. */
function begin(stored: EditedQuestion | null): QuestionDraft {
  return stored === null ? emptyDraft("choice") : draftOf(stored);
}

function kept(id: string, version: number | null): QuestionDraft | null {
  const found = keptDraftOf(id).read();
  return found?.version === version ? found.question : null;
}

/**
 * A question or an exercise while it is edited; what is not saved stays on this device.
 *
 * @param id of the step whose question it is, or of the exercise
 */
export function useQuestionDraft(id: string, stored: EditedQuestion | null) {
  const version = stored?.version ?? null;
  const [base, setBase] = useState(stored);
  const [question, setQuestion] = useState(() => kept(id, version) ?? begin(stored));
  const written = useRef(question);
  /** What somebody began it with who has not stored it yet, such as words of its step; null for empty fields. */
  const [begun, setBegun] = useState(() => (stored === null && kept(id, version) !== null ? question : null));
  const [asked, setAsked] = useState(false);
  /** How often the fields began anew. */
  const [round, setRound] = useState(0);
  const refusals: QuestionRefusal[] = asked ? refusalsOf(question) : [];
  const unsaved = JSON.stringify(question) !== JSON.stringify(begin(base));

  const write = (next: QuestionDraft) => {
    written.current = next;
    setQuestion(next);
  };
  const change = (next: QuestionDraft) => {
    write(next);
    keptDraftOf(id).keep({ version: base?.version ?? null, question: next });
  };
  /** Begins with these fields; nothing of them is stored. */
  const fill = (next: QuestionDraft) => {
    change(next);
    setBegun(next);
    setRound((before) => before + 1);
  };
  /** Begins anew from what is stored. */
  const takeOver = (saved: EditedQuestion | null) => {
    keptDraftOf(id).drop();
    setBase(saved);
    setBegun(null);
    write(begin(saved));
    setAsked(false);
    setRound((before) => before + 1);
  };
  /** Begins anew from what was saved, unless more was written while it was sent: that is to be saved over it. */
  const settle = (saved: EditedQuestion, sent: QuestionDraft) => {
    if (written.current === sent) {
      takeOver(saved);
      return;
    }
    keptDraftOf(id).keep({ version: saved.version, question: written.current });
    setBase(saved);
  };
  /** Keeps what is written, to be saved over what is stored now. */
  const keepOver = (now: EditedQuestion | null) => setBase(now);
  /** Shows what is missing; true where nothing is. */
  const isComplete = () => {
    setAsked(true);
    return refusalsOf(question).length === 0 && !hasLongOption(question);
  };
  return {
    base,
    begun,
    question,
    refusals,
    unsaved,
    round,
    change,
    fill,
    takeOver,
    settle,
    keepOver,
    isComplete,
  };
}

/** The passage that proves the answer of a question that is edited, as its view takes it. */
export const passageOf = ({ base, question, change }: ReturnType<typeof useQuestionDraft>) => ({
  quote: question.quote,
  stored: base?.source ?? null,
  onChange: (quote: string | null) => change({ ...question, quote }),
});
