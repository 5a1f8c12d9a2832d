import type { Difficulty, Language } from "../../types/index.ts";

/** What a line of a plan or of a step's text may say. */
export type PartLabel = "objective" | "content" | "text" | "summary" | "term" | "proof" | "verify";

/** These labels as the prompts ask for them (first), and as chats call them all the same. */
const PART_LABELS: Record<Language, Record<PartLabel, readonly [string, ...string[]]>> = {
  de: {
    objective: ["Ziel", "Ziele", "Lernziel", "Lernziele"],
    content: ["Inhalt", "Inhalte", "Stichworte", "Themen"],
    text: ["Text", "Lerntext"],
    summary: ["Zusammenfassung", "Kurz gesagt", "Fazit"],
    term: ["Begriff", "Begriffe", "Fachbegriff"],
    proof: ["Beleg", "Belege", "Belegstelle", "Zitat"],
    verify: ["Prüfen", "Bitte prüfen", "Zu prüfen"],
  },
  en: {
    objective: ["Objective", "Objectives", "Goal", "Goals", "Learning objective", "Learning goal"],
    content: ["Content", "Contents", "Topics", "Covers"],
    text: ["Text", "Lesson text"],
    summary: ["Summary", "In short"],
    term: ["Term", "Terms", "Key term"],
    proof: ["Proof", "Evidence", "Quote", "Quotation"],
    verify: ["Verify", "Please verify", "Check"],
  },
  fr: {
    objective: ["Objectif", "Objectifs", "But"],
    content: ["Contenu", "Contenus", "Thèmes"],
    text: ["Texte"],
    summary: ["Résumé", "En bref"],
    term: ["Terme", "Termes", "Notion"],
    proof: ["Preuve", "Citation", "Extrait"],
    verify: ["À vérifier", "Vérifier", "A vérifier"],
  },
  es: {
    objective: ["Objetivo", "Objetivos", "Meta"],
    content: ["Contenido", "Contenidos", "Temas"],
    text: ["Texto"],
    summary: ["Resumen", "En resumen"],
    term: ["Término", "Términos", "Concepto"],
    proof: ["Prueba", "Cita", "Evidencia"],
    verify: ["Verificar", "Por verificar", "Comprobar"],
  },
  it: {
    objective: ["Obiettivo", "Obiettivi", "Scopo"],
    content: ["Contenuto", "Contenuti", "Temi"],
    text: ["Testo"],
    summary: ["Riassunto", "In breve", "Sintesi"],
    term: ["Termine", "Termini", "Concetto"],
    proof: ["Prova", "Citazione"],
    verify: ["Da verificare", "Verificare"],
  },
};

const LABEL_NAMES: readonly PartLabel[] = [
  ...(["objective", "content", "text", "summary", "term", "proof", "verify"] as const),
];

const LABEL_LINES = LABEL_NAMES.map((label) => {
  const names = Object.values(PART_LABELS)
    .flatMap((labels) => labels[label])
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  const pattern = new RegExp(
    `^(?:[-*•·>+–]\\s+)*(?:#{1,6}\\s+)?(?:\\*\\*|__)?(?:${names})(?:\\s*\\d{1,2})?\\s*(?:\\*\\*|__)?\\s*[:：]\\s*(?:\\*\\*|__)?\\s*(.*)$`,
    "iu",
  );
  return { label, pattern };
});

/** The label that a line begins with, and what follows it; null for any other line. */
export function partLabelOf(
  line: string,
  among: readonly PartLabel[],
): { label: PartLabel; text: string } | null {
  for (const { label, pattern } of LABEL_LINES) {
    const found = among.includes(label) ? pattern.exec(line.trim()) : null;
    if (found) return { label, text: (found[1] ?? "").trim() };
  }
  return null;
}

/** What stands before the learning goal of a course. */
export const GOAL_WORDS: Record<Language, string> = {
  de: "Das Lernziel des Kurses: ",
  en: "The learning goal of the course: ",
  fr: "L’objectif d’apprentissage du cours : ",
  es: "El objetivo de aprendizaje del curso: ",
  it: "L’obiettivo di apprendimento del corso: ",
};

/** Whom each level of difficulty is for, as the prompts say it. */
export const AUDIENCES: Record<Language, Record<Difficulty, string>> = {
  de: {
    elementary:
      "Kinder von 6 bis 10 Jahren: Sätze von höchstens 12 Wörtern, Alltagswörter, jedes neue Wort erklärt, Beispiele aus ihrem Tag",
    highschool:
      "Schülerinnen und Schüler von 11 bis 18 Jahren: klare Sätze, Fachwörter beim ersten Mal erklärt, Beispiele",
    university: "Studierende: genaue Begriffe, ganze Begründungen, Bedingungen und Ausnahmen genannt",
    standard: "interessierte Erwachsene ohne Vorwissen: einfach und genau, Fachwörter erklärt",
  },
  en: {
    elementary:
      "children of 6 to 10: sentences of at most 12 words, everyday words, every new word explained, examples from their day",
    highschool:
      "pupils of 11 to 18: clear sentences, technical terms explained when they first come, examples",
    university: "university students: precise terms, full arguments, conditions and exceptions named",
    standard: "interested adults without previous knowledge: plain and exact, technical terms explained",
  },
  fr: {
    elementary:
      "des enfants de 6 à 10 ans : phrases de 12 mots au plus, mots de tous les jours, chaque mot nouveau expliqué, exemples tirés de leur journée",
    highschool:
      "des élèves de 11 à 18 ans : phrases claires, termes techniques expliqués à leur première apparition, exemples",
    university: "des étudiants : termes précis, raisonnements complets, conditions et exceptions nommées",
    standard:
      "des adultes intéressés sans connaissances préalables : simple et exact, termes techniques expliqués",
  },
  es: {
    elementary:
      "niños de 6 a 10 años: frases de 12 palabras como máximo, palabras cotidianas, cada palabra nueva explicada, ejemplos de su día a día",
    highschool:
      "alumnos de 11 a 18 años: frases claras, términos técnicos explicados la primera vez que aparecen, ejemplos",
    university:
      "estudiantes universitarios: términos precisos, argumentos completos, condiciones y excepciones",
    standard:
      "adultos interesados sin conocimientos previos: sencillo y exacto, con los términos técnicos explicados",
  },
  it: {
    elementary:
      "bambini dai 6 ai 10 anni: frasi di al massimo 12 parole, parole di ogni giorno, ogni parola nuova spiegata, esempi dalla loro giornata",
    highschool:
      "studenti dagli 11 ai 18 anni: frasi chiare, termini tecnici spiegati alla prima comparsa, esempi",
    university:
      "studenti universitari: termini precisi, ragionamenti completi, condizioni ed eccezioni nominate",
    standard:
      "adulti interessati senza conoscenze precedenti: semplice ed esatto, con i termini tecnici spiegati",
  },
};
