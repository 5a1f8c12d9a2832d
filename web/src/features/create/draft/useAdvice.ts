import type { CourseLanguage, Document } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useSite } from "../../../lib/site.ts";

/** What becomes of documents at each number of steps, and which number suits them; a goal alone has only its cost. */
export function useAdvice(documents: readonly Document[], onlyLanguage: CourseLanguage | null) {
  const asksModel = useSite().data?.writer === "model";
  const input = { documentIds: documents.map(({ id }) => id), onlyLanguage };
  return useQuery(orpc.documents.advise.queryOptions({ input, enabled: documents.length > 0 || asksModel }));
}
