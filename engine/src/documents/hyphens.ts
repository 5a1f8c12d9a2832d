import { anyOf } from "../text/documentWords/index.ts";
import { Addresses } from "./addresses.ts";

const SUSPENDED = new RegExp(`^(?:${anyOf("conjunctions")})$`, "u");
const END = /([\p{L}]+)-$/u;
const START = /^([\p{L}]+)/u;

/** An address, a path or a file name, in which a hyphen is a character of its own. */
const ADDRESS_END = /[@/._\d]\S*-$|\d-$/u;
const ADDRESS_START = /^[\p{L}\d-]*(?:[@/_]|\.\p{Ll})/u;
const CAPITALS = /^\p{Lu}+$/u;

/** Characters at the end of a line that are looked at: no word is longer, and looking on would take its square. */
const LAST = 200;

/** A line without the word at its end that a hyphen cuts off. */
const withoutCutWord = (line: string): string =>
  line.slice(0, -LAST) + line.slice(-LAST).replace(/[\p{L}]+-$/u, "");

/** The words of a document that do not stand at a line end: what tells "Vor-teil" from "Nord-Süd". */
export class Vocabulary {
  #joined = new Set<string>();
  #hyphenated = new Set<string>();
  /** Where the links of the document lead. */
  readonly addresses = new Addresses();

  /** Adds a line; its last word is left out where it is cut off by a hyphen. */
  add(line: string): void {
    for (const word of withoutCutWord(line).match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
      if (word.includes("-")) this.#hyphenated.add(word.toLowerCase());
      else this.#joined.add(word.toLowerCase());
    }
  }

  /** Joins a line to the text before it: at a hyphen without a space, with or without the hyphen. */
  join(before: string, line: string): string {
    const last = before.slice(-LAST);
    const end = END.exec(last)?.[1];
    const start = START.exec(line)?.[1];
    const isCut = this.addresses.isCut(last, line);
    if (isCut === true) return before + line;
    if (isCut === false) return `${before} ${line}`;
    if (/\S\/$/.test(last) && /^[\p{L}\p{N}]/u.test(line)) return before + line;
    if (end === undefined || start === undefined) {
      return /[\p{L}\p{N}]-$/u.test(last) && /^[\p{L}\p{N}]/u.test(line)
        ? before + line
        : `${before} ${line}`;
    }
    const whole = (end + start).toLowerCase();
    const parts = `${end}-${start}`.toLowerCase();
    if (ADDRESS_END.test(last) || ADDRESS_START.test(line)) return before + line;
    if (this.#hyphenated.has(parts)) return before + line;
    if (/^\p{Lu}/u.test(start) && !(CAPITALS.test(start) && CAPITALS.test(end))) return before + line;
    if (this.#joined.has(whole)) return before.slice(0, -1) + line;
    if (SUSPENDED.test(start)) return `${before} ${line}`;
    return /^\p{Ll}/u.test(start) && !/^\p{Lu}+$/u.test(end) ? before.slice(0, -1) + line : before + line;
  }
}
