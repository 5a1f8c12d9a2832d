/** A text and how its bytes were understood; `guessed` where only the letters told. */
export interface Decoded {
  text: string;
  encoding: string;
  guessed: boolean;
}

const SAMPLE = 1 << 18;

function byMark(data: Uint8Array): string | null {
  if (data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf) return "utf-8";
  if (data[0] === 0xff && data[1] === 0xfe) return "utf-16le";
  if (data[0] === 0xfe && data[1] === 0xff) return "utf-16be";
  return null;
}

/** UTF-16 of our languages has a NUL in nearly every second byte. */
function byZeros(data: Uint8Array): string | null {
  const length = Math.min(data.length, 65_536);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index++) {
    if (data[index] === 0) {
      if (index % 2 === 0) even++;
      else odd++;
    }
  }
  if (odd > length * 0.2 && even < length * 0.02) return "utf-16le";
  if (even > length * 0.2 && odd < length * 0.02) return "utf-16be";
  return null;
}

function strictUtf8(data: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    return null;
  }
}

const SMALL = new Set("äöüßàâæçéèêëîïôœùûáíóúñìòÿ");
const LARGE = new Set("ÄÖÜÀÂÆÇÉÈÊËÎÏÔŒÙÛÁÍÓÚÑÌÒ");
const OPENING = new Set("“„«‘¿¡");
const CLOSING = new Set("”“»’…");
const SIGNS = new Set("«»„“”‘’‚–—…¿¡§°€ªº·\u00a0");
const isSmall = (character: string): boolean => /\p{Ll}/u.test(character);
const isLetter = (character: string): boolean => /\p{L}/u.test(character);

/** How well a character above ASCII fits between its neighbours in our five languages. */
function fit(before: string, character: string, after: string): number {
  if (SMALL.has(character)) {
    return isSmall(before) || isLetter(after) || /[\s'’(«]/.test(before) ? 1 : 0;
  }
  if (LARGE.has(character)) return isSmall(before) ? -2 : isLetter(after) || isLetter(before) ? 1 : -0.5;
  if (character === "’" && isLetter(before) && isLetter(after)) return 1.5;
  if (OPENING.has(character) && /[\s(–—]/.test(before)) return 1.5;
  if (CLOSING.has(character) && /[\s.,;:!?)]/.test(after)) return 1.5;
  if (character === "–" || character === "—") return /\s/.test(before) || /\s/.test(after) ? 1.5 : 0.6;
  if (SIGNS.has(character)) return isSmall(before) && isSmall(after) && character !== "·" ? -2 : 0.6;
  return (character >= "\x80" && character <= "\x9f") || character === "\uFFFD" ? -5 : -1.5;
}

function plausibility(text: string): number {
  let score = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if (character >= "\x80") score += fit(text[index - 1] ?? " ", character, text[index + 1] ?? " ");
  }
  return score;
}

const DETECTED: readonly [RegExp, string][] = [
  [/mac/i, "macintosh"],
  [/850|437/, "cp850"],
];

/** Chooses among the one-byte encodings of western Europe; the library's word counts a little. */
async function byLetters(data: Uint8Array): Promise<Decoded> {
  const [{ default: iconv }, { default: jschardet }] = await Promise.all([
    import("iconv-lite"),
    import("jschardet"),
  ]);
  const sample = Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, SAMPLE));
  const word = jschardet.detect(sample).encoding ?? "";
  const named = DETECTED.find(([pattern]) => pattern.test(word))?.[1] ?? "windows-1252";
  let best = { encoding: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const encoding of ["windows-1252", "macintosh", "cp850"]) {
    const doubt = encoding === "windows-1252" ? 0 : encoding === "macintosh" ? 0.5 : 1;
    const score = plausibility(iconv.decode(sample, encoding)) - doubt + (encoding === named ? 1 : 0);
    if (score > best.score) best = { encoding, score };
  }
  const text = iconv.decode(Buffer.from(data.buffer, data.byteOffset, data.length), best.encoding);
  return { text, encoding: best.encoding, guessed: true };
}

/** Decodes a text file: byte order mark, UTF-16, strict UTF-8, else the likeliest one-byte encoding. */
export async function decodeText(data: Uint8Array): Promise<Decoded> {
  const marked = byMark(data) ?? byZeros(data);
  if (marked !== null) {
    const text = new TextDecoder(marked).decode(data).replace(/^\uFEFF/, "");
    return { text, encoding: marked, guessed: false };
  }
  const utf8 = strictUtf8(data);
  if (utf8 !== null) return { text: utf8, encoding: "utf-8", guessed: false };
  return await byLetters(data);
}
