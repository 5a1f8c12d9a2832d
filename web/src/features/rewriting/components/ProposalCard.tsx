import type { Proposal } from "@lehrpfad/contract";
import { CircleAlert, Info, Sparkles } from "lucide-react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { toast } from "../../../ui/toast.ts";
import { useFailureSentence } from "../../generation/components/GenerationNotices.tsx";
import { Waiting } from "../../generation/components/StandStill.tsx";
import { isUnderWay } from "../proposals.ts";
import { useDiscard, useIsSpent, usePropose } from "../queries.ts";
import { usePlaceWords, useStateSentence } from "../useWords.ts";

interface ProposalCardProps {
  slug: string;
  proposal: Proposal;
  /** Where it is opened already, there is no way to it. */
  isOpened?: boolean;
  /** It was stopped or cleared away. */
  onGone?: () => void;
  /** Another one takes its place. */
  onAgain?: (id: string) => void;
}

function StateIcon({ proposal, isSpent }: { proposal: Proposal; isSpent: boolean }) {
  if (isSpent) return <Info size={20} aria-hidden className="text-muted" />;
  if (proposal.state === "failed") return <CircleAlert size={20} aria-hidden className="text-danger" />;
  if (proposal.state === "rewriting") return <Spinner size={20} />;
  return <Sparkles size={20} aria-hidden className={isUnderWay(proposal) ? "text-here" : "text-accent"} />;
}

function Actions({ slug, proposal, isOpened = false, onGone, onAgain }: ProposalCardProps) {
  const { t } = useTranslation("rewriting");
  const discard = useDiscard(slug);
  const propose = usePropose(slug);
  const sentence = useErrorSentence();
  const isSpent = useIsSpent(proposal);
  const { id, state, target, instruction } = proposal;
  const drop = (
    <Button
      look="quiet"
      isPending={discard.isPending}
      onPress={() => discard.mutate({ slug, id }, { onSuccess: () => onGone?.() })}
    >
      {t(state === "failed" ? "clear" : "stop")}
    </Button>
  );
  if (state === "ready") {
    if (isOpened) return null;
    return (
      <LinkButton to={`/c/${slug}/edit/proposals/${id}`}>
        {t(target.kind === "insertStep" ? "look_at" : "compare")}
      </LinkButton>
    );
  }
  if (state !== "failed" || isSpent) return drop;
  return (
    <>
      <Button
        isPending={propose.isPending}
        onPress={() =>
          propose.mutate(
            { target, instruction: instruction ?? "" },
            {
              onSuccess: (next) => onAgain?.(next.id),
              onError: (error) => toast.error(t("failed_toast"), sentence(error)),
            },
          )
        }
      >
        {t("again")}
      </Button>
      {drop}
    </>
  );
}

/** A proposal as it stands: waits, is being written, pauses, failed with its reason, or can be compared. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal } = props;
  const { t } = useTranslation("rewriting");
  const { t: g } = useTranslation("generation");
  const sentence = useStateSentence();
  const place = usePlaceWords();
  const failure = useFailureSentence();
  const { state, target, instruction, waiting } = proposal;
  const isSpent = useIsSpent(proposal);
  const failed = state === "failed" && !isSpent;
  return (
    <section
      aria-label={t(`card_${target.kind}`)}
      className={cx(
        "space-y-3 rounded-card border-l-4 px-4 py-3.5",
        failed
          ? "border-danger bg-danger-soft"
          : isSpent
            ? "border-line-strong bg-surface"
            : isUnderWay(proposal)
              ? "border-here bg-here-soft"
              : "border-accent bg-accent-soft",
      )}
    >
      <div className="flex gap-3">
        <span className="mt-0.5 shrink-0">
          <StateIcon proposal={proposal} isSpent={isSpent} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">
            {t(`card_${target.kind}`)}
            {target.kind === "insertStep" ? ` ${place(proposal)}` : null}
          </p>
          <p role={failed ? "alert" : "status"}>
            {failed
              ? g("error_rewriting", { reason: failure(proposal.failure) })
              : isSpent
                ? failure(proposal.failure)
                : sentence(proposal)}
          </p>
          {instruction ? (
            <p className="text-md break-words">{t("your_wish", { wish: instruction })}</p>
          ) : null}
        </div>
      </div>
      {waiting && (waiting.ahead > 0 || waiting.ownCourse) ? <Waiting waiting={waiting} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <Actions {...props} />
      </div>
    </section>
  );
}
