import type { Comparison } from "@lehrpfad/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { placeOf } from "./proposals.ts";
import { useAccept, useDiscard } from "./queries.ts";

/** Accepts or discards a proposal that is shown; a conflict shows both versions as they are by then. */
export function useDecision(slug: string, loaded: Comparison) {
  const { t } = useTranslation("rewriting");
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const accepting = useAccept(slug);
  const discarding = useDiscard(slug);
  const [conflict, setConflict] = useState<Comparison | null>(null);
  const comparison = conflict ?? loaded;
  const { proposal, changed, base } = comparison;
  const { id, target } = proposal;

  const accept = () =>
    // Only where the page says that the present version was changed may the changed one be replaced.
    accepting.mutate(changed ? { id, base } : { id }, {
      onSuccess: ({ conflict: both, newStepId }) => {
        if (both !== null) return setConflict(both);
        toast.success(t(target.kind === "insertStep" ? "accepted_insertStep" : "accepted"));
        void navigate(newStepId === null ? placeOf(slug, target) : `/c/${slug}/edit/steps/${newStepId}`);
      },
      onError: (error) => toast.error(t("accept_failed"), sentence(error)),
    });
  const discard = () =>
    discarding.mutate(
      { slug, id },
      {
        onSuccess: () => {
          toast.success(t("discarded"));
          void navigate(placeOf(slug, target));
        },
      },
    );
  return { comparison, accept, discard, accepting: accepting.isPending, discarding: discarding.isPending };
}
