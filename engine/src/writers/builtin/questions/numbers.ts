import { type Random, shuffled } from "../random.ts";

/** A number in a sentence that can be asked for. */
export interface FoundNumber {
  at: number;
  written: string;
  after: string;
  /** The number of a version behind a name: "GIMP 2.6". */
  version: boolean;
}

const NUMBER =
  /(?<![\p{L}\d.,:/§°+–-])(?:\d{1,3}(?:[.\u202f ,]\d{3})+|\d+)(?:[.,]\d+)?(?![\d:/]|[.,]\d|[-–]\d|-?\p{L}|º|ª|\.\s\p{Lu})/gu;
const NUMBERED =
  /(?:§+|comma|commi|articoli|lettera|Absätze|Absatzes|Ziffer|Nummern|Zeichen|Anlage|Anhang|allegato|annexe|anexo|annex|alinéas?|apartados?|párrafos?|paragraph|line|Art|Artikel|article|artículo|articolo|Absatz|Nr|No|Nummer|Satz|Satzes|Sätze|Kapitel|chapter|chapitre|capítulo|capitolo|Fig|figure|Figur|[Ll]ines?|[Zz]eilen?|[Ll]ignes?|[Ll][íi]neas?|[Rr]ig(?:a|he)|[Ff]ormat[eos]?|[Ff]iches?|[Ff]ichas?|[Ss]ched[ae]|sheets?|Blatt|formats|n°|nº|núm|page|Seite|S|p|pp|Band|Vol|vol|type|Typ|step|Schritt|étape|paso|version|Version|versione|versión|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|janvier|février|mars|avril|juin|juillet|août|bis|und|to|à|and|or|oder|ou|et|y|–|-)\.?\s*$/u;
const RANGE_AFTER =
  /^\s*(?:%\s*|\p{L}+\s+)?(?:bis|und|to|and|or|oder|et|y|e|ou|à|al?|[-–])\s*(?:el|los|las|il|i|le|la|les)?\s*\d/u;
const RANGE_BEFORE =
  /(?<![\p{L}])(?:between|zwischen|entre|tra|fra|from|von|desde|dal|dall)\s+(?:el|los|las|il|i|le|la|les)?\s*$/iu;
/** Numbers close behind such words name a law, not a quantity. */
const CITATION =
  /(?<![\p{L}])(?:legge|decreto|direttiva|regolamento|D\.\s?Lgs|Gesetz(?:es)?|Verordnung|Richtlinie|loi|décret|directive|règlement|ley|directiva|reglamento|regulation|Act|Regulation|Directive)(?![\p{L}])[^.;]{0,60}$/u;
const MONTH =
  /^\.?\s(?:January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?![\p{L}])/u;
const NAMED = /(?:^|(?<=\S\s))["“„«]?\p{Lu}[\p{L}-]+\s$/u;
const MONTH_BEFORE =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\s$/u;
const VERSION = /^\d{1,2}\.\d{1,2}$/;
const UNIT =
  /^\s*(%|°|km|cm|mm|m|kg|g|l|€|Euro|euros?|dollar|Jahre|years|ans|años|anni|K|nm|Menschen|people|personas|personnes|persone|Grad|degrés|grados|gradi)/u;
const PERCENT = /^\s*(%|percent|per cent|Prozent|pour cent|por ciento|per cento)/;

/** When somebody died is no matter for a quiz. */
export const DEATH =
  /(?<!\p{L})(?:died|death|killed|missed|in memor(?:y|iam)|getötet|ums Leben|tué|fallec\p{L}+|muer[etao]\p{L}*|muri\p{L}+|stirbt|verst[io]rb\p{L}*|muore|decedut[oa]|decesso|uccis[oi]|memoria|mémoire|zum Gedenken|vermiss\p{L}+|suicide|gestorben|starb|verstarb|Tod|mort|décéd\p{L}+|décès|suicide|murió|muerte|suicidio|morì|morto|morte|scompars[oa])(?!\p{L})/u;

/** Numbers that are quantities or years: no list numbers, ranges, dates, paragraphs or brackets. */
export function findNumbers(text: string): FoundNumber[] {
  if (DEATH.test(text)) return [];
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const inBrackets = (before.match(/[([]/g) ?? []).length > (before.match(/[)\]]/g) ?? []).length;
    if (match.index === 0 || inBrackets || NUMBERED.test(before)) return [];
    if (CITATION.test(before) || MONTH.test(after)) return [];
    const named = NAMED.test(before) && !MONTH_BEFORE.test(before);
    if (named && /^\d{4,}$/.test(match[0])) return [];
    if (RANGE_AFTER.test(after) || RANGE_BEFORE.test(before)) return [];
    if (/^0+\d|^[01]$/.test(match[0]) || /\d[,.]?\s\S{0,4}\s?$/.test(before)) return [];
    return [{ at: match.index, written: match[0], after, version: named && VERSION.test(match[0]) }];
  });
}

