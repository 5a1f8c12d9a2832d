import { type GIFTQuestion, parse } from "gift-pegjs";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { HOSTILE, hostileCourse, sampleCourse } from "../../testing/samples.ts";
import { fromCourse } from "../publication/fromCourse.ts";
import { writeGift } from "./gift/write.ts";
import { writeMoodleXml } from "./moodle/write.ts";
import { fractionsOf, mixed, questionsOf } from "./questions.ts";

const asked = (gift: string): GIFTQuestion[] => parse(gift).filter(({ type }) => type !== "Category");

describe("questions of a course in French", () => {
  it("are read from GIFT by a parser of others, each with what is right", async () => {
    const publication = await fromCourse(await sampleCourse("fr"));
    const questions = asked(writeGift(publication));
    expect(questions).toHaveLength(questionsOf(publication).length);
    expect(questions.map(({ type }) => type)).toEqual([
      "Short",
      "Numerical",
      "Matching",
      "Matching",
      "Essay",
      "MC",
      "MC",
    ]);
    for (const [at, { exercise }] of questionsOf(publication).entries()) {
      const question = questions[at];
      if (exercise.kind !== "choice" || question?.type !== "MC") continue;
      expect(question.stem.text).toBe(exercise.text);
      expect(question.globalFeedback?.text).toBe(exercise.explanation);
      const rights = question.choices.filter(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0);
      expect(rights.map(({ text }) => text.text)).toEqual(
        exercise.options.filter(({ correct }) => correct).map(({ text }) => text),
      );
    }
  });

  it("are well-formed XML of Moodle's with grades that it knows", async () => {
    const xml = writeMoodleXml(await fromCourse(await sampleCourse("fr")));
    const { types, fractions } = readXml(xml);
    expect(types).toEqual([
      "category",
      "shortanswer",
      "numerical",
      "matching",
      "matching",
      "essay",
      "multichoice",
      "category",
      "multichoice",
    ]);
    // The grades that Moodle 4 lists: question_bank::fraction_options_full.
    const known = [0, 100, 50, 33.33333, 25, -25, -33.33333, -50, -100];
    for (const fraction of fractions) expect(known).toContain(fraction);
  });
});

/** Types of questions and fractions of their answers, as an XML parser sees them. */
function readXml(xml: string) {
  const parser = new SaxesParser();
  const [types, fractions, texts]: [string[], number[], string[]] = [[], [], []];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "question") types.push(String(attributes.type));
    if (name === "answer" && attributes.fraction !== undefined) fractions.push(Number(attributes.fraction));
  });
  parser.on("cdata", (text) => void texts.push(text));
  parser.write(xml).close();
  return { types, fractions, texts };
}

it("several right options share the points, and wrong ones take as many", () => {
  const options = (...rights: boolean[]) => rights.map((correct) => ({ correct }));
  expect(fractionsOf(options(true, false, false, false))).toEqual({ right: 100, wrong: -33.33333 });
  expect(fractionsOf(options(true, true, true, false))).toEqual({ right: 33.33333, wrong: -100 });
  expect(fractionsOf(options(true, true, true, true))).toEqual({ right: 25, wrong: 0 });
});

it("hostile texts stay texts", async () => {
  const publication = await fromCourse(await hostileCourse());
  const questions = asked(writeGift(publication));
  expect(questions).toHaveLength(questionsOf(publication).length);
  const stems = questions.map((question) => ("stem" in question ? question.stem.text : ""));
  expect(stems).toContain(HOSTILE[0]);
  const { texts, types } = readXml(writeMoodleXml(publication));
  expect(types.filter((type) => type !== "category")).toHaveLength(questions.length);
  expect(texts.join("")).not.toContain("<script>");
  expect(texts.join("")).not.toMatch(/<img/);
});

it("the same course gives the same bytes, whenever and wherever", async () => {
  const [one, other] = [
    await fromCourse(await sampleCourse("de")),
    await fromCourse(await sampleCourse("de")),
  ];
  expect(writeGift(one)).toBe(writeGift(other));
  expect(writeMoodleXml(one)).toBe(writeMoodleXml(other));
});

it("mixes things so that the first are not the first again", () => {
  expect(mixed(["a", "b"], (item) => item)).not.toEqual(["a", "b"]);
  expect(mixed([..."abcdef"], (item) => item).sort()).toEqual([..."abcdef"]);
});
