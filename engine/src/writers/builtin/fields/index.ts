import type { Language } from "../../../types/index.ts";
import { FIELDS_DE } from "./de.ts";
import { FIELDS_EN } from "./en.ts";
import { FIELDS_ES } from "./es.ts";
import { FIELDS_FR } from "./fr.ts";
import { FIELDS_IT } from "./it.ts";

const WRITTEN: Record<Language, string> = {
  de: FIELDS_DE,
  en: FIELDS_EN,
  fr: FIELDS_FR,
  es: FIELDS_ES,
  it: FIELDS_IT,
};

/**
 * How far the words of a field can be trusted to fit each other's sentences and to change what is said: in almost any
 * sentence ("before", "after"), in most, or because they merely differ ("cheap", "light").
 */
export type FieldGrade = "best" | "fair" | "weak";

/** Words of one field in one form: each can stand in the other's place and says something else. */
export interface FieldRow {
  words: readonly string[];
  /** Every form of every word of the field: one more of them in a text gives the answer away. */
  forms: readonly string[];
  /** What must stand right before and right behind the word; null where anything may. */
  before: RegExp | null;
  after: RegExp | null;
  grade: FieldGrade;
  /** Words that only ever stand for others: asked for themselves they would not be good, or not tell their form. */
  wrongOnly: ReadonlySet<string>;
}

/** The word fields of a language: rows by the first word of each of their members, and phrases that are left alone. */
export interface WordFields {
  rows: ReadonlyMap<string, readonly FieldRow[]>;
  fixed: readonly string[];
}

const ENDINGS = ["", "e", "en", "er", "es", "em"];
/** A question has four options. */
const FEWEST = 4;

function formsOf(member: string): string[] {
  if (member.endsWith("*")) return ENDINGS.map((ending) => member.slice(0, -1) + ending);
  return member.split("/").map((form) => form.trim());
}

/** A pattern begins where a word begins, unless it begins with a sign. */
const boundaryOf = (pattern: string): string =>
  /^(?:\(\?:)?[,;:]|^\[\^/u.test(pattern) ? "" : "(?<!\\p{L})";

/** What stands around the braces of a line as patterns of what is before and behind a member. */
function around(before: string, after: string): Pick<FieldRow, "before" | "after"> {
  return {
    before: before ? new RegExp(`${boundaryOf(before)}(?:${before})\\s$`, "iu") : null,
    after: after ? new RegExp(`^\\s?(?:${after})`, "iu") : null,
  };
}

function rowsOf(line: string): FieldRow[] {
  const grade = line.startsWith("+") ? "best" : line.startsWith("~") ? "weak" : "fair";
  const [, before = "", list = "", after = ""] =
    /^[+~]?\s*(?:([^{]*)\{)?([^}]*)(?:\}(.*))?$/u.exec(line) ?? [];
  const written = list.split("|").map((member) => member.trim());
  const members = written.map((member) => formsOf(member.replace(/^-\s*/, "")));
  const [first = []] = members;
  const isUneven = (forms: string[]) => forms.length !== first.length || forms.includes("");
  if (members.length < FEWEST || members.some(isUneven)) {
    throw new RangeError(`A word field needs four members of as many forms each: ${line}`);
  }
  const marked = members.filter((_, at) => written[at]?.startsWith("-")).flat();
  const ambiguous = members.flatMap((forms) => forms.filter((form, at) => forms.indexOf(form) !== at));
  const forms = [...new Set(members.flat())];
  const field = { ...around(before.trim(), after.trim()), grade, forms } as const;
  const wrongOnly = new Set([...marked, ...ambiguous]);
  return first.map((_, at) => ({ ...field, wrongOnly, words: members.map((all) => all[at] ?? "") }));
}

/** The first word of a member, lower case: by it a member is found in a text. */
export const fieldKey = (member: string): string => /^[\p{L}\p{N}]+/u.exec(member)?.[0].toLowerCase() ?? "";

/**
 * Reads word fields, one a line: members with "|" between them, their forms with "/" (the same forms in the same order
 * for each); "*" stands for the endings of a German adjective. "+" in front: best, "~": weak. "-" before a member: it
 * only stands for others. Braces around the members: what stands outside of them, a regular expression without braces of
 * its own, must stand there in the text too, in any case; a space before what follows is passed over, so to exclude a
 * word write `(?!\s?word)`. "!" in front: phrases, with "|" between them, that no word is taken out of. Throws a
 * RangeError for a line with fewer than four members, or with members of unlike forms.
 */
export function readFields(text: string): WordFields {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isFixed = (line: string) => line.startsWith("!");
  const rows = new Map<string, FieldRow[]>();
  for (const row of lines.filter((line) => !isFixed(line)).flatMap(rowsOf)) {
    for (const key of new Set(row.words.map(fieldKey))) rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  const fixed = lines.filter(isFixed).flatMap((line) => line.slice(1).split("|"));
  return { rows, fixed: fixed.map((phrase) => phrase.trim().toLowerCase()) };
}

const read = new Map<Language, WordFields>();

/** The word fields of a language; read once. */
export function fieldsOf(language: Language): WordFields {
  const known = read.get(language);
  if (known) return known;
  const fields = readFields(WRITTEN[language]);
  read.set(language, fields);
  return fields;
}
