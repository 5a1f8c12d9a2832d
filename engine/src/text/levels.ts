import type { Difficulty, Language } from "../types/index.ts";

type Range = readonly [least: number, most: number];
type Ranges = Record<Difficulty, Range>;

/** The bands of Flesch's scale: R. Flesch, "The art of readable writing", New York 1949. */
const FLESCH: Ranges = {
  // "Easy" and "very easy": grades 5 and 6 and below.
  elementary: [80, 100],
  // "Fairly difficult" to "easy": grades 6 to 12.
  highschool: [50, 90],
  // "Very difficult" (graduates) to "standard": what is easier is written for school.
  university: [0, 70],
  // Nothing that takes more than high school; for adults without previous knowledge no text is too plain.
  standard: [50, 100],
};

/**
 * Readability that fits a level, on the scale of each language's formula (readability.ts); values outside are too
 * hard or too easy for it. German and French formulas were fitted to Flesch's bands (Amstad 1978; Kandel and Moles 1958).
 */
const RANGES: Record<Language, Ranges> = {
  en: FLESCH,
  de: FLESCH,
  fr: FLESCH,
  // Escala INFLESZ: I. Barrio-Cantalejo et al., Anales del Sistema Sanitario de Navarra 31 (2008), 135–152: 40 to 55
  // upper school and popular science, 55 to 65 compulsory school and the press, from 65 primary school.
  es: { elementary: [65, 100], highschool: [40, 80], university: [0, 65], standard: [40, 100] },
  // Lucisano and Piemontese 1988: below 80 hard with primary school, below 60 with lower, below 40 with upper secondary.
  it: { elementary: [80, 100], highschool: [40, 80], university: [0, 60], standard: [40, 100] },
};

/** The least and the most readability (`readability`) that fit a level of difficulty. */
export function readabilityOf(language: Language, difficulty: Difficulty): Range {
  return RANGES[language][difficulty];
}
