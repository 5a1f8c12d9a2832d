import type { Language } from "../../types/index.ts";

/** How questions are worded in one language. */
export interface QuestionTexts {
  statements(topic: string): string;
  statementsHere(): string;
  statementsSoFar(): string;
  pairs(): string;
  entry(label: string): string;
  label(meaning: string): string;
  listed(intro: string): string;
  under(heading: string): string;
  after(item: string): string;
  cell(row: string, column: string): string;
  said(subject: string): string;
  subject(predicate: string): string;
  phrase(gap: string): string;
  how(purpose: string): string;
  outcome(condition: string): string;
  meaning(term: string): string;
  term(meaning: string): string;
  number(gap: string): string;
  name(gap: string): string;
  reason(statement: string): string;
  purpose(statement: string): string;
  condition(statement: string): string;
  time(statement: string): string;
  passage(passage: string): string;
  next(sentence: string): string;
  order(): string;
  terms(): string;
  /** A question about one of several things that a step speaks of. */
  about(topic: string, question: string): string;
}

/** How a long section's parts are told apart, and how a question's evidence is given, in one language. */
export interface StepTexts {
  part(title: string, number: number): string;
  evidence(quote: string): string;
}

/** A question behind a colon, where these languages go on small: "¿Qué" becomes "¿qué". */
const inside = (question: string): string =>
  question.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());

