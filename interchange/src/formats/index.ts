import {
  EXCHANGE_FORMATS,
  type ExportFormatName,
  type ExportLoss,
  type ExportOptions,
} from "@lehrpfad/contract";
import { slugOf } from "../archive/names.ts";
import type { Publication } from "../publication/types.ts";
import { anki } from "./anki/write.ts";
import { recordingLosses } from "./assets.ts";
import { cartridge } from "./cartridge/write.ts";
import { cmi5 } from "./cmi5/write.ts";
import { epub, gift, markdown, moodle, pdf } from "./documents.ts";
import { docx } from "./docx/write.ts";
import type { Format } from "./format.ts";
import { html } from "./html/write.ts";
import { qti } from "./qti/write.ts";
import { scorm12 } from "./scorm12/write.ts";
import { scorm2004 } from "./scorm2004/write.ts";

const BY_NAME: Record<ExportFormatName, Format> = {
  html,
  scorm12,
  scorm2004,
  cmi5,
  epub,
  pdf,
  docx,
  markdown,
  moodle,
  gift,
  qti,
  cartridge,
  anki,
};

/** Every format, in the order in which they are offered. */
export const FORMATS: readonly Format[] = EXCHANGE_FORMATS.map((name) => BY_NAME[name]);

/** What of a course a format leaves behind. */
export function lossesOf(format: Format, publication: Publication, options: ExportOptions): ExportLoss[] {
  const carried = format.recordingsOf?.(publication, options);
  return [...format.lossesOf(publication, options), ...recordingLosses(publication, carried)];
}

export function formatOf(name: ExportFormatName): Format {
  return BY_NAME[name];
}

/** What the file of an export is called. */
export function fileNameOf({ title }: Pick<Publication, "title">, { name, extension }: Format): string {
  return `${slugOf(title)}-${name}.${extension}`;
}

/** A course in a format, piece by piece; the same course and options always give the same bytes. */
export function exportCourse(
  publication: Publication,
  name: ExportFormatName,
  options: ExportOptions,
): AsyncIterable<Uint8Array> {
  return BY_NAME[name].write(publication, options);
}
