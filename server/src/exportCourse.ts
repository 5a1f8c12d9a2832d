import { createWriteStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { EXCHANGE_FORMATS, type ExportFormatName, exportOptionsSchema } from "@lehrpfad/contract";
import {
  exportCourse,
  fileNameOf,
  formatOf,
  fromCourse,
  readCourseArchive,
  uuidOf,
} from "@lehrpfad/interchange";

/** What is asked for when a course is to be exported. */
interface ExportWish {
  archive: string;
  format: ExportFormatName;
  out: string | undefined;
  options: ReturnType<typeof exportOptionsSchema.parse>;
}

/** The export that these arguments ask for: one archive and a format of the interchange; null for anything else. */
export function exportWish(args: readonly string[]): ExportWish | null {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { format: text, out: text, pass: text, figures: text, answers: text, recordings: text },
    allowPositionals: true,
    strict: false,
  });
  const format = EXCHANGE_FORMATS.find((name) => name === values.format);
  const [archive, ...others] = positionals;
  if (!format || !archive?.endsWith(".zip") || others.length > 0) return null;
  const options = exportOptionsSchema.parse({
    passPercent: values.pass,
    figures: values.figures,
    answers: values.answers,
    recordings: values.recordings,
  });
  return { archive, format, out: typeof values.out === "string" ? values.out : undefined, options };
}

/** Writes a course that was exported as Markdown with course.json in another format; answers the file's name. */
export async function writeExport({ archive, format, out, options }: ExportWish): Promise<string> {
  let made = 0;
  const { mtime } = await stat(archive);
  const { course } = readCourseArchive(await readFile(archive), {
    newId: () => uuidOf("file", String(made++)),
    newPartId: () => `p${made++}`,
    now: mtime,
  });
  const publication = await fromCourse(course);
  const file = out ?? fileNameOf(publication, formatOf(format));
  await pipeline(exportCourse(publication, format, options), createWriteStream(file));
  return file;
}
