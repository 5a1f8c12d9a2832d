import { ENROLMENT_HEADER, figurePath } from "@lehrpfad/contract";
import { enrolmentToken } from "./enrolmentToken.ts";
import { fileCall } from "./fileCall.ts";

/** Fetches the file of a figure as the person who asks. Throws what `fileCall` throws. */
export async function fetchFigure(slug: string, id: string, signal: AbortSignal): Promise<Blob> {
  const enrolment = enrolmentToken.get(slug);
  const headers: Record<string, string> = enrolment === null ? {} : { [ENROLMENT_HEADER]: enrolment };
  const answer = await fileCall(`/api${figurePath(slug, id)}`, "INTERNAL_SERVER_ERROR", { headers, signal });
  return await answer.blob();
}
