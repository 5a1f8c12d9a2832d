import { createHash } from "node:crypto";
import { uuidOf } from "../../archive/ids.ts";
import type { Exercise, Publication, PublishedStep } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { linesXhtml, paragraphsXhtml } from "../../render/plain.ts";
import { solutionLines } from "../../render/solution.ts";
import { sourcePlace } from "../../render/sources.ts";
import { element } from "../../render/xhtml.ts";
import { choicesOf } from "../bookExercise.ts";
import { askedText, explanationXhtml, plainInstruction, questionsOf } from "../questions.ts";

/** A card to be learnt: XHTML on both sides. */
export interface AnkiNote {
  /** The same in every export of the course: a second import changes the note and keeps what was learnt. */
  guid: string;
  step: PublishedStep;
  /** In the order of the fields of the note type. */
  fields: { question: string; answer: string; hint: string; source: string };
}

/** A whole number below 2⁴¹ that the same names always give, as milliseconds of a time would be. */
export function numberOf(...names: readonly string[]): number {
  const hash = createHash("sha256").update(names.join("\u0000")).digest();
  return hash.readUIntBE(0, 5) * 2 + 1;
}

const list = (lines: readonly string[], name: "ol" | "ul", type: string | null = null): string =>
  lines.length === 0
    ? ""
    : element(name, { type }, lines.map((line) => element("li", {}, linesXhtml(line))).join(""));

function answerOf(exercise: Exercise, publication: Publication): string {
  const why = explanationXhtml(exercise, publication);
  if (exercise.kind === "self") return why;
  const lines = solutionLines(exercise, publication);
  const right =
    lines.length === 1
      ? paragraphsXhtml(lines[0] ?? "")
      : list(lines, exercise.kind === "order" ? "ol" : "ul");
  return element("div", { class: "right" }, right) + why;
}

function questionOf(exercise: Exercise, publication: Publication): string {
  const { lines, others } = choicesOf(exercise);
  return [
    paragraphsXhtml(askedText(exercise)),
    element("p", { class: "muted" }, escapeXml(plainInstruction(exercise, publication))),
    list(lines, "ol", others.length > 0 ? "1" : "a"),
    list(others, "ol", "A"),
  ].join("");
}

function termNotes({ steps, words }: Publication): AnkiNote[] {
  return steps.flatMap((step) =>
    step.sections.terms.map(({ term, meaning, source }) => ({
      guid: uuidOf("anki-term", step.id, term),
      step,
      fields: {
        question: paragraphsXhtml(term),
        answer: paragraphsXhtml(meaning),
        hint: "",
        source: source === null ? "" : escapeXml(sourcePlace(source, words)),
      },
    })),
  );
}

/** A note for each question and for each term of the course. */
export function notesOf(publication: Publication): AnkiNote[] {
  const asked = questionsOf(publication).map(({ step, exercise }) => ({
    guid: uuidOf("anki", exercise.id),
    step,
    fields: {
      question: questionOf(exercise, publication),
      answer: answerOf(exercise, publication),
      hint: exercise.hint === null ? "" : paragraphsXhtml(exercise.hint),
      source: exercise.source === null ? "" : escapeXml(sourcePlace(exercise.source, publication.words)),
    },
  }));
  return [...asked, ...termNotes(publication)];
}
