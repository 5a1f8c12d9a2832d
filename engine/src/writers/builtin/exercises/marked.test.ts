import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import { gateContext, gateCourse } from "../../../quality/gate/context.ts";
import { judge } from "../../../quality/gate/judge.ts";
import { keyOf } from "../../../text/words.ts";
import type { BlockKind, Language } from "../../../types/index.ts";
import { traitsOf } from "../../traits.ts";
import type { Candidate, Form } from "./candidate.ts";
import { candidatesOf } from "./choose.ts";
import { MARKED } from "./fixtures/marked.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { questionOf } from "./question.ts";

const LANGUAGES = ["de", "en", "fr", "es", "it"] as const;

const blocksOf = (heading: string, paragraphs: readonly string[]): (readonly [BlockKind, string])[] => [
  ["heading", heading],
  ...paragraphs.map((text) => ["paragraph", text] as const),
];

/** What of a form is asked in some paragraphs under one heading. */
function askedIn(language: Language, form: Form, paragraphs: readonly string[]): Candidate[] {
  const { analysis, step } = oneStep(language, blocksOf(MARKED[language].heading, paragraphs));
  return candidatesOf(analysis, step).filter((one) => one.form === form);
}

/** The right and the wrong options of a choice. */
function optionsOf({ body }: Candidate): { right: string[]; wrong: string[] } {
  const options = body.kind === "choice" ? body.options : [];
  const textsOf = (correct: boolean) =>
    options.filter((option) => option.correct === correct).map(({ text }) => text);
  return { right: textsOf(true), wrong: textsOf(false) };
}

const holds = (text: string, part: string): boolean => ` ${keyOf(text)} `.includes(` ${keyOf(part)} `);

/** Each is a choice of four whose right option stands in the sentence it quotes, and no wrong one there. */
function expectFour(found: readonly Candidate[], paragraphs: readonly string[]): void {
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    const { right, wrong } = optionsOf(one);
    expect([right.length, wrong.length]).toEqual([1, 3]);
    expect(holds(one.quote, right[0] ?? "")).toBe(true);
    for (const text of wrong) {
      expect(holds(one.quote, text)).toBe(false);
      expect(paragraphs.some((paragraph) => holds(paragraph, text))).toBe(true);
    }
  }
}

describe.each(LANGUAGES)("questions that are marked in %s", (language) => {
  const { statements, terms, numbers, rows, leaning } = MARKED[language];
  const told = statements.map(([subject, said]) => `${subject} ${said}.`);
  const meant = terms.map((parts) => `${parts.join(" ")}.`);
  const counted = numbers.map((parts) => parts.join(""));

  test("a statement goes on as the text has it, among what it says of other things", () => {
    const found = askedIn(language, "says4", told);
    expectFour(found, told);
    for (const one of found) {
      const { right } = optionsOf(one);
      const [subject] = statements.find(([, said]) => keyOf(said) === keyOf(right[0] ?? "")) ?? [];
      expect(one.text).toContain(`${subject} …`);
    }
  });

  test("no statement is asked about where one of the four leans on another, or there are but three", () => {
    expect(askedIn(language, "says4", [leaning, ...told.slice(1)])).toEqual([]);
    expect(askedIn(language, "says4", told.slice(1))).toEqual([]);
  });

  test("no statement is asked about where the text says the same of something else", () => {
    const [[first] = [], [, said] = []] = statements;
    const found = askedIn(language, "says4", [...told, `${first} ${said}.`]);
    for (const one of found.filter(({ text }) => text.includes(`${first} …`)))
      expect(optionsOf(one).wrong.some((text) => keyOf(text) === keyOf(said ?? ""))).toBe(false);
  });

  test("a term and what it means, both ways, among others that the text explains", () => {
    expectFour(askedIn(language, "term4", meant), meant);
    expectFour(askedIn(language, "which4", meant), meant);
    const asked = askedIn(language, "which4", meant).map(({ text }) => text);
    for (const text of asked)
      expect(terms.some(([, , meaning]) => text.toLowerCase().includes(meaning.toLowerCase()))).toBe(true);
    expect(askedIn(language, "term4", meant.slice(1))).toEqual([]);
    expect(askedIn(language, "which4", meant.slice(1))).toEqual([]);
  });

  test("a number among those of its unit; none where a sentence holds two, or there are but three", () => {
    const found = askedIn(language, "number4", counted);
    expectFour(found, counted);
    for (const { text } of found) expect(text).toContain("____");
    expect(askedIn(language, "number4", counted.slice(1))).toEqual([]);
    const doubled = counted.map((text) => text.replace(/\.$/, " 12."));
    expect(askedIn(language, "number4", doubled)).toEqual([]);
  });

  test("names and what they are, to be matched; none where a name tells what belongs to it", () => {
    const listed = rows.map(([name, what]) => `${name}: ${what}.`);
    const [found] = askedIn(language, "match", listed);
    expect(found?.body).toMatchObject({
      kind: "match",
      pairs: rows.map(([text, match]) => ({ text, match })),
    });
    const telling = rows.map(([name, what]) => `${name}: ${what} ${name}.`);
    expect(askedIn(language, "match", telling)).toEqual([]);
    expect(askedIn(language, "match", listed.slice(1))).toEqual([]);
  });

  test("the quality gate lets them be asked", () => {
    const paragraphs = [...told, ...meant, ...counted];
    const blocks = blocksOf(MARKED[language].heading, paragraphs);
    const { analysis, step } = oneStep(language, blocks);
    const course = gateCourse(language, [documentOf(blocks)], traitsOf);
    const context = gateContext(course, paragraphs.join("\n\n"));
    const choices = candidatesOf(analysis, step).filter(({ body }) => body.kind === "choice");
    const held = choices.flatMap((one) => judge(questionOf(analysis, one), context));
    expect(choices.length).toBeGreaterThan(5);
    expect(held).toEqual([]);
  });
});
