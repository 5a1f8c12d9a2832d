import type { Preview } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { withDecidedSize } from "../structure/decidedSize.ts";
import { useStructure } from "../structure/useStructure.ts";
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

/** What was told of the same documents before is shown until the next answer is there. */
const toldBefore = (ids: readonly string[]) => (before: Preview | null | undefined) => {
  const known = before?.structure?.sections.map(({ documentId }) => documentId) ?? [];
  const isSame = known.length > 0 && ids.every((id) => known.includes(id));
  return isSame && known.every((id) => ids.includes(id)) ? before : undefined;
};

/**
 * What becomes of the material as it is configured, computed by what writes the course; only while `isShown`. `preview`
 * is null where it cannot be told, undefined as long as it is computed; `announced` is what the person has been told.
 */
export function usePreview(
  draft: CourseDraft,
  material: Material,
  isShown: boolean,
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void,
) {
  const { ready, steps, language, ownLanguageOnly, advice } = material;
  const goal = draft.goal.trim();
  const input = {
    documentIds: ready.map(({ id }) => id),
    goal: goal === "" ? null : goal,
    steps: steps ?? 0,
    ...{ language, ownLanguageOnly, difficulty: draft.options.difficulty },
    structure: draft.structure,
  };
  const asked = JSON.stringify(input);
  const isCalm = useCalm(asked) === asked;
  const enabled = isShown && isCalm && steps !== null && ready.length > 0 && !material.reading;
  const query = useQuery(
    orpc.generation.preview.queryOptions({
      input,
      enabled,
      retry: false,
      placeholderData: toldBefore(input.documentIds),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const said = query.isError ? null : query.data;
  const structure = useStructure(said, draft, change);
  const preview = said && structure ? withDecidedSize(said, structure.shown) : said;
  const isNew = isCalm && !query.isPlaceholderData && !query.isFetching;
  const isComputing = enabled || !isCalm ? !isNew : preview === undefined;
  const estimate = advice.data?.choices.find(({ wished }) => wished === steps);
  const announced =
    preview && (isNew || structure)
      ? { steps: preview.steps, words: preview.words }
      : estimate && estimate.wordsPerStep > 0
        ? { steps: estimate.steps, words: estimate.steps * estimate.wordsPerStep }
        : null;
  return { preview, announced, structure, isComputing, query };
}

export type CoursePreview = ReturnType<typeof usePreview>;
