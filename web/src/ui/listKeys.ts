/** What is done with a key in a list, of React or of the browser. */
interface Key {
  key: string;
  timeStamp: number;
}

/** How many rows a key goes on, or back. */
const JUMPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** After as many milliseconds without a key, typing begins a new word. */
const WORD_MS = 1_000;

/** The index a key of the arrows' kind leads to from `at`, of `amount` rows; null for any other key. */
export function jumpByKey(key: string, at: number, amount: number): number | null {
  const jump = JUMPS[key];
  return jump === undefined ? null : Math.min(amount - 1, Math.max(0, at + jump));
}

/** Without case and accents: "me" finds "Méthode". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The index of the row that begins with what was typed, with its number or without: the first one after `at`, which a
 * second letter does not leave while it fits; null where there is none.
 */
export function findTyped(typed: string, at: number, labels: readonly string[]): number | null {
  const wanted = plain(typed);
  const fits = (label: string) =>
    plain(label).startsWith(wanted) || plain(label.replace(/^\d+\. /, "")).startsWith(wanted);
  const first = typed.length > 1 ? at : at + 1;
  const order = labels.map((_label, index) => (first + index) % labels.length);
  return order.find((index) => fits(labels[index] ?? "")) ?? null;
}

/** What was typed of a word, and until when (`timeStamp` of an event) the next letter belongs to it. */
interface Word {
  typed: string;
  until: number;
}

/**
 * The index a key leads to in a list of labels: with the arrows and their kind, or with letters, which `word` remembers;
 * null where the key does nothing.
 */
export function findByKey(
  { key, timeStamp }: Key,
  at: number,
  labels: readonly string[],
  word: Word,
): number | null {
  const jumped = jumpByKey(key, at, labels.length);
  if (jumped !== null || key.length > 1 || key === " ") return jumped;
  word.typed = timeStamp < word.until ? word.typed + key : key;
  word.until = timeStamp + WORD_MS;
  return findTyped(word.typed, at, labels);
}
