/*
 * A step is read in bites: a stretch of its text, then something to do. Where they end is decided here, for the page and
 * for whatever else plays a course (docs/decisions/bites.md).
 */

/** A paragraph, list, table, heading of a step's text. */
export interface TextPiece {
  /** The part of the text it belongs to (`partsOf`). */
  part: number;
  text: string;
  isHeading: boolean;
}

/** Pieces from `from` up to before `to`, and whether exercises stand behind them. */
export interface Bite {
  from: number;
  to: number;
  /** The part whose exercises follow; null where none do. */
  part: number | null;
}

/** Words between two activities: about two screens of a phone. */
export const BITE_WORDS = 230;

/** A cut within a section counts as so many words further from where it should be. */
const WITHIN_SECTION = 40;

const countWords = (text: string) => text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0;

/** Stretches of pieces that end where exercises stand, and at the end. */
function stretchesOf(pieces: readonly TextPiece[], asked: ReadonlySet<number>): Bite[] {
  const stretches: Bite[] = [];
  let from = 0;
  for (const [at, { part }] of pieces.entries()) {
    const isLast = at === pieces.length - 1;
    const endsPart = isLast || pieces[at + 1]?.part !== part;
    if (!isLast && !(endsPart && asked.has(part))) continue;
    stretches.push({ from, to: at + 1, part: endsPart && asked.has(part) ? part : null });
    from = at + 1;
  }
  return stretches;
}

/** What ends with a colon belongs to what it announces. */
const ANNOUNCES = /[:\uFF1A][\s*_"»”“)]*$/u;

/** The piece before which a stretch is best cut, nearest to a number of words; null where it cannot be. */
function bestCut(
  pieces: readonly TextPiece[],
  { from, to }: Bite,
  wordsBefore: readonly number[],
  wanted: number,
): number | null {
  let best: { at: number; far: number } | null = null;
  for (let at = from + 1; at < to; at++) {
    if (pieces[at - 1]?.isHeading || ANNOUNCES.test(pieces[at - 1]?.text ?? "")) continue;
    const distance = Math.abs((wordsBefore[at] ?? 0) - wanted);
    const far = distance + (pieces[at]?.isHeading ? 0 : WITHIN_SECTION);
    if (best === null || far < best.far) best = { at, far };
  }
  return best?.at ?? null;
}

/** A stretch in as many bites as it has screens for, about equally long, cut where sections begin if that is near. */
function cutStretch(pieces: readonly TextPiece[], stretch: Bite, wordsBefore: readonly number[]): Bite[] {
  const bites: Bite[] = [];
  let rest = stretch;
  for (;;) {
    const begin = wordsBefore[rest.from] ?? 0;
    const words = (wordsBefore[rest.to] ?? 0) - begin;
    const count = Math.ceil(words / BITE_WORDS);
    const at = count > 1 ? bestCut(pieces, rest, wordsBefore, begin + words / count) : null;
    if (at === null) return [...bites, rest];
    bites.push({ from: rest.from, to: at, part: null });
    rest = { ...rest, from: at };
  }
}

/** A step's text in bites; `asked` are the parts behind which exercises stand. */
export function cutIntoBites(pieces: readonly TextPiece[], asked: ReadonlySet<number>): Bite[] {
  const wordsBefore = [0];
  for (const [at, { text }] of pieces.entries()) wordsBefore.push((wordsBefore[at] ?? 0) + countWords(text));
  return stretchesOf(pieces, asked).flatMap((stretch) => cutStretch(pieces, stretch, wordsBefore));
}

/** An exercise by the part of the text, from 0, behind which it stands; null at the end. */
interface Placed {
  section: number | null;
}

/** A stretch of a step's text with what is asked behind it. */
export interface LaidBite<Piece, Exercise> {
  pieces: readonly Piece[];
  exercises: readonly Exercise[];
  /** Whether the step's own question stands behind it. */
  isLast: boolean;
}

/** Where the exercises of a step stand whose text has so many parts; in each place in their order. */
export function placeExercises<Exercise extends Placed>(
  exercises: readonly Exercise[],
  parts: number,
): { behind: Map<number, Exercise[]>; last: Exercise[] } {
  const behind = new Map<number, Exercise[]>();
  const last: Exercise[] = [];
  for (const exercise of exercises) {
    const { section } = exercise;
    if (section === null || section < 0 || section >= parts) last.push(exercise);
    else behind.set(section, [...(behind.get(section) ?? []), exercise]);
  }
  return { behind, last };
}

/** A step's text in bites, each with its exercises; one empty bite where there is no text. */
export function layBites<Piece extends TextPiece, Exercise extends Placed>(
  pieces: readonly Piece[],
  exercises: readonly Exercise[],
): LaidBite<Piece, Exercise>[] {
  const parts = (pieces.at(-1)?.part ?? -1) + 1;
  const { behind, last } = placeExercises(exercises, parts);
  const cut = cutIntoBites(pieces, new Set(behind.keys()));
  return (cut.length > 0 ? cut : [{ from: 0, to: 0, part: null }]).map(({ from, to, part }, at, all) => {
    const isLast = at === all.length - 1;
    const placed = part === null ? [] : (behind.get(part) ?? []);
    return { pieces: pieces.slice(from, to), exercises: isLast ? [...placed, ...last] : placed, isLast };
  });
}
