import { smallest } from "../extremes.ts";
import { isCode, type Line } from "./geometry.ts";

const FEWEST = 3;
/** What bullets of symbol fonts come out as: "^", "o", "Ø", "§", "?" and the like before a blank; an arrow before an address is none. */
const ODD = /^([\^oØø§?¾¿¨~»>→♦◆◊○◘+v])\s+(?!\p{Ll}+:\/\/)(?=\S)/u;

/**
 * Gives lists their bullets back: a sign that opens at least three lines set in from the left edge is the
 * bullet of a symbol font read with the wrong alphabet.
 */
export function repairBullets(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  const left = smallest(lines.map((line) => line.x0));
  const signOf = (line: Line): string | undefined =>
    !isCode(line) && line.x0 > left + line.size ? ODD.exec(line.text)?.[1] : undefined;
  for (const line of lines) {
    const sign = signOf(line);
    if (sign !== undefined) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  }
  return lines.map((line) => {
    const sign = signOf(line);
    const isBullet = sign !== undefined && (seen.get(sign) ?? 0) >= FEWEST;
    return isBullet ? { ...line, text: line.text.replace(ODD, "• ") } : line;
  });
}
