/** A stem of the texts that stands for one of a question; 1 where it is that stem itself. */
export interface StandIn {
  stem: string;
  weight: number;
}

/** A word that holds the one that is asked for ("Bienenwachs" for "Wachs") counts half, and so does each half of one. */
const PART = 0.5;
/** A word with a slip in it. */
const SLIP = 0.7;
/** Letters from which a stem is looked for inside longer ones. */
const LONG = 4;
/** Letters from which a stem is taken for the beginning of a word where there is none like it. */
const SHORT = 3;
/** Letters from which a slip is forgiven, and from which two are. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
/** What may stand between the halves of a German compound. */
const LINKS = ["", "s", "n", "en", "es", "e", "er"];

/** Without accents, as many people type. */
export const foldAccents = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

/** The number of slips between two words (Damerau and Levenshtein, neighbours exchanged count one); more than `most` is `most + 1`. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isExchanged) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

/** The halves of a compound that both stand in the texts ("Sonnenstand": "Sonne", "Stand"); the longest first half wins. */
function halvesOf(word: string, known: ReadonlySet<string>, stemOf: (word: string) => string): string[] {
  for (let at = word.length - LONG; at >= LONG; at--) {
    const second = stemOf(word.slice(at));
    if (!known.has(second)) continue;
    for (const link of LINKS) {
      if (!word.slice(0, at).endsWith(link)) continue;
      const first = stemOf(word.slice(0, at - link.length));
      if (first.length >= LONG - 1 && known.has(first)) return [first, second];
    }
  }
  return [];
}

/** The words that differ from one by a slip, or by two where it is long. */
function withSlips(word: string, { words }: Vocabulary): StandIn[] {
  const folded = foldAccents(word.toLowerCase());
  const most = folded.length >= TWO_SLIPS ? 2 : folded.length >= ONE_SLIP ? 1 : 0;
  if (most === 0) return [];
  const near = [...words].map(([other, stem]) => ({ stem, slips: countSlips(folded, other, most) }));
  const least = Math.min(...near.map(({ slips }) => slips));
  if (least > most) return [];
  return near
    .filter(({ slips }) => slips === least)
    .map(({ stem }) => ({ stem, weight: SLIP / Math.max(1, least) }));
}

/** The words of the texts. */
export interface Vocabulary {
  stems: ReadonlySet<string>;
  /** Each word in small letters without accents, with its stem. */
  words: ReadonlyMap<string, string>;
  /** Whether the language joins words to one. */
  divides: boolean;
  stemOf(word: string): string;
}

/**
 * The stems that stand for a word of a question: its own, without accents too, and longer ones that hold it; of a
 * compound its halves; else the beginnings of words ("bici"), else those that differ by a slip.
 */
export function standInsOf(word: string, vocabulary: Vocabulary): StandIn[] {
  const { stems, divides, stemOf } = vocabulary;
  const stem = stemOf(word);
  const folded = foldAccents(stem);
  const same = stems.has(stem) ? [stem] : [...stems].filter((other) => foldAccents(other) === folded);
  const isPart = (other: string) =>
    stem.length < LONG ? other.startsWith(stem) : other.length > stem.length && other.includes(stem);
  const holding =
    stem.length < SHORT || (same.length > 0 && (!divides || stem.length < LONG))
      ? []
      : [...stems].filter(isPart).filter((other) => other !== stem);
  const found = [
    ...same.map((other) => ({ stem: other, weight: 1 })),
    ...holding.map((other) => ({ stem: other, weight: PART })),
  ];
  if (found.length > 0) return found;
  const halves = divides ? halvesOf(word.toLowerCase(), stems, stemOf) : [];
  return halves.length > 0
    ? halves.map((half) => ({ stem: half, weight: PART }))
    : withSlips(word, vocabulary);
}
