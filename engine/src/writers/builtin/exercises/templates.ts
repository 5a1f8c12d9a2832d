import type { Language } from "../../../types/index.ts";

/** How prompts are worded in one language; what the text itself says stands in the language's quotation marks. */
export interface ExerciseTexts {
  /** A question that the text asks itself, to be answered with yes or no. */
  giveReasons(question: string): string;
  /** "How to …" behind "Explain". */
  how(heading: string): string;
  explain(heading: string): string;
  contrast(one: string, other: string): string;
  list(statement: string, count: number): string;
  which(meaning: string): string;
  match(topic: string): string;
  order(topic: string): string;
  term(term: string): string;
  statement(heading: string): string;
  steps(heading: string): string;
  advice(heading: string): string;
  procedure(heading: string): string;
  why(statement: string): string;
  whatToDo(condition: string): string;
  section(heading: string): string;
  retell(opening: string, end: string): string;
  purpose(purpose: string): string;
  passage(opening: string): string;
  /** A prompt about one of several things of the same name. */
  about(topic: string, prompt: string): string;
  /** The labelled fallback: what to do, a hint, what to compare with, and why nothing better is asked. */
  sum: { text: string; hint: string; explanation: string; reason: string };
}

/** A prompt behind a colon, where these languages go on small: "¿Qué" becomes "¿qué". */
const inside = (prompt: string): string =>
  prompt.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());

/** In the quotation marks of a language; what is quoted within gets the inner ones. */
const de = (text: string) => `„${text.replace(/[„»]/g, "‚").replace(/[“«]/g, "‘")}“`;
const en = (text: string) => `“${text.replaceAll("“", "‘").replaceAll("”", "’")}”`;
const inGuillemets = (text: string) =>
  text.replace(/«[\u00a0\u202f ]?/g, "“").replace(/[\u00a0\u202f ]?»/g, "”");
const fr = (text: string) => `«\u00a0${inGuillemets(text)}\u00a0»`;
const es = (text: string) => `«${inGuillemets(text)}»`;

