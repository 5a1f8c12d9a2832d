import { type Answer, emptyAnswer, type OpenQuestion } from "@lehrpfad/contract";
import { useState } from "react";
import { storedDraft } from "../../lib/drafts/storedDraft.ts";
import { sitting } from "../../lib/storage.ts";
import { storedAnswerSchema } from "../../questions/answering.ts";

const keptAnswerTo = (slug: string, { id }: OpenQuestion) =>
  storedDraft(`answer:${slug}:${id}`, storedAnswerSchema, sitting);

function begin(slug: string, question: OpenQuestion): Answer {
  const kept = keptAnswerTo(slug, question).read();
  return kept?.kind === question.kind ? kept : emptyAnswer(question);
}

interface Draft {
  answer: Answer;
  change: (answer: Answer) => void;
  /** Forgets the draft, once the answer is stored on the server. */
  clear: () => void;
}

/** The answer so far; a reload loses nothing of it. */
export function useAnswerDraft(slug: string, question: OpenQuestion): Draft {
  const kept = keptAnswerTo(slug, question);
  const [answer, setAnswer] = useState(() => begin(slug, question));
  const change = (changed: Answer) => {
    setAnswer(changed);
    kept.keep(changed);
  };
  return { answer, change, clear: kept.drop };
}
