import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

export const useVersions = (slug: string) =>
  useQuery({ ...orpc.versions.list.queryOptions({ input: { slug } }), staleTime: 0 });

export const useVersion = (slug: string, id: string) =>
  useQuery({ ...orpc.versions.compare.queryOptions({ input: { slug, id } }), staleTime: 0 });

/** What a step of a version says beside what it says now. */
export const useComparedStep = (slug: string, id: string, stepId: string) =>
  useQuery({ ...orpc.versions.compareStep.queryOptions({ input: { slug, id, stepId } }), staleTime: 0 });

/** Brings a version back; everything that shows the course is fetched again. */
export function useRestore(slug: string, onRestored: (stepId: string | null) => void) {
  const queries = useQueryClient();
  return useMutation(
    orpc.versions.restore.mutationOptions({
      onSuccess: async (versions, { stepId }) => {
        queries.setQueryData(orpc.versions.list.queryKey({ input: { slug } }), versions);
        const { compare, compareStep } = orpc.versions;
        const keys = [compare, compareStep, orpc.editing, orpc.courses, orpc.learning, orpc.results];
        await Promise.all(keys.map((one) => queries.invalidateQueries({ queryKey: one.key() })));
        onRestored(stepId);
      },
    }),
  );
}
