import { describe, expect, it } from "vitest";
import { Progress } from "../../player/src/progress.ts";
import { largeCourse } from "../../testing/samples.ts";
import { fromCourse } from "../publication/fromCourse.ts";
import type { ExportedStep } from "../publication/types.ts";
import { playerData } from "./data.ts";

/** Characters that SCORM 1.2 has for what was done (RTE, 3.4.4). */
const ROOM = 4_096;
const RIGHT = "Überschwänglich große Bäume säumen süße Flüsse ".repeat(2).trim();
const WRONG = "ä".repeat(100);

/** Fifty steps of which all but the first ask for a text of nearly a hundred characters. */
async function fiftySteps() {
  const course = await largeCourse(50, 0);
  const steps = course.steps.map((step, at): ExportedStep => {
    if (at === 0 || step.question?.kind !== "choice") return step;
    const { options: _, ...question } = step.question;
    return { ...step, question: { ...question, kind: "typed", accepted: [RIGHT] } };
  });
  const publication = await fromCourse({ ...course, steps });
  return playerData(publication, { tracking: "scorm12", passPercent: 70 });
}

describe("what somebody did in a course, as a text of few characters", () => {
  it("keeps marks and chosen options where fifty long answers would not fit, and the pass with them", async () => {
    const data = await fiftySteps();
    const before = new Progress(data);
    for (const [at, { exercises }] of data.steps.entries()) {
      const [exercise] = exercises;
      if (exercise?.kind === "choice") {
        const chosen = exercise.options.filter(({ correct }) => correct).map(({ id }) => id);
        before.give(exercise, { kind: "choice", selected: chosen });
      } else if (exercise) before.give(exercise, { kind: "typed", text: at < 40 ? RIGHT : WRONG });
    }
    const kept = before.pack(ROOM);
    expect([kept.length <= ROOM, kept.includes("%C3")]).toEqual([true, false]);
    const after = new Progress(data);
    expect(after.unpack(kept)).toBe(true);
    expect(after.outcome()).toEqual(before.outcome());
    expect(after.outcome()).toMatchObject({ passed: true, score: 0.8 });
    const heldAt = (at: number) => after.heldOf(data.steps[at]?.question ?? "");
    expect(heldAt(0).answer).toEqual(before.heldOf(data.steps[0]?.question ?? "").answer);
    expect([heldAt(1), heldAt(49)]).toEqual([
      { level: 1, answer: null },
      { level: 4, answer: null },
    ]);
  });

  it("is left alone where it belongs to another course", async () => {
    const progress = new Progress(await fiftySteps());
    expect(progress.unpack("1;1;1;1;")).toBe(false);
    expect(progress.unpack("")).toBe(false);
  });
});
