import { type Answer, emptyAnswer, type OpenQuestion } from "@lehrpfad/contract";
import { useState } from "react";
import { storedDraft } from "../../lib/drafts/storedDraft.ts";
import { currentSession } from "../../lib/session.ts";
import { sitting } from "../../lib/storage.ts";
import { answerKey } from "../../lib/storageKeys.ts";
import { storedAnswerSchema } from "../../questions/answering.ts";
import { useHydrated } from "../../ui/useHydrated.ts";
import { VISITOR, whoOf } from "./queries.ts";

/** Whoever signs in next in this tab sees no answer of the one before; a visitor who signs in goes on. */
function keptAnswerTo(slug: string, { id }: OpenQuestion, first: Answer | null) {
  const of = (who: string) =>
    storedDraft(answerKey(who, slug, first ? `${id}:2` : id), storedAnswerSchema, sitting);
  const [own, visitors] = [of(whoOf(currentSession())), of(VISITOR)];
  const drop = () => {
    own.drop();
    visitors.drop();
  };
  return { read: () => own.read() ?? visitors.read(), keep: own.keep, drop };
}

/** A second try begins with the first answer; of one option that was wrong, nothing is left. */
function begin(question: OpenQuestion, first: Answer | null, stored: Answer | null): Answer {
  const kept = stored ?? first;
  const isSpent = kept === first && question.kind === "choice" && question.rights === 1;
  return kept?.kind === question.kind && !isSpent ? kept : emptyAnswer(question);
}

interface Draft {
  answer: Answer;
  change: (answer: Answer) => void;
  /** Forgets the draft, once the answer is stored on the server. */
  clear: () => void;
}

/** The answer so far, at a second try with the `first`; a reload loses nothing of it. */
export function useAnswerDraft(slug: string, question: OpenQuestion, first: Answer | null = null): Draft {
  const kept = keptAnswerTo(slug, question, first);
  const hydrated = useHydrated();
  const now = () => ({ answer: begin(question, first, hydrated ? kept.read() : null), hydrated });
  const [draft, setDraft] = useState(now);
  // The server does not know what this browser keeps.
  if (hydrated && !draft.hydrated) setDraft(now);
  const change = (answer: Answer) => {
    setDraft({ answer, hydrated });
    kept.keep(answer);
  };
  return { answer: draft.answer, change, clear: kept.drop };
}
