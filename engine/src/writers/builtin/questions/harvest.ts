import type { ClauseKind } from "../../../text/languages/types.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Language } from "../../../types/index.ts";
import { withoutConnective } from "../quotable.ts";
import { derived } from "./derived.ts";
import { clauseStems, type Explained, FEWEST_STEMS, isClause, leansOnStatement, UNFIT } from "./explained.ts";
import type { Analysis } from "./types.ts";

/** How one kind of clause is made of what other sentences say. */
interface Rule {
  /** Openings of the clauses asked about after which the form fits. */
  opening: RegExp;
  /** Finds the part in a sentence: its first group is put behind the opening. */
  part: RegExp;
}

const INFINITIVE: Record<Language, Rule | null> = {
  en: { opening: /^(?:in order to|so as to|to)\s/, part: /\sto ([a-z]{3,} [^,]{10,})$/ },
  de: {
    opening: /^um\s/,
    part: /(?<!(?:ohne|statt|anstatt|außer)[^,]*), (?!ohne|statt|anstatt|außer|um|und|oder|d[aeiou])(\p{L}[^,]{8,}\s(?:zu\s\p{Ll}+n|\p{Ll}+zu\p{Ll}+n))$/u,
  },
  fr: {
    opening: /^(?:pour|afin de)\s/,
    part: /\s(?:permet de|permettent de|possible de|faut|doit|peut|sert à|pour|afin de) (\p{Ll}+(?:er|ir|oir|dre|tre|ire|vre)\s[^,]{10,})$/u,
  },
  es: {
    opening: /^(?:para|a fin de|con el fin de)\s/,
    part: /\s(?:permite|permiten|puede|pueden|debe|deben|posible|necesario|para|fin de) (\p{Ll}+(?:ar|er|ir)\s[^,]{10,})$/u,
  },
  it: {
    opening: /^(?:per|al fine di|allo scopo di|in modo da)\s/,
    part: /\s(?:permette di|permettono di|consente di|consentono di|possibile|necessario|può|possono|deve|devono|per|fine di|scopo di) (\p{Ll}+(?:are|ere|ire|rre)\s[^,]{10,})$/u,
  },
};

/** Statements that can follow the opening as they are; in German clauses whose verb stands last already. */
const STATEMENT: Record<Language, Rule> = {
  en: {
    opening: /^(?:because|if|when|whenever|until)\s/,
    part: /^((?:The|A|An|Each|Every) [^,]{18,}|.*\s(?:if|when|because|although|while|since) ((?:the|a|an) [^,]{15,}))$/,
  },
  de: {
    opening: /^(?:weil|wenn|falls|sobald|solange|da|damit)\s/,
    part: /(?:, (?:dass|daß|wenn|falls|weil|obwohl|sobald|nachdem|bevor|ob|sofern)|^(?:Wenn|Falls|Obwohl|Sobald|Nachdem|Weil|Da|Bevor)) ([^,]{15,}?\s\p{Ll}+)(?=$|,)/u,
  },
  fr: {
    opening:
      /^(?:parce qu(?:e|(?=['’]))|car|puisqu(?:e|(?=['’]))|si|lorsqu(?:e|(?=['’]))|quand|dès qu(?:e|(?=['’])))/,
    part: /^((?:Le |La |Les |L['’]|Un |Une |Chaque )[^,]{18,})$/u,
  },
  es: {
    opening: /^(?:porque|ya que|puesto que|debido a que|si|cuando)\s/,
    part: /^((?:El|La|Los|Las|Un|Una|Cada) [^,]{18,})$/u,
  },
  it: {
    opening: /^(?:perché|poiché|in quanto|dato che|se|quando)\s/,
    part: /^((?:Il |Lo |La |I |Gli |Le |L['’]|Un |Una |Ogni )[^,]{18,})$/u,
  },
};

const VOWEL = /^[aeiouyâàéèêëîïôûùœh]/i;

/** The opening as it stands before the next word: "parce que le", "parce qu'une". */
function joined(opening: string, part: string, language: Language): string {
  const bare = opening.replace(/(?:e|['’])$/, "");
  if (language !== "fr" || !/qu$/.test(bare)) return `${opening.trim()} ${part}`;
  return VOWEL.test(part) ? `${bare}’${part}` : `${bare}e ${part}`;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function partOf(text: string, { part }: Rule): string {
  const found = text.match(part);
  return small(found?.slice(1).findLast((group) => group !== undefined) ?? "");
}

/** "To the", "to version 2": no infinitive. */
function isNoInfinitive(word: string, { languageData, usage }: Analysis): boolean {
  if (languageData.isStopWord(word) || languageData.determiners.has(word)) return true;
  return languageData.code === "en" ? !usage.infinitives.has(word) : usage.nouns.has(word);
}

/** Clauses by their kind and opening, as far as they were looked for. */
const harvests = derived(() => new Map<string, Explained[]>());

function harvest(analysis: Analysis, kind: ClauseKind, opening: string, rule: Rule): Explained[] {
  const { languageData } = analysis;
  return analysis.sentences.flatMap((sentence: Sentence): Explained[] => {
    const text = withoutConnective(sentence.text, languageData).replace(/\.+$/, "");
    if (!/\.$/.test(sentence.text.trim()) || UNFIT.test(text)) return [];
    const part = partOf(text, rule);
    const first = part.split(/[\s'’]/)[0] ?? "";
    if (part === "" || (kind === "purpose" && languageData.code !== "de" && isNoInfinitive(first, analysis)))
      return [];
    const clause = joined(opening, part, languageData.code);
    if (!isClause(clause, kind, languageData) || leansOnStatement(clause, languageData)) return [];
    const stems = clauseStems(clause, languageData);
    return stems.length < FEWEST_STEMS ? [] : [{ sentence, kind, statement: "", clause, stems }];
  });
}

/**
 * Clauses that could stand where one is asked about, made of what sentences say elsewhere: infinitives
 * after another verb for a purpose, whole statements for a reason, a condition or a time.
 */
export function harvestedOf(analysis: Analysis, { kind, clause }: Explained): readonly Explained[] {
  const { code } = analysis.languageData;
  // What simply is so is no condition and no time: only what other clauses of the kind say is.
  const isPlain = (kind === "condition" || kind === "time") && code !== "de" && code !== "en";
  if (isPlain) return [];
  const rules =
    kind === "purpose" ? [INFINITIVE[code], code === "de" ? STATEMENT.de : null] : [STATEMENT[code]];
  const known = harvests(analysis);
  for (const rule of rules) {
    const opening = rule?.opening.exec(clause)?.[0];
    if (!rule || opening === undefined) continue;
    const key = `${kind} ${opening}`;
    const found = known.get(key) ?? harvest(analysis, kind, opening, rule);
    known.set(key, found);
    return found;
  }
  return [];
}
