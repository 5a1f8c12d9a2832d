import { OWN_DESIGN } from "@lehrpfad/contract";
import { COURSE_FORMAT, COURSE_VERSION } from "../../interchange/src/formats/markdown/schema.ts";

/** A `course.json` whose every step is a list of so many items: little to send, much to write. */
export function courseOfLists(steps: number, items: number): Uint8Array<ArrayBuffer> {
  const sections = { objectives: [], keyPoints: [], reflections: [], terms: [], next: null };
  const file = {
    ...{ format: COURSE_FORMAT, version: COURSE_VERSION, documents: [], figures: [] },
    course: {
      ...{ title: "Lists", language: "en", difficulty: "standard", goal: null, passPercent: null },
      design: OWN_DESIGN,
    },
    steps: Array.from({ length: steps }, (_, at) => ({
      ...{ title: `List ${at + 1}`, content: "- a\n".repeat(items), summary: "", sections },
      ...{ sources: [], question: null, exercises: [] },
    })),
  };
  return Uint8Array.from(Buffer.from(JSON.stringify(file)));
}

/** A passage of as many lines as a highlight may have letters for. */
export const MANY_LINES = "a\n".repeat(1_999);
