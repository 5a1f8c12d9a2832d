import { IMPORT_ENDINGS } from "@lehrpfad/contract";
import { DOCUMENT_TYPES } from "../documents/documentTypes.ts";

/** Why a file is not sent: it makes a course rather than being one, nothing here reads it, or it is too large. */
export type ImportFault = "document" | "ending" | "size";

const endsWith = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** What speaks against importing a file, by its name and size; null where the server is to look at it. */
export function importFault(
  { name, size }: { name: string; size: number },
  limit: number,
): ImportFault | null {
  if (endsWith(name, IMPORT_ENDINGS)) return size > limit ? "size" : null;
  return endsWith(name, DOCUMENT_TYPES) ? "document" : "ending";
}
