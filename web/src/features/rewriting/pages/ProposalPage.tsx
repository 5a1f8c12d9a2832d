import type { Comparison } from "@lehrpfad/contract";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Decision } from "../components/Decision.tsx";
import { ProposalCard } from "../components/ProposalCard.tsx";
import { placeOf } from "../proposals.ts";
import { useComparison, useProposals } from "../queries.ts";
import { useProposalTitle } from "../useWords.ts";

function Waiting() {
  const { t } = useTranslation();
  return (
    <Loading label={t("loading")}>
      <Skeleton className="mb-6 h-9 w-96 max-w-full" />
      <div className="grid gap-5 lg:grid-cols-2">
        <SkeletonText lines={12} />
        <SkeletonText lines={12} />
      </div>
    </Loading>
  );
}

function leadOf({ target }: Comparison["proposal"]) {
  if (target.kind === "insertStep") return "lead_insertStep";
  return target.kind === "course" ? "lead_course" : "lead";
}

function Opened({ slug, comparison }: { slug: string; comparison: Comparison }) {
  const { t } = useTranslation("rewriting");
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { proposal } = comparison;
  const { id, state, instruction, target } = proposal;
  const ready = state === "ready";
  const title = useProposalTitle()(proposal);
  useEffect(() => {
    if (ready) heading.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div className="space-y-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {title}
        </h2>
        {ready ? <p className="mt-1 text-muted">{t(leadOf(proposal))}</p> : null}
        {ready && instruction ? (
          <p className="mt-2 break-words">{t("your_wish", { wish: instruction })}</p>
        ) : null}
      </div>
      {ready ? (
        <Decision key={id} slug={slug} comparison={comparison} />
      ) : (
        <div className="max-w-2xl">
          <ProposalCard
            slug={slug}
            proposal={proposal}
            isOpened
            onGone={() => void navigate(placeOf(slug, target))}
            onAgain={(next) => void navigate(`/c/${slug}/edit/proposals/${next}`, { replace: true })}
          />
        </div>
      )}
    </div>
  );
}

/** The comparison as it is now: asked for again when the list of proposals knows of another state. */
function useOpened(slug: string, id: string) {
  const query = useComparison(slug, id);
  const listed = useProposals(slug).find((proposal) => proposal.id === id);
  const { refetch, data } = query;
  const outdated = listed !== undefined && data !== undefined && listed.state !== data.proposal.state;
  useEffect(() => {
    if (outdated) void refetch();
  }, [outdated, refetch]);
  const comparison = data && {
    ...data,
    proposal: data.proposal.state === "ready" ? data.proposal : (listed ?? data.proposal),
  };
  return { query, comparison };
}

/** `/c/{slug}/edit/proposals/{id}`: a new version beside the present one, while it is written and afterwards. */
export default function ProposalPage() {
  const { t } = useTranslation("rewriting");
  const { t: e } = useTranslation("editor");
  const { slug = "", id = "" } = useParams();
  const sentence = useErrorSentence();
  const { query, comparison } = useOpened(slug, id);
  const back = (
    <LinkButton look="plain" to={comparison ? placeOf(slug, comparison.proposal.target) : `/c/${slug}/edit`}>
      <ArrowLeft size={18} aria-hidden />
      {comparison?.proposal.target.kind === "question" ? e("to_questions") : e("to_steps")}
    </LinkButton>
  );
  if (query.isError && errorCode(query.error) === "PROPOSAL_NOT_FOUND") {
    return (
      <EmptyState title={t("gone_title")} action={back}>
        {sentence(query.error)}
      </EmptyState>
    );
  }
  if (query.isError && !comparison) return <QueryError query={query} action={back} />;
  return (
    <>
      <div className="-ml-3 mb-2">{back}</div>
      {comparison ? <Opened slug={slug} comparison={comparison} /> : <Waiting />}
    </>
  );
}
