import type { LanguageData } from "../../../text/languages/index.ts";
import type { Clause, ClauseKind } from "../../../text/languages/types.ts";
import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, countWords, parts, stemsOf } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { isQuotable, pointsAtThing, withoutConnective } from "../quotable.ts";
import { derived } from "./derived.ts";
import type { Analysis } from "./types.ts";

/** A sentence whose last clause says why, what for, when or under which condition. */
export interface Explained {
  sentence: Sentence;
  kind: ClauseKind;
  statement: string;
  clause: string;
  /** Stems of the clause. */
  stems: string[];
}

const SHORTEST_CLAUSE = 4;
const LONGEST_CLAUSE = 18;
/** Words with meaning that a clause holds: "if necessary" is no condition to ask for. */
export const FEWEST_STEMS = 2;
const SHORTEST_STATEMENT = 5;
export const UNFIT = /[;:?!()[\]«»„“”"→]|--|\s[–—-]\s|…|\d\)|\.\s/u;
/** Where a statement holds a condition already, another one is half of the answer. */
const CONDITIONAL =
  /(?<![\p{L}])(if|unless|wenn|falls|sofern|si|sauf|à condition|en cas|en caso|siempre que|se|qualora|purché)(?![\p{L}])/iu;
const NEGATED =
  /(?<![\p{L}])(not|never|nicht|nie|kein\p{L}*|ne|n['’]|pas|jamais|no|nunca|non|mai)(?![\p{L}])/iu;
/** "There are two ways …", "For more information …": nothing to ask why. */
const EMPTY =
  /^(?:there (?:is|are|was|were)|es gibt|es gab|il y a|hay|había|ci sono|c['’]è|c['’]era)(?![\p{L}])|(?<![\p{L}])(?:information|informationen|informations|información|informazioni|details|detalles|dettagli)$/iu;
/** "We ask if …", "to see when …": the clause is what is asked, no condition. */
const ASKING =
  /(?<![\p{L}])(see|know|ask|wonder|tell|say|whether|question|prüfen|fragen|wissen|sehen|savoir|demander|voir|saber|preguntar|ver|sapere|chiedere|vedere|vediamo)$/iu;

/** "… or if …": the clause is one of two. */
const DANGLING =
  /(?<![\p{L}])(and|or|but|und|oder|aber|sondern|et|ou|mais|y|e|o|u|pero|ed|ma|as|wie|comme|como|come|als|not|nicht|pas|no|non|even|auch|même|aun|incluso|anche)$/iu;
const LONGEST_IN_FRONT = 16;
/** "Wenn auch", "als ob", "even if": no condition. */
const CONCEDING =
  /^(?:wenn (?:auch|gleich|schon|überhaupt)|si bien|if (?:any|not|so|possible|necessary)|se non)(?!\p{L})/iu;
/** "In order to grow will …": the clause runs on into another sentence. */
const FINITE_IN_PURPOSE =
  /(?<!\p{L})(?:will|would|can|could|may|must|should|is|are|was|were|has|had)(?!\p{L})/u;
/** "… to find out more": nothing that a text teaches. */
const MORE =
  /(?<!\p{L})(?:more information|further information|details|weitere[sn]? (?:Information|Einzelheit|Hinweis)\p{L}*|plus d['’]informations?|más información|más detalles|maggiori (?:informazioni|dettagli)|the same|das ?selbe|der ?selbe|die ?selbe|l[ea]s? mêmes?|l[oa]s? mism[oa]s?|stess[oaie])(?!\p{L})/iu;
/** Stems of words that say nothing of their own in a clause. */
const HOLLOW =
  /^(?:see|show|make|use|get|find|problem|thing|way|work|help|need|seh|zeig|mach|benutz|verwend|nutz|problem|ding|sach|überblick|voir|fair|utilis|problem|chos|permettr|résoudr|atteindr|ver|hac|utiliz|us|problem|cos|resolv|veder|far|utilizz|risolv|necessair|nécessair|necesari|necessari|notwend|nöt|mögl|possibl|posibl|possibil)$/;
/** "It is thus …": a clause that draws a conclusion is none that gives a reason. */
const CONCLUDING =
  /(?<!\p{L})(?:thus|therefore|hence|however|also|so|somit|daher|deshalb|jedoch|allerdings|dagegen|ebenfalls|auch|donc|ainsi|aussi|cependant|toutefois|également|por tanto|por lo tanto|también|así|asimismo|pues|sin embargo|quindi|dunque|anche|inoltre|tuttavia|pertanto)(?!\p{L})/iu;
/** Words inside a clause that speak of what only its own statement names. */
const UNNAMED: Record<Language, RegExp> = {
  en: /^(?:it|its|they|their|them|he|she|him|his|her|one|ones|so|there)$/i,
  de: /^(?:er|sie|es|ihn|ihm|ihr|ihre[rsnm]?|ihnen|sein|seine[rsnm]?|deren|dessen|dazu|davon|darin|dort|dabei|damals)$/,
  fr: /^(?:il|ils|elle|elles|lui|leur|leurs|son|sa|ses|y|cela|ça|celui|celle|ceux|celles)$/i,
  es: /^(?:él|ella|ellos|ellas|su|sus|ello|les?|ambos|ambas|allí)$|\p{L}+(?:ar|er|ir)l[oa]s?$/iu,
  it: /^(?:esso|essa|essi|esse|lui|lei|loro|suo|sua|suoi|sue|ciò|vi|ne)$|\p{L}+(?:ar|er|ir)(?:l[oaie]|ne)$/iu,
};
/** Words that point back but may stand for nothing in particular ("es gibt"). */
const HARMLESS: Record<Language, RegExp> = {
  en: /^(?:do|does|then)$/i,
  de: /^(?:es|so|sie)$/i,
  fr: /^(?:le|en|y|ce|son|sa|ses)$/i,
  es: /^(?:lo|le|les|su|sus|mismo|misma)$/i,
  it: /^(?:lo|ne|ci|li)$/i,
};

/** The two parts of a sentence, the clause in small letters; empty where it has no such clause. */
function split(
  text: string,
  { pattern, initial }: Omit<Clause, "kind">,
  { subordinate }: LanguageData,
): { statement: string; clause: string } {
  const [clause, after] = initial === null ? [] : (text.match(initial)?.slice(1) ?? []);
  const fits = clause !== undefined && countWords(clause) <= LONGEST_IN_FRONT;
  if (fits && after !== undefined && !subordinate.test(after) && !DANGLING.test(clause.split(" ")[0] ?? "")) {
    return { statement: capitalised(after), clause: clause.charAt(0).toLowerCase() + clause.slice(1) };
  }
  const [statement = "", behind = ""] = text.match(pattern)?.slice(1) ?? [];
  return { statement, clause: behind };
}

/** A sentence and its clause, where both have the form; whether it can be asked about is another matter. */
function explain(analysis: Analysis, sentence: Sentence): Explained[] {
  const { languageData } = analysis;
  const text = withoutConnective(sentence.text, languageData);
  if (!text.endsWith(".") || UNFIT.test(text.slice(0, -1))) return [];
  for (const { kind, ...patterns } of languageData.clauses) {
    const { statement, clause } = split(text.replace(/\.+$/, ""), patterns, languageData);
    if (ASKING.test(statement) || DANGLING.test(statement) || EMPTY.test(statement)) continue;
    if (!isClause(clause, kind, languageData)) continue;
    const stems = clauseStems(clause, languageData);
    return stems.length < FEWEST_STEMS ? [] : [{ sentence, kind, statement, clause, stems }];
  }
  return [];
}

/** Whether a clause says something of its own: no talk to the reader about the text, no second sentence in it. */
export function isClause(clause: string, kind: ClauseKind, languageData: LanguageData): boolean {
  const words = countWords(clause);
  if (words < SHORTEST_CLAUSE || words > LONGEST_CLAUSE) return false;
  if (clause.includes(",") || EMPTY.test(clause) || MORE.test(clause) || CONCLUDING.test(clause))
    return false;
  if (languageData.pointingWords.test(clause) || pointsAtThing(clause)) return false;
  if (kind === "condition" && CONCEDING.test(clause)) return false;
  return (
    kind !== "purpose" || languageData.code !== "en" || /that/.test(clause) || !FINITE_IN_PURPOSE.test(clause)
  );
}

/** Whether the statement can be quoted alone, and says enough to ask for its reason, purpose, time or condition. */
export function isAskable(
  { kind, statement, clause }: Explained,
  { languageData, usage }: Analysis,
): boolean {
  if (countWords(statement) < SHORTEST_STATEMENT || (statement.match(/,/g) ?? []).length > 3) return false;
  const whole = `${statement}.`;
  const options = { minimum: SHORTEST_STATEMENT, maximum: 34, hasVerb: true } as const;
  if (!isQuotable(whole, languageData, usage, { ...options, person: "any", mayContinue: true })) return false;
  if (kind === "condition" && CONDITIONAL.test(statement)) return false;
  if (kind === "time" && NEGATED.test(statement)) return false;
  if (/^[\p{L}-]+,\s/u.test(statement)) return false;
  const strict = kind === "condition" || kind === "time";
  if (
    strict
      ? !isQuotable(whole, languageData, usage, { ...options, person: "impersonal" })
      : leans(whole, languageData)
  )
    return false;
  const second = clause.split(/[\s'’]+/)[1] ?? "";
  return !languageData.earlyPronoun.test(second);
}

/** Whether a statement begins with, or points at, something that only the sentences before it name. */
function leans(statement: string, languageData: LanguageData): boolean {
  const [first = "", ...rest] = parts(statement, languageData);
  return (
    languageData.pointingWords.test(statement) ||
    languageData.anaphoricStarts.has(first.toLowerCase()) ||
    languageData.anaphoricOpening.test(statement) ||
    rest
      .slice(0, 4)
      .some((word) => languageData.earlyPronoun.test(word) && !HARMLESS[languageData.code].test(word))
  );
}

/** Whether a clause speaks of something that only its own sentence names. */
export function leansOnStatement(clause: string, languageData: LanguageData): boolean {
  return parts(clause, languageData).some((word) => UNNAMED[languageData.code].test(word));
}

/** Stems of the words that mean something in a clause. */
export function clauseStems(clause: string, languageData: LanguageData): string[] {
  return stemsOf(clause, languageData).filter((stem) => !HOLLOW.test(stem));
}

/** All sentences of the material that explain themselves in a clause at their end. */
export const explainedOf = derived((analysis): Explained[] => {
  const found = analysis.sentences.flatMap((sentence) => explain(analysis, sentence));
  return found;
});
