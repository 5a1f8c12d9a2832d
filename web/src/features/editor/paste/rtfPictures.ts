const PICTURE = /\\(pngblip|jpegblip)\b/g;
const HEX = /[\da-f\s]+/iy;
const WORD = /\\[a-z]+-?\d* ?|\{[^{}]{0,2000}\}|\s+/iy;
const TYPES = { pngblip: "image/png", jpegblip: "image/jpeg" } as const;
/** Shorter runs of hexadecimal digits are identifiers. */
const LEAST_DIGITS = 100;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const digits = hex.replace(/\s/g, "");
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** What stands from a place on as hexadecimal digits, behind the words that describe it. */
function digitsAt(rtf: string, from: number): string {
  let at = from;
  for (;;) {
    HEX.lastIndex = at;
    const digits = HEX.exec(rtf)?.[0] ?? "";
    if (digits.length >= LEAST_DIGITS) return digits;
    WORD.lastIndex = at;
    const word = WORD.exec(rtf)?.[0] ?? "";
    if (word === "") return "";
    at += word.length;
  }
}

/** The pictures in the rich text that Word puts beside its HTML, whose own pictures only Word can open. */
export function picturesOfRtf(rtf: string): File[] {
  const found: File[] = [];
  for (const match of rtf.matchAll(PICTURE)) {
    const type = match[1] === "pngblip" ? TYPES.pngblip : TYPES.jpegblip;
    const digits = digitsAt(rtf, match.index + match[0].length);
    if (digits !== "") found.push(new File([bytesOf(digits)], "picture", { type }));
  }
  return found;
}
