import { expect, it } from "vitest";
import { writeMarks } from "./marksFile.ts";

const step = (stepId: string, position: number, title: string) => ({ stepId, position, title });

it("holds the marks and notes step by step, taken literally, and those whose step is gone at the end", () => {
  const course = {
    name: "Bees *and* wasps",
    steps: [step("a", 1, "The dance"), step("b", 2, "Nothing marked"), step("c", 3, "Winter")],
  } as Parameters<typeof writeMarks>[0];
  const marks = [
    { stepId: "c", quote: "They keep warm.", note: "Why?\n\n* how\nlong" },
    { stepId: "a", quote: "A dance\n# of eight", note: null },
    { stepId: null, quote: "Lost", note: null },
    { stepId: "z", quote: "Lost too", note: "Kept" },
  ];
  expect(writeMarks(course, marks, "Elsewhere")).toBe(
    [
      "# Bees \\*and\\* wasps",
      "## 1\\. The dance",
      "> A dance\n> \\# of eight",
      "## 3\\. Winter",
      "> They keep warm.",
      "Why?",
      "\\* how  \nlong",
      "## Elsewhere",
      "> Lost",
      "> Lost too",
      "Kept\n",
    ].join("\n\n"),
  );
});
