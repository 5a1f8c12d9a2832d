const LAST_WORDS = 8;

/** The end of a text, by which a person finds the place where a damaged document breaks off. */
export function lastWords(text: string): string {
  return text.split(/\s+/).slice(-LAST_WORDS).join(" ");
}
