const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  laquo: "«",
  raquo: "»",
  euro: "€",
  copy: "©",
  deg: "°",
};
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

function character(code: number): string {
  const valid = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return valid ? String.fromCodePoint(code) : "\ufffd";
}

/** Text with its character references (such as `&amp;`) as the characters they stand for (CommonMark 0.31, 2.5). */
export function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED[name ?? ""] ?? whole;
  });
}

const SAFE = /^(?:https?:|mailto:|[/?#])/i;

/** The address of a link, or undefined where it could run a script or leave what a browser should open. */
export function safeHref(href: string): string | undefined {
  const address = decoded(href).trim();
  return SAFE.test(address) ? address : undefined;
}
