const CHAPTER =
  /^(kapitel|teil|abschnitt|buch|vorlesung|chapter|part|section|lecture|book|chapitre|partie|section|livre|leçon|cap[íi]tulo|parte|secci[óo]n|libro|lecci[óo]n|capitolo|sezione|lezione)\s+(\d{1,3}|[IVXLC]{1,7}|\p{Lu}?\p{Ll}{2,12}|\p{Lu}{2,12})\b/iu;
const STANDALONE =
  /^(vorwort|einleitung|einführung|schluss|nachwort|anhang|zusammenfassung|preface|introduction|conclusion|appendix|summary|foreword|préface|avant-propos|annexe|résumé|pr[óo]logo|introducci[óo]n|conclusi[óo]n|ep[íi]logo|ap[ée]ndice|advertencia|prefazione|introduzione|conclusione|appendice|premessa|sommario)\.?$/iu;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\p{Lu}/u;
const PARAGRAPH_SIGN = /^§+\s*\d+/;
const ROMAN = /^[IVXLC]{1,6}\.?(\s*[—–-]\s*\p{L}.*)?$/u;
const MARKDOWN = /^(#{1,6})\s+\S/;

function letters(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}

function isCapitals(text: string): boolean {
  return letters(text) >= 4 && text === text.toUpperCase() && !/[,;]$/.test(text);
}

/**
 * Heading depth (from 1) of a paragraph that stands alone between blank lines; null where it is text.
 * Known are Markdown marks, chapter words of five languages, numbers, roman numerals and capitals.
 */
export function headingLevel(lines: readonly string[]): number | null {
  const text = lines.map((line) => line.trim()).join(" ");
  const markdown = MARKDOWN.exec(text)?.[1];
  if (markdown !== undefined) return lines.length === 1 ? markdown.length : null;
  if (lines.length > 3 || text.length > 120 || letters(text) === 0) return null;
  if (CHAPTER.test(text) && text.length < 100 && !/[,;:]$/.test(text)) return 1;
  if (STANDALONE.test(text)) return 1;
  if (PARAGRAPH_SIGN.test(text) && lines.length === 1 && text.length < 80) return 2;
  if (ROMAN.test(text)) return 2;
  const number = NUMBERED.exec(text)?.[1];
  if (number !== undefined && lines.length === 1 && text.length < 90 && !/[.,;:!?]$/.test(text)) {
    return number.split(".").length;
  }
  if (isCapitals(text) && text.length < 90) return 2;
  return null;
}

const CONTENTS_LINE = /(\.\s?){3,}\s*\d+\s*$|\s{3,}\d{1,4}\s*$/;

/** Whether a paragraph is a table of contents: most lines end in a page number after dots or blanks. */
export function isContents(lines: readonly string[]): boolean {
  const entries = lines.filter((line) => CONTENTS_LINE.test(line));
  return entries.length >= 4 && entries.length >= lines.length * 0.6;
}
