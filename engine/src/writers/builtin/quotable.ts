import type { LanguageData } from "../../text/languages/index.ts";
import { isAbbreviation, type Sentence } from "../../text/sentences.ts";
import { capitalised, countWords, parts, tokens } from "../../text/words.ts";

/** What the whole material tells about its words; made once, used by every judgement. */
export interface Usage {
  /** Words that behave like verbs in this material. */
  verbs: ReadonlySet<string>;
  /** Words that follow a determiner or are written with a capital inside sentences. */
  nouns: ReadonlySet<string>;
  /** Words that are written small somewhere: in German no nouns, whatever a sentence begins with. */
  small: ReadonlySet<string>;
  /** Names with a capital inside: words of that form that come again and again. */
  mixed: ReadonlySet<string>;
  /** English words that mostly follow "to": imperatives at the start of a sentence. */
  infinitives: ReadonlySet<string>;
}

function frequent(counts: Map<string, number>, against: Map<string, number>): Set<string> {
  return new Set(
    [...counts].filter(([word, count]) => count > (against.get(word) ?? 0)).map(([word]) => word),
  );
}

/** Times from which a word with a capital inside is a name. */
const FEWEST_NAMED = 3;

/** Learns from all sentences which words are used as verbs, nouns and infinitives. */
export function usageOf(sentences: readonly Sentence[], languageData: LanguageData): Usage {
  const [verbs, determined, infinitives] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const nouns = new Set<string>();
  const small = new Set<string>();
  const mixed = new Map<string, number>();
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { words, text } of sentences) {
    for (const word of text.match(MIXED) ?? []) mixed.set(word, (mixed.get(word) ?? 0) + 1);
    for (const [at, word] of words.entries()) {
      if (/^\p{Ll}/u.test(word)) small.add(word);
      if (at === 0) continue;
      const before = (words[at - 1] ?? "").toLowerCase();
      const lower = word.toLowerCase();
      const known = languageData.determiners.has(before);
      if (known || (at > 1 && /^\p{Lu}/u.test(word))) nouns.add(lower);
      if (known) count(determined, lower);
      if (
        /^\p{Ll}{2,}$/u.test(word) &&
        (languageData.beforeVerb.test(before) || languageData.afterVerb.test(words[at + 1] ?? ""))
      ) {
        count(verbs, word);
      }
      if (
        languageData.code === "en" &&
        /^(to|can|will|should|must|may)$/.test(before) &&
        !languageData.isStopWord(lower)
      ) {
        count(infinitives, lower);
      }
    }
  }
  const verbsOnly = [...frequent(verbs, determined)].filter((word) => !languageData.determiners.has(word));
  const names = [...mixed].flatMap(([word, count]) => (count >= FEWEST_NAMED ? [word] : []));
  return {
    verbs: new Set(verbsOnly),
    nouns,
    small,
    mixed: new Set(names),
    infinitives: frequent(infinitives, determined),
  };
}

export interface QuotableOptions {
  minimum?: number;
  maximum?: number;
  /** Sentences that continue another text may begin with a pronoun. */
  mayContinue?: boolean;
  /** Whether persons may speak or be spoken to; they may not where it is left out. */
  personal?: boolean;
}

