import type { Source } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { writeMarks } from "./marksFile.ts";

const step = (stepId: string, position: number, title: string) => ({ stepId, position, title });

it("holds the marks and notes step by step, taken literally, and those whose step is gone at the end", () => {
  const course = {
    name: "Bees *and* wasps",
    steps: [step("a", 1, "The dance"), step("b", 2, "Nothing marked"), step("c", 3, "Winter")],
  } as Parameters<typeof writeMarks>[0];
  const source = {
    documentId: "d",
    documentName: "bees_1.pdf",
    page: 7,
    paragraph: 2,
    quote: "They keep warm.",
  };
  const words = {
    withoutStep: "Elsewhere",
    placeOf: ({ page, documentName }: Source) => `p. ${page}, ${documentName}`,
  };
  const marks = [
    { stepId: "c", quote: "They keep warm.", note: "Why?\n\n* how\nlong", source },
    { stepId: "a", quote: "A dance\n# of eight", note: null, source: null },
    { stepId: null, quote: "Lost", note: null, source: null },
    { stepId: "z", quote: "Lost too", note: "Kept", source: null },
  ];
  expect(writeMarks(course, marks, words)).toBe(
    [
      "# Bees \\*and\\* wasps",
      "## 1. The dance",
      "> A dance\n> \\# of eight",
      "## 3. Winter",
      "> They keep warm.\n>\n> — p. 7, bees_1.pdf",
      "Why?",
      "\\* how  \nlong",
      "## Elsewhere",
      "> Lost",
      "> Lost too",
      "Kept\n",
    ].join("\n\n"),
  );
});
