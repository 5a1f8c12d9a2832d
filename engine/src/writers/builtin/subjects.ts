import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import { parts, stemsOf, tokens } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { isQuotable, pointsAtThing, type Usage, withoutConnective } from "./quotable.ts";

/** Whether one or several are spoken of; "any" where the verb does not tell. */
type Number = "one" | "several" | "any";

/** What a sentence speaks of. */
export interface Subject {
  sentence: Sentence;
  /** As it stands at the beginning of the sentence. */
  subject: string;
  number: Number;
  /** Article in front of the subject, small; empty where there is none. */
  article: string;
  /** The first verb of what is said of it, as it stands. */
  verb: string;
  /** The verb is a form of "to be", so that what follows agrees with the subject. */
  agrees: boolean;
  subjectStems: string[];
}

/** A sentence taken apart into what it speaks of and what it says of it. */
export interface Said extends Subject {
  /** From the verb on, without the full stop. */
  predicate: string;
  /** Stems of the predicate. */
  stems: string[];
}

const MOST_WORDS = 9;
const SHORTEST_PREDICATE = 4;
const LONGEST_PREDICATE = 22;

const SEVERAL: Record<Language, RegExp> = {
  en: /^(are|were|have|do)$|^(?!is$|was$|has$|does$)\p{L}+[^s]$/u,
  de: /^(sind|\p{L}+en)$/u,
  fr: /^(ont|sont|font|vont|\p{L}+ent)$/u,
  es: /^\p{L}+n$/u,
  it: /^(sono|\p{L}+no)$/u,
};
const EITHER: Partial<Record<Language, RegExp>> = {
  en: /^(can|could|will|would|must|may|might|should|did|cannot|became|began|made|took|gave|came|went|led|held|rose|grew|lost|won|saw|wrote|found|kept|had|\p{L}+ed)$/u,
  fr: /^(\p{L}+(?:aient|èrent))$/u,
};
const BEING: Record<Language, RegExp> = {
  en: /^$/,
  de: /^$/,
  fr: /^(est|sont|était|étaient|fut|furent|sera|seront|serait|reste|restent|devient|peut|peuvent|doit|doivent|a|ont)$/,
  es: /^(es|son|era|eran|fue|está|están|puede|pueden|debe|deben|queda|ha|han)$/,
  it: /^(è|sono|era|erano|viene|vengono|può|possono|deve|devono|rimane|sarà|ha|hanno)$/,
};
/** Small words that stand between subject and verb and belong to what is said. */
const BEFORE_VERB: Partial<Record<Language, RegExp>> = {
  fr: /^(ne|n|se|s)$/,
  es: /^(no|se)$/,
  it: /^(non|si)$/,
};
/** Forms that only a verb has behind a noun: the plural of the Romance languages, the ending -t in German. */
const BEHIND_NOUN: Partial<Record<Language, { article: RegExp; verb: RegExp }>> = {
  de: {
    article: /^/,
    verb: /^(?!nicht|oft|selbst|meist|erst|jetzt|fast|sonst|bereit|direkt|insgesamt|mit|seit|statt|überhaupt|zuerst|zuletzt|samt|überall|rechts|nebst|bekannt|geeignet|genannt|gesamt)\p{Ll}{3,}t$/u,
  },
  fr: { article: /^(les|des|ces)$/, verb: /^\p{Ll}+(?<!m)ent$/u },
  es: { article: /^(los|las|unos|unas)$/, verb: /^(?!bien|también|según|tan|sin|en|quien)\p{Ll}+[ae]n$/u },
  it: { article: /^(i|gli|le)$/, verb: /^\p{Ll}+[ao]no$/u },
};

/** Articles of the Romance languages, which tell the number better than the verb. */
const ARTICLES: Partial<Record<Language, { one: RegExp; several: RegExp }>> = {
  fr: { one: /^(le|la|l|un|une|chaque|ce|cet|cette)$/, several: /^(les|des|ces)$/ },
  es: { one: /^(el|la|un|una|cada|este|esta)$/, several: /^(los|las|unos|unas|estos|estas)$/ },
  it: { one: /^(il|lo|la|l|un|uno|una|ogni|questo|questa)$/, several: /^(i|gli|le|questi|queste)$/ },
};

