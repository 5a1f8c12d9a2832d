import { accessToken } from "../../lib/session.ts";
import { refusal } from "../../lib/upload.ts";

async function call(method: "GET" | "PUT", path: string, body: Blob | null): Promise<Response> {
  const token = await accessToken();
  const response = await fetch(path, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body,
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  throw refusal(answer, response.status);
}

/** Stores the photo of a person. Throws CodedError with the server's code, TypeError without a connection. */
export async function putPhoto(id: string, photo: Blob): Promise<void> {
  await call("PUT", `/api/profiles/${id}/photo`, photo);
}

/** Everything held about a person, as a ZIP archive. Throws as `putPhoto`. */
export async function fetchArchive(id: string): Promise<Blob> {
  return await (await call("GET", `/api/profiles/${id}/data.zip`, null)).blob();
}
