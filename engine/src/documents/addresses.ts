import { anyOf } from "../text/documentWords/index.ts";

/** Characters of the longest address that is known as such. */
const LONGEST = 500;
/** How many of them are kept: each is compared with each address in the text. */
const MOST = 1_000;
/** What encloses an address in running text. */
const OPENING = /^[(<[{„"“«'‚]+/u;
const IS_ADDRESS = /:\/\/|^www\.|\p{L}@\p{L}/u;
/** Words that no path ends with: behind a slash at the end of a line they go on with the sentence. */
const WORDS = new RegExp(`^(?:${anyOf("conjunctions", "smallWords")})$`, "u");

/** Whether a line goes on with the address that the line before ends in, told by how both are written. */
function looksCut(token: string, rest: string): boolean {
  if (!/^[\p{L}\d~%]/u.test(rest)) return false;
  const word = rest.replace(/[)\]>}.,;:!?»”"]+$/u, "");
  if (WORDS.test(word)) return false;
  return token.endsWith(".") ? /^[\p{Ll}\d]/u.test(rest) : /[/_=&?#%~]$/.test(token);
}

/** The addresses that the links of a document lead to: they tell how one that a line end cuts goes on. */
export class Addresses {
  #known = new Set<string>();

  /** Adds where a link leads; mail addresses without "mailto:", as texts show them. */
  add(address: string): void {
    const shown = /^mailto:/i.test(address) ? address.slice(7).replace(/\?.*$/, "") : address;
    if (this.#known.size < MOST && shown.length <= LONGEST && IS_ADDRESS.test(shown)) this.#known.add(shown);
  }

  /** Whether the line goes on with the address at the end of the text before it; null where that ends in none. */
  isCut(before: string, line: string): boolean | null {
    const token = (/\S+$/.exec(before)?.[0] ?? "").replace(OPENING, "");
    const rest = /^\S+/.exec(line.slice(0, LONGEST))?.[0] ?? "";
    if (!IS_ADDRESS.test(token)) return null;
    for (const address of this.#known) {
      if (!address.startsWith(token) || address === token) continue;
      const wanted = address.slice(token.length);
      if (rest.startsWith(wanted) || wanted.startsWith(rest)) return true;
    }
    if (this.#known.has(token) || this.#known.has(token.replace(/[.,;:]$/, ""))) return false;
    return looksCut(token, rest) ? true : /[/.]$/.test(token) ? false : null;
  }

  /** A text in which no word sticks to the end of a known address. */
  separate(text: string): string {
    return text.replace(/\S+/g, (token) => {
      const start = token.replace(OPENING, "");
      if (!token.includes("://") || token.length > LONGEST || this.#known.has(start)) return token;
      let longest = "";
      for (const address of this.#known)
        if (address.length > longest.length && start.startsWith(address)) longest = address;
      const behind = start.slice(longest.length);
      if (!/[^/:]\/[^/]*[\p{L}\d]$/u.test(longest) || !/^\p{Ll}+[.,;:)]*$/u.test(behind)) return token;
      return `${token.slice(0, token.length - behind.length)} ${behind}`;
    });
  }
}