function numberOf(verb: string, article: string, code: Language): Number {
  const articles = ARTICLES[code];
  if (articles?.one.test(article)) return "one";
  if (articles?.several.test(article)) return "several";
  if (EITHER[code]?.test(verb)) return "any";
  return SEVERAL[code].test(verb) ? "several" : "one";
}

/** Endings that a verb of the third person has: other words that look like verbs in a text are none. */
const THIRD_PERSON: Partial<Record<Language, RegExp>> = {
  fr: /(?:e|t|d|a|ent)$/,
  es: /(?:[ae]n?|ó|ron|ía|ían|á|án)$/,
  it: /(?:[ae]|[aeo]no|ò|ì|à|ù)$/,
};

const ADJECTIVE =
  /(?:al|ales|ble|bles|bil[ei]|ic[oaie]s?|ich[ei]|iv[oa]s?|[ai]d[oa]s?|ari[oa]s?|os[oa]s?|ant[ei]|ent[ei])$/u;

function isVerb(word: string, article: string, languageData: LanguageData, usage: Usage): boolean {
  const behind = BEHIND_NOUN[languageData.code];
  return (
    languageData.copula.test(word) ||
    (languageData.finiteVerb.test(word) && !(languageData.code === "en" && usage.nouns.has(word))) ||
    (languageData.verbEnding?.test(word) ?? false) ||
    (behind?.article.test(article) && behind.verb.test(word)) === true ||
    (usage.verbs.has(word) &&
      !usage.nouns.has(word) &&
      !languageData.isStopWord(word) &&
      !languageData.connectors.has(word) &&
      (THIRD_PERSON[languageData.code]?.test(word) ?? true) &&
      (languageData.code === "en" || !ADJECTIVE.test(word)))
  );
}

const JOINED = /(?<![\p{L}])(and|or|und|oder|et|ou|y|e|o|u|sowie|bzw|as well as)(?![\p{L}])/iu;
const SUBJECT_SIGNS = /[,;:()"“”„«»[\]/]/u;

function verbAt(text: string, languageData: LanguageData, usage: Usage): { at: number; verb: string } | null {
  const small = BEFORE_VERB[languageData.code];
  let started: number | null = null;
  let count = 0;
  const article = (tokens(text)[0] ?? "").toLowerCase();
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.+-]*/gu)) {
    const word = match[0].replace(/[.]+$/, "");
    const isFirst = count === 0;
    count++;
    if (count > MOST_WORDS + 2) return null;
    if (isFirst) continue;
    if (
      /^\p{Ll}/u.test(word) &&
      isVerb(word, article, languageData, usage) &&
      !languageData.determiners.has(word)
    )
      return { at: started ?? match.index, verb: word };
    if (small?.test(word) && !languageData.connectors.has(word)) {
      const rest = text.slice(match.index + word.length);
      const [next = ""] = tokens(rest);
      if (isVerb(next, article, languageData, usage)) started ??= match.index;
    }
  }
  return null;
}

/** Prepositions grown together with their article open no subject; in French "du" and "des" may. */
const CONTRACTED =
  /^(?:im|am|zum|zur|vom|beim|ins|ans|al|del|allo|alla|ai|agli|alle|all|dal|dallo|dalla|dai|dagli|dalle|dall|nel|nello|nella|nei|negli|nelle|nell|sul|sullo|sulla|sui|sugli|sulle|sull|au|aux|du|den|dem|des|einem|einen|einer|eines)$/u;
/** Subjects whose noun stands in the sentence before. */
const PRONOUN =
  /^(?:it|they|he|she|er|sie|dies|elle|ils|elles|ceci|celle-ci|celui-ci|éste|ésta|éstos|éstas|esso|essa|essi|esse)$/i;
const OPENING =
  /^(?:to|by|with|heute|\p{L}+ed|\p{L}+ing|\p{L}+mente|\p{L}+ment|veces|per|aus|an|auf|bei|unter|über|nach|vor|seit|mit|ohne|jedem|jeder|allen|am|solange|sobald|innerhalb|außerhalb|während|trotz|wegen|gemäß|laut|neben|zwischen|gegenüber|entlang|hinsichtlich|within|during|under|between|among|after|before|dans|pendant|après|avant|selon|parmi|durante|entre|según|tras|secondo|tra|fra|dopo|prima)\s/iu;

