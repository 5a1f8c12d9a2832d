import type { ExportFormat, ExportTable } from "@lehrpfad/contract";
import type { Language } from "@lehrpfad/i18n";
import { CodedError } from "../../lib/errors.ts";
import { saveFile } from "../../lib/saveFile.ts";
import { accessToken } from "../../lib/session.ts";

function codeOf(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "code" in answer) return String(answer.code);
  return "INTERNAL_SERVER_ERROR";
}

/** Saves a table of a course's results. Rejects with CodedError, or TypeError without a connection. */
export async function downloadTable(
  slug: string,
  table: ExportTable,
  format: ExportFormat,
  language: Language,
): Promise<void> {
  const token = await accessToken();
  const where = `/api/courses/${encodeURIComponent(slug)}/${table}.${format}?language=${language}`;
  const response = await fetch(where, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new CodedError(codeOf(await response.json().catch(() => null)));
  saveFile(await response.blob(), `${slug}-${table}.${format}`);
}
