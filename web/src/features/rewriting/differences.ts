import { diffArrays } from "diff";

/** A stretch of text; `changed` where the other version does not have it. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** Both versions of a text, part by part, each part as pieces in their order. */
export interface Differences {
  present: Piece[][];
  proposed: Piece[][];
  /** Hardly anything is the same: nothing is marked, because everything would be. */
  allNew: boolean;
}

/** A comparison that takes longer than this marks nothing. */
const TIMEOUT_MS = 300;
/** Share of common words below which a text counts as all new. */
const LEAST_COMMON = 0.3;
/** So few common words between two changes belong to them: single ones would only confuse. */
const STRAY_WORDS = 2;

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s]/gu;

interface Token {
  text: string;
  part: number;
}

function tokensOf(parts: readonly string[]): Token[] {
  return parts.flatMap((text, part) =>
    Array.from(text.match(WORD) ?? [], (found) => ({ text: found, part })),
  );
}

const isSpace = ({ text }: Token): boolean => text.trim() === "";

interface Run {
  kind: "same" | "added" | "removed";
  count: number;
}

/** Runs of words that both have or one has; null where there are too many to compare. */
function runsOf(present: readonly string[], proposed: readonly string[]): Run[] | null {
  const found = diffArrays([...present], [...proposed], { timeout: TIMEOUT_MS });
  if (!found) return null;
  return found.map(({ added, removed, count }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    count,
  }));
}

/** Which words of each version are changed, in their order. */
function flagsOf(runs: readonly Run[]): { present: boolean[]; proposed: boolean[] } {
  const present: boolean[] = [];
  const proposed: boolean[] = [];
  for (const [at, { kind, count }] of runs.entries()) {
    const between = at > 0 && at < runs.length - 1;
    const changed = kind !== "same" || (between && count <= STRAY_WORDS);
    const flags = Array.from({ length: count }, () => changed);
    if (kind !== "added") present.push(...flags);
    if (kind !== "removed") proposed.push(...flags);
  }
  return { present, proposed };
}

/** Tokens as pieces, part by part; a space is changed where both its neighbours are. */
function piecesOf(tokens: readonly Token[], flags: readonly boolean[], parts: number): Piece[][] {
  const pieces: Piece[][] = Array.from({ length: parts }, () => []);
  let word = 0;
  for (const token of tokens) {
    const changed = isSpace(token) ? Boolean(flags[word - 1] && flags[word]) : Boolean(flags[word]);
    if (!isSpace(token)) word += 1;
    const part = pieces[token.part] ?? [];
    const last = part.at(-1);
    if (last?.changed === changed) last.text += token.text;
    else part.push({ text: token.text, changed });
  }
  return pieces;
}

/**
 * What differs between two versions of a text, word by word. The parts are what is shown in one go, such as
 * a heading or the text of a link; words never reach over two of them.
 */
export function differences(present: readonly string[], proposed: readonly string[]): Differences {
  const old = tokensOf(present);
  const next = tokensOf(proposed);
  const oldWords = old.filter((token) => !isSpace(token)).map(({ text }) => text);
  const nextWords = next.filter((token) => !isSpace(token)).map(({ text }) => text);
  const runs = runsOf(oldWords, nextWords);
  const common = (runs ?? []).reduce((sum, { kind, count }) => sum + (kind === "same" ? count : 0), 0);
  const most = Math.max(oldWords.length, nextWords.length);
  const allNew = runs === null || (most > 0 && common / most < LEAST_COMMON);
  const flags = allNew ? { present: [], proposed: [] } : flagsOf(runs);
  return {
    present: piecesOf(old, flags.present, present.length),
    proposed: piecesOf(next, flags.proposed, proposed.length),
    allNew,
  };
}