/** Small words that may stand inside a subject: "the results of research paid with public money". */
const INNER: Record<Language, RegExp> = {
  en: /^(?:of|in|for|with|between|on|from|the|a|an)$/,
  de: /^(?:der|des|dem|den|die|das|von|vom|zwischen|im|in|mit|für|am|an|auf|aus|zur|zum)$/,
  fr: /^(?:de|du|des|d|à|au|aux|en|entre|avec|sur|pour|par|le|la|les|l)$/,
  es: /^(?:de|del|en|entre|con|sobre|para|por|a|al|el|la|los|las)$/,
  it: /^(?:di|del|dell|dello|della|dei|degli|delle|in|nel|nella|tra|fra|con|su|sul|sulla|per|da|a|al|alla|il|la|i|le|gli|l)$/,
};

function isSubject(subject: string, languageData: LanguageData, usage: Usage): boolean {
  if (SUBJECT_SIGNS.test(subject) || JOINED.test(subject)) return false;
  const words = parts(subject, languageData);
  const first = words[0]?.toLowerCase() ?? "";
  const own = languageData.determiners.has(first) ? words.slice(1) : words;
  const last = own.at(-1) ?? "";
  if (own.length === 0 || words.length > MOST_WORDS || !isNounPhrase(own, languageData, usage)) return false;
  if (own === words && (languageData.isStopWord(first) || languageData.connectors.has(first))) return false;
  if (languageData.code === "de" && own === words && usage.small.has(first)) return false;
  if (CONTRACTED.test(first) || OPENING.test(`${subject} `)) return false;
  if (own === words && !usage.nouns.has(first) && !/^\p{L}.*[\p{Lu}\d]/u.test(words[0] ?? "")) return false;
  if (
    languageData.vagueNouns.has(last.toLowerCase()) ||
    languageData.vagueNouns.has(own[0]?.toLowerCase() ?? "")
  )
    return false;
  const open = own.some(
    (word, at) =>
      languageData.isStopWord(word) &&
      !languageData.connectors.has(word.toLowerCase()) &&
      !/^\p{Lu}/u.test(word) &&
      !(at > 0 && INNER[languageData.code].test(word)),
  );
  if (open) return false;
  return languageData.code !== "de" || /^\p{Lu}/u.test(last) || /[.\d-]/.test(last);
}

/** Adverbs and small words behind a noun that belong to what is said. */
const BEHIND: Record<Language, RegExp> = {
  en: /^(?:often|also|always|never|usually|sometimes|only|still|first|further|even|\p{L}+ly)$/u,
  de: /^(?:auch|oft|nur|noch|\p{Ll}+weise)$/u,
  fr: /^(?:aussi|toujours|jamais|souvent|\p{L}{3,}ement|\p{L}+amment)$/u,
  es: /^(?:también|siempre|nunca|realidad|ya|aún|sólo|solo|\p{L}+mente)$/u,
  it: /^(?:presto|poi|subito|anche|sempre|mai|spesso|già|solo|\p{L}+mente)$/u,
};

/** Words that begin a clause, and names in capitals that only programs use. */
const CLAUSE =
  /^(?:si|se|if|when|wenn|falls|quand|lorsque|cuando|quando|que|qui|che|who|which|that|cuy[oa]s?|dont|cui|nota|note|notiz|hinweis)$/iu;
const CODE = /_|^\p{Lu}[\p{Lu}-]{6,}$/u;

/** English adjectives that stand where the noun was taken for a verb: "the major functions". */
const ADJECTIVAL =
  /^(?:major|minor|main|common|other|additional|several|various|different|single|\p{Ll}+(?:ous|ful|less|ible|able))$/u;

/** Whether words read as the name of a thing: they end in a noun and hold no verb and no adverb. */
function isNounPhrase(words: readonly string[], languageData: LanguageData, usage: Usage): boolean {
  const last = words.at(-1) ?? "";
  if (words.some((word) => CLAUSE.test(word) || CODE.test(word))) return false;
  if (BEHIND[languageData.code].test(last) || (languageData.isStopWord(last) && !/^\p{Lu}/u.test(last)))
    return false;
  if (languageData.code === "en" && ADJECTIVAL.test(last)) return false;
  const isVerbal = (word: string) =>
    /^\p{Ll}/u.test(word) &&
    !usage.nouns.has(word) &&
    (usage.verbs.has(word) || languageData.finiteVerb.test(word) || languageData.copula.test(word));
  return !words.some((word) => isVerbal(word));
}

