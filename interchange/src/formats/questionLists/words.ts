/* What teachers write around questions, in the five languages, whatever the language of the course. */

const either = (...words: readonly string[]): string => `(?:${words.join("|")})`;

const ANSWER = either(
  "(?:the )?(?:correct|right) (?:answers?|options?)",
  "answers?(?: key)?",
  "ans",
  "solutions?",
  "key",
  "(?:die )?(?:richtige?|korrekte?)(?: antwort(?:en)?| lösung(?:en)?)?",
  "antwort(?:en)?",
  "lösung(?:en)?",
  "(?:la |les )?(?:bonnes?|justes?) réponses?",
  "réponses?(?: correctes?| justes?)?",
  "corrigé",
  "(?:la |las )?respuestas?(?: correctas?)?",
  "(?:opción|opciones) correctas?",
  "solución",
  "soluciones",
  "(?:la |le )?rispost[ae](?: corrett[ae]| esatt[ae]| giust[ae])?",
  "soluzion[ei]",
);
const EXPLANATION = either(
  "explanations?",
  "reason",
  "feedback",
  "rationale",
  "erklärung",
  "erläuterung",
  "begründung",
  "explications?",
  "justification",
  "commentaire",
  "explicación",
  "justificación",
  "motivo",
  "spiegazione",
  "motivazione",
  "commento",
);
const HINT = either(
  "hints?",
  "tip",
  "hinweis",
  "tipp",
  "indice",
  "astuce",
  "pista",
  "sugerencia",
  "suggerimento",
  "aiuto",
);
const QUESTION = either(
  "questions?",
  "prompt",
  "item",
  "fragen?",
  "fragetext",
  "aufgabe",
  "énoncé",
  "preguntas?",
  "enunciado",
  "domand[ae]",
  "quesito",
  "term",
  "begriff",
  "terme",
  "término",
  "termine",
);
const MEANING = either(
  "meaning",
  "definition",
  "bedeutung",
  "définition",
  "significado",
  "definición",
  "significato",
  "definizione",
);
const WRONG = either(
  "(?:wrong|incorrect|false)(?: answers?| options?)?",
  "distra[ck]tor(?:en|s|es|i)?",
  "distracteurs?",
  "falsch(?:e)?(?: antwort(?:en)?)?",
  "(?:mauvaises?|fausses?) réponses?",
  "(?:respuestas? )?(?:incorrectas?|falsas?)",
  "(?:rispost[ae] )?(?:sbagliat[ae]|errat[ae]|fals[ae])",
);
const OPTION = either(
  "options?",
  "choices?",
  "answers?",
  "antwort(?:en|möglichkeit(?:en)?)?",
  "auswahl",
  "propositions?",
  "choix",
  "réponses?",
  "opción",
  "opciones",
  "respuestas?",
  "opzion[ei]",
  "rispost[ae]",
);

const whole = (words: string): RegExp => new RegExp(`^${words}$`, "iu");
/** "Answer: B", "Lösung B", "Réponse = b". */
const led = (words: string): RegExp =>
  new RegExp(`^${words}\\s*(?:\\p{N}{1,2})?\\s*(?:[:=：]|\\s[–—-]\\s)\\s*(.*)$`, "isu");

export const LINES = {
  answer: led(`(?:${ANSWER}|right|correct)`),
  wrong: led(WRONG),
  /** Without a colon only a letter can be meant. */
  answerLetter: new RegExp(`^${ANSWER}\\s+\\(?([a-l])\\)?\\.?$`, "iu"),
  explanation: led(EXPLANATION),
  hint: led(HINT),
  /** Over the answers of all questions. */
  key: new RegExp(
    `^(?:${ANSWER}|lösungsschlüssel|lösungsblatt|corrigés?|clave(?: de respuestas)?)\\s*:?$`,
    "iu",
  ),
  /** "Question 3:", "3.", "3)"; a number with a point in it is none. */
  number: new RegExp(
    `^${either(QUESTION, "q", "nr\\.?", "no\\.?", "n[°º]")}?\\s*(\\d{1,3})\\s*(?:[.):]+-?(?:\\s+|$)|\\s[–—-]\\s|$(?<=\\p{L}.*))`,
    "iu",
  ),
} as const;

/** What the column of a table holds, by what stands above it. */
export const COLUMNS: readonly [Column, RegExp][] = [
  ["number", whole("(?:nr|no|n[°º]|#|id|nummer|number|núm(?:ero)?|num(?:éro|ero)?)\\.?")],
  ["question", whole(`(?:${QUESTION}|q)(?: text)?`)],
  ["wrong", whole(`${WRONG}\\s*\\d*`)],
  ["option", whole(`${OPTION}?\\s*(?:[a-l]|\\d{1,2})`)],
  ["right", whole(ANSWER)],
  ["right", whole(MEANING)],
  ["explanation", whole(EXPLANATION)],
  ["hint", whole(HINT)],
];
export type Column = "number" | "question" | "right" | "wrong" | "option" | "explanation" | "hint";

/** What says of an option that it is right, behind it. */
export const SAID_RIGHT = new RegExp(
  `\\s*(?:\\*|✓|✔|☑|√|\\((?:${either("x", "richtig", "korrekt", "correct", "right", "true", "vrai", "juste?", "correcte?", "correct[oa]", "verdader[oa]", "giust[oa]", "corrett[oa]", "ver[oa]")})\\))$`,
  "iu",
);

/** What a question is worth, behind it. */
export const POINTS =
  /\s*[([](?:\d{1,2}(?:[.,]5)?|_+)\s*(?:punkte?|p\.?|pkt\.?|points?|pts?\.?|puntos?|punti|punto)[)\]]$/iu;

/** The two answers to a statement. */
export const TRUTH: readonly [RegExp, RegExp] = [
  whole(
    either(
      "true",
      "yes",
      "t",
      "richtig",
      "wahr",
      "ja",
      "stimmt",
      "vrai",
      "oui",
      "verdadero",
      "cierto",
      "sí",
      "vero",
      "sì",
    ),
  ),
  whole(either("false", "no", "f", "falsch", "nein", "stimmt nicht", "faux", "non", "falso")),
];
