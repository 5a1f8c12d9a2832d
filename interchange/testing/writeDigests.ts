import { createHash } from "node:crypto";
import { EXCHANGE_FORMATS, type ExportOptions } from "@lehrpfad/contract";
import { exportCourse } from "../src/formats/index.ts";
import { fromCourse } from "../src/publication/fromCourse.ts";
import { hostileCourse, sampleCourse } from "./samples.ts";

/* Prints a hash of every format's file of two courses: what differs between two runs is no export to rely on. */
const OPTIONS: ExportOptions = { passPercent: 70, answers: true, figures: "full", recordings: true };
const courses = { sample: await sampleCourse("de"), hostile: await hostileCourse() };
const digests: Record<string, string> = {};
for (const [name, course] of Object.entries(courses)) {
  const publication = await fromCourse(course);
  for (const format of EXCHANGE_FORMATS) {
    const hash = createHash("sha256");
    for await (const chunk of exportCourse(publication, format, OPTIONS)) hash.update(chunk);
    digests[`${name} ${format}`] = hash.digest("hex");
  }
}
process.stdout.write(JSON.stringify(digests));