/** The subject that a sentence begins with, as it stands; null where none can be told. */
export function subjectIn(sentence: Sentence, languageData: LanguageData, usage: Usage): Subject | null {
  const text = withoutConnective(sentence.text, languageData);
  const found = /^\p{Lu}/u.test(text) ? verbAt(text, languageData, usage) : null;
  const subject = found ? text.slice(0, found.at).trim() : "";
  if (!found || !isSubject(subject, languageData, usage)) return null;
  const first = parts(subject, languageData)[0]?.toLowerCase() ?? "";
  const article = languageData.determiners.has(first) ? first : "";
  return {
    sentence,
    subject,
    article,
    verb: found.verb,
    number: numberOf(found.verb, article, languageData.code),
    agrees: BEING[languageData.code].test(found.verb),
    subjectStems: stemsOf(subject, languageData),
  };
}

/** Nouns that may be said of anything. */
const HOLLOW =
  /^(?:situation|choice|process|explanation|story|history|expression|term|subject|matter|report|approach|concept|situación|explicación|historia|elección|proceso|expresión|término|contexto|contrapartida|situazione|scelta|storia|spiegazione|processo|espressione|termine|contesto|choix|histoire|explication|processus|expression|terme|contexte|contrepartie|lage|wahl|vorgang|prozess|erklärung|geschichte|ausdruck|begriff|themengebiet|angelegenheit|bericht|ansatz|konzept|bedingung|anweisung)$/iu;

/** Whether a subject is a noun that says nothing by itself. */
export function isHollow({ subject }: Subject): boolean {
  return HOLLOW.test(subject.split(/[\s'’]/).at(-1) ?? "") && subject.split(/[\s'’]/).length <= 2;
}

/** Whether a subject is a single noun with an article: which one is meant may stand in the text around. */
export function isBareNoun({ article, subjectStems, subject }: Subject): boolean {
  return (
    article !== "" && subjectStems.length < 2 && !/\p{L}.*[\p{Lu}\d]/u.test(subject.slice(article.length + 1))
  );
}

/** The author speaks: a text may speak to its reader, as instructions do, but not of the one who writes. */
const FIRST_PERSON =
  /(?<!\p{L})(?:I|me|my|we|us|our|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|je|j['’]|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|nosotros|nuestr[oa]s?|io|mio|mia|miei|noi|nostr[oaie])(?!\p{L})/iu;
const FIGURE = /(?<!\p{L})(?:Figg?|Abb|Figura|Tab|Tav)\.?\s?\d/u;

/** Whether what is said of something leans on no other sentence: no pronoun, pointer or reader in it. */
function standsAlone(predicate: string, languageData: LanguageData): boolean {
  return (
    !languageData.pointingWords.test(predicate) &&
    !languageData.personal.test(predicate) &&
    !pointsAtThing(predicate)
  );
}

/**
 * Takes a sentence of the form "subject, verb, rest" apart; null where it is none, or leans on another.
 * With `anySubject` it may speak of "it" or "this method", as long as what it says stands alone.
 */
export function saidIn(
  sentence: Sentence,
  languageData: LanguageData,
  usage: Usage,
  anySubject = false,
): Said | null {
  const text = withoutConnective(sentence.text, languageData);
  const options = { minimum: 6, maximum: 34, person: "any", mayContinue: anySubject } as const;
  if (FIRST_PERSON.test(text) || !isQuotable(text, languageData, usage, options)) return null;
  const found = verbAt(text, languageData, usage);
  if (!found) return null;
  const subject = text.slice(0, found.at).trim();
  if (!isSubject(subject, languageData, usage) && !(anySubject && PRONOUN.test(subject))) return null;
  const predicate = text
    .slice(found.at)
    .replace(/\s*\.$/, "")
    .trim();
  const length = tokens(predicate).length;
  if (length < SHORTEST_PREDICATE || length > LONGEST_PREDICATE) return null;
  if (FIGURE.test(predicate) || (anySubject && !standsAlone(predicate, languageData))) return null;
  const first = parts(subject, languageData)[0]?.toLowerCase() ?? "";
  const article = languageData.determiners.has(first) ? first : "";
  return {
    sentence,
    subject,
    predicate,
    article,
    verb: found.verb,
    number: numberOf(found.verb, article, languageData.code),
    agrees: BEING[languageData.code].test(found.verb),
    subjectStems: stemsOf(subject, languageData),
    stems: stemsOf(predicate, languageData),
  };
}
