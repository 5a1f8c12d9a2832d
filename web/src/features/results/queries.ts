import type { ParticipantQuery } from "@lehrpfad/contract";
import { orpc } from "../../lib/api.ts";
import { errorCode } from "../../lib/errors.ts";
import { TOGETHER_MS } from "../../lib/queryClient.ts";

/** A course's results, with days as they are here; every visit asks again. */
export function resultsOptions(slug: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const options = orpc.results.course.queryOptions({ input: { slug, timeZone }, staleTime: TOGETHER_MS });
  const retry = (count: number, error: Error) => count < 1 && errorCode(error) !== "COURSE_NOT_FOUND";
  return { ...options, retry };
}

/** A page of a course's participants; every visit asks again. */
export const peopleOptions = (slug: string, query: ParticipantQuery) =>
  orpc.results.participants.queryOptions({ input: { slug, ...query }, staleTime: TOGETHER_MS });
