import { COURSE_LANGUAGES, type ExportFormatName } from "@lehrpfad/contract";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { sampleCourse } from "../../testing/samples.ts";
import { collect } from "../archive/zip.ts";
import { fromCourse } from "../publication/fromCourse.ts";
import type { Publication } from "../publication/types.ts";
import { exportCourse } from "./index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;

/** What each format says besides the course's own texts; those of PDF are read in pdf.test.ts. */
const LABELS: [ExportFormatName, (words: Publication["words"]) => string[]][] = [
  ["epub", ({ exported }) => [exported.contents, exported.solutions, exported.to_solution]],
  ["docx", ({ exported }) => [exported.solutions]],
  ["cartridge", ({ exported, viewer }) => [exported.questions, viewer.summary, viewer.sources]],
  ["markdown", ({ exported }) => [exported.archive_about]],
  ["anki", ({ exported }) => [exported.question, exported.answer, exported.questions]],
  ["html", ({ exported }) => [exported.start_over, exported.no_script]],
];

/** Everything that a file says, whether it is packed or not. */
function textOf(file: Uint8Array): string {
  const isArchive = strFromU8(file.slice(0, 2)) === "PK";
  return (isArchive ? Object.values(unzipSync(file)) : [file]).map((data) => strFromU8(data)).join("\n");
}

it.each(COURSE_LANGUAGES)("what formats add to a course is in its language: %s", async (language) => {
  const publication = await fromCourse(await sampleCourse(language));
  for (const [format, labelsOf] of LABELS) {
    const text = textOf(await collect(exportCourse(publication, format, OPTIONS)));
    for (const label of labelsOf(publication.words)) expect(text, format).toContain(label);
  }
});
