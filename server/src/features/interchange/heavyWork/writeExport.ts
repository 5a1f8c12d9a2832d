import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { ExportFormatName, ExportOptions } from "@lehrpfad/contract";
import { exportCourse, fileNameOf, formatOf } from "@lehrpfad/interchange";
import { OUTPUT_TOO_LARGE, WorkRefusal, type WorkTools } from "../../../platform/heavyWork/kind.ts";
import { publish, type SentCourse } from "./sentCourse.ts";

interface ExportTask {
  course: SentCourse;
  format: ExportFormatName;
  options: ExportOptions;
  /** Where the file is written, and how many bytes it may have. */
  path: string;
  mostBytes: number;
}

interface WrittenExport {
  name: string;
  mediaType: string;
  bytes: number;
}

/** Writes a course as a file; asks for the paths of its figures and recordings by their ids. */
export async function run(
  { course, format: wanted, options, path, mostBytes }: ExportTask,
  { tell, ask }: WorkTools,
): Promise<WrittenExport> {
  const publication = await publish(course, ask);
  const format = formatOf(wanted);
  const expected = Math.max(1, format.sizeOf(publication, options));
  let bytes = 0;
  let told = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of exportCourse(publication, wanted, options)) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new WorkRefusal(OUTPUT_TOO_LARGE);
      const percent = Math.min(99, Math.floor((100 * bytes) / expected));
      if (percent > told) tell(percent / 100);
      told = Math.max(told, percent);
      yield chunk;
    }
  };
  await pipeline(counted, createWriteStream(path));
  return { name: fileNameOf(publication, format), mediaType: format.mediaType, bytes };
}
