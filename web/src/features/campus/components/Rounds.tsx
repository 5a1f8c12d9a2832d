import type { DueQuestion } from "@lehrpfad/contract";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { useShortcuts } from "../../learning/useShortcuts.ts";
import { Round } from "./Round.tsx";
import type { UseMarking } from "./useMarking.ts";

interface RoundsProps {
  query: {
    data: { questions: DueQuestion[] } | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    isFetchedAfterMount: boolean;
    refetch: () => Promise<unknown>;
  };
  useMarking: UseMarking;
  /** Shown where nothing is asked. */
  children: ReactNode;
}

/** What stands where the last round was: the focus comes to it, for the button that had it is gone. */
function AfterRounds({ children }: Pick<RoundsProps, "children">) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** Rounds of questions until none is left; each begins with what is asked then. */
export function Rounds({ query, useMarking, children }: RoundsProps) {
  const { t } = useTranslation();
  const [round, setRound] = useState(1);
  useShortcuts();
  // What was kept from another page may be out of date: a round that began with it would begin anew.
  const questions = query.isFetchedAfterMount ? (query.data?.questions ?? []) : null;
  const nextRound = async () => {
    await query.refetch();
    setRound(round + 1);
  };
  if (query.isError) return <QueryError query={query} />;
  if (questions === null) {
    return (
      <Loading label={t("loading")}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const isFollowing = round > 1;
  if (questions.length === 0) return isFollowing ? <AfterRounds>{children}</AfterRounds> : children;
  return (
    <Round
      key={round}
      questions={questions}
      useMarking={useMarking}
      isFollowing={isFollowing}
      onEnd={() => void nextRound()}
    />
  );
}
