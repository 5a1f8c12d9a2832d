import { ENROLMENT_HEADER, figurePath } from "@lehrpfad/contract";
import { enrolmentToken } from "./enrolmentToken.ts";
import { CodedError } from "./errors.ts";
import { accessToken } from "./session.ts";

/** Fetches the file of a figure as the person who asks. Rejects with CodedError (`errors.<code>`). */
export async function fetchFigure(slug: string, id: string, signal: AbortSignal): Promise<Blob> {
  const headers: Record<string, string> = {};
  const token = await accessToken();
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const enrolment = enrolmentToken.get(slug);
  if (enrolment !== null) headers[ENROLMENT_HEADER] = enrolment;
  const response = await fetch(`/api${figurePath(slug, id)}`, { headers, signal });
  if (!response.ok) throw new CodedError(response.status === 404 ? "NOT_FOUND" : "NETWORK");
  return await response.blob();
}
