/** A part of a file: from `start` up to, not with, `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i;

/**
 * The part that a `Range` header asks for of a file of so many bytes (RFC 9110, 14.2): null where all of it is to be
 * sent, as for several parts or other units, `unsatisfiable` where the file has no such part.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = SINGLE.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const wanted = Math.min(Number(last), bytes);
    return wanted === 0 ? "unsatisfiable" : { start: bytes - wanted, end: bytes };
  }
  const start = Number(first);
  const end = last === "" ? bytes : Math.min(Number(last) + 1, bytes);
  if (last !== "" && Number(last) < start) return null;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
