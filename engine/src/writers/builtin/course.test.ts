import { test } from "vitest";
import { expectSameRuledCourse } from "./fixtures/sampleCourses.ts";

test("a course keeps the rules of titles, endings and length, and is the same each time", () =>
  expectSameRuledCourse("bicicletta.it.txt"));
