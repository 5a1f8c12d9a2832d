import type { Proposal } from "@lehrpfad/contract";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";

/** How the state of a proposal is said in one sentence. */
export function useStateSentence(): (proposal: Proposal) => string {
  const { t } = useTranslation("rewriting");
  const f = useFormats();
  return ({ state, pausedUntil, writtenSteps, totalSteps }) => {
    if (state === "paused" && pausedUntil !== null)
      return t("state_paused_until", { time: f.time(pausedUntil) });
    if (state === "rewriting" && totalSteps > 1) {
      const current = f.number(Math.min(totalSteps, writtenSteps + 1));
      return t("state_rewriting_steps", { current, total: f.number(totalSteps) });
    }
    return state === "failed" ? "" : t(`state_${state}`);
  };
}

/** Where a new step comes, in words. */
export function usePlaceWords(): (proposal: Pick<Proposal, "target" | "stepTitle">) => string {
  const { t } = useTranslation("rewriting");
  return ({ target, stepTitle }) => {
    if (target.kind !== "insertStep" || target.place === null || stepTitle === null) return t("insert_end");
    return t(`insert_${target.place.side}`, { title: stepTitle });
  };
}

/** What a proposal is about, as the title of its page. */
export function useProposalTitle(): (proposal: Proposal) => string {
  const { t } = useTranslation("rewriting");
  const place = usePlaceWords();
  return (proposal) =>
    t(`title_${proposal.target.kind}`, { title: proposal.stepTitle ?? "", place: place(proposal) });
}
