import { fileCall } from "../../lib/fileCall.ts";

/** Stores the photo of a person. Throws what `fileCall` throws. */
export async function putPhoto(id: string, photo: Blob): Promise<void> {
  await fileCall(`/api/profiles/${id}/photo`, "upload_failed", { method: "PUT", body: photo });
}

/** Everything held about a person, as a ZIP archive. Throws what `fileCall` throws. */
export async function fetchArchive(id: string): Promise<Blob> {
  return await (await fileCall(`/api/profiles/${id}/data.zip`, "INTERNAL_SERVER_ERROR")).blob();
}
