import type { Sentence } from "../../../text/sentences.ts";
import { countWords, overlap, stemsOf } from "../../../text/words.ts";
import { headingTitle, isGeneric } from "../headings.ts";
import { isQuotable } from "../quotable.ts";
import { shuffled } from "../random.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

interface Section {
  title: string;
  level: number;
  from: number;
  to: number;
  number: number;
  boxed: boolean;
}

function sectionsOf(analysis: Analysis): Section[] {
  const { blocks, languageData } = analysis;
  const sections: Section[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== "heading") continue;
    const next = blocks.findIndex((other, place) => place > at && other.kind === "heading");
    const to = next < 0 ? blocks.length : next;
    sections.push({
      title: headingTitle(block.text),
      level: block.level,
      from: at + 1,
      to,
      number: sections.length,
      boxed: block.boxed ?? false,
    });
  }
  const titles = sections.map(({ title }) => title.toLowerCase());
  return sections.filter(({ title, boxed }) => {
    const words = countWords(title);
    const once = titles.indexOf(title.toLowerCase()) === titles.lastIndexOf(title.toLowerCase());
    return (
      words >= 1 &&
      words <= 11 &&
      title.length >= 5 &&
      title.length <= 85 &&
      once &&
      !boxed &&
      !CODE.test(title) &&
      !isGeneric(title) &&
      stemsOf(title, languageData).length > 0
    );
  });
}

const SHORTEST_PASSAGE = 24;
const LONGEST_PASSAGE = 75;
/** Blocks beside a passage in which the heading is named: then the passage is about it, though it does not say so. */
const BESIDE = 4;
/** Passages at the beginning of a section that speak of its subject without naming it. */
const OPENING = 2;
const SCORE = 0.3;

/** Consecutive sentences of one paragraph with 24 to 75 words in all. */
function passagesOf(
  analysis: Analysis,
  step: StepMaterial,
  section: Section,
): { text: string; sentences: Sentence[] }[] {
  const inside = step.sentences.filter(
    ({ block, listItem }) => block >= section.from && block < section.to && !listItem,
  );
  return inside.flatMap((first, at) => {
    const rest = inside.slice(at).filter(({ block }) => block === first.block);
    const taken: Sentence[] = [];
    for (const sentence of rest) {
      if (countWords(taken.map(({ text }) => text).join(" ")) >= 28) break;
      taken.push(sentence);
    }
    const text = taken.map((sentence) => sentence.text).join(" ");
    const words = countWords(text);
    const starts = isQuotable(first.text, analysis.languageData, analysis.usage, {
      minimum: 4,
      maximum: LONGEST_PASSAGE,
      person: "impersonal",
      articles: true,
    });
    return starts && words >= SHORTEST_PASSAGE && words <= LONGEST_PASSAGE
      ? [{ text, sentences: taken }]
      : [];
  });
}

/** Whether a section holds another: then its heading fits too. */
function isAbove(other: Section, section: Section, sections: readonly Section[]): boolean {
  const between = sections.filter(({ from }) => from > other.from && from < section.from);
  return (
    other.from < section.from &&
    other.level < section.level &&
    between.every(({ level }) => level > other.level)
  );
}

/** Headings before and behind among which the wrong answers are: of one subject, as those of a chapter are. */
const NEIGHBOURS = 8;

/** Commands that a text file shows alone on a line look like headings. */
const CODE = /[$|=<>{}\\]|^\p{Ll}|^-/u;

/** "What is this passage about?", with the headings of other sections. */
export const headingQuestions: QuestionMaker = (analysis, step, random) => {
  const stemsIn = (text: string) => stemsOf(text, analysis.languageData);
  const sections = sectionsOf(analysis);
  const own = sections.filter(
    ({ title, from, to }) =>
      from > step.from && from < step.to && to > step.from && !step.title.includes(title),
  );
  return own.flatMap((section): Candidate[] => {
    const heading = stemsIn(section.title);
    const passages = passagesOf(analysis, step, section);
    const inside = analysis.sentences.filter(({ block }) => block >= section.from && block < section.to);
    const given = (text: string): number => {
      const stems = new Set(stemsIn(text));
      return heading.filter((stem) => stems.has(stem)).length / heading.length;
    };
    const opening = passages.slice(0, OPENING);
    const isNamed = (passage: { sentences: readonly Sentence[] }) =>
      inside.some(
        (sentence) =>
          !passage.sentences.includes(sentence) &&
          Math.abs(sentence.block - (passage.sentences[0]?.block ?? 0)) <= BESIDE &&
          sentence.stems.some((stem) => heading.includes(stem)),
      );
    const passage = opening.filter(isNamed).find(({ text }) => given(text) === 0);
    const [evidence] = passage?.sentences ?? [];
    if (!passage || !evidence) return [];
    const stems = new Set(stemsIn(passage.text));
    const others: Section[] = [];
    const byFit = sections
      .filter(
        (other) =>
          other !== section &&
          other.level === section.level &&
          Math.abs(other.number - section.number) <= NEIGHBOURS &&
          !isAbove(other, section, sections) &&
          !stemsIn(other.title).some((stem) => stems.has(stem)),
      )
      .map((other) => ({
        other,
        fit:
          -Math.min(2.4, 0.2 * Math.abs(other.number - section.number)) -
          0.05 * Math.abs(countWords(other.title) - countWords(section.title)) +
          0.1 * random(),
      }))
      .sort((a, b) => b.fit - a.fit);
    for (const { other } of byFit) {
      const titles = [section, ...others].map(({ title }) => stemsIn(title));
      if (others.length < 3 && titles.every((title) => overlap(title, stemsIn(other.title)) < 0.3))
        others.push(other);
    }
    if (others.length < 3) return [];
    const options = [
      { text: section.title, correct: true },
      ...others.map(({ title }) => ({ text: title, correct: false })),
    ];
    return [
      {
        type: "HEADQ",
        text: analysis.texts.passage(passage.text),
        options: shuffled(options, random),
        uses: passage.sentences.map(({ index }) => index),
        evidence,
        score: SCORE,
      },
    ];
  });
};
