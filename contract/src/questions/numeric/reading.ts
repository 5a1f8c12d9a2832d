import { composed } from "../../texts.ts";

/** Groups of three digits behind one to three others, held together by the same mark. */
const GROUPED = /^[+-]?\d{1,3}(?:([.,' \u00a0\u202f’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u;
const PLAIN = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/u;

/** A number in digits, with a point or comma before its fraction; null where it is none. */
function plainNumber(digits: string): number | null {
  return PLAIN.test(digits) ? Number(digits.replace(",", ".")) : null;
}

const comparable = (unit: string) => unit.toLowerCase().replace(/[\s\u00a0\u202f.]+/gu, "");

/**
 * Every number that a typed text may mean: "1.234" is one thousand or one and a bit, as people write in five
 * languages. Empty where it is no number, or where it names another unit than the question's.
 */
export function numbersIn(text: string, unit: string | null): number[] {
  const [, digits = "", behind = ""] =
    /^\s*([+\-−]?[\d.,' \u00a0\u202f’]*\d)\s*(.*?)\s*$/u.exec(composed(text)) ?? [];
  if (behind !== "" && comparable(behind) !== comparable(unit ?? "")) return [];
  const signed = digits.replace("−", "-");
  const mark = GROUPED.exec(signed)?.[1];
  const readings = [
    plainNumber(signed),
    mark === undefined ? null : plainNumber(signed.replaceAll(mark, "")),
  ];
  return [...new Set(readings.filter((reading) => reading !== null))];
}

/** The mark that groups the digits of great numbers in a language. */
export function groupingOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1_000_000);
  return parts.find(({ type }) => type === "group")?.value ?? "";
}

/**
 * The number that a typed text means in the first place; null where it is none.
 *
 * @param language whose way of grouping digits decides what "2.250" means; the fraction where it is not said
 */
export function numberIn(text: string, unit: string | null, language?: string): number | null {
  const readings = numbersIn(text, unit);
  const isGrouped = language !== undefined && GROUPED.exec(text.trim())?.[1] === groupingOf(language);
  return (isGrouped ? readings.at(-1) : readings[0]) ?? null;
}
