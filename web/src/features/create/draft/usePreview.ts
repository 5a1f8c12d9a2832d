import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import type { CourseDraft } from "./useCourseDraft.ts";
import type { Material } from "./useMaterial.ts";

/** Milliseconds for which nothing was changed until it is computed what becomes of it. */
const CALM = 350;

/** A text as it was when it had not changed for a while. */
function useCalm(text: string): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), CALM);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}

/**
 * What becomes of the material as it is configured, computed by what writes the course; only while `isShown`. `preview`
 * is null where it cannot be told, undefined as long as it is computed; `announced` is what the person has been told.
 */
export function usePreview(draft: CourseDraft, material: Material, isShown: boolean) {
  const { ready, steps, language, ownLanguageOnly, advice } = material;
  const goal = draft.goal.trim();
  const input = {
    documentIds: ready.map(({ id }) => id),
    goal: goal === "" ? null : goal,
    steps: steps ?? 0,
    ...{ language, ownLanguageOnly, difficulty: draft.options.difficulty },
  };
  const asked = JSON.stringify(input);
  const isCalm = useCalm(asked) === asked;
  const enabled = isShown && isCalm && steps !== null && ready.length > 0 && !material.reading;
  const query = useQuery(
    orpc.generation.preview.queryOptions({
      input,
      enabled,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const preview = query.isError ? null : query.data;
  const estimate = advice.data?.choices.find(({ wished }) => wished === steps);
  const announced = preview
    ? { steps: preview.steps, words: preview.words }
    : estimate && estimate.wordsPerStep > 0
      ? { steps: estimate.steps, words: estimate.steps * estimate.wordsPerStep }
      : null;
  return { preview, announced };
}

export type CoursePreview = ReturnType<typeof usePreview>;
