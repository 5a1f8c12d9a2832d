import { inject, it } from "vitest";
import {
  expectRules,
  expectSourcedSections,
} from "../../../../engine/src/writers/builtin/fixtures/sampleCourses.ts";
import { preparedCourse, SAMPLES, type Sample } from "../../../testing/world/world.ts";

type Step = Parameters<typeof expectRules>[0][number];

it.each(Object.keys(SAMPLES) as Sample[])(
  "the course of %s keeps the rules of titles, endings and length, and names where its lines come from",
  (sample) => {
    const { tables } = preparedCourse(inject("world"), sample);
    const rowsOf = <Row>(table: string): Row[] =>
      tables.find(({ name }) => name === table)?.rows.map((row) => JSON.parse(row)) ?? [];
    const steps = rowsOf<Step>("steps").sort((a, b) => a.position - b.position);
    expectRules(steps, SAMPLES[sample]);
    expectSourcedSections(steps);
  },
);
