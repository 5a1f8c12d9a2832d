import type { ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { fileCall } from "../../lib/fileCall.ts";
import { saveFile } from "../../lib/saveFile.ts";

/** What a course can be exported as; what is shown stays while another size of figures is asked for. */
export const useOffer = (slug: string, options: Pick<ExportOptions, "figures" | "answers" | "recordings">) =>
  useQuery({
    ...orpc.interchange.offer.queryOptions({ input: { slug, ...options } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const NAME = /filename="([^"]+)"/;

/** How far a download is: percent of its making (null where nobody knows), or bytes that have come. */
export type Downloading = { percent: number | null } | { loaded: number };

/** Milliseconds between two questions whether a file is made. */
const ASK_EVERY = 1_000;

/** The answer that holds the file; `tell` hears how far its making is until then. */
async function fileAt(where: string, tell: (how: Downloading) => void): Promise<Response> {
  for (;;) {
    const answer = await fileCall(where, "INTERNAL_SERVER_ERROR");
    if (answer.status !== 202) return answer;
    const { percent } = (await answer.json()) as { percent: number | null };
    tell({ percent });
    await new Promise((done) => setTimeout(done, ASK_EVERY));
  }
}

/**
 * Saves a course in a format; `tell` hears how far it is. Throws what `fileCall` throws, and TypeError where the file
 * breaks off.
 */
export async function downloadExport(
  slug: string,
  format: ExportFormatName,
  { passPercent, figures, answers, recordings }: ExportOptions,
  tell: (how: Downloading) => void,
): Promise<void> {
  const query = new URLSearchParams({ figures, answers: String(answers), recordings: String(recordings) });
  if (passPercent !== null) query.set("passPercent", String(passPercent));
  const where = `/api/courses/${encodeURIComponent(slug)}/exports/${format}?${query}`;
  const answer = await fileAt(where, tell);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    chunks.push(piece.value);
    bytes += piece.value.length;
    tell({ loaded: bytes });
  }
  const name = NAME.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? `${slug}-${format}`;
  saveFile(new Blob(chunks, { type: answer.headers.get("content-type") ?? "" }), name);
}
