import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { checkWithQpdf } from "../../../testing/readers.ts";
import { hostileCourse, largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const write = async (course: ExportedCourse) =>
  await collect(exportCourse(await fromCourse(course), "pdf", OPTIONS));

it.each(COURSE_LANGUAGES)("qpdf finds nothing wrong with a course in %s", async (language) => {
  expect(await checkWithQpdf(await write(await sampleCourse(language)))).toBe("");
});

it("qpdf finds nothing wrong with hostile texts, nor with 50 steps", async () => {
  expect(await checkWithQpdf(await write(await hostileCourse()))).toBe("");
  expect(await checkWithQpdf(await write(await largeCourse()))).toBe("");
});

it("qpdf would find a stream that is damaged", async () => {
  const pdf = await write(await sampleCourse("en"));
  const at = Buffer.from(pdf).indexOf("stream\n", pdf.length / 2);
  pdf.fill(0, at + 10, at + 40);
  expect(await checkWithQpdf(pdf)).not.toBe("");
});
