import { fileCall } from "../../lib/fileCall.ts";
import { saveFile } from "../../lib/saveFile.ts";

/** Fetches one's certificate and hands it to the browser as a file. Throws what `fileCall` throws. */
export async function downloadCertificate(slug: string): Promise<void> {
  const answer = await fileCall(`/api/learn/${slug}/certificate.pdf`, "INTERNAL_SERVER_ERROR");
  saveFile(await answer.blob(), `${slug}.pdf`);
}
