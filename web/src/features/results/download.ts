import type { ExportFormat, ExportTable, InterfaceLanguage } from "@lehrpfad/contract";
import { fileCall } from "../../lib/fileCall.ts";
import { saveFile } from "../../lib/saveFile.ts";

/** Saves what participants did as statements of the Experience API. Throws what `fileCall` throws. */
export async function downloadStatements(slug: string): Promise<void> {
  const answer = await fileCall(
    `/api/courses/${encodeURIComponent(slug)}/statements.json`,
    "INTERNAL_SERVER_ERROR",
  );
  saveFile(await answer.blob(), `${slug}-statements.json`);
}

/** Saves a table of a course's results. Throws what `fileCall` throws. */
export async function downloadTable(
  slug: string,
  table: ExportTable,
  format: ExportFormat,
  language: InterfaceLanguage,
): Promise<void> {
  const where = `/api/courses/${encodeURIComponent(slug)}/${table}.${format}?language=${language}`;
  const answer = await fileCall(where, "INTERNAL_SERVER_ERROR");
  saveFile(await answer.blob(), `${slug}-${table}.${format}`);
}
