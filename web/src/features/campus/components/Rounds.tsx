import type { DueQuestion } from "@lehrpfad/contract";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
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

/** Rounds of questions until none is left; each begins with what is asked then. */
export function Rounds({ query, useMarking, children }: RoundsProps) {
  const { t } = useTranslation();
  const [round, setRound] = useState(1);
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
  if (questions.length === 0) return children;
  return <Round key={round} questions={questions} useMarking={useMarking} onEnd={() => void nextRound()} />;
}
