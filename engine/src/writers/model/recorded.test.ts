import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { recorder } from "../../documents/fixtures/request.ts";
import { readDocument } from "../../documents/index.ts";
import { generateCourse } from "../../pipeline/generate.ts";
import type { CourseRequest, Question } from "../../types/index.ts";
import { settingsFor } from "./fixtures/scripted.ts";

const SAMPLES = path.join(import.meta.dirname, "../../../../samples");
const RECORDED = path.join(import.meta.dirname, "fixtures/recorded");

const figures = mkdtempSync(path.join(tmpdir(), "recorded-"));
afterAll(() => rmSync(figures, { recursive: true, force: true }));

/** A course as answers that were recorded make it: those of a capable model, and of a reader who saw no marks. */
async function replay(name: string, file: string, language: CourseRequest["language"]) {
  const document = await readDocument(path.join(SAMPLES, file), { id: "document-1", name: file });
  const request: CourseRequest = {
    ...{ documents: [document], goal: null, title: null, steps: 10 },
    ...{ language, difficulty: "standard" as const },
  };
  const recordings = { mode: "replay" as const, folder: path.join(RECORDED, name) };
  const record = recorder();
  const course = await generateCourse(request, record, settingsFor("http://127.0.0.1:1/v1", { recordings }));
  const requests = record.events.flatMap((event) => (event.type === "request" ? [event.request] : []));
  return { course, document, requests };
}

describe.each([
  ["bees", "bienen.de.pdf", "de"],
  ["lighthouses", "lighthouses.en.pdf", "en"],
  ["sourdough", "levain.fr.docx", "fr"],
] as const)("the recorded course on %s", (name, file, language) => {
  test("is wholly the model's: every step and question, with its sources, and all that is taught or named", async () => {
    const { course, requests } = await replay(name, file, language);
    expect(requests.filter(({ outcome }) => outcome !== "used" && outcome !== "rejected")).toEqual([]);
    expect(course.steps).toHaveLength(10);
    for (const { writer, fallback, words, sources, question, exercises, sections } of course.steps) {
      expect({ writer, fallback }).toEqual({ writer: "model", fallback: false });
      expect(words).toBeGreaterThanOrEqual(500);
      expect(sources.length).toBeGreaterThanOrEqual(2);
      const asked: Question[] = [...(question ? [question] : []), ...exercises];
      expect(asked.length).toBeGreaterThanOrEqual(sections.objectives.length);
      expect(question?.kind).toBe("choice");
      for (const { origin } of asked) expect(origin).toBe("model");
    }
    expect(course.report.unverifiedQuotes).toBe(0);
    expect(course.report.fallbackQuestions).toBe(0);
    const states = course.report.coverageMap.flatMap(({ sections }) => sections);
    for (const { state, leftOut } of states)
      if (state !== "taught") expect(leftOut.length).toBeGreaterThan(0);
    expect(course.report.coverage).toBe(1);
  });
});
