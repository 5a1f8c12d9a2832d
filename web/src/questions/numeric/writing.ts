import { useLanguage } from "../../lib/language.ts";

/** Digits behind the point that are shown of a number: more are no knowledge. */
const DIGITS = 10;

/** A number as the language writes it, in one piece: marks between thousands could be read as a fraction. */
export function writeNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: DIGITS }).format(value);
}

/** Writes numbers with their unit as the interface's language does. */
export function useWriteNumber(): (value: number, unit?: string | null) => string {
  const language = useLanguage();
  return (value, unit = null) => {
    const written = writeNumber(value, language);
    return unit ? `${written}\u00a0${unit}` : written;
  };
}
