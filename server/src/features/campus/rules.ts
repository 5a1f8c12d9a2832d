import { type CourseDesign, LIMITS, type Source } from "@lehrpfad/contract";

/** A day of the calendar in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** The hour of the day in a time zone, 0 to 23. */
export function hourIn(timeZone: string, at: Date): number {
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at);
  return Number(hour);
}

/** Whether a mail about the day may come at this hour: not at night. */
export const isMailHour = (hour: number): boolean => hour >= 7 && hour < 21;

/** A restart, and the time zone that the participant was in then (null: not known). */
export interface Restart {
  at: Date;
  timeZone: string | null;
}

/**
 * How many restarts are left today, by the calendar of the participant's time zone (statement 4.29). Who names
 * another zone is not given another day: a restart counts where it is of the same day in its own zone, too.
 */
export function restartsLeft(restarts: readonly Restart[], now: Date, timeZone: string): number {
  const isToday = (zone: string, at: Date) => dayIn(zone, at) === dayIn(zone, now);
  const used = restarts.filter(
    ({ at, timeZone: then }) => isToday(timeZone, at) || (then !== null && isToday(then, at)),
  ).length;
  return Math.max(0, LIMITS.restartsPerDay - used);
}

/** Letters of a certificate's code: none that is misread when copied from paper. */
export const CERTIFICATE_LETTERS = "BCDFGHJKMNPQRSTVWXZ23456789";
export const CERTIFICATE_LENGTH = 12;

/** A code as it is stored, from what somebody typed: capitals in groups of four. */
export function certificateCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}

/** The product's own colours, light and dark, as its tokens name them. */
const OWN = {
  light: { ground: "#faf7f0", ink: "#1d1c18", accent: "#1e5b43", here: "#8f5600" },
  dark: { ground: "#12150f", ink: "#efebdf", accent: "#86d0a9", here: "#f1bd57" },
};
/** Contrast that large text needs (WCAG 2.2, 1.4.3). */
const LARGE_TEXT_CONTRAST = 3;

/** Relative luminance of a colour such as "#1e5b43" (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a picture in a course's design, readable whatever was chosen. */
export function pictureColours({ background, highlight }: CourseDesign): (typeof OWN)["light"] {
  const ground = background ?? OWN.light.ground;
  const inkOn = (theme: "light" | "dark") => contrastOf(OWN[theme].ink, ground);
  const own = inkOn("light") >= inkOn("dark") ? OWN.light : OWN.dark;
  const readable = (colour: string) => (contrastOf(colour, ground) >= LARGE_TEXT_CONTRAST ? colour : own.ink);
  return { ground, ink: own.ink, accent: readable(highlight ?? own.accent), here: readable(own.here) };
}

/** Letters and digits alone, in one case: a text and its Markdown are the same then. */
const bare = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Letters that one sign counts for at most: a ligature (ﬃ) and a syllable (한) have three, but U+FDFA eighteen. */
const LETTERS_OF_SIGN = 3;

/**
 * A text by its letters and digits alone, in one case and one form, without accents: what is read of it is the same as
 * its Markdown then.
 */
export function lettersOf(text: string): string {
  const known = new Map<string, string>();
  // Sign by sign: putting a long row of accents in order takes a time that grows with the square of their number.
  const fold = (sign: string): string => {
    const letters =
      known.get(sign) ??
      sign
        .normalize("NFKD")
        .replace(/[^\p{L}\p{N}]+/gu, "")
        .slice(0, LETTERS_OF_SIGN);
    known.set(sign, letters);
    return letters;
  };
  return text
    .replace(/\P{ASCII}/gu, fold)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Letters that a marked passage and a text have in common where one begins in the other. */
const SHARED = 8;
/**
 * Letters of a marked passage that need not stand in the text, their share, and how many at most: formulas and headings
 * of the page. Each is looked for in the whole text.
 */
const OTHERS = { letters: 10, share: 0.15, most: 200 };
/** Characters of a marked passage for each of its letters: more are blank lines and the like. */
const SPREAD = 4;

/** Whether a passage as a page shows it stands in a text, given by its letters (`lettersOf`). */
export function standsIn(passage: string, letters: string): boolean {
  const wanted = lettersOf(passage);
  // One sign can stand for several letters.
  if (passage.length > SPREAD * wanted.length + 100 || wanted.length > LIMITS.highlightLength) return false;
  let others = Math.min(OTHERS.most, OTHERS.letters + OTHERS.share * wanted.length);
  for (let at = 0; at < wanted.length && others >= 0; ) {
    const found = letters.indexOf(wanted.slice(at, at + SHARED));
    if (found < 0) {
      others--;
      at++;
      continue;
    }
    let end = 0;
    while (at + end < wanted.length && wanted[at + end] === letters[found + end]) end++;
    at += end;
  }
  return others >= 0;
}

/**
 * Finds the source of a step that says a marked passage, or the first one of which the passage holds all; null without
 * one. What is compared of the sources is made once for all passages.
 */
export function sourceFinder(sources: readonly Source[]): (quote: string) => Source | null {
  const read = sources.map((source) => ({ source, text: bare(source.quote) }));
  return (quote) => {
    const marked = bare(quote);
    if (marked.trim() === "") return null;
    const says = read.find(({ text }) => text.includes(marked));
    const within = says ?? read.find(({ text }) => text.trim() !== "" && marked.includes(text));
    return within?.source ?? null;
  };
}

/** The size that link previews ask for, in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
