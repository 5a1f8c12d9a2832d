import type { ManagedCourse } from "@lehrpfad/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { errorCode } from "../../lib/errors.ts";

/** A course for its managers, as it is now: somebody else may have changed it. */
export function useManagedCourse(slug: string) {
  return useQuery({
    ...orpc.courses.get.queryOptions({ input: { slug }, staleTime: 0 }),
    retry: (count, error) => count < 1 && errorCode(error) !== "COURSE_NOT_FOUND",
  });
}

/** Puts a changed course where pages look for it. */
export function useKeepCourse() {
  const queries = useQueryClient();
  return (course: ManagedCourse) => {
    const { slug } = course;
    queries.setQueryData(orpc.courses.get.queryKey({ input: { slug } }), course);
    void queries.invalidateQueries({ queryKey: orpc.results.key() });
    void queries.invalidateQueries({ queryKey: orpc.learning.key() });
    void queries.invalidateQueries({ queryKey: orpc.editing.outline.key() });
  };
}
