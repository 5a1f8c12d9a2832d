/** Characters of a name in a mail; nobody reads more in a subject line. */
const LONGEST = 100;

/** A word that is an address: mail programs make a link of it. */
const isAddress = (word: string): boolean =>
  word.includes("://") || /^\W*www\./i.test(word) || /[^@]@[^@]/.test(word);

/**
 * A name that people typed (of a person, a course, a step), as it may stand in a mail: addresses are left out, other
 * words with a dot ("Node.js") are kept from becoming links by a space without width.
 */
export function nameInMail(text: string): string {
  const words = text.trim().split(/\s+/u);
  const plain = words.map((word) =>
    isAddress(word) ? "…" : word.replace(/([.。．｡])(?=[^\s.])/gu, "$1\u200b"),
  );
  const name = plain.join(" ");
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).toWellFormed()}…`;
}
