import type {
  Course,
  CourseNotice,
  CourseStep,
  Difficulty,
  Language,
  QualityReport,
  Question,
} from "../../types/index.ts";

export interface EmergencyInput {
  /** Course name, goal or file name. */
  title: string;
  language: Language;
  difficulty: Difficulty;
  steps: number;
  /** Whether there was something to write from: what stands in the course must not say otherwise. */
  hasDocuments: boolean;
}

interface Texts {
  step(number: number): string;
  content(title: string, number: number): string;
  summary: string;
  question: string;
  options: readonly [string, string, string, string];
  explanation: string;
  hint: string;
  /** Why there is no question on the content: nothing to ask about, or nobody who could write it. */
  reason: { nothing: string; failed: string };
}

const TEXTS: Record<Language, Texts> = {
  de: {
    step: (number) => `Schritt ${number}`,
    content: (title, number) =>
      `**Dieser Schritt ist noch nicht geschrieben.**\n\nHier entsteht Schritt ${number} des Kurses „${title}“. Beantworten Sie beim Schreiben diese Fragen:\n\n- Was soll man nach diesem Schritt wissen oder können?\n- Welche Begriffe müssen dafür erklärt werden?\n- Welches Beispiel macht es anschaulich?\n- Was ist ein häufiger Irrtum?`,
    summary: "Noch nicht geschrieben.",
    question: "Was ist mit diesem Schritt zu tun?",
    options: [
      "Er ist noch zu schreiben.",
      "Er ist bereits vollständig.",
      "Er kann nicht bearbeitet werden.",
      "Er wird von selbst ergänzt.",
    ],
    explanation: "Dieser Schritt ist ein Platzhalter und wartet auf seinen Inhalt.",
    hint: "Lesen Sie den ersten Satz des Schritts.",
    reason: {
      nothing: "Es lag kein Text vor, aus dem eine Frage gebildet werden konnte.",
      failed:
        "Der Lernschritt konnte nicht geschrieben werden; deshalb gibt es noch keine Frage zu seinem Inhalt.",
    },
  },
  en: {
    step: (number) => `Step ${number}`,
    content: (title, number) =>
      `**This step has not been written yet.**\n\nThis is the place for step ${number} of the course “${title}”. While writing, answer these questions:\n\n- What should one know or be able to do after this step?\n- Which terms have to be explained for that?\n- Which example makes it clear?\n- What is a common mistake?`,
    summary: "Not written yet.",
    question: "What remains to be done with this step?",
    options: [
      "It still has to be written.",
      "It is already complete.",
      "It cannot be edited.",
      "It will complete itself.",
    ],
    explanation: "This step is a placeholder and waits for its content.",
    hint: "Read the first sentence of the step.",
    reason: {
      nothing: "There was no text from which a question could be made.",
      failed: "The step could not be written, so there is no question on its content yet.",
    },
  },
  fr: {
    step: (number) => `Étape ${number}`,
    content: (title, number) =>
      `**Cette étape n’est pas encore rédigée.**\n\nVoici la place de l’étape ${number} du cours « ${title} ». En la rédigeant, répondez à ces questions :\n\n- Que doit-on savoir ou savoir faire après cette étape ?\n- Quels termes faut-il expliquer pour cela ?\n- Quel exemple la rend concrète ?\n- Quelle erreur est fréquente ?`,
    summary: "Pas encore rédigée.",
    question: "Que reste-t-il à faire pour cette étape ?",
    options: [
      "Elle reste à rédiger.",
      "Elle est déjà complète.",
      "Elle ne peut pas être modifiée.",
      "Elle se complétera seule.",
    ],
    explanation: "Cette étape est provisoire et attend son contenu.",
    hint: "Lisez la première phrase de l’étape.",
    reason: {
      nothing: "Il n’y avait pas de texte permettant de formuler une question.",
      failed: "L’étape n’a pas pu être rédigée ; il n’y a donc pas encore de question sur son contenu.",
    },
  },
  es: {
    step: (number) => `Paso ${number}`,
    content: (title, number) =>
      `**Este paso todavía no está escrito.**\n\nAquí va el paso ${number} del curso «${title}». Al escribirlo, responda a estas preguntas:\n\n- ¿Qué se debe saber o saber hacer después de este paso?\n- ¿Qué términos hay que explicar para ello?\n- ¿Qué ejemplo lo aclara?\n- ¿Qué error es frecuente?`,
    summary: "Todavía no está escrito.",
    question: "¿Qué falta por hacer en este paso?",
    options: [
      "Todavía hay que escribirlo.",
      "Ya está completo.",
      "No se puede editar.",
      "Se completará por sí solo.",
    ],
    explanation: "Este paso es provisional y espera su contenido.",
    hint: "Lea la primera frase del paso.",
    reason: {
      nothing: "No había texto a partir del cual formular una pregunta.",
      failed: "El paso no se pudo escribir; por eso aún no hay ninguna pregunta sobre su contenido.",
    },
  },
  it: {
    step: (number) => `Passo ${number}`,
    content: (title, number) =>
      `**Questo passo non è ancora stato scritto.**\n\nQui va il passo ${number} del corso «${title}». Scrivendolo, risponda a queste domande:\n\n- Che cosa si deve sapere o saper fare dopo questo passo?\n- Quali termini occorre spiegare?\n- Quale esempio lo rende chiaro?\n- Quale errore è frequente?`,
    summary: "Non ancora scritto.",
    question: "Che cosa resta da fare in questo passo?",
    options: [
      "Deve ancora essere scritto.",
      "È già completo.",
      "Non può essere modificato.",
      "Si completerà da solo.",
    ],
    explanation: "Questo passo è un segnaposto e attende il suo contenuto.",
    hint: "Legga la prima frase del passo.",
    reason: {
      nothing: "Mancava un testo da cui ricavare una domanda.",
      failed: "Non è stato possibile scrivere il passo; perciò non c’è ancora una domanda sul suo contenuto.",
    },
  },
};