export const EXERCISE_TEXTS: Record<Language, ExerciseTexts> = {
  de: {
    giveReasons: (question) => `${question} Begründen Sie mit dem Text.`,
    how: (heading) => `Erklären Sie, ${heading}.`,
    explain: (heading) => `In eigenen Worten: ${de(heading)}`,
    contrast: (one, other) => `Worin unterscheiden sich ${de(one)} und ${de(other)}?`,
    list: (statement, count) => `${de(statement)}: Welche ${count} Punkte nennt der Text?`,
    which: (meaning) => `Welcher Begriff ist gemeint? ${de(meaning)}`,
    match: (topic) => `Ordnen Sie zu: ${de(topic)}`,
    order: (topic) => `Ordnen Sie: ${de(topic)}`,
    term: (term) => `Was ist mit ${de(term)} gemeint?`,
    statement: (heading) => `${de(heading)} – wie erläutert das der Text?`,
    steps: (heading) => `Beschreiben Sie der Reihe nach: ${de(heading)}`,
    advice: (heading) => `${de(heading)} – was rät der Text, und warum?`,
    procedure: (heading) => `${de(heading)} – wie geht das laut Text?`,
    why: (statement) => `${de(statement)} Warum, laut Text?`,
    whatToDo: (condition) => `Was ist zu tun, ${condition}?`,
    section: (heading) => `Was sagt der Text zu ${de(heading)}?`,
    retell: (opening, end) => `Was geschieht zwischen ${de(opening)} und ${de(end)}?`,
    purpose: (purpose) => `Was ist nötig, ${purpose}?`,
    passage: (opening) => `Welchen Gedanken enthält die Stelle, die so beginnt: ${de(opening)}?`,
    about: (topic, prompt) => `Zu ${de(topic)}: ${prompt}`,
    sum: {
      text: "Fassen Sie diesen Lernschritt aus dem Gedächtnis zusammen. Nennen Sie drei Gedanken.",
      hint: "Denken Sie an die Überschriften und an das, was unter „Das Wichtigste“ steht.",
      explanation: "Vergleichen Sie mit dem Text, und ergänzen Sie, was gefehlt hat.",
      reason: "In diesem Text fand sich keine Stelle, nach der sich genauer fragen lässt.",
    },
  },
  en: {
    giveReasons: (question) => `${question} Give the text’s reasons.`,
    how: (heading) => `Explain ${heading}.`,
    explain: (heading) => `In your own words: ${en(heading)}`,
    contrast: (one, other) => `What is the difference between ${en(one)} and ${en(other)}?`,
    list: (statement, count) => `${en(statement)}: which ${count} points does the text name?`,
    which: (meaning) => `Which term is meant? ${en(meaning)}`,
    match: (topic) => `Match: ${en(topic)}`,
    order: (topic) => `Order: ${en(topic)}`,
    term: (term) => `What is meant by ${en(term)}?`,
    statement: (heading) => `${en(heading)} – how does the text explain this?`,
    steps: (heading) => `Describe step by step: ${en(heading)}`,
    advice: (heading) => `${en(heading)} – what does the text advise, and why?`,
    procedure: (heading) => `${en(heading)} – how is this done?`,
    why: (statement) => `${en(statement)} Why, according to the text?`,
    whatToDo: (condition) => `What should be done ${condition}?`,
    section: (heading) => `What does the text say about ${en(heading)}?`,
    retell: (opening, end) => `What happens between ${en(opening)} and ${en(end)}?`,
    purpose: (purpose) => `What does it take ${purpose}?`,
    passage: (opening) => `Put into your words the passage that begins: ${en(opening)}`,
    about: (topic, prompt) => `About ${en(topic)}: ${prompt}`,
    sum: {
      text: "Sum up this step from memory. Name three ideas.",
      hint: "Think of the headings and of what stands under “Key points”.",
      explanation: "Compare with the text, and add what was missing.",
      reason: "In this text no passage was found that a closer question could be asked about.",
    },
  },
  fr: {
    giveReasons: (question) => `${question} Justifiez d’après le texte.`,
    how: (heading) => `Expliquez ${heading}.`,
    explain: (heading) => `Avec vos mots\u00a0: ${fr(heading)}`,
    contrast: (one, other) => `Quelle différence y a-t-il entre ${fr(one)} et ${fr(other)}\u00a0?`,
    list: (statement, count) => `${fr(statement)}\u00a0: quels ${count} points le texte cite-t-il\u00a0?`,
    which: (meaning) => `De quel terme s’agit-il\u00a0? ${fr(meaning)}`,
    match: (topic) => `Associez\u00a0: ${fr(topic)}`,
    order: (topic) => `Ordonnez\u00a0: ${fr(topic)}`,
    term: (term) => `Que signifie ${fr(term)}\u00a0?`,
    statement: (heading) => `${fr(heading)} – comment le texte l’explique-t-il\u00a0?`,
    steps: (heading) => `Décrivez pas à pas\u00a0: ${fr(heading)}`,
    advice: (heading) => `${fr(heading)} – que conseille le texte, et pourquoi\u00a0?`,
    procedure: (heading) => `${fr(heading)} – comment s’y prend-on\u00a0?`,
    why: (statement) => `${fr(statement)} Pourquoi, d’après le texte\u00a0?`,
    whatToDo: (condition) => `Que faut-il faire ${condition}\u00a0?`,
    section: (heading) => `Que dit le texte sur ${fr(heading)}\u00a0?`,
    retell: (opening, end) => `Que se passe-t-il entre ${fr(opening)} et ${fr(end)}\u00a0?`,
    purpose: (purpose) => `Que faut-il ${purpose}\u00a0?`,
    passage: (opening) => `Exprimez l’idée du passage qui commence par ${fr(opening)}`,
    about: (topic, prompt) => `À propos de ${fr(topic)}\u00a0: ${inside(prompt)}`,
    sum: {
      text: "Résumez cette étape de mémoire. Donnez trois idées.",
      hint: "Pensez aux titres et à ce qui figure sous «\u00a0L’essentiel\u00a0».",
      explanation: "Comparez avec le texte et complétez ce qui manquait.",
      reason: "Ce texte ne contient aucun passage sur lequel poser une question plus précise.",
    },
  },
  es: {
    giveReasons: (question) => `${question} Justifique con el texto.`,
    how: (heading) => `Explique ${heading}.`,
    explain: (heading) => `Con sus palabras: ${es(heading)}`,
    contrast: (one, other) => `¿Qué diferencia hay entre ${es(one)} y ${es(other)}?`,
    list: (statement, count) => `${es(statement)}: ¿qué ${count} puntos nombra el texto?`,
    which: (meaning) => `¿De qué término se trata? ${es(meaning)}`,
    match: (topic) => `Relacione: ${es(topic)}`,
    order: (topic) => `Ordene: ${es(topic)}`,
    term: (term) => `¿Qué significa ${es(term)}?`,
    statement: (heading) => `${es(heading)}: ¿cómo lo explica el texto?`,
    steps: (heading) => `Describa paso a paso: ${es(heading)}`,
    advice: (heading) => `${es(heading)}: ¿qué aconseja el texto y por qué?`,
    procedure: (heading) => `${es(heading)}: ¿cómo se hace?`,
    why: (statement) => `${es(statement)} ¿Por qué, según el texto?`,
    whatToDo: (condition) => `¿Qué conviene hacer ${condition}?`,
    section: (heading) => `¿Qué dice el texto sobre ${es(heading)}?`,
    retell: (opening, end) => `¿Qué ocurre entre ${es(opening)} y ${es(end)}?`,
    purpose: (purpose) => `¿Qué hace falta ${purpose}?`,
    passage: (opening) => `Exprese la idea del pasaje que empieza así: ${es(opening)}`,
    about: (topic, prompt) => `Sobre ${es(topic)}: ${inside(prompt)}`,
    sum: {
      text: "Resuma este paso de memoria. Indique tres ideas.",
      hint: "Piense en los títulos y en lo que figura en «Lo esencial».",
      explanation: "Compare con el texto y añada lo que faltaba.",
      reason: "En este texto no se encontró ningún pasaje sobre el que hacer una pregunta más precisa.",
    },
  },
  it: {
    giveReasons: (question) => `${question} Motivi con il testo.`,
    how: (heading) => `Spieghi ${heading}.`,
    explain: (heading) => `Con parole Sue: ${es(heading)}`,
    contrast: (one, other) => `Che differenza c’è tra ${es(one)} e ${es(other)}?`,
    list: (statement, count) => `${es(statement)}: quali ${count} punti nomina il testo?`,
    which: (meaning) => `Di quale termine si tratta? ${es(meaning)}`,
    match: (topic) => `Abbini: ${es(topic)}`,
    order: (topic) => `Ordini: ${es(topic)}`,
    term: (term) => `Che cosa si intende con ${es(term)}?`,
    statement: (heading) => `${es(heading)}: come lo spiega il testo?`,
    steps: (heading) => `Descriva passo per passo: ${es(heading)}`,
    advice: (heading) => `${es(heading)}: che cosa consiglia il testo, e perché?`,
    procedure: (heading) => `${es(heading)}: come si fa?`,
    why: (statement) => `${es(statement)} Perché, secondo il testo?`,
    whatToDo: (condition) => `Che cosa conviene fare ${condition}?`,
    section: (heading) => `Che cosa dice il testo su ${es(heading)}?`,
    retell: (opening, end) => `Che cosa accade tra ${es(opening)} e ${es(end)}?`,
    purpose: (purpose) => `Che cosa serve ${purpose}?`,
    passage: (opening) => `Esprima l’idea del passo che comincia con ${es(opening)}`,
    about: (topic, prompt) => `A proposito di ${es(topic)}: ${inside(prompt)}`,
    sum: {
      text: "Riassuma questa tappa a memoria. Indichi tre idee.",
      hint: "Pensi ai titoli e a ciò che si trova sotto «L’essenziale».",
      explanation: "Confronti con il testo e aggiunga ciò che mancava.",
      reason: "In questo testo non si è trovato alcun passo su cui porre una domanda più precisa.",
    },
  },
};
