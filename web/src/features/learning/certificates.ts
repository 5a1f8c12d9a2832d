import { CodedError } from "../../lib/errors.ts";
import { accessToken } from "../../lib/session.ts";

/** Fetches one's certificate and hands it to the browser as a file. Rejects with CodedError. */
export async function downloadCertificate(slug: string): Promise<void> {
  const token = await accessToken();
  const response = await fetch(`/api/learn/${slug}/certificate.pdf`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "NETWORK";
    throw new CodedError(code);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `${slug}.pdf`;
  link.click();
  URL.revokeObjectURL(url);
}
