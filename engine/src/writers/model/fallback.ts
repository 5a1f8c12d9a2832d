import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import { languageDataOf } from "../../text/languages/index.ts";
import { unmarked } from "../../text/markdown.ts";
import { splitSentences } from "../../text/sentences.ts";
import type { CourseStep, Language, Question } from "../../types/index.ts";
import { EXERCISE_TEXTS } from "../builtin/exercises/templates.ts";

const REASON: Record<Language, string> = {
  de: "Das Sprachmodell hat zu diesem Text keine Frage gestellt, die der Prüfung standhielt.",
  en: "The language model asked no question on this text that passed the check.",
  fr: "Le modèle de langage n’a posé sur ce texte aucune question qui résiste à la vérification.",
  es: "El modelo de lenguaje no planteó sobre este texto ninguna pregunta que superara la comprobación.",
  it: "Il modello linguistico non ha posto su questo testo alcuna domanda che superasse la verifica.",
};

/**
 * What is asked of a text for which a model found no question that holds: three ideas of it, to be compared with its
 * summary, and why. A built-in question would be about sentences that the text does not have.
 */
export function fallbackOn({ title, content, summary, sources }: CourseStep, language: Language): Question {
  const { text, hint, explanation } = EXERCISE_TEXTS[language].sum;
  const passage = (summary.trim() || unmarked(content).trim()).slice(0, QUESTION_SIZES.passage);
  const points = splitSentences(summary, languageDataOf(language)).slice(0, QUESTION_SIZES.points);
  return {
    ...{ kind: "self", passage, points: points.length > 1 ? points : [] },
    ...{ origin: "placeholder", form: null, text: text(title), hint, explanation },
    reason: REASON[language],
    source: sources[0] ?? null,
  };
}
