const LONGEST_TITLE = 100;
const FEWEST_WORDS = 3;

/** Words, hyphens, brackets and quotes; a colon may divide it. No address, markup, list or sentence looks like this. */
const PLAIN = /^[«„“"¿¡]?\p{Lu}[\p{L}\p{N}\s'’«»„“”"()&:–—¿¡!?-]*[\p{L}\p{N})»”“"!?]$/u;
/** Small words between the parts of a name: they make no title. */
const OF_NAMES =
  /^(?:de|del|della|dell|degli|dei|di|da|do|dos|du|des|la|las|los|le|van|von|vom|zu|zum|zur|den|der|und|and|et|y|e|of|the)$/u;
/** Who wrote, where and when: what also stands at the top of a text. */
const NO_TITLE =
  /^(?:by|von|par|por|di|author|autor|auteur|autore|stand|version|fassung|versi[óo]n|versione|copyright|last|letzte|université?|universit[àäy]t?|universi\p{L}*|hochschule|institut\p{L}*|istituto|fakultät|facult\p{L}*|facolt\p{L}*|fach\p{L}+|abteilung|depart\p{L}+|dipart\p{L}+|minist\p{L}+|school|schule|école|escuela|scuola|coll[eè]g\p{L}+|gymnasium|seminar|lehrstuhl|cátedra)(?=$|[\s:-])/iu;

/**
 * The title of a text whose first lines are no heading, where they read like one: a short line alone at the very top
 * that is no sentence and names neither a person, nor a place of work, nor a day. Null where in doubt.
 */
export function openingTitle(line: string): string | null {
  const text = line.replace(/\s+/g, " ").trim();
  if (text.length > LONGEST_TITLE || !PLAIN.test(text) || NO_TITLE.test(text)) return null;
  const words = text.split(" ");
  const says = words.some((word) => /^\p{Ll}/u.test(word) && !OF_NAMES.test(word));
  return words.length >= FEWEST_WORDS && says ? text : null;
}