type Choice = Extract<Question, { kind: "choice" }>;

function question(texts: Texts, number: number, hasDocuments: boolean): Choice {
  const turned = texts.options.map((_, at) => (at + number) % texts.options.length);
  return {
    kind: "choice",
    origin: "placeholder",
    form: null,
    text: texts.question,
    options: turned.map((place) => ({ text: texts.options[place] ?? "", correct: place === 0 })),
    explanation: texts.explanation,
    hint: texts.hint,
    reason: hasDocuments ? texts.reason.failed : texts.reason.nothing,
    source: null,
  };
}

/** Says that a course is an outline to fill in: for want of a document, or because writing failed. */
export function placeholderNotice(hasDocuments: boolean, steps: number): CourseNotice {
  return { code: hasDocuments ? "placeholder_failed" : "placeholder_content", params: { steps } };
}

function report(steps: readonly CourseStep[], hasDocuments: boolean): QualityReport {
  const words = steps[0]?.words ?? 0;
  return {
    words: { total: words * steps.length, minimum: words, median: words, maximum: words },
    coverage: 0,
    fromSource: 0,
    questions: steps.length,
    questionTypes: { placeholder: steps.length },
    exercises: 0,
    fallbackQuestions: steps.length,
    rightIsLongest: 0,
    rightPositions: [0, 1, 2, 3].map(
      (place) =>
        steps.filter(({ question: own }) => own?.kind === "choice" && own.options[place]?.correct).length,
    ),
    unverifiedQuotes: 0,
    notices: [placeholderNotice(hasDocuments, steps.length)],
    coverageMap: [],
  };
}

/**
 * A minimal valid course of titled shells with prompts for their author: for a goal without a document
 * and without a model, and when everything else failed (docs/decisions/generation.md). States no facts.
 */
export function emergencyCourse(input: EmergencyInput): Course {
  const { title, language, difficulty, steps: count, hasDocuments } = input;
  const texts = TEXTS[language];
  const steps = Array.from({ length: count }, (_, at): CourseStep => {
    const content = texts.content(title, at + 1);
    return {
      position: at + 1,
      title: texts.step(at + 1),
      content,
      sections: { objectives: [], keyPoints: [], reflections: [], terms: [], next: null },
      summary: texts.summary,
      words: content.split(/\s+/).length,
      sources: [],
      question: question(texts, at + 1, hasDocuments),
      exercises: [],
      writer: "placeholder",
      fallback: true,
    };
  });
  return { title, language, difficulty, writer: "placeholder", steps, report: report(steps, hasDocuments) };
}

/** Placeholders for the steps of a plan, each with what it is to explain. */
export function plannedShells(
  plan: readonly { title: string; objectives: readonly string[]; content: string }[],
  input: Omit<EmergencyInput, "steps" | "hasDocuments">,
): CourseStep[] {
  const { steps } = emergencyCourse({ ...input, steps: plan.length, hasDocuments: false });
  return steps.map((step, at) => {
    const { title = step.title, objectives = [], content = "" } = plan[at] ?? {};
    const [unwritten = ""] = step.content.split("\n\n");
    const text = [unwritten, content].filter((part) => part !== "").join("\n\n");
    const sections = {
      ...step.sections,
      objectives: objectives.map((said) => ({ text: said, source: null })),
    };
    return { ...step, title, content: text, sections, words: text.split(/\s+/).length };
  });
}
