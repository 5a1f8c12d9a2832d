import { test } from "vitest";
import { expectSameRuledCourse } from "./fixtures/sampleCourses.ts";

test.each(["agua.es.txt", "bienen.de.pdf", "levain.fr.docx", "lighthouses.en.pdf"])(
  "the course of %s keeps the rules of titles, endings and length, and is the same each time",
  { timeout: 600_000 },
  (name) => expectSameRuledCourse(name),
);
