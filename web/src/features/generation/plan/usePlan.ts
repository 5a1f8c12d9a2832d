import type { Generation, ShownPlan } from "@lehrpfad/contract";
import { safe } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { isNamedError } from "../../../lib/callError.ts";
import { createPlanStore, type SendPlan } from "./store.ts";

/** How long after the last change a plan is saved by itself. */
const AUTOSAVE_MS = 1_000;

/** The plan of a course, always as it is stored now. */
export function useStoredPlan(slug: string) {
  return useQuery({
    ...orpc.generation.plan.queryOptions({ input: { slug } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function useSend(slug: string): SendPlan {
  return useCallback(
    async (version, plan) => {
      const { error, data } = await safe(api.generation.savePlan({ slug, version, ...plan }));
      if (error === null) return { kind: "saved", version: data.version };
      const isConflict = isNamedError(error) && error.code === "PLAN_CONFLICT";
      return isConflict ? { kind: "conflict", stored: error.data.stored } : { kind: "failed", error };
    },
    [slug],
  );
}

/** A plan that is changed, saved a moment after the last change, and again as soon as the connection is back. */
export function usePlan(plan: ShownPlan) {
  const send = useSend(plan.slug);
  const [store] = useState(() => createPlanStore(plan));
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const save = useCallback(() => store.save(send), [store, send]);
  const { state, draft } = shown;
  useEffect(() => {
    if (state !== "changed" && state !== "failed") return;
    const again = () => void save();
    const timer = state === "changed" && draft ? setTimeout(again, AUTOSAVE_MS) : undefined;
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [save, state, draft]);
  return { ...shown, save, store };
}

export type EditedPlan = ReturnType<typeof usePlan>;

/** Has the course written from the plan once everything is saved; `error` says why it could not be. */
export function useWriting({ save, store }: EditedPlan, slug: string, onState: (state: Generation) => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const write = async () => {
    setPending(true);
    setError(null);
    if (await save()) {
      const answer = await safe(api.generation.approvePlan({ slug, version: store.shown().version }));
      if (answer.error === null) {
        store.forget();
        onState(answer.data);
      } else if (isNamedError(answer.error) && answer.error.code === "PLAN_CONFLICT") {
        store.meet(answer.error.data.stored);
      } else setError(answer.error);
    }
    setPending(false);
  };
  return { write: () => void write(), isPending, error };
}
