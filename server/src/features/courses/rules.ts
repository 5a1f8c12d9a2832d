import { randomBytes, randomInt } from "node:crypto";

/** Letters of a slug's random end: no vowels, so that no word appears, and nothing that is misread. */
const SLUG_LETTERS = "bcdfghjkmnpqrstvwxz23456789";
const SLUG_RANDOM_LENGTH = 6;
const SLUG_NAME_LENGTH = 48;

/**
 * The address of a course under `/c/`: its name in plain letters and a random end, so that a link
 * tells what it is about and cannot be guessed.
 */
export function courseSlug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, SLUG_NAME_LENGTH)
    .replace(/-+$/, "");
  const end = Array.from(
    { length: SLUG_RANDOM_LENGTH },
    () => SLUG_LETTERS[randomInt(SLUG_LETTERS.length)],
  ).join("");
  return plain ? `${plain}-${end}` : `kurs-${end}`;
}

/** An admin password that can be read aloud: four groups of four letters, 78 bits. */
export function newAdminPassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  const text = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** Words a minute of careful reading on a screen, and the time for the question. */
const WORDS_PER_MINUTE = 180;
const QUESTION_MINUTES = 0.5;

/** Whole minutes that a step takes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + QUESTION_MINUTES));
}
