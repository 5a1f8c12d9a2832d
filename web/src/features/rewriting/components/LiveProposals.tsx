import type { Proposal } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { api, orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { pollAfter, useLive } from "../../../lib/live/useLive.ts";
import { toast } from "../../../ui/toast.ts";
import { finishedSince, isUnderWay, placeOf } from "../proposals.ts";
import { useProposals } from "../queries.ts";

const never = () => false;

/** Keeps the list of proposals up to date while one of them is being written. */
function Follower({ slug }: { slug: string }) {
  const queries = useQueryClient();
  const input = { slug };
  const connect = useCallback((signal: AbortSignal) => api.rewriting.watch({ slug }, { signal }), [slug]);
  const onState = useCallback(
    (state: { proposals: Proposal[] }) =>
      queries.setQueryData(orpc.rewriting.list.queryKey({ input: { slug } }), state),
    [queries, slug],
  );
  const { connection } = useLive({ connect, onState, isLast: never });
  useQuery({
    ...orpc.rewriting.list.queryOptions({ input }),
    refetchIntervalInBackground: true,
    refetchInterval: () => pollAfter(connection),
  });
  return null;
}

/** Follows the proposals of a course, and says on every other page when one is ready or failed. */
export function LiveProposals({ slug }: { slug: string }) {
  const { t } = useTranslation("rewriting");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const proposals = useProposals(slug);
  const before = useRef(proposals);
  useEffect(() => {
    const finished = finishedSince(before.current, proposals);
    before.current = proposals;
    for (const { id, state, stepTitle, target } of finished) {
      const address = `/c/${slug}/edit/proposals/${id}`;
      const shownHere = [
        address,
        placeOf(slug, target),
        ...(target.kind === "course" ? [`/c/${slug}/settings`] : []),
      ];
      if (shownHere.includes(pathname)) continue;
      const look = { label: t("look_at"), onAction: () => void navigate(address) };
      const about = stepTitle === null ? undefined : t("ready_toast_step", { title: stepTitle });
      if (state === "ready") toast.success(t("ready_toast"), about, look);
      else toast.error(t("failed_toast"), stepTitle ?? undefined);
    }
  }, [proposals, pathname, navigate, slug, t]);
  return proposals.some(isUnderWay) ? <Follower slug={slug} /> : null;
}