export const QUESTION_TEXTS: Record<Language, QuestionTexts> = {
  de: {
    statements: (topic) => `Welche Aussagen zu „${topic}“ stimmen mit dem Text überein?`,
    statementsHere: () => "Welche Aussagen stimmen mit dem Text dieses Schritts überein?",
    statementsSoFar: () => "Welche Aussagen stimmen mit dem bisher gelesenen Text überein?",
    pairs: () => "Welche Zuordnungen stimmen mit dem Text überein?",
    entry: (label) => `Was sagt der Text über „${label}“?`,
    label: (meaning) => `Worüber sagt der Text Folgendes: „${meaning}“?`,
    under: (heading) => `Welche Punkte nennt der Text unter „${heading}“?`,
    listed: (intro) => `Welche Punkte führt der Text hier auf? „${intro}“`,
    after: (item) => `Was ist laut Text unmittelbar danach zu tun? „${item}“`,
    cell: (row, column) => `Was gibt die Tabelle für „${row}“ unter „${column}“ an?`,
    said: (subject) => `Was sagt der Text hierüber? „${subject}“`,
    subject: (predicate) => `Wovon sagt der Text das? „${predicate}“`,
    phrase: (gap) => `Was gehört laut Text in die Lücke? „${gap}“`,
    how: (purpose) => `Wie geschieht das laut Text? „${purpose}“`,
    outcome: (condition) => `Was sagt der Text für diesen Fall? „${condition}“`,
    meaning: (term) => `Was ist im Text mit „${term}“ gemeint?`,
    term: (meaning) => `Welcher Begriff wird im Text so erklärt: „${meaning}“?`,
    number: (gap) => `Welche Angabe gehört laut Text in die Lücke? „${gap}“`,
    name: (gap) => `Welcher Name gehört laut Text in die Lücke? „${gap}“`,
    reason: (statement) => `Welche Begründung nennt der Text für folgende Aussage: „${statement}“?`,
    purpose: (statement) => `Wozu dient das laut Text? „${statement}“`,
    condition: (statement) => `Unter welcher Bedingung gilt das laut Text? „${statement}“`,
    time: (statement) => `Wann geschieht das laut Text? „${statement}“`,
    passage: (passage) => `Worum geht es in dieser Textstelle? „${passage}“`,
    next: (sentence) => `Wie geht der Text nach diesem Satz weiter? „${sentence}“`,
    order: () => "Was kommt im Text zuerst?",
    terms: () => "Welche dieser Begriffe behandelt der Text in diesem Schritt?",
    about: (topic, question) => `Zu „${topic}“: ${question}`,
  },
  en: {
    statements: (topic) => `Which statements about “${topic}” agree with the text?`,
    statementsHere: () => "Which statements agree with the text of this step?",
    statementsSoFar: () => "Which statements agree with the text read so far?",
    pairs: () => "Which of these match what the text says?",
    entry: (label) => `What does the text say about “${label}”?`,
    label: (meaning) => `About which of these does the text say: “${meaning}”?`,
    under: (heading) => `Which of these does the text name under “${heading}”?`,
    listed: (intro) => `Which of these does the text list here? “${intro}”`,
    after: (item) => `What is to be done right after this, according to the text? “${item}”`,
    cell: (row, column) => `What does the table give for “${row}” under “${column}”?`,
    said: (subject) => `What does the text say about this? “${subject}”`,
    subject: (predicate) => `Of what does the text say this? “${predicate}”`,
    phrase: (gap) => `What fills the gap according to the text? “${gap}”`,
    how: (purpose) => `How is this done, according to the text? “${purpose}”`,
    outcome: (condition) => `What does the text say for this case? “${condition}”`,
    meaning: (term) => `What does the text mean by “${term}”?`,
    term: (meaning) => `Which term does the text explain as follows: “${meaning}”?`,
    number: (gap) => `Which value fills the gap according to the text? “${gap}”`,
    name: (gap) => `Which name fills the gap according to the text? “${gap}”`,
    reason: (statement) => `What reason does the text give for this: “${statement}”?`,
    purpose: (statement) => `What is this for, according to the text? “${statement}”`,
    condition: (statement) => `Under what condition, according to the text? “${statement}”`,
    time: (statement) => `When does this happen, according to the text? “${statement}”`,
    passage: (passage) => `What is this passage about? “${passage}”`,
    next: (sentence) => `How does the text continue after this sentence? “${sentence}”`,
    order: () => "What comes first in the text?",
    terms: () => "Which of these terms does the text of this step deal with?",
    about: (topic, question) => `About “${topic}”: ${question}`,
  },
  fr: {
    statements: (topic) => `Quelles affirmations sur «\u00a0${topic}\u00a0» sont conformes au texte\u00a0?`,
    statementsHere: () => "Quelles affirmations sont conformes au texte de cette étape\u00a0?",
    statementsSoFar: () => "Quelles affirmations sont conformes au texte lu jusqu’ici\u00a0?",
    pairs: () => "Quelles associations sont conformes au texte\u00a0?",
    entry: (label) => `Que dit le texte à propos de «\u00a0${label}\u00a0»\u00a0?`,
    label: (meaning) => `À propos de quoi le texte dit-il\u00a0: «\u00a0${meaning}\u00a0»\u00a0?`,
    under: (heading) => `Quels points le texte cite-t-il sous «\u00a0${heading}\u00a0»\u00a0?`,
    listed: (intro) => `Quels points le texte énumère-t-il ici\u00a0? «\u00a0${intro}\u00a0»`,
    after: (item) => `Que faut-il faire juste après, d’après le texte\u00a0? «\u00a0${item}\u00a0»`,
    cell: (row, column) =>
      `Qu’indique le tableau pour «\u00a0${row}\u00a0», à la colonne «\u00a0${column}\u00a0»\u00a0?`,
    said: (subject) => `Qu’en dit le texte\u00a0? «\u00a0${subject}\u00a0»`,
    subject: (predicate) => `De quoi le texte dit-il cela\u00a0? «\u00a0${predicate}\u00a0»`,
    phrase: (gap) => `Que faut-il placer à l’endroit manquant, d’après le texte\u00a0? «\u00a0${gap}\u00a0»`,
    how: (purpose) => `Comment y parvient-on, d’après le texte\u00a0? «\u00a0${purpose}\u00a0»`,
    outcome: (condition) => `Que dit le texte pour ce cas\u00a0? «\u00a0${condition}\u00a0»`,
    meaning: (term) => `Que désigne «\u00a0${term}\u00a0» dans le texte\u00a0?`,
    term: (meaning) => `Quel terme le texte explique-t-il ainsi\u00a0: «\u00a0${meaning}\u00a0»\u00a0?`,
    number: (gap) => `Quelle valeur complète cette phrase du texte\u00a0? «\u00a0${gap}\u00a0»`,
    name: (gap) => `Quel nom complète cette phrase du texte\u00a0? «\u00a0${gap}\u00a0»`,
    reason: (statement) =>
      `Quelle raison le texte donne-t-il à ceci\u00a0: «\u00a0${statement}\u00a0»\u00a0?`,
    purpose: (statement) => `Dans quel but, d’après le texte\u00a0? «\u00a0${statement}\u00a0»`,
    condition: (statement) => `À quelle condition, d’après le texte\u00a0? «\u00a0${statement}\u00a0»`,
    time: (statement) => `À quel moment, d’après le texte\u00a0? «\u00a0${statement}\u00a0»`,
    passage: (passage) => `De quoi traite ce passage\u00a0? «\u00a0${passage}\u00a0»`,
    next: (sentence) => `Comment le texte se poursuit-il après cette phrase\u00a0? «\u00a0${sentence}\u00a0»`,
    order: () => "Qu’est-ce qui vient en premier dans le texte\u00a0?",
    terms: () => "Lesquels de ces termes apparaissent dans le texte de cette étape\u00a0?",
    about: (topic, question) => `À propos de «\u00a0${topic}\u00a0»\u00a0: ${inside(question)}`,
  },
  es: {
    statements: (topic) => `¿Qué afirmaciones sobre «${topic}» concuerdan con el texto?`,
    statementsHere: () => "¿Qué afirmaciones concuerdan con el texto de este paso?",
    statementsSoFar: () => "¿Qué afirmaciones concuerdan con el texto leído hasta ahora?",
    pairs: () => "¿Qué correspondencias concuerdan con el texto?",
    entry: (label) => `¿Qué dice el texto sobre «${label}»?`,
    label: (meaning) => `¿Sobre qué dice el texto lo siguiente: «${meaning}»?`,
    under: (heading) => `¿Qué puntos nombra el texto bajo «${heading}»?`,
    listed: (intro) => `¿Qué puntos enumera aquí el texto? «${intro}»`,
    after: (item) => `¿Qué hay que hacer justo después según el texto? «${item}»`,
    cell: (row, column) => `¿Qué indica la tabla para «${row}» en la columna «${column}»?`,
    said: (subject) => `¿Qué dice el texto al respecto? «${subject}»`,
    subject: (predicate) => `¿De qué dice esto el texto? «${predicate}»`,
    phrase: (gap) => `¿Qué parte falta aquí según el texto? «${gap}»`,
    how: (purpose) => `¿Cómo se consigue esto según el texto? «${purpose}»`,
    outcome: (condition) => `¿Qué dice el texto para este caso? «${condition}»`,
    meaning: (term) => `¿Qué significa «${term}» en el texto?`,
    term: (meaning) => `¿Qué término explica el texto así: «${meaning}»?`,
    number: (gap) => `¿Qué valor completa esta frase del texto? «${gap}»`,
    name: (gap) => `¿Qué nombre completa esta frase del texto? «${gap}»`,
    reason: (statement) => `¿Qué razón da el texto para lo siguiente: «${statement}»?`,
    purpose: (statement) => `¿Con qué fin, según el texto? «${statement}»`,
    condition: (statement) => `¿Con qué condición, según el texto? «${statement}»`,
    time: (statement) => `¿Cuándo ocurre esto según el texto? «${statement}»`,
    passage: (passage) => `¿De qué trata este pasaje? «${passage}»`,
    next: (sentence) => `¿Cómo continúa el texto después de esta frase? «${sentence}»`,
    order: () => "¿Qué aparece primero en el texto?",
    terms: () => "¿De cuáles de estos términos trata el texto de este paso?",
    about: (topic, question) => `Sobre «${topic}»: ${inside(question)}`,
  },
  it: {
    statements: (topic) => `Quali affermazioni su «${topic}» concordano con il testo?`,
    statementsHere: () => "Quali affermazioni concordano con il testo di questa tappa?",
    statementsSoFar: () => "Quali affermazioni concordano con il testo letto finora?",
    pairs: () => "Quali abbinamenti concordano con il testo?",
    entry: (label) => `Che cosa dice il testo di «${label}»?`,
    label: (meaning) => `A proposito di che cosa il testo dice: «${meaning}»?`,
    under: (heading) => `Quali punti nomina il testo sotto «${heading}»?`,
    listed: (intro) => `Quali punti elenca qui il testo? «${intro}»`,
    after: (item) => `Che cosa va fatto subito dopo secondo il testo? «${item}»`,
    cell: (row, column) => `Che cosa indica la tabella per «${row}» nella colonna «${column}»?`,
    said: (subject) => `Che cosa ne dice il testo? «${subject}»`,
    subject: (predicate) => `Di che cosa il testo dice questo? «${predicate}»`,
    phrase: (gap) => `Che cosa manca qui secondo il testo? «${gap}»`,
    how: (purpose) => `Come si ottiene questo secondo il testo? «${purpose}»`,
    outcome: (condition) => `Che cosa dice il testo per questo caso? «${condition}»`,
    meaning: (term) => `Che cosa si intende nel testo con «${term}»?`,
    term: (meaning) => `Quale termine viene spiegato così nel testo: «${meaning}»?`,
    number: (gap) => `Quale valore completa questa frase del testo? «${gap}»`,
    name: (gap) => `Quale nome completa questa frase del testo? «${gap}»`,
    reason: (statement) => `Quale motivo indica il testo per quanto segue: «${statement}»?`,
    purpose: (statement) => `A quale scopo, secondo il testo? «${statement}»`,
    condition: (statement) => `A quale condizione, secondo il testo? «${statement}»`,
    time: (statement) => `Quando accade questo secondo il testo? «${statement}»`,
    passage: (passage) => `Di che cosa tratta questo brano? «${passage}»`,
    next: (sentence) => `Come prosegue il testo dopo questa frase? «${sentence}»`,
    order: () => "Che cosa compare per primo nel testo?",
    terms: () => "Di quali di questi termini tratta il testo di questa tappa?",
    about: (topic, question) => `A proposito di «${topic}»: ${inside(question)}`,
  },
};

export const STEP_TEXTS: Record<Language, StepTexts> = {
  de: {
    part: (title, number) => `${title} (Teil ${number})`,
    evidence: (quote) => `Im Text steht: „${quote}“`,
  },
  en: {
    part: (title, number) => `${title} (part ${number})`,
    evidence: (quote) => `The text says: “${quote}”`,
  },
  fr: {
    part: (title, number) => `${title} (partie ${number})`,
    evidence: (quote) => `Le texte dit\u00a0: «\u00a0${quote}\u00a0»`,
  },
  es: {
    part: (title, number) => `${title} (parte ${number})`,
    evidence: (quote) => `El texto dice: «${quote}»`,
  },
  it: {
    part: (title, number) => `${title} (parte ${number})`,
    evidence: (quote) => `Il testo dice: «${quote}»`,
  },
};
