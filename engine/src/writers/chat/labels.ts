import type { Language } from "../../types/index.ts";

/** What a line of a chat's answer may say. */
export type LabelName =
  | "question"
  | "none"
  | "proof"
  | "explanation"
  | "hint"
  | "feedback"
  | "right"
  | "wrong"
  | "key"
  | "options"
  | "verdict";

/** How a step is called at the head of its questions; the first of each language is what the prompts say. */
export const STEP_WORDS: Record<Language, readonly [string, ...string[]]> = {
  de: ["Lernschritt", "Schritt", "Lektion"],
  en: ["Step", "Lesson", "Learning step"],
  fr: ["Étape", "Etape", "Leçon"],
  es: ["Paso", "Lección"],
  it: ["Tappa", "Passo", "Lezione"],
};

/** The labels of lines, as the prompts ask for them (first) and as chats call them all the same. */
export const LABELS: Record<Language, Record<LabelName, readonly [string, ...string[]]>> = {
  de: {
    question: ["Frage", "Prüfungsfrage"],
    none: ["Keine Frage"],
    proof: ["Beleg", "Belegstelle", "Belegsatz", "Zitat", "Nachweis", "Satz"],
    explanation: ["Erklärung", "Begründung", "Erläuterung"],
    hint: ["Hinweis", "Tipp", "Denkhinweis"],
    feedback: ["Warum falsch", "Warum", "Rückmeldung", "Feedback"],
    right: ["Richtig", "Richtige Antwort", "Korrekt", "Korrekte Antwort"],
    wrong: ["Falsch", "Falsche Antwort"],
    key: ["Antwort", "Lösung"],
    options: ["Antworten", "Antwortmöglichkeiten", "Optionen", "Falsche Antworten"],
    verdict: ["Urteil", "Bewertung", "Mangel", "Schwäche"],
  },
  en: {
    question: ["Question"],
    none: ["No question"],
    proof: ["Proof", "Evidence", "Quote", "Quotation", "Sentence"],
    explanation: ["Explanation", "Rationale"],
    hint: ["Hint", "Tip", "Clue"],
    feedback: ["Why wrong", "Why", "Feedback"],
    right: ["Right", "Right answer", "Correct", "Correct answer"],
    wrong: ["Wrong", "Wrong answer", "Incorrect", "Incorrect answer"],
    key: ["Answer", "Solution", "Key"],
    options: ["Answers", "Options", "Choices", "Wrong answers"],
    verdict: ["Verdict", "Judgement", "Judgment", "Weakness"],
  },
  fr: {
    question: ["Question"],
    none: ["Pas de question", "Aucune question"],
    proof: ["Preuve", "Citation", "Extrait", "Phrase"],
    explanation: ["Explication", "Justification"],
    hint: ["Indice", "Piste", "Conseil"],
    feedback: ["Pourquoi elle est fausse", "Pourquoi", "Retour"],
    right: ["Juste", "Bonne réponse", "Réponse correcte", "Réponse juste"],
    wrong: ["Faux", "Mauvaise réponse", "Réponse fausse"],
    key: ["Réponse", "Solution"],
    options: ["Réponses", "Options", "Mauvaises réponses"],
    verdict: ["Avis", "Jugement", "Verdict"],
  },
  es: {
    question: ["Pregunta"],
    none: ["Sin pregunta", "Ninguna pregunta"],
    proof: ["Prueba", "Cita", "Evidencia", "Frase"],
    explanation: ["Explicación", "Justificación"],
    hint: ["Pista", "Ayuda"],
    feedback: ["Por qué es falsa", "Por qué", "Comentario"],
    right: ["Correcta", "Respuesta correcta", "Correcto"],
    wrong: ["Falsa", "Incorrecta", "Respuesta falsa", "Respuesta incorrecta"],
    key: ["Respuesta", "Solución"],
    options: ["Respuestas", "Opciones", "Respuestas falsas"],
    verdict: ["Juicio", "Valoración", "Veredicto"],
  },
  it: {
    question: ["Domanda"],
    none: ["Nessuna domanda"],
    proof: ["Prova", "Citazione", "Frase"],
    explanation: ["Spiegazione", "Motivazione"],
    hint: ["Suggerimento", "Indizio", "Aiuto"],
    feedback: ["Perché è sbagliata", "Perché", "Commento"],
    right: ["Giusta", "Corretta", "Risposta giusta", "Risposta corretta", "Giusto"],
    wrong: ["Sbagliata", "Errata", "Risposta sbagliata", "Risposta errata"],
    key: ["Risposta", "Soluzione"],
    options: ["Risposte", "Opzioni", "Risposte sbagliate"],
    verdict: ["Giudizio", "Valutazione"],
  },
};

/** How many questions a step is asked for, in words. */
export const QUESTION_COUNTS: Record<Language, readonly [string, string, string]> = {
  de: ["eine Frage", "zwei Fragen", "drei Fragen"],
  en: ["one question", "two questions", "three questions"],
  fr: ["une question", "deux questions", "trois questions"],
  es: ["una pregunta", "dos preguntas", "tres preguntas"],
  it: ["una domanda", "due domande", "tre domande"],
};

/** What stands above the passage of a question, and above its answers. */
export const PASSAGE_WORDS: Record<Language, string> = {
  de: "Textstelle",
  en: "Passage",
  fr: "Passage",
  es: "Pasaje",
  it: "Brano",
};
