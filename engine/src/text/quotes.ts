/** Where a verbatim quote begins in a text. Throws RangeError when it does not stand there. */
export function locateQuote(text: string, quote: string): number {
  const at = text.indexOf(quote);
  if (at < 0) throw new RangeError("The quote does not stand in its passage");
  return at;
}

/** Signs within words that are no part of them: emphasis and escapes of Markdown, soft hyphens, tags of lowered letters. */
const WITHIN_WORDS = /[*_`~\\\u00ad\u200b]+|<\/?su[bp]>|\p{M}+/uy;
const LETTER = /[\p{L}\p{N}]/u;

/** The words of a text with one space between them, and where each of their letters stands in the text as it was. */
interface PlacedWords {
  words: string;
  places: number[];
}

/** Case, accents, signs within words and whatever stands between words make no difference. */
function placeWords(text: string): PlacedWords {
  let words = "";
  const places: number[] = [];
  let isApart = false;
  const add = (letters: string, at: number) => {
    const added = isApart && words !== "" ? ` ${letters}` : letters;
    for (let unit = 0; unit < added.length; unit++) places.push(at);
    words += added;
    isApart = false;
  };
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const isLetter = /[a-z0-9]/i.test(sign) || (sign > "\u007f" && LETTER.test(sign));
    WITHIN_WORDS.lastIndex = at;
    const within = isLetter || sign === " " ? undefined : WITHIN_WORDS.exec(text)?.[0];
    if (isLetter) add(sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(), at);
    else if (within === undefined) isApart = true;
    at += within?.length ?? sign.length;
  }
  return { words, places };
}

/** Length of the longest beginning of a text that is also the end of each part of it (Knuth, Morris, Pratt). */
function overlaps(text: string): number[] {
  const lengths = [0];
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    while (length > 0 && text[at] !== text[length]) length = lengths[length - 1] ?? 0;
    if (text[at] === text[length]) length++;
    lengths.push(length);
  }
  return lengths;
}

/** Where a text begins in another one; -1 where it does not. Its time does not grow with both: either may be made to be slow. */
function placeOf(wanted: string, text: string): number {
  const lengths = overlaps(wanted);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    while (length > 0 && text[at] !== wanted[length]) length = lengths[length - 1] ?? 0;
    if (text[at] === wanted[length]) length++;
    if (length === wanted.length) return at - length + 1;
  }
  return -1;
}

/** Accents that stand by themselves belong to the letter before them. */
function afterAccents(text: string, at: number): number {
  const accents = /\p{M}*/uy;
  accents.lastIndex = at;
  return at + (accents.exec(text)?.[0].length ?? 0);
}

/** The passage with the signs around it that it was quoted with: a full stop, brackets, quotation marks. */
function withSigns(quote: string, text: string, { from, to }: { from: number; to: number }): FoundQuote {
  const [opening = ""] = /^[\p{P}\p{S}]+/u.exec(quote.trim()) ?? [];
  const [closing = ""] = /[\p{P}\p{S}]+$/u.exec(quote.trim()) ?? [];
  let [index, end] = [from, to];
  while (index > 0 && opening.includes(text.charAt(index - 1))) index--;
  while (end < text.length && closing.includes(text.charAt(end))) end++;
  return { index, quote: text.slice(index, end) };
}

/** Where a quote stands in a text, in whole words, and as the text has it. */
export interface FoundQuote {
  index: number;
  quote: string;
}

/**
 * Where the words of a quote stand in a text one after the other, whatever stands between them in either: marks of
 * Markdown, lines of a table, ends of lines. Null where they do not, and for a quote without words.
 */
export function findQuote(quote: string, text: string): FoundQuote | null {
  const { words: wanted } = placeWords(quote);
  if (wanted === "") return null;
  const { words, places } = placeWords(text);
  // With a space around, whole words alone are found.
  const at = placeOf(` ${wanted} `, ` ${words} `);
  if (at < 0) return null;
  const last = places[at + wanted.length - 1] ?? 0;
  const to = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
  return withSigns(quote, text, { from: places[at] ?? 0, to: afterAccents(text, to) });
}
