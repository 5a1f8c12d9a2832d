import { useCallback, useMemo, useState } from "react";
import { nullable, number, object, orElse, text } from "../../../lib/drafts/schema.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";

interface StepDocument {
  id: string;
  name: string;
  bytes: number;
}

/** What was typed and uploaded for a new step. */
export interface StepDraft {
  title: string;
  description: string;
  document: StepDocument | null;
}

const EMPTY: StepDraft = { title: "", description: "", document: null };

const documentSchema = object<StepDocument>({
  id: (value) => text(value) || undefined,
  name: orElse(text, ""),
  bytes: number,
});

const draftSchema = object<StepDraft>({
  title: orElse(text, EMPTY.title),
  description: orElse(text, EMPTY.description),
  document: orElse(nullable(documentSchema), EMPTY.document),
});

/** Where the draft of a course's next step is kept. */
export const stepDraftOf = (slug: string) => storedDraft(`step-draft:${slug}`, draftSchema);

/** The draft of a course's next step on this device: survives a reload, gone after `clear`. */
export function useStepDraft(slug: string) {
  const stored = useMemo(() => stepDraftOf(slug), [slug]);
  const [draft, setDraft] = useState(() => stored.read() ?? EMPTY);
  const change = useCallback(
    (part: Partial<StepDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        stored.keep(next);
        return next;
      }),
    [stored],
  );
  return { draft, change, clear: stored.drop };
}
