import { type Fault, fault } from "@lehrpfad/contract/questions";
import { unmarked } from "../../text/markdown.ts";
import { splitSentences } from "../../text/sentences.ts";
import { stemsOf, tokens } from "../../text/words.ts";
import type { Asked } from "./asked.ts";
import type { GateCourse, ToldSentence } from "./context.ts";
import { ownWords } from "./wording.ts";

/** What each step of a course tells, by its place in the order of the course. */
export type ToldCourse = readonly (readonly ToldSentence[])[];

/** Steps whose sentences stay prepared: those of the longest courses. */
const KEPT = 120;

/** Words that turn a sentence round where it compares, but not one that names its condition. */
const LINKS: ReadonlySet<string> = new Set("if than wenn als si que se che".split(" "));

function turnsIn(text: string, { languageData, turning }: GateCourse): number {
  const stems = tokens(text).map((word) => languageData.stem(word.toLowerCase()));
  return stems.filter((stem) => turning.has(stem) && !LINKS.has(stem)).length;
}

/** Letters of a word from which it says something: lists of stop words hold "empty" and "happens" too. */
const TELLING = 4;

/** The longer words of a text, as stems. */
function wordStems(text: string, { languageData }: GateCourse): string[] {
  return [
    ...new Set(
      tokens(text)
        .filter(({ length }) => length >= TELLING)
        .map((word) => languageData.stem(word.toLowerCase())),
    ),
  ];
}

function sentencesIn(course: GateCourse, text: string): readonly ToldSentence[] {
  const plain = unmarked(text).replace(/[*_`#|]+/g, " ");
  return plain
    .split(/\n+/)
    .flatMap((paragraph) => splitSentences(paragraph, course.languageData))
    .map((sentence) => ({
      text: sentence.trim(),
      stems: new Set([...stemsOf(sentence, course.languageData), ...wordStems(sentence, course)]),
      turns: turnsIn(sentence, course),
    }));
}

/** Prepares what the steps of a course tell for `trueElsewhere`; a text that did not change is not prepared again. */
export function toldIn(course: GateCourse, texts: readonly string[]): ToldCourse {
  const { told } = course;
  return texts.map((text) => {
    const known = told.get(text) ?? sentencesIn(course, text);
    told.delete(text);
    told.set(text, known);
    const [oldest] = told.keys();
    if (told.size > KEPT && oldest !== undefined) told.delete(oldest);
    return known;
  });
}

/** Shares of the question's content words, and of its longer ones, that a sentence must hold to speak of the same. */
const SAME_MATTER = { content: 0.6, words: 0.5 };
/** Content words of an option below which the sentence must hold all of the question's. */
const FEW = 2;

const shareIn = (stems: readonly string[], among: ReadonlySet<string>): number =>
  stems.length === 0 ? 0 : stems.filter((stem) => among.has(stem)).length / stems.length;

/**
 * Options that count as wrong although a step of the course states them of what the question asks: a condition may have
 * two consequences, told in two steps. `step` counts from 1. Nothing where the options are known to be true of
 * something else, as the terms of a glossary are.
 */
export function trueElsewhere(question: Asked, course: GateCourse, told: ToldCourse): Fault[] {
  if (question.kind !== "choice") return [];
  if (course.traitsOf(question).has("distractors_true_elsewhere")) return [];
  const { languageData } = course;
  const own = ownWords(question.text);
  const asked = {
    content: stemsOf(own, languageData),
    words: wordStems(own.replace(/^\P{L}*\p{L}+/u, ""), course),
  };
  const turnsAsked = turnsIn(question.text, course);
  return question.options.flatMap(({ text, correct }, at) => {
    const said = [...new Set(stemsOf(text, languageData))];
    if (correct || said.length === 0) return [];
    const beside = (stems: readonly string[]) => stems.filter((stem) => !said.includes(stem));
    const [content, words] = [beside(asked.content), beside(asked.words)];
    const least = said.length < FEW ? 1 : SAME_MATTER.content;
    const turns = turnsIn(text, course) + turnsAsked;
    const states = (one: ToldSentence) =>
      one.turns === turns &&
      said.every((stem) => one.stems.has(stem)) &&
      shareIn(content, one.stems) >= least &&
      shareIn(words, one.stems) >= SAME_MATTER.words;
    const step = told.findIndex((sentences) => sentences.some(states));
    const sentence = told[step]?.find(states)?.text;
    if (sentence === undefined) return [];
    return [fault("wrong_is_true_elsewhere", { option: at + 1, step: step + 1, sentence })];
  });
}