function isYear(value: number, written: string, after: string): boolean {
  return /^\d{4}$/.test(written) && value >= 1000 && value <= 2099 && !UNIT.test(after);
}

function alternatives(value: number, written: string, after: string, latestYear: number): number[] {
  if (isYear(value, written, after)) {
    return [-8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8]
      .map((shift) => value + shift)
      .filter((year) => year <= latestYear);
  }
  if (value <= 12)
    return [-3, -2, -1, 1, 2, 3, 4].map((shift) => value + shift).filter((other) => other >= 2);
  if (PERCENT.test(after) && value <= 100) {
    return [-35, -25, -15, -10, 10, 15, 25, 35]
      .map((shift) => value + shift)
      .filter((other) => other > 1 && other < 100);
  }
  if (value % 5 !== 0) {
    return [0.82, 0.88, 0.93, 1.06, 1.12, 1.19, 1.3].map((factor) => {
      const other = Math.round(value * factor);
      return other % 5 === 0 ? other + 1 : other;
    });
  }
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return [0.5, 0.6, 0.75, 1.25, 1.5, 2, 3].map(
    (factor) => Math.round((value * factor) / magnitude) * magnitude,
  );
}

function written(value: number, like: string): string {
  const separator = like.match(/\d([.\u202f ,])\d{3}/u)?.[1] ?? "";
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Sizes of computers: a processor has 32 or 64 bits, never 28. */
const BITS = /^\s?-?\s?(?:bits?|[kKMGT]i?B|bytes?|octets?|Mo|Go|Ko)(?!\p{L})/iu;
/** From here on a power of two is no chance. */
const SMALLEST_POWER = 128;
const POWERS = [8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096];

/** Other numbers of the same kind, roundness and spelling, in random order. Years never lie after `latestYear`. */
export function otherNumbers(found: FoundNumber, random: Random, latestYear: number): string[] {
  if (found.version) {
    const [whole = "", part = ""] = found.written.split(".");
    const near = [-4, -3, -2, -1, 1, 2, 3, 4].map((shift) => Number(part) + shift);
    return shuffled(
      near.filter((other) => other >= 0).map((other) => `${whole}.${other}`),
      random,
    );
  }
  const decimal = found.written.match(/^(\d+)([.,])(\d{1,2})$/);
  if (decimal && !/^\d{1,3}[.,]\d{3}$/.test(found.written)) {
    const [, whole = "", sign = "", fraction = ""] = decimal;
    const value = Number(`${whole}.${fraction}`);
    const others = [0.5, 0.7, 1.4, 1.8, 2.2].map((factor) =>
      (value * factor).toFixed(fraction.length).replace(".", sign),
    );
    return shuffled(
      [...new Set(others)].filter((other) => other !== found.written),
      random,
    );
  }
  const value = Number(found.written.replace(/\D/g, ""));
  if (POWERS.includes(value) && (value >= SMALLEST_POWER || BITS.test(found.after))) {
    return shuffled(
      POWERS.filter((power) => power !== value && power <= value * 8 && power >= value / 8).map(String),
      random,
    );
  }
  const others = alternatives(value, found.written, found.after, latestYear)
    .filter((other) => other !== value && other > 1)
    .map((other) =>
      isYear(value, found.written, found.after) ? String(other) : written(other, found.written),
    );
  return shuffled([...new Set(others)], random);
}

const YEARS = /(?<!\d)[12]\d{3}(?!\d)/g;

/** Whether a year stands on the same side of every other year of the sentence as the right one does. */
export function keepsOrder(other: string, { written }: FoundNumber, text: string): boolean {
  const years = [...text.matchAll(YEARS)].map(([year]) => year);
  if (!years.includes(written)) return true;
  return years.every(
    (year) => year === written || Number(other) < Number(year) === Number(written) < Number(year),
  );
}
