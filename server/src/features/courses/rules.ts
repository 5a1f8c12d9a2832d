/** Letters of a slug's random end: no vowels, so that no word appears, and nothing that is misread. */
export const SLUG_LETTERS = "bcdfghjkmnpqrstvwxz23456789";
export const SLUG_END_LENGTH = 6;
const SLUG_NAME_LENGTH = 48;

/**
 * The address of a course under `/c/`: its name in plain letters and a random end, so that a link
 * tells what it is about and cannot be guessed.
 */
export function courseSlug(name: string, random: string): string {
  const whole = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    // A long row of marks would take a time that grows with its square to be put in order.
    .replace(/\p{M}+/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const end = whole.lastIndexOf("-", SLUG_NAME_LENGTH);
  // Between words, unless the first one alone is too long.
  const plain = whole.length > SLUG_NAME_LENGTH ? whole.slice(0, end > 0 ? end : SLUG_NAME_LENGTH) : whole;
  return plain ? `${plain}-${random}` : `kurs-${random}`;
}

/** Letters of an admin password that can be read aloud: 16 of them hold 78 bits. */
export const PASSWORD_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
export const PASSWORD_LENGTH = 16;

/** Letters in groups of four, as a password is shown. */
export function grouped(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}
