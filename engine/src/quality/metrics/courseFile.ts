import { QUESTION_ORIGINS } from "@lehrpfad/contract/questions";
import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { COURSE_LANGUAGES, DIFFICULTIES } from "@lehrpfad/contract/vocabulary";
import { documentText } from "../../documents/index.ts";
import { wholeText } from "../../text/steps.ts";
import { countWords } from "../../text/words.ts";
import type { CourseStep, Exercise, Language, Question, ReadDocument, Source } from "../../types/index.ts";
import { bodyFrom } from "./bodies.ts";
import { fieldsOf, listOf, optionalText, textOf } from "./fields.ts";
import type { Measured } from "./text.ts";

/** A source with its place in the document; offset 0 where the quote does not stand in it. */
function sourceFrom(value: unknown, documents: readonly ReadDocument[], place: string): Source {
  const fields = fieldsOf(value, place);
  const quote = textOf(fields.quote, `${place}.quote`);
  const named = optionalText(fields.document);
  const document = documents.find(({ id, name }) => id === named || name === named) ?? documents[0];
  const text = document ? documentText(document) : "";
  const block = document?.blocks.find(({ paragraph }) => paragraph === fields.paragraph);
  const inside = block ? block.text.indexOf(quote) : -1;
  const offset = block && inside >= 0 ? block.offset + inside : Math.max(0, text.indexOf(quote));
  const holder = document?.blocks.findLast((candidate) => candidate.offset <= offset);
  return {
    document: document?.id ?? named,
    documentName: document?.name ?? named,
    page: typeof fields.page === "number" ? fields.page : null,
    paragraph: holder?.paragraph ?? 0,
    offset,
    quote,
  };
}

function questionFrom(value: unknown, documents: readonly ReadDocument[], place: string): Question {
  const fields = fieldsOf(value, place);
  const { source } = fields;
  return {
    ...bodyFrom(fields, place),
    origin: QUESTION_ORIGINS.find((origin) => origin === fields.origin) ?? "model",
    form: optionalText(fields.form) || null,
    text: textOf(fields.text, `${place}.text`),
    explanation: optionalText(fields.explanation),
    hint: optionalText(fields.hint) || null,
    reason: optionalText(fields.reason) || null,
    source: source ? sourceFrom(source, documents, `${place}.source`) : null,
  };
}

function exerciseFrom(value: unknown, documents: readonly ReadDocument[], place: string): Exercise {
  const { section } = fieldsOf(value, place);
  const question = questionFrom(value, documents, place);
  return { ...question, section: typeof section === "number" ? section : null };
}

/** A line of a section: its texts by their names, and its source. */
function lineFrom(value: unknown, documents: readonly ReadDocument[], place: string) {
  const fields = fieldsOf(value, place);
  return {
    text: (name: string) => textOf(fields[name], `${place}.${name}`),
    source: fields.source ? sourceFrom(fields.source, documents, `${place}.source`) : null,
  };
}

/** Sections of a step; those of older files stand in the content. */
function sectionsFrom(
  value: unknown,
  documents: readonly ReadDocument[],
  place: string,
): CourseStep["sections"] {
  if (value === undefined) return NO_SECTIONS;
  const fields = fieldsOf(value, place);
  const lines = (name: string) =>
    listOf(fields[name], `${place}.${name}`).map((one, at) =>
      lineFrom(one, documents, `${place}.${name}[${at}]`),
    );
  const items = (name: string) => lines(name).map(({ text, source }) => ({ text: text("text"), source }));
  return {
    objectives: items("objectives"),
    keyPoints: items("keyPoints"),
    reflections: items("reflections"),
    terms: lines("terms").map(({ text, source }) => ({
      term: text("term"),
      meaning: text("meaning"),
      source,
    })),
    next: optionalText(fields.next) || null,
  };
}

function stepFrom(
  value: unknown,
  documents: readonly ReadDocument[],
  at: number,
  language: Language,
): CourseStep {
  const place = `steps[${at}]`;
  const fields = fieldsOf(value, place);
  const content = textOf(fields.content, `${place}.content`);
  const sections = sectionsFrom(fields.sections, documents, `${place}.sections`);
  const exercises = fields.exercises === undefined ? [] : listOf(fields.exercises, `${place}.exercises`);
  const sources = fields.sources === undefined ? [] : listOf(fields.sources, `${place}.sources`);
  return {
    position: at + 1,
    title: textOf(fields.title, `${place}.title`),
    content,
    sections,
    summary: optionalText(fields.summary),
    words: countWords(wholeText({ content, sections }, language)),
    sources: sources.map((source, number) => sourceFrom(source, documents, `${place}.sources[${number}]`)),
    question: fields.question ? questionFrom(fields.question, documents, `${place}.question`) : null,
    exercises: exercises.map((one, number) => exerciseFrom(one, documents, `${place}.exercises[${number}]`)),
    writer: fields.writer === "model" ? "model" : "builtin",
    fallback: fields.fallback === true,
  };
}

/**
 * Reads a course from JSON of any origin: `language`, `difficulty` and `steps` with `title`, `content` and, if there are
 * any, `sections`, `sources` ({document, quote}), `question` ({text, options}) and `exercises`. Words are counted anew.
 * @throws CourseFileError where something needed is missing
 */
export function courseFrom(json: unknown, documents: readonly ReadDocument[]): Measured {
  const fields = fieldsOf(json, "The course");
  const spoken = COURSE_LANGUAGES.find((code) => code === fields.language);
  const read = COURSE_LANGUAGES.find((code) => code === documents[0]?.language);
  const language = spoken ?? read ?? "en";
  const difficulty = DIFFICULTIES.find((level) => level === fields.difficulty);
  const steps = listOf(fields.steps, "steps").map((step, at) => stepFrom(step, documents, at, language));
  return { language, ...(difficulty ? { difficulty } : {}), steps };
}
