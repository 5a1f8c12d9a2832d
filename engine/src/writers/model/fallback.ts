import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import { languageDataOf } from "../../text/languages/index.ts";
import { unmarked } from "../../text/markdown.ts";
import { splitSentences } from "../../text/sentences.ts";
import type { CourseStep, Language, Question } from "../../types/index.ts";

/** What is quoted within guillemets gets inner quotation marks. */
const inGuillemets = (text: string): string =>
  text.replace(/«[\u00a0\u202f ]?/g, "“").replace(/[\u00a0\u202f ]?»/g, "”");

interface SumTexts {
  text: (title: string) => string;
  hint: string;
  explanation: string;
}

/** What is asked of a text, a hint, and what to compare with. */
const SUM: Record<Language, SumTexts> = {
  de: {
    text: (title) =>
      `Was haben Sie aus „${title.replace(/[„»]/g, "‚").replace(/[“«]/g, "‘")}“ behalten? Nennen Sie drei Gedanken.`,
    hint: "Gehen Sie die Überschriften im Kopf durch: Was stand unter jeder?",
    explanation: "Vergleichen Sie mit dem Text, und ergänzen Sie, was gefehlt hat.",
  },
  en: {
    text: (title) =>
      `What do you remember of “${title.replaceAll("“", "‘").replaceAll("”", "’")}”? Name three ideas.`,
    hint: "Go through the headings in your mind: what stood under each?",
    explanation: "Compare with the text, and add what was missing.",
  },
  fr: {
    text: (title) => `Qu’avez-vous retenu de «\u00a0${inGuillemets(title)}\u00a0»\u00a0? Donnez trois idées.`,
    hint: "Repassez les titres en tête\u00a0: que disait chaque partie\u00a0?",
    explanation: "Comparez avec le texte et complétez ce qui manquait.",
  },
  es: {
    text: (title) => `¿Qué recuerda de «${inGuillemets(title)}»? Indique tres ideas.`,
    hint: "Repase mentalmente los títulos: ¿qué decía cada apartado?",
    explanation: "Compare con el texto y añada lo que faltaba.",
  },
  it: {
    text: (title) => `Che cosa ricorda di «${inGuillemets(title)}»? Indichi tre idee.`,
    hint: "Ripercorra mentalmente i titoli: che cosa diceva ogni parte?",
    explanation: "Confronti con il testo e aggiunga ciò che mancava.",
  },
};

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
  const { text, hint, explanation } = SUM[language];
  const passage = (summary.trim() || unmarked(content).trim()).slice(0, QUESTION_SIZES.passage);
  const points = splitSentences(summary, languageDataOf(language)).slice(0, QUESTION_SIZES.points);
  return {
    ...{ kind: "self", passage, points: points.length > 1 ? points : [] },
    ...{ origin: "placeholder", form: null, text: text(title), hint, explanation },
    reason: REASON[language],
    source: sources[0] ?? null,
  };
}
