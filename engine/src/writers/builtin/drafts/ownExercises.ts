import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import { countWords } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import { type Candidate, type DraftMaker, sectionKey } from "./candidate.ts";

const SCORE = 4;

/** Headings over exercises, and over their answers, in five languages. */
const EXERCISES =
  /(?<!\p{L})(?:(?:review |practice |self-test |comprehension )?questions|exercises?|quiz|self-test|(?:übungs|kontroll|verständnis|wiederholungs|prüfungs)(?:fragen|aufgaben)|übung(?:en)?|aufgaben?|fragen|exercices?|questions de révision|ejercicios?|preguntas|autoevaluación|esercizi|esercizio|domande|autovalutazione)(?!\p{L})/iu;
const ANSWERS =
  /(?<!\p{L})(?:answers?|answer key|solutions?|lösung(?:en)?|antwort(?:en)?|réponses?|corrigés?|soluciones|solución|respuestas?|soluzion[ei]|rispost[ae])(?!\p{L})/iu;
/** "Answer: …" in front of what answers the question above it. */
const ANSWER =
  /^(?:(?:correct |right )?answer|solution|antwort|lösung|richtig(?:e antwort)?|réponse|corrigé|respuesta(?: correcta)?|solución|risposta(?: corretta)?|soluzione)\s*[:.]\s*(?=\S)/iu;
/** "Question:" in front of a question. */
const LABEL =
  /^(?:questions?|q|frage|aufgabe|question|exercice|pregunta|ejercicio|domanda|esercizio)\s*\d*\s*[:.]\s+(?=\S)/iu;
const NUMBER = /^\(?(\d{1,3})[.)]\s+(?=\S)/u;
const OPTION = /^\(?([a-h])[.)]\s+(?=\S)/iu;
/** A letter alone, or before the words of its option. */
const LETTER = /^\(?([a-h])(?:[.)](?:\s|$)|$)/iu;

/** A question of the document, the options below it, and where its answer stands. */
interface Exercise {
  block: number;
  number: string | null;
  text: string;
  options: { letter: string; text: string }[];
  answer: { block: number; text: string } | null;
}

const bare = (text: string): string => text.replace(NUMBER, "").replace(LABEL, "").trim();

/** Exercises under one heading: numbered texts, or such as end in a question mark, with what stands below each. */
function exercisesUnder({ blocks }: Analysis, from: number, to: number): Exercise[] {
  const found: Exercise[] = [];
  for (let at = from; at < to; at++) {
    const text = blocks[at]?.text.replace(/\s+/g, " ").trim() ?? "";
    const last = found.at(-1);
    const answer = ANSWER.exec(text);
    const option = OPTION.exec(text);
    if (last && answer) last.answer = { block: at, text: text.slice(answer[0].length) };
    else if (last && option && last.answer === null)
      last.options.push({ letter: (option[1] ?? "").toLowerCase(), text: text.slice(option[0].length) });
    else if (NUMBER.test(text) || text.endsWith("?"))
      found.push({
        block: at,
        number: NUMBER.exec(text)?.[1] ?? null,
        text: bare(text),
        options: [],
        answer: null,
      });
  }
  return found;
}

/** The texts under a heading "Answers", by their numbers, with the block that each stands in. */
function answersUnder(
  { blocks }: Analysis,
  from: number,
  to: number,
): Map<string, { block: number; text: string }> {
  const found = new Map<string, { block: number; text: string }>();
  for (let at = from; at < to; at++) {
    const text = blocks[at]?.text.replace(/\s+/g, " ").trim() ?? "";
    const number = NUMBER.exec(text)?.[1];
    if (number !== undefined && !found.has(number)) found.set(number, { block: at, text: bare(text) });
  }
  return found;
}

/** The exercises of the documents; those whose answers stand under a heading of their own are answered from the next such. */
const allExercises = derived((analysis) => {
  const { blocks } = analysis;
  const headings = blocks.flatMap(({ kind, text }, at) => (kind === "heading" ? [{ at, text }] : []));
  const endOf = (place: number) => headings[place + 1]?.at ?? blocks.length;
  return headings.flatMap((heading, place) => {
    if (!EXERCISES.test(heading.text) || ANSWERS.test(heading.text)) return [];
    const exercises = exercisesUnder(analysis, heading.at + 1, endOf(place));
    const key = headings.findIndex(({ at, text }) => at > heading.at && ANSWERS.test(text));
    const answers =
      key < 0 ? new Map<string, never>() : answersUnder(analysis, (headings[key]?.at ?? 0) + 1, endOf(key));
    return exercises.map((one) => ({ ...one, answer: one.answer ?? answers.get(one.number ?? "") ?? null }));
  });
});

/** Words of a question at least, and of an answer that is recalled. */
const LEAST = { question: 3, answer: 2 };

/** The exercise with its options, of which the answer names one; else to be recalled. Empty where it says too little. */
function draftOf(exercise: Exercise): Candidate[] {
  const { block, text, options, answer } = exercise;
  if (answer === null || countWords(text) < LEAST.question) return [];
  if (
    answer.text.length > QUESTION_SIZES.passage ||
    options.some((one) => one.text.length > QUESTION_SIZES.option)
  )
    return [];
  const about = { form: "own" as const, score: SCORE, text, told: "", block, uses: [sectionKey(block)] };
  const letter = LETTER.exec(answer.text)?.[1]?.toLowerCase();
  if (options.length > 0) {
    if (!options.some((one) => one.letter === letter)) return [];
    const body = {
      kind: "choice" as const,
      options: options.map((one) => ({ text: one.text, correct: one.letter === letter })),
    };
    return [{ ...about, body, quote: text }];
  }
  if (countWords(answer.text) < LEAST.answer) return [];
  return [{ ...about, body: { kind: "self", passage: answer.text, points: [] }, quote: text }];
}

/** The exercises that the document itself gives with their answers, in its words. */
export const ownExercises: DraftMaker = (analysis: Analysis, { from, to }: StepMaterial) =>
  allExercises(analysis)
    .filter(({ block }) => block >= from && block < to)
    .flatMap(draftOf);
