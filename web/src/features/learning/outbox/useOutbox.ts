import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/toast.ts";
import { showExercise, showMark, useShowChange } from "../queries.ts";
import type { Entry } from "./entries.ts";
import { flush, onBlocked, onRefused, onSent, onSentElsewhere, waiting } from "./outbox.ts";

const NOTHING: readonly Entry[] = [];
/** What the server knows of it. */
const nothing = () => NOTHING;

/** What waits to be sent. */
export function useWaiting(): readonly Entry[] {
  return useSyncExternalStore(waiting.subscribe, waiting.current, nothing);
}

/** Why what waits of a course does: the code of a fault; null where none is known. */
export function useObstacle(slug: string): string | null {
  return useSyncExternalStore(
    waiting.subscribe,
    () => waiting.obstacle(slug),
    () => null,
  );
}

/**
 * Keeps the outbox at work while a page of a participant is open: sends what an earlier page left, shows what
 * the server answers, and says what it refused.
 */
export function useOutbox(): readonly Entry[] {
  const { t } = useTranslation("viewer");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const showChange = useShowChange();
  const { status } = useSession();
  const entries = useWaiting();
  useEffect(
    () =>
      onSent(({ entry, result, enrolment }) => {
        if (entry.kind === "mark" || entry.kind === "unmark" || entry.kind === "note") {
          showMark(queries, entry);
          return;
        }
        const isEnd = entry.kind === "entryEnd" || entry.kind === "quizEnd";
        if (isEnd) void queries.invalidateQueries({ queryKey: orpc.learning.key() });
        if (isEnd || entry.kind === "entry" || entry.kind === "quiz") return;
        const { stepId } = entry;
        if (entry.kind === "exercise" || (entry.kind === "again" && entry.isExercise)) {
          const id = entry.kind === "again" ? entry.questionId : entry.exerciseId;
          if (result) showExercise(queries, id, result);
          return;
        }
        if (entry.kind === "again") {
          if (result) showChange({ stepId, result });
          return;
        }
        if (!enrolment) return;
        if (entry.kind === "understood") showChange({ stepId, enrolment, understood: entry.understood });
        else if (result) showChange({ stepId, enrolment, result });
      }),
    [queries, showChange],
  );
  useEffect(
    () =>
      onRefused((error) => {
        toast.error(t("waiting_refused"), sentence(error));
        void queries.invalidateQueries({ queryKey: orpc.learning.key() });
      }),
    [t, sentence, queries],
  );
  useEffect(
    // The page then says that the course is not available; what waits is sent when it is again.
    () => onBlocked(() => void queries.invalidateQueries({ queryKey: orpc.learning.key() })),
    [queries],
  );
  useEffect(
    () => onSentElsewhere(() => void queries.invalidateQueries({ queryKey: orpc.learning.key() })),
    [queries],
  );
  useEffect(() => {
    if (status !== "loading") void flush();
  }, [status]);
  return entries;
}
