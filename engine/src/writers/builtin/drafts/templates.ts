import type { Language } from "../../../types/index.ts";

/** How drafts are worded in one language; what the text itself says stands in the language's quotation marks. */
export interface DraftTexts {
  /** A question that the text asks itself, to be answered with yes or no. */
  giveReasons(question: string): string;
  contrast(one: string, other: string): string;
  term(term: string): string;
  why(statement: string): string;
  /** A prompt about one of several things of the same name. */
  about(topic: string, prompt: string): string;
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

export const DRAFT_TEXTS: Record<Language, DraftTexts> = {
  de: {
    giveReasons: (question) => `${question} Begründen Sie mit dem Text.`,
    contrast: (one, other) => `Worin unterscheiden sich ${de(one)} und ${de(other)}?`,
    term: (term) => `Was ist ${de(term)}?`,
    why: (statement) => `${de(statement)} Warum, laut Text?`,
    about: (topic, prompt) => `Zu ${de(topic)}: ${prompt}`,
  },
  en: {
    giveReasons: (question) => `${question} Give the text’s reasons.`,
    contrast: (one, other) => `What is the difference between ${en(one)} and ${en(other)}?`,
    term: (term) => `What is ${en(term)}?`,
    why: (statement) => `${en(statement)} Why, according to the text?`,
    about: (topic, prompt) => `About ${en(topic)}: ${prompt}`,
  },
  fr: {
    giveReasons: (question) => `${question} Justifiez d’après le texte.`,
    contrast: (one, other) => `Quelle différence y a-t-il entre ${fr(one)} et ${fr(other)}\u00a0?`,
    term: (term) => `Qu’est-ce que ${fr(term)}\u00a0?`,
    why: (statement) => `${fr(statement)} Pourquoi, d’après le texte\u00a0?`,
    about: (topic, prompt) => `À propos de ${fr(topic)}\u00a0: ${inside(prompt)}`,
  },
  es: {
    giveReasons: (question) => `${question} Justifique con el texto.`,
    contrast: (one, other) => `¿Qué diferencia hay entre ${es(one)} y ${es(other)}?`,
    term: (term) => `¿Qué es ${es(term)}?`,
    why: (statement) => `${es(statement)} ¿Por qué, según el texto?`,
    about: (topic, prompt) => `Sobre ${es(topic)}: ${inside(prompt)}`,
  },
  it: {
    giveReasons: (question) => `${question} Motivi con il testo.`,
    contrast: (one, other) => `Che differenza c’è tra ${es(one)} e ${es(other)}?`,
    term: (term) => `Che cos’è ${es(term)}?`,
    why: (statement) => `${es(statement)} Perché, secondo il testo?`,
    about: (topic, prompt) => `A proposito di ${es(topic)}: ${inside(prompt)}`,
  },
};