const UNFIT_SIGNS =
  /https?:|www\.|@|\\|[{}<>=$|~^_#*]|::|\/\p{L}|\d+\s*[x×]\s*\d+|\[|\]|→|…|\.\.\.|[∑∫√∈≤≥±Ω∼⊆⇒∞≡∪∩∀∃≠≈·∆∂]/u;
const REFERENCE = /\b(eds?|pp|Verlag|ISBN|doi|Press|Univ)\b\.?|\d{2,4}[–-]\d{2,4}\.$/i;
const NUMBERED_PLACE =
  /(?:comma|commi|articol[oi]|lettera|Artikel|Absatz|Nummer|Satz|article|alinéa|artículo|apartado)\s+\d/i;
const FORMULA_LETTER = /(?<![\p{L}\d'’.])[b-df-hj-nq-tv-xzB-DF-HJ-NQ-TV-XZ](?![\p{L}\d'’.])/gu;

function balanced(text: string): boolean {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  return count(/[(]/g) === count(/[)]/g) && count(/["“”„]/g) % 2 === 0 && count(/«/g) === count(/»/g);
}

/** "The sum is ." A blank before the point is where a formula was. */
export const LOST = /\s[.,](?:\s|["»”“]?$)/u;

/** "Entrapment – An event …": an entry of a glossary, no sentence. */
const GLOSSED = /^(?:\S+\s){1,6}[–—]\s?\p{Lu}/u;

/** "Castle castle The king …": a heading, or the cell of a table, that ran into the text. */
const DOUBLED = /(?<!\p{L})(\p{L}{4,}(?:\s\p{L}+){0,3})\s\1(?!\p{Ll})/iu;
/** "castleThe". */
const MIXED = /(?<!\p{L})\p{L}?\p{Ll}{3,}\p{Lu}\p{L}*/gu;

/** Whether pieces of a text ran together: a capital inside a word that is no name of this material. */
function isRunTogether(text: string, usage: Usage): boolean {
  return DOUBLED.test(text) || (text.match(MIXED) ?? []).some((word) => !usage.mixed.has(word));
}

function hasUnfitForm(text: string): boolean {
  if (!/[.]["»”“]?$/.test(text) || /[?!]/.test(text)) return true;
  if (!/^["«„“(]?\p{Lu}/u.test(text)) return true;
  if (text.slice(0, -1).includes(":") || UNFIT_SIGNS.test(text) || !balanced(text)) return true;
  if (
    NUMBERED_PLACE.test(text) ||
    REFERENCE.test(text) ||
    /\p{L}{2}\.\p{L}{2}|\p{Ll}{4}\.\s\p{Ll}{3}/u.test(text)
  )
    return true;
  if ((text.match(FORMULA_LETTER) ?? []).length >= 2) return true;
  if (/^\p{Lu}{4,}\s+\p{Lu}/u.test(text) || (text.match(/(?<![\p{L}])\p{Lu}\.\s/gu) ?? []).length >= 2)
    return true;
  return /[–—]\s*\p{L}+\.$|\b(in|dass|daß|that|que|che|qui|the|of|der|die|das|und|and|et|y|e)\.$/u.test(text);
}

/** "… the lamp. and then": a point in the middle that ends no sentence. */
function isBroken(text: string, languageData: LanguageData): boolean {
  return [...text.matchAll(/(\p{L}{2,})\.\s+(?=\p{Ll})/gu)].some(
    ([, word = ""]) => !isAbbreviation(word, languageData),
  );
}

/** Words by which a sentence leans on the one before it, wherever they stand. */
const TORN =
  /^(?:Andernfalls|Ansonsten|Otherwise|Dans le cas contraire|Sinon|[ED]e lo contrario|En caso contrario|In caso contrario|Altrimenti|Zusätzlich|Des Weiteren|Weiterhin|Außerdem|Etwas später|Später|Um also|Also|Kurz|Ebenso|Zugegebenermaßen|Bis dahin|Dementsprechend|In der Praxis|Besides|In particular|In practice|Later|Admittedly|Similarly|Then|En outre|De plus|Par ailleurs|Ensuite|Enfin|Plus tard|En particulier|En pratique|De manière générale|[AÀ] défaut|Además|Asimismo|En particular|En la práctica|Más tarde|Luego|Por último|De modo que|La explicación es|Inoltre|In particolare|In pratica|Più tardi|Infine|Poi|A volte)(?!\p{L})|(?<!\p{L})(?:daher|deshalb|dadurch|dabei|somit|jedoch|hingegen|dagegen|dementsprechend|therefore|thus|hence|however|instead|that follow|donc|ainsi|en revanche|cependant|toutefois|premier cas|au premier|au second|por tanto|por lo tanto|por ello|sin embargo|en cambio|quindi|pertanto|invece|tuttavia|perciò|di cui sopra|(?:[Ff]ig|[Aa]bb)\.?\s?\d+)(?!\p{L})/u;

/** Whether a sentence leans on the one before it, or is two that were cut in the wrong place. */
export function isTorn(text: string, languageData: LanguageData): boolean {
  return TORN.test(text) || isBroken(text, languageData);
}

/** Talk about the text itself or to its reader: references, courtesy, "as we have seen". */
const META =
  /(?<![\p{L}])(note that|please note|for more information|for details|beachten Sie|weitere Informationen|notez|pour plus d|tenga en cuenta|para más información|para obtener más|si noti|per maggiori|per ulteriori|le rogamos|se (?:explican?|detallan?|describen?) en|expliqué[es]{0,2} (?:dans|plus|au)|décrit[es]{0,2} (?:dans|au)|erklärt wird|beschrieben wird|explained in|described in|see also|siehe|voir (?:aussi|à)|consultez|consulte|si veda|vedere|nous (?:a|avons) (?:montré|vu)|haben wir gesehen|tutorials?|tutoriel|tutoriale|Tutorial|manuels? d|this manual|Handbuchs?|chapitre|capítulo|capitolo|Kapitels?|notre|nuestro|nostro)(?![\p{L}])/iu;

/** What only leads elsewhere, in whatever text: "For more information see …", "… are described in …". */
const LEADS_ELSEWHERE =
  /(?<!\p{L})(?:(?:weitere|nähere|mehr) (?:Informationen|Einzelheiten|Details)|Einzelheiten (?:finden|entnehmen)|(?:finden|lesen) Sie (?:unter|in|im|auf|bei)|siehe|(?:wird|werden|ist|sind) .{0,120}beschrieben(?: (?:wird|werden|ist|sind))?\.$|(?:more|further) (?:information|details)|see also|(?:is|are) described in|plus d['’](?:informations?|amples)|pour plus de|(?:est|sont) décrit[es]{0,2} dans|más (?:información|detalles)|(?:está|están|se) descri(?:be|ben|t[oa]s?) en|(?:maggiori|ulteriori) (?:informazioni|dettagli)|(?:è|sono) descritt[oiae] (?:in|nel))(?!\p{L})/iu;

/** Whether a sentence says nothing but where something is said. */
export const leadsElsewhere = (text: string): boolean => LEADS_ELSEWHERE.test(text);

const THING =
  "option|options|opción|opciones|opzione|opzioni|Optionen|message|messages|mensaje|messaggio|Meldung|value|valor|valore|valeur|Wert|limitation|limitación|limitazione|Einschränkung|command|orden|comando|commande|Befehl|method|método|metodo|méthode|Methode|program|programa|programma|programme|Programm|parameter|parámetro|parametro|paramètre|file|archivo|fichero|fichier|Datei|line|línea|riga|ligne|Zeile|column|columna|colonna|colonne|Spalte|image|imagen|immagine|Bild|element|elemento|élément|entrada|salida|input|output|result|user|function|función|funzione|fonction|Funktion";
/** "The option must be set": which one, the sentence does not say. */
const BARE = new RegExp(
  `(?<![\\p{L}])(?:the|der|die|das|dem|den|le|la|les|l['’]|el|los|las|il|lo|i|gli)\\s?(?:${THING})(?=[,.]?\\s(?!of|for|to|that|which|named|called|von|für|des|der|zu|mit|du|de|d['’]|pour|que|qui|à|del|di|dell|degli|delle|dei|per|che|para|con)|\\.?$)`,
  "iu",
);

/** Whether a part of a sentence speaks of a thing that only the text around it names. */
export function pointsAtThing(text: string): boolean {
  return BARE.test(text);
}

/** Characters at the beginning of a sentence in which it says what it is about. */
const OPENING = 60;

const INFINITIVE = /^\p{L}{3,}(are|ere|ire|arsi|ersi|irsi|er|ir|ez|oir|ar|arse|erse)$/u;

function startsBadly(text: string, languageData: LanguageData, usage: Usage): boolean {
  const first = parts(text, languageData)[0]?.toLowerCase() ?? "";
  const written = (text.match(/^[\p{L}'’-]+/u)?.[0] ?? "").toLowerCase();
  if (languageData.anaphoricStarts.has(first) || languageData.anaphoricStarts.has(written)) return true;
  if (languageData.anaphoricOpening.test(text)) return true;
  if (languageData.code === "en") return usage.infinitives.has(first);
  if (languageData.code === "de") return /^(Das|Dies) \p{Ll}*[^e\s](?<!en|er|es|em)\s/u.test(text);
  if (languageData.code === "es" && /^(el|la|los|las) (de|del|que)\b/i.test(text)) return true;
  if (INFINITIVE.test(first) && !languageData.determiners.has(first)) return true;
  const known =
    languageData.determiners.has(first) || usage.nouns.has(first) || languageData.connectors.has(first);
  if (languageData.code === "fr") return false;
  return (
    !known &&
    !/^(algun[oa]s|much[oa]s|vari[oa]s|ambos|ambas|tod[oa]s|cada|alcun[ie]|molt[ie]|divers[ie]|entramb[ie]|tutt[ie]|ogni|ciascun[oa]?|en|a|con|de|desde|durante|entre|hacia|hasta|para|por|según|sobre|al|in|da|di|per|su|tra|fra|secondo|verso|negli|nei|nelle|nel|nella|dal|dalla)$/.test(
      first,
    )
  );
}

/** "With an active starter, it takes …": who that is stands in the sentence before. */
const PRONOUN_AFTER_OPENING =
  /^(?:with|without|in|for|after|before|at|on|by|under|from|avec|sans|dans|en|pour|après|avant|à|au|aux|par|sous|sur|dès|depuis|pendant) [^,]+, (?:it|they|he|she|il|elle|ils|elles)\s(?!(?:is|was|y|faut|est|existe|convient) )/iu;

/** "Bei Bedarf lädt er …", "If necessary, it …": the subject stands in the sentence before. */
const SUBJECT_BEFORE =
  /^(?:(?:Mit|Ohne|In|Im|Bei|Beim|Für|Nach|Vor|Auf|Aus|Durch|Von|Zu|Zum|Zur|Unter|Über|Seit|Während|Wegen|Trotz|An|Am|Um) [^,.]{3,80}? \p{Ll}+ (?:er|sie) |(?:Mit|Ohne|In|Im|Bei|Beim|Für|Nach|Auf|Aus|Durch|Von|Zum|Zur) [^,.]{3,80}? (?!gibt|ist|sind|war|kommt|handelt|geht|wird|lohnt|empfiehlt|genügt|reicht|bleibt|kann|besteht|bedarf|heißt|braucht|gelingt|fehlt|bietet)\p{Ll}+(?:t|te|et) es |(?:If|Where|When|As) (?:necessary|needed|possible|required|so|not|always), (?:it|they|he|she) )/u;

function refersBack(text: string, languageData: LanguageData): boolean {
  if (PRONOUN_AFTER_OPENING.test(text) || SUBJECT_BEFORE.test(text)) return true;
  const words = parts(text, languageData);
  const early = words.slice(1, 6);
  const harmless: Partial<Record<LanguageData["code"], RegExp>> = {
    fr: /^(le|en|y|ce|son|sa|ses)$/i,
    it: /^(lo|ne|ci|li)$/i,
    es: /^(lo|le|les|su|sus|mismo|misma)$/i,
    de: /^(es|so)$/i,
  };
  return early.some(
    (word) => languageData.earlyPronoun.test(word) && !harmless[languageData.code]?.test(word),
  );
}

function hasFiniteVerb(text: string, languageData: LanguageData, usage: Usage): boolean {
  return tokens(text).some(
    (word, at) =>
      at > 0 &&
      !languageData.determiners.has(word) &&
      (languageData.copula.test(word) ||
        languageData.finiteVerb.test(word) ||
        (languageData.verbEnding?.test(word) ?? false) ||
        usage.verbs.has(word)),
  );
}

/** Where a part of a sentence begins whose verb is not the sentence's own. */
const RELATIVE =
  /,? (?:which|that|who|whose|where|qui|que|qu['’]\p{L}+|dont|où|lequel|quien|cuy[oa]s?|donde|che|cui|dove|il quale)(?!\p{L})|, (?:(?:in |mit |auf |an |zu |von |für |durch )?(?:der|die|das|dem|den|deren|dessen|denen)|wenn|dass|daß|weil|um)(?!\p{L})/iu;

/** Whether a sentence has a main verb: a description of things that do something has none. */
export function hasMainVerb(text: string, languageData: LanguageData, usage: Usage): boolean {
  const at = text.search(RELATIVE);
  if (at < 0) return true;
  const behind = text.slice(at).replace(/^,?\s/u, "");
  const after = behind.indexOf(",") < 0 ? "" : behind.slice(behind.indexOf(","));
  return (
    hasFiniteVerb(text.slice(0, at), languageData, usage) || hasFiniteVerb(`x ${after}`, languageData, usage)
  );
}

/**
 * Whether a sentence can be quoted alone: a whole statement of 8 to 30 words with a finite verb that
 * points to nothing outside itself, addresses nobody and is no formula, reference or heading.
 */
export function isQuotable(
  text: string,
  languageData: LanguageData,
  usage: Usage,
  options: QuotableOptions = {},
): boolean {
  const { minimum = 8, maximum = 30, mayContinue = false, personal = false } = options;
  const words = countWords(text);
  if (words < minimum || words > maximum || GLOSSED.test(text) || isRunTogether(text, usage)) return false;
  if (hasUnfitForm(text)) return false;
  if (!mayContinue && (startsBadly(text, languageData, usage) || refersBack(text, languageData)))
    return false;
  if (!mayContinue && isTorn(text, languageData)) return false;
  if (!mayContinue && (languageData.pointingWords.test(text) || BARE.test(text.slice(0, OPENING))))
    return false;
  if (LOST.test(text) || leadsElsewhere(text) || META.test(text)) return false;
  if (!personal && languageData.personal.test(text)) return false;
  return !languageData.runIn.test(text) && hasFiniteVerb(text, languageData, usage);
}

/** The label of a box that ran into its first sentence: "Note The lamp …". */
const LABEL: Record<LanguageData["code"], RegExp> = {
  de: /^(?:Tipp|Hinweis|Anmerkung|Achtung|Warnung|Wichtig)\s+(?=\p{Lu})/u,
  en: /^(?:Tip|Note|Caution|Warning|Important)\s+(?=\p{Lu})/u,
  fr: /^(?:Astuce|Remarque|Note|Attention|Avertissement|Important)\s+(?=\p{Lu})/u,
  es: /^(?:Nota|Consejo|Sugerencia|Aviso|Advertencia|Atención|Importante)\s+(?=\p{Lu})/u,
  it: /^(?:Nota|Suggerimento|Avviso|Avvertimento|Attenzione|Importante)\s+(?=\p{Lu})/u,
};

/** The sentence without a label or a leading "But" or "However," and in one line; a verbatim end part otherwise. */
export function withoutConnective(text: string, languageData: LanguageData): string {
  const line = text.replace(/\s+/g, " ").trim().replace(LABEL[languageData.code], "");
  const bare = languageData.leadingConnective ? line.replace(languageData.leadingConnective, "") : line;
  return capitalised(bare.replace(languageData.leadingConjunction, ""));
}
