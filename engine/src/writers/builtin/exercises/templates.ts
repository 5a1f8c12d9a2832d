import type { Language } from "../../../types/index.ts";

/** How prompts are worded in one language; what the text itself says stands in the language's quotation marks. */
export interface ExerciseTexts {
  /** A hint: under which heading the text answers, and words of what it says there. */
  hint(heading: string, words: string | null): string;
  /** A question that the text asks itself, to be answered with yes or no. */
  giveReasons(question: string): string;
  /** "How to …" behind "Explain". */
  how(heading: string): string;
  contrast(one: string, other: string): string;
  list(statement: string, count: number): string;
  which(meaning: string): string;
  /** Why a term is the one that was meant: what the text says of it. */
  meant(term: string, sentence: string): string;
  /** Why another term is not: what the text says of that one. */
  other(term: string, meaning: string): string;
  /** A kindred term that one could have thought of, and what sets it apart. */
  apart(term: string, meaning: string): string;
  /** Why an option is right: what the text says; and why another is not: of what the text says that. */
  says(sentence: string): string;
  elsewhere(sentence: string): string;
  /** The beginning of a statement of the text, to be completed. */
  complete(subject: string): string;
  /** A sentence of the text in which a number is missing. */
  number(gapped: string): string;
  match(topic: string): string;
  order(topic: string): string;
  term(term: string): string;
  steps(heading: string): string;
  advice(heading: string): string;
  procedure(heading: string): string;
  why(statement: string): string;
  whatToDo(condition: string): string;
  section(heading: string): string;
  /** "to …": what must be done for it, and how that is done. */
  purpose(purpose: string): string;
  way(purpose: string): string;
  /** A prompt about one of several things of the same name. */
  /** A sentence of the text, and how its thought goes on, or what happens after it. */
  goesOn(opening: string): string;
  /** The same where the passage gives one reason, example or condition, or speaks of one thing most. */
  reason(opening: string): string;
  example(opening: string): string;
  condition(opening: string): string;
  ofTerm(opening: string, term: string): string;
  happensNext(opening: string): string;
  about(topic: string, prompt: string): string;
  /** The labelled fallback: what is asked of a step, a hint, what to compare with, and why nothing better is asked. */
  sum: { text(title: string): string; hint: string; explanation: string; reason: string };
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
    hint: (heading, words) =>
      `Der Text antwortet unter ${de(heading)}.${words === null ? "" : ` Stichworte: ${de(`${words} …`)}`}`,
    giveReasons: (question) => `${question} Begründen Sie mit dem Text.`,
    how: (heading) => `Erklären Sie, ${heading}.`,
    contrast: (one, other) => `Worin unterscheiden sich ${de(one)} und ${de(other)}?`,
    list: (statement, count) => `${de(statement)}: Nennen Sie die ${count} Punkte, die der Text aufzählt.`,
    which: (meaning) => `Welcher Begriff ist gemeint? ${de(meaning)}`,
    meant: (term, sentence) => `Gemeint ist ${de(term)}. Im Text steht: ${de(sentence)}`,
    other: (term, meaning) => `${de(term)} ist im Text etwas anderes: ${de(meaning)}`,
    apart: (term, meaning) => `Nicht zu verwechseln mit ${de(term)}: ${de(meaning)}`,
    says: (sentence) => `Im Text steht: ${de(sentence)}`,
    elsewhere: (sentence) => `Das sagt der Text von etwas anderem: ${de(sentence)}`,
    complete: (subject) => `Wie geht die Aussage des Textes weiter? ${de(`${subject} …`)}`,
    number: (gapped) => `Welche Zahl fehlt? ${de(gapped)}`,
    match: (topic) => `Ordnen Sie zu: ${de(topic)}`,
    order: (topic) => `Ordnen Sie: ${de(topic)}`,
    term: (term) => `Was ist ${de(term)}?`,
    steps: (heading) => `Beschreiben Sie der Reihe nach: ${de(heading)}`,
    advice: (heading) => `${de(heading)} – was rät der Text, und warum?`,
    procedure: (heading) => `${de(heading)} – wie geht das laut Text?`,
    why: (statement) => `${de(statement)} Warum, laut Text?`,
    whatToDo: (condition) => `Was ist zu tun, ${condition}?`,
    section: (heading) => `Was sagt der Text zu ${de(heading)}?`,
    purpose: (purpose) => `Was ist nötig, ${purpose}?`,
    way: (purpose) => `Wie gehen Sie vor, ${purpose}?`,
    goesOn: (opening) => `${de(opening)} Wie führt der Text diesen Gedanken weiter?`,
    reason: (opening) => `${de(opening)} Welchen Grund nennt der Text im Weiteren?`,
    example: (opening) => `${de(opening)} Welches Beispiel gibt der Text dazu?`,
    condition: (opening) => `${de(opening)} Welche Bedingung nennt der Text im Weiteren?`,
    ofTerm: (opening, term) => `${de(opening)} Was sagt der Text im Weiteren über ${de(term)}?`,
    happensNext: (opening) => `${de(opening)} Was geschieht danach?`,
    about: (topic, prompt) => `Zu ${de(topic)}: ${prompt}`,
    sum: {
      text: (title) => `Was haben Sie aus ${de(title)} behalten? Nennen Sie drei Gedanken.`,
      hint: "Gehen Sie die Überschriften im Kopf durch: Was stand unter jeder?",
      explanation: "Vergleichen Sie mit dem Text, und ergänzen Sie, was gefehlt hat.",
      reason: "In diesem Text fand sich keine Stelle, nach der sich genauer fragen lässt.",
    },
  },
  en: {
    hint: (heading, words) =>
      `The text answers under ${en(heading)}.${words === null ? "" : ` A cue: ${en(`${words} …`)}`}`,
    giveReasons: (question) => `${question} Give the text’s reasons.`,
    how: (heading) => `Explain ${heading}.`,
    contrast: (one, other) => `What is the difference between ${en(one)} and ${en(other)}?`,
    list: (statement, count) => `${en(statement)}: name the ${count} points that the text lists.`,
    which: (meaning) => `Which term is meant? ${en(meaning)}`,
    meant: (term, sentence) => `What is meant is ${en(term)}. The text says: ${en(sentence)}`,
    other: (term, meaning) => `In the text, ${en(term)} is something else: ${en(meaning)}`,
    apart: (term, meaning) => `Not to be confused with ${en(term)}: ${en(meaning)}`,
    says: (sentence) => `The text says: ${en(sentence)}`,
    elsewhere: (sentence) => `The text says this of something else: ${en(sentence)}`,
    complete: (subject) => `How does the text’s statement go on? ${en(`${subject} …`)}`,
    number: (gapped) => `Which number is missing? ${en(gapped)}`,
    match: (topic) => `Match: ${en(topic)}`,
    order: (topic) => `Order: ${en(topic)}`,
    term: (term) => `What is ${en(term)}?`,
    steps: (heading) => `Describe step by step: ${en(heading)}`,
    advice: (heading) => `${en(heading)} – what does the text advise, and why?`,
    procedure: (heading) => `${en(heading)} – how is this done?`,
    why: (statement) => `${en(statement)} Why, according to the text?`,
    whatToDo: (condition) => `What should be done ${condition}?`,
    section: (heading) => `What does the text say about ${en(heading)}?`,
    purpose: (purpose) => `What does it take ${purpose}?`,
    way: (purpose) => `How do you ${purpose.replace(/^to /, "")}?`,
    goesOn: (opening) => `${en(opening)} How does the text take this thought further?`,
    reason: (opening) => `${en(opening)} Which reason does the text go on to give?`,
    example: (opening) => `${en(opening)} Which example does the text give?`,
    condition: (opening) => `${en(opening)} Which condition does the text go on to name?`,
    ofTerm: (opening, term) => `${en(opening)} What does the text go on to say about ${en(term)}?`,
    happensNext: (opening) => `${en(opening)} What happens next?`,
    about: (topic, prompt) => `About ${en(topic)}: ${prompt}`,
    sum: {
      text: (title) => `What do you remember of ${en(title)}? Name three ideas.`,
      hint: "Go through the headings in your mind: what stood under each?",
      explanation: "Compare with the text, and add what was missing.",
      reason: "In this text no passage was found that a closer question could be asked about.",
    },
  },
  fr: {
    hint: (heading, words) =>
      `Le texte répond sous ${fr(heading)}.${words === null ? "" : ` Quelques mots\u00a0: ${fr(`${words} …`)}`}`,
    giveReasons: (question) => `${question} Justifiez d’après le texte.`,
    how: (heading) => `Expliquez ${heading}.`,
    contrast: (one, other) => `Quelle différence y a-t-il entre ${fr(one)} et ${fr(other)}\u00a0?`,
    list: (statement, count) => `${fr(statement)}\u00a0: citez les ${count} points énumérés.`,
    which: (meaning) => `De quel terme s’agit-il\u00a0? ${fr(meaning)}`,
    meant: (term, sentence) => `Il s’agit de ${fr(term)}. Le texte dit\u00a0: ${fr(sentence)}`,
    other: (term, meaning) => `Dans le texte, ${fr(term)} désigne autre chose\u00a0: ${fr(meaning)}`,
    apart: (term, meaning) => `À ne pas confondre avec ${fr(term)}\u00a0: ${fr(meaning)}`,
    says: (sentence) => `Le texte dit\u00a0: ${fr(sentence)}`,
    elsewhere: (sentence) => `Le texte le dit d’autre chose\u00a0: ${fr(sentence)}`,
    complete: (subject) => `Comment l’affirmation du texte continue-t-elle\u00a0? ${fr(`${subject} …`)}`,
    number: (gapped) => `Quel nombre manque\u00a0? ${fr(gapped)}`,
    match: (topic) => `Associez\u00a0: ${fr(topic)}`,
    order: (topic) => `Ordonnez\u00a0: ${fr(topic)}`,
    term: (term) => `Qu’est-ce que ${fr(term)}\u00a0?`,
    steps: (heading) => `Décrivez pas à pas\u00a0: ${fr(heading)}`,
    advice: (heading) => `${fr(heading)} – que conseille le texte, et pourquoi\u00a0?`,
    procedure: (heading) => `${fr(heading)} – comment s’y prend-on\u00a0?`,
    why: (statement) => `${fr(statement)} Pourquoi, d’après le texte\u00a0?`,
    whatToDo: (condition) => `Que faut-il faire ${condition}\u00a0?`,
    section: (heading) => `Que dit le texte sur ${fr(heading)}\u00a0?`,
    purpose: (purpose) => `Que faut-il ${purpose}\u00a0?`,
    way: (purpose) => `Comment faire ${purpose}\u00a0?`,
    goesOn: (opening) => `${fr(opening)} Comment le texte poursuit-il cette idée\u00a0?`,
    reason: (opening) => `${fr(opening)} Quelle raison le texte donne-t-il ensuite\u00a0?`,
    example: (opening) => `${fr(opening)} Quel exemple le texte donne-t-il\u00a0?`,
    condition: (opening) => `${fr(opening)} Quelle condition le texte indique-t-il ensuite\u00a0?`,
    ofTerm: (opening, term) => `${fr(opening)} Que dit ensuite le texte sur ${fr(term)}\u00a0?`,
    happensNext: (opening) => `${fr(opening)} Que se passe-t-il ensuite\u00a0?`,
    about: (topic, prompt) => `À propos de ${fr(topic)}\u00a0: ${inside(prompt)}`,
    sum: {
      text: (title) => `Qu’avez-vous retenu de ${fr(title)}\u00a0? Donnez trois idées.`,
      hint: "Repassez les titres en tête\u00a0: que disait chaque partie\u00a0?",
      explanation: "Comparez avec le texte et complétez ce qui manquait.",
      reason: "Ce texte ne contient aucun passage sur lequel poser une question plus précise.",
    },
  },
  es: {
    hint: (heading, words) =>
      `El texto responde en ${es(heading)}.${words === null ? "" : ` Unas palabras: ${es(`${words} …`)}`}`,
    giveReasons: (question) => `${question} Justifique con el texto.`,
    how: (heading) => `Explique ${heading}.`,
    contrast: (one, other) => `¿Qué diferencia hay entre ${es(one)} y ${es(other)}?`,
    list: (statement, count) => `${es(statement)}: nombre los ${count} puntos que enumera el texto.`,
    which: (meaning) => `¿De qué término se trata? ${es(meaning)}`,
    meant: (term, sentence) => `Se trata de ${es(term)}. El texto dice: ${es(sentence)}`,
    other: (term, meaning) => `En el texto, ${es(term)} es otra cosa: ${es(meaning)}`,
    apart: (term, meaning) => `No debe confundirse con ${es(term)}: ${es(meaning)}`,
    says: (sentence) => `El texto dice: ${es(sentence)}`,
    elsewhere: (sentence) => `El texto lo dice de otra cosa: ${es(sentence)}`,
    complete: (subject) => `¿Cómo sigue la afirmación del texto? ${es(`${subject} …`)}`,
    number: (gapped) => `¿Qué número falta? ${es(gapped)}`,
    match: (topic) => `Relacione: ${es(topic)}`,
    order: (topic) => `Ordene: ${es(topic)}`,
    term: (term) => `¿Qué es ${es(term)}?`,
    steps: (heading) => `Describa paso a paso: ${es(heading)}`,
    advice: (heading) => `${es(heading)}: ¿qué aconseja el texto y por qué?`,
    procedure: (heading) => `${es(heading)}: ¿cómo se hace?`,
    why: (statement) => `${es(statement)} ¿Por qué, según el texto?`,
    whatToDo: (condition) => `¿Qué conviene hacer ${condition}?`,
    section: (heading) => `¿Qué dice el texto sobre ${es(heading)}?`,
    purpose: (purpose) => `¿Qué hace falta ${purpose}?`,
    way: (purpose) => `¿Cómo se hace ${purpose}?`,
    goesOn: (opening) => `${es(opening)} ¿Cómo continúa el texto esta idea?`,
    reason: (opening) => `${es(opening)} ¿Qué razón da el texto a continuación?`,
    example: (opening) => `${es(opening)} ¿Qué ejemplo da el texto?`,
    condition: (opening) => `${es(opening)} ¿Qué condición indica el texto a continuación?`,
    ofTerm: (opening, term) => `${es(opening)} ¿Qué dice después el texto sobre ${es(term)}?`,
    happensNext: (opening) => `${es(opening)} ¿Qué ocurre después?`,
    about: (topic, prompt) => `Sobre ${es(topic)}: ${inside(prompt)}`,
    sum: {
      text: (title) => `¿Qué recuerda de ${es(title)}? Indique tres ideas.`,
      hint: "Repase mentalmente los títulos: ¿qué decía cada apartado?",
      explanation: "Compare con el texto y añada lo que faltaba.",
      reason: "En este texto no se encontró ningún pasaje sobre el que hacer una pregunta más precisa.",
    },
  },
  it: {
    hint: (heading, words) =>
      `Il testo risponde sotto ${es(heading)}.${words === null ? "" : ` Alcune parole: ${es(`${words} …`)}`}`,
    giveReasons: (question) => `${question} Motivi con il testo.`,
    how: (heading) => `Spieghi ${heading}.`,
    contrast: (one, other) => `Che differenza c’è tra ${es(one)} e ${es(other)}?`,
    list: (statement, count) => `${es(statement)}: nomini i ${count} punti che elenca il testo.`,
    which: (meaning) => `Di quale termine si tratta? ${es(meaning)}`,
    meant: (term, sentence) => `Si tratta di ${es(term)}. Il testo dice: ${es(sentence)}`,
    other: (term, meaning) => `Nel testo ${es(term)} è un’altra cosa: ${es(meaning)}`,
    apart: (term, meaning) => `Da non confondere con ${es(term)}: ${es(meaning)}`,
    says: (sentence) => `Il testo dice: ${es(sentence)}`,
    elsewhere: (sentence) => `Il testo lo dice di un’altra cosa: ${es(sentence)}`,
    complete: (subject) => `Come prosegue l’affermazione del testo? ${es(`${subject} …`)}`,
    number: (gapped) => `Quale numero manca? ${es(gapped)}`,
    match: (topic) => `Abbini: ${es(topic)}`,
    order: (topic) => `Ordini: ${es(topic)}`,
    term: (term) => `Che cos’è ${es(term)}?`,
    steps: (heading) => `Descriva passo per passo: ${es(heading)}`,
    advice: (heading) => `${es(heading)}: che cosa consiglia il testo, e perché?`,
    procedure: (heading) => `${es(heading)}: come si fa?`,
    why: (statement) => `${es(statement)} Perché, secondo il testo?`,
    whatToDo: (condition) => `Che cosa conviene fare ${condition}?`,
    section: (heading) => `Che cosa dice il testo su ${es(heading)}?`,
    purpose: (purpose) => `Che cosa serve ${purpose}?`,
    way: (purpose) => `Come si fa ${purpose}?`,
    goesOn: (opening) => `${es(opening)} Come prosegue il testo questa idea?`,
    reason: (opening) => `${es(opening)} Quale ragione dà poi il testo?`,
    example: (opening) => `${es(opening)} Quale esempio dà il testo?`,
    condition: (opening) => `${es(opening)} Quale condizione indica poi il testo?`,
    ofTerm: (opening, term) => `${es(opening)} Che cosa dice poi il testo su ${es(term)}?`,
    happensNext: (opening) => `${es(opening)} Che cosa accade dopo?`,
    about: (topic, prompt) => `A proposito di ${es(topic)}: ${inside(prompt)}`,
    sum: {
      text: (title) => `Che cosa ricorda di ${es(title)}? Indichi tre idee.`,
      hint: "Ripercorra mentalmente i titoli: che cosa diceva ogni parte?",
      explanation: "Confronti con il testo e aggiunga ciò che mancava.",
      reason: "In questo testo non si è trovato alcun passo su cui porre una domanda più precisa.",
    },
  },
};
