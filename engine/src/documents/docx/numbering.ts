import type { Package } from "../archive/package.ts";
import { letters, roman } from "../numerals.ts";
import type { ListPlace } from "./styles.ts";

/** How one level of a list is numbered (ECMA-376 part 1, section 17.9). */
interface Level {
  format: string;
  /** Such as "(%1)" or "%1.%2."; %n stands for the number of level n, from 1. */
  text: string;
  start: number;
}

const DEEPEST = 9;

const WRITERS: Record<string, (number: number) => string> = {
  decimal: String,
  decimalZero: (number) => String(number).padStart(2, "0"),
  lowerLetter: letters,
  upperLetter: (number) => letters(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
};

/** The numbers Word prints before list items: they stand in word/numbering.xml, not in the text. */
export class Numbering {
  #abstract = new Map<string, Map<number, Level>>();
  #lists = new Map<string, string>();
  #starts = new Map<string, number>();
  #counters = new Map<string, number[]>();
  /** Lists whose own start was taken already. */
  #begun = new Set<string>();

  static async read(parts: Package, part: string): Promise<Numbering> {
    const numbering = new Numbering();
    let levels: Map<number, Level> | null = null;
    let level: Level | null = null;
    let list: string | null = null;
    let overridden = 0;
    await parts.parse(part, {
      open(name, attributes) {
        const value = attributes["w:val"] ?? "";
        if (name === "w:abstractNum") {
          levels = new Map();
          numbering.#abstract.set(attributes["w:abstractNumId"] ?? "", levels);
        }
        if (name === "w:num") list = attributes["w:numId"] ?? "";
        if (name === "w:abstractNumId" && list !== null) numbering.#lists.set(list, value);
        if (name === "w:lvlOverride") overridden = Number(attributes["w:ilvl"]);
        if (name === "w:startOverride" && list !== null) {
          numbering.#starts.set(`${list}/${overridden}`, Number(value));
        }
        if (name === "w:lvl" && levels !== null) {
          level = { format: "decimal", text: "", start: 1 };
          levels.set(Number(attributes["w:ilvl"]), level);
        }
        if (level === null) return;
        if (name === "w:numFmt") level.format = value;
        if (name === "w:lvlText") level.text = value;
        if (name === "w:start") level.start = Number(value) || 0;
      },
      close(name) {
        if (name === "w:abstractNum") levels = null;
        if (name === "w:num") list = null;
        if (name === "w:lvl") level = null;
      },
    });
    return numbering;
  }

  /**
   * Counts one more item of a list and returns the number before it, such as "(2)" or "1.3"; empty for
   * bullets and lists that are not described.
   */
  next(place: ListPlace): string {
    const abstract = this.#lists.get(place.numId);
    const levels = abstract === undefined ? undefined : this.#abstract.get(abstract);
    const level = levels?.get(place.level);
    if (abstract === undefined || level === undefined || place.level >= DEEPEST) return "";
    const counters = this.#count(place, abstract, level);
    if (WRITERS[level.format] === undefined) return "";
    return level.text
      .replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        const format = levels?.get(at)?.format ?? "decimal";
        return (WRITERS[format] ?? String)(counters[at] ?? levels?.get(at)?.start ?? 1);
      })
      .trim();
  }

  /**
   * All lists of one description share their numbers, as Word counts them; a list with a start of its own
   * sets them back when it first comes.
   */
  #count(place: ListPlace, abstract: string, level: Level): number[] {
    const list = `${place.numId}/${place.level}`;
    const own = this.#starts.get(list);
    const counters = this.#counters.get(abstract) ?? [];
    this.#counters.set(abstract, counters);
    const begins = own !== undefined && !this.#begun.has(list);
    if (begins) this.#begun.add(list);
    const before = begins ? undefined : counters[place.level];
    counters[place.level] = before === undefined ? (own ?? level.start) : before + 1;
    counters.length = place.level + 1;
    return counters;
  }
}
