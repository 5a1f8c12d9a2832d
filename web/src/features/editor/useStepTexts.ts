import type { EditedStep, StepText } from "@lehrpfad/contract";
import { safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { api, orpc } from "../../lib/api.ts";
import { isNamedError } from "../../lib/callError.ts";
import { isUnreached } from "../../lib/errors.ts";
import { useWhenBack } from "../../lib/useWhenBack.ts";
import { createStepTexts, type Send } from "./text/store.ts";

/** How long after the last change texts are saved by themselves. */
const AUTOSAVE_MS = 1_500;

function useSend(slug: string, stepId: string): Send {
  const queries = useQueryClient();
  return useCallback(
    async (version: number, texts: StepText) => {
      const { error, data } = await safe(api.editing.saveStep({ slug, stepId, version, ...texts }));
      if (error !== null) {
        const conflict = isNamedError(error) && error.code === "STEP_CONFLICT";
        return conflict ? { kind: "conflict", stored: error.data.stored } : { kind: "failed", error };
      }
      void queries.invalidateQueries({ queryKey: orpc.editing.outline.key({ input: { slug } }) });
      void queries.invalidateQueries({ queryKey: orpc.courses.previewStep.key() });
      return { kind: "saved", step: data };
    },
    [queries, slug, stepId],
  );
}

/** The texts of a step, saved a moment after the last change, and again as soon as the connection is back. */
export function useStepTexts(slug: string, step: EditedStep) {
  const send = useSend(slug, step.id);
  const [store] = useState(() => createStepTexts(step));
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const save = useCallback(() => store.save(send), [store, send]);
  const { state, texts, error } = shown;
  useWhenBack(state === "failed" && isUnreached(error), () => void save());
  useEffect(() => {
    if (state !== "changed" || !texts) return;
    const timer = setTimeout(() => void save(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [save, state, texts]);
  useEffect(() => {
    addEventListener("pagehide", store.settle);
    return () => {
      removeEventListener("pagehide", store.settle);
      store.settle();
    };
  }, [store]);
  return { ...shown, save, change: store.change, changeLater: store.changeLater, resolve: store.resolve };
}
